import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on windows that are nearly right.
extension Checker {
  /// Reports plain numbers that were meant as percentages, a single time in place of both ends, and `0-50%`.
  /// - Returns: Whether that was reported.
  mutating func reportNearWindow(
    _ clause: NodeID, _ value: NodeID, _ typed: Typed, _ pace: CheckedPace
  ) -> Bool {
    let isRange = tree.kind(clause) == .over
    if let fixIt = percentages(value, typed, isRange: isRange) {
      reportWindow(clause, value, isRange ? "plain numbers" : "a plain number", [fixIt])
      return true
    }
    if let fixIt = milliseconds(value, typed, isRange: isRange) {
      reportWindow(clause, value, isRange ? "plain numbers" : "a plain number", [fixIt])
      return true
    }
    guard isRange else { return false }
    if case .scalar(let dimension) = typed.type, dimension == .time || dimension == .none,
      tree.kind(value) == .number, !typed.isZero
    {
      let range = tree.range(value)
      let found = dimension == .time ? "one time" : "one percentage"
      let limit = dimension == .time ? pace.duration : 1
      let isInside = expressions.constant(typed.id).map { $0 <= limit } ?? false
      let fixIt = FixIt(
        "write `0..\(tree.source.text(range))`", replacing: ByteRange(at: range.start), with: "0..")
      reportWindow(clause, value, found, isInside ? [fixIt] : [])
      return true
    }
    guard tree.kind(value) == .binary, let left = tree.child(value, .left),
      let right = tree.child(value, .right),
      tree.kind(left) == .number, tree.kind(right) == .number
    else { return false }
    let sign = tree.tokenRange(left).upperBound
    guard tree.tokens[sign].kind == .minus else { return false }
    let between = ByteRange(tree.range(left).end, tree.range(right).start)
    reportWindow(
      clause, value, "a difference", [FixIt("write `..`", replacing: between, with: "..")])
    return true
  }

  /// The percentages that plain numbers above 1 were meant to be, or nil.
  private func percentages(_ value: NodeID, _ typed: Typed, isRange: Bool) -> FixIt? {
    var numbers = [value]
    if isRange {
      guard case .range(.none) = typed.type, let left = tree.child(value, .left),
        let right = tree.child(value, .right)
      else { return nil }
      numbers = [left, right]
    }
    let literals = numbers.map { literal($0) }
    guard literals.contains(where: { $0.map { $0 >= 2 && $0 <= 100 } == true }),
      literals.allSatisfy({ $0.map { $0 <= 100 } ?? true })
    else { return nil }
    let edits = zip(numbers, literals).filter { $0.1 != nil }.map {
      TextEdit(ByteRange(at: tree.range($0.0).end), "%")
    }
    return FixIt("write percentages", edits, applicability: .needsReview)
  }

  /// The milliseconds that plain numbers above 100 were meant to be, or nil.
  private func milliseconds(_ value: NodeID, _ typed: Typed, isRange: Bool) -> FixIt? {
    var numbers = [value]
    if isRange {
      guard case .range(.none) = typed.type, let left = tree.child(value, .left),
        let right = tree.child(value, .right)
      else { return nil }
      numbers = [left, right]
    }
    let literals = numbers.map { literal($0) }
    guard literals.allSatisfy({ $0 != nil }), literals.contains(where: { ($0 ?? 0) > 100 }) else {
      return nil
    }
    let edits = numbers.map { TextEdit(ByteRange(at: tree.range($0).end), "ms") }
    return FixIt(
      isRange ? "write `ms` after both" : "write `ms`", edits, applicability: .needsReview)
  }

  private mutating func reportWindow(
    _ clause: NodeID, _ value: NodeID, _ found: String, _ fixIts: [FixIt]
  ) {
    let expected =
      tree.kind(clause) == .over ? "a window such as `100ms..200ms` or `20%..80%`" : "a time or a percentage"
    report(
      Diagnostic(
        .typeMismatch, at: tree.range(value), [.text(expected), .text(found)], fixIts: fixIts))
  }
}
