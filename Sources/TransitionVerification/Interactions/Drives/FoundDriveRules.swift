import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports a drive whose rest value only the app knows, if the drive begins with the same number whatever that value is.
  ///
  /// An unmodified property has its neutral value or 0, so a drive that begins with that number is allowed. Where a view lies in
  /// its screen only the layout knows.
  /// - Returns: Whether the drive was reported.
  mutating func reportFound(_ drive: Drive, _ value: ExpressionID) -> Bool {
    for part in 0..<drive.property.type.count {
      let key = PartKey(drive.subject, drive.property, part)
      var begins: Double?
      let isOne = surely(.zero) { analysis in
        guard analysis.rest(key).isExactly(.layout(key)) else { return false }
        let begin = analysis.value(value, part).held(to: drive.property.bounds).range
        // A number that differs between displays comes from the layout, like the found value.
        guard begin.isPoint, begin.low == begins ?? begin.low else { return false }
        begins = begin.low
        return true
      }
      guard isOne, let begins, isLaidOut(drive) || begins != drive.property.neutral ?? 0 else { continue }
      let text = Interval(begins).text(dimension(of: drive))
      let what = drive.property.type.name(of: part).map { "its \($0)" } ?? "it"
      report(
        jump(
          drive, value, key, "\(what) is then \(text), whatever the original value is",
          "`start.\(name(drive))` is the original value: begin with it, or set the rest value with `animate`"
        ))
      return true
    }
    return false
  }

  /// Whether a drive sets where a view of a screen lies.
  private func isLaidOut(_ drive: Drive) -> Bool {
    guard case .provided = drive.subject else { return false }
    return drive.property.isOfFrame
  }
}
