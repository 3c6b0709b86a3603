import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Reports a drive of what nothing but the app gives a value at rest, if it begins with the same number whatever that is: of
  /// all the values that can be found, one at most is right.
  ///
  /// What nobody has changed has its neutral value, or is 0, so a drive that begins with that is let through; but where a view
  /// is in its screen only the layout knows.
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
      guard isOne, let begins, isLaidOut(drive) || begins != drive.property.neutral ?? 0 else { continue }
      let text = Interval(begins).text(dimension(of: drive))
      let what = drive.property.type.name(of: part).map { "its \($0)" } ?? "it"
      report(
        jump(
          drive, value, key, "\(what) is \(text) then, whatever is found there",
          "`start.\(name(drive))` is what is found: begin with that, or say what it is at rest with `animate`"
        ))
      return true
    }
    return false
  }

  /// Whether a drive says where a view of a screen is.
  private func isLaidOut(_ drive: Drive) -> Bool {
    guard case .provided = drive.subject else { return false }
    return drive.property.isOfFrame
  }
}

extension ValueType {
  /// What a number of a value is called; nil where there is but one.
  func name(of part: Int) -> String? {
    let names: [String] =
      switch self {
      case .scalar, .flag, .range: []
      case .point, .vector: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["x", "y", "width", "height"]
      case .insets: ["top", "left", "bottom", "right"]
      case .color: ["red", "green", "blue", "alpha"]
      }
    return names.indices.contains(part) ? names[part] : nil
  }
}
