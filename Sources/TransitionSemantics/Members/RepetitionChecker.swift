import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The place of a `hide` or `hold`.
struct WrittenMember {
  var member: NodeID
  /// The path that is hidden or held.
  var path: NodeID
  /// The `use` in the transition, for a member of a motion.
  var useSite: ByteRange?
}

extension Checker {
  /// Reports hides and holds that repeat an earlier one with the same life.
  mutating func reportRepeats(_ found: CheckedMembers) {
    struct Span: Hashable {
      var property: PropertyKey
      var life: CheckedLife
    }
    var hidden = FlatTable<Span, WrittenMember>()
    for (hide, written) in zip(found.hides, found.hideNodes) {
      let span = Span(property: PropertyKey(hide.subject, .alpha), life: hide.life)
      if let first = hidden[span] {
        reportRepeat("hide", written, first: first)
      } else {
        hidden.set(span, written)
      }
    }
    for (hide, written) in zip(found.hides, found.hideNodes) {
      let property = PropertyKey(hide.subject, .alpha)
      let longer = hide.life.longer.lazy.compactMap { hidden[Span(property: property, life: $0)] }.first
      if let longer { reportInLonger(written, longer) }
    }
    var held = FlatTable<Span, (hold: Hold, written: WrittenMember)>()
    for (holding, written) in zip(found.holds, found.holdNodes) {
      let hold = holding.hold
      let span = Span(property: PropertyKey(hold.subject, hold.property), life: holding.life)
      if let first = held[span] {
        reportRepeat(hold, written, first: first)
      } else {
        held.set(span, (hold, written))
      }
    }
  }

  /// Reports holds of one interaction that repeat an earlier one.
  mutating func reportRepeats(_ holds: [(hold: Hold, written: WrittenMember)]) {
    var held = FlatTable<PropertyKey, (hold: Hold, written: WrittenMember)>()
    for (hold, written) in holds {
      let key = PropertyKey(hold.subject, hold.property)
      if let first = held[key] {
        reportRepeat(hold, written, first: first)
      } else {
        held.set(key, (hold, written))
      }
    }
  }

  /// Reports two holds with the same value. T0318 reports different values.
  private mutating func reportRepeat(
    _ hold: Hold, _ written: WrittenMember, first: (hold: Hold, written: WrittenMember)
  ) {
    if expressions.areEqual(hold.value, first.hold.value) == true {
      reportRepeat("hold", written, first: first.written)
    }
  }

  /// Reports a hide that is part of a longer one.
  private mutating func reportInLonger(_ written: WrittenMember, _ longer: WrittenMember) {
    report(
      Diagnostic(
        .withoutEffect, at: written.useSite ?? tree.range(written.path),
        [
          .text("this `hide`"),
          .text("`\(tree.source.text(tree.range(written.path)))` is hidden for longer"),
        ], labels: [DiagnosticLabel(longer.useSite ?? tree.range(longer.path), "this covers the whole time")],
        fixIts: written.useSite == nil ? [removal(of: written, .safe)].compactMap(\.self) : []))
  }

  private mutating func reportRepeat(_ word: String, _ written: WrittenMember, first: WrittenMember) {
    let range = written.useSite ?? tree.range(written.path)
    let firstRange = first.useSite ?? tree.range(first.path)
    let name = tree.source.text(tree.range(written.path))
    report(
      Diagnostic(
        .duplicateMember, at: range, [.text("`\(word) \(name)`")],
        labels: range == firstRange ? [] : [DiagnosticLabel(firstRange, "first here")],
        notes: written.useSite == nil ? [] : ["the members of a motion count where it is used"],
        fixIts: written.useSite == nil ? [removal(of: written, .safe)].compactMap(\.self) : []))
  }

  /// A fix-it that removes a member, or one of its several views.
  func removal(of written: WrittenMember, _ applicability: FixIt.Applicability) -> FixIt? {
    let tokens = tree.tokenRange(written.path)
    let path = tree.range(written.path)
    let range: ByteRange
    if tree.tokens[tokens.lowerBound - 1].kind == .comma {
      range = ByteRange(tree.tokens.range(tokens.lowerBound - 2).end, path.end)
    } else if tree.tokens[tokens.upperBound].kind == .comma {
      range = ByteRange(path.start, tree.tokens.range(tokens.upperBound + 1).start)
    } else {
      return tree.removal(of: tree.range(written.member), applicability)
    }
    // A comment between the views is kept.
    let text = tree.source.text(range)
    guard text.filter({ $0 != "," && !$0.isWhitespace }) == tree.source.text(path) else { return nil }
    return FixIt("remove it", [TextEdit(range, "")], applicability: applicability)
  }
}

extension CheckedLife {
  /// The lives that include this one.
  fileprivate var longer: [CheckedLife] {
    switch self {
    case .direction, .interaction: [.run, .stay]
    case .run: [.stay]
    case .stay: []
    }
  }
}
