import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports a drive of what nothing but the app gives a value at rest, if it begins with the same number whatever that is: of
  /// all the values that can be found, one at most is right.
  ///
  /// What nobody has changed has its neutral value, or is 0, so a drive that begins with that is let through.
  /// - Returns: Whether it is such a drive.
  mutating func reportFound(_ drive: Drive, _ value: ExpressionID) -> Bool {
    for part in 0..<drive.property.type.count {
      let key = PartKey(drive.subject, drive.property, part)
      var begins: Double?
      let isOne = surely(.zero) { analysis in
        guard analysis.rest(key).isExactly(.layout(key)) else { return false }
        let begin = analysis.value(value, part).held(to: drive.property.bounds).range
        // Another number on another display is one of the layout, as is what may be found.
        guard begin.isPoint, begin.low == begins ?? begin.low else { return false }
        begins = begin.low
        return true
      }
      guard isOne, let begins, begins != drive.property.neutral ?? 0 else { continue }
      let text = Interval(begins).text(dimension(of: drive))
      report(
        jump(
          drive, value, key, "it is \(text) then, whatever is found there",
          "`start.\(name(drive))` is what is found: begin with that, or say what it is at rest with `animate`"
        ))
      return true
    }
    return false
  }
}
