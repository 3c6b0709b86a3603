public import TransitionText

/// A replacement of some bytes of a source text.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty for an insertion.
  public var range: ByteRange
  /// The replacement.
  public var replacement: String

  /// Makes an edit.
  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// One way to mend a finding.
public struct FixIt: Hashable, Sendable {
  /// Whether it may be applied without asking.
  public enum Applicability: String, Sendable {
    /// It does what the author meant.
    case safe
    /// It is probably what the author meant, but needs a review.
    case needsReview = "needs-review"
  }

  /// What it does, as a button would say it: `change to 'velocity'`.
  public var title: String
  /// The replacements; they do not overlap.
  public var edits: [TextEdit]
  /// Whether it may be applied without asking.
  public var applicability: Applicability

  /// Makes a fix-it.
  public init(_ title: String, _ edits: [TextEdit], applicability: Applicability) {
    self.title = title
    self.edits = edits
    self.applicability = applicability
  }

  /// Makes a fix-it of one replacement that needs a review.
  public init(_ title: String, replacing range: ByteRange, with text: String) {
    self.init(title, [TextEdit(range, text)], applicability: .needsReview)
  }
}
