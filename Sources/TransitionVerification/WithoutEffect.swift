import TransitionDiagnostics
import TransitionText

extension Diagnostic {
  /// The finding about a member, or a part of one, that changes nothing: T0328.
  /// - Parameters:
  ///   - what: What has no effect, such as "this track".
  ///   - why: The reason, a whole clause.
  static func withoutEffect(
    at range: ByteRange, _ what: String, _ why: String, labels: [DiagnosticLabel] = [], notes: [String] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .withoutEffect, at: range, [.text(what), .text(why)], labels: labels, notes: notes, fixIts: fixIts)
  }
}
