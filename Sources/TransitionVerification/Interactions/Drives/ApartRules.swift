import TransitionDiagnostics
import TransitionPlan

/// How the first value of a drive surely differs from the value at rest, as in `drive photo.center = cell.center + translation` where the
/// photo rests elsewhere than at its cell.
private enum Apart: Equatable {
  /// The difference is known.
  case known
  /// It is a fixed number, and the value at rest is the found one.
  case one(Double)
  /// It depends on the other end of a picture.
  case otherEnd(Subject)
}

extension InteractionRules {
  /// Reports a drive that begins away from its rest where the rest is a sum of several unknowns, such as the middle of a picture,
  /// or where it is unrelated to the found value.
  /// - Returns: Whether the drive was reported.
  mutating func reportApart(_ drive: Drive, _ value: ExpressionID) -> Bool {
    for state in beginnings {
      for part in 0..<drive.property.type.count {
        let key = PartKey(drive.subject, drive.property, part)
        var found: Apart?
        var jump = Jump()
        let isApart = surely(.zero, in: state) { analysis in
          // Most drives begin at rest, and the simple analysis shows it.
          let (begin, rest) = (
            analysis.value(value, part).held(to: drive.property.bounds), analysis.rest(key)
          )
          if (begin - rest).range.isPoint { return false }
          guard let apart = analysis.apart(drive, value, part, key, &jump), found == nil || found == apart
          else { return false }
          found = apart
          return true
        }
        guard isApart, let found else { continue }
        report(diagnostic(found, drive, value, key, jump, part, state))
        return true
      }
    }
    return false
  }

  private mutating func diagnostic(
    _ apart: Apart, _ drive: Drive, _ value: ExpressionID, _ key: PartKey, _ jump: Jump, _ part: Int,
    _ state: Int?
  ) -> Diagnostic {
    let what = drive.property.type.name(of: part).map { "its \($0)" } ?? "it"
    let start = "`start.\(name(drive))`"
    let place = state.map { ", in `\(transition.states[$0].name)`" } ?? ""
    switch apart {
    case .known:
      return self.jump(
        drive, value, key, jump.text(drive.property.dimension) + place,
        "\(atBeginning(value)) and \(start) is the rest value")
    case .one(let begin):
      let text = Interval(begin).text(dimension(of: drive))
      return self.jump(
        drive, value, key, "\(what) is then \(text), whatever the original value is",
        "\(start) is the original value: begin with it, or set the rest value with `animate`")
    case .otherEnd(let subject):
      return self.jump(
        drive, value, key, "\(what) then follows `\(transition.name(of: subject))` instead of its rest value",
        "\(start) is its value when the gesture begins")
    }
  }
}

extension FingerAnalysis {
  /// How a value differs from its rest on one display; nil where it may be equal.
  fileprivate func apart(
    _ drive: Drive, _ value: ExpressionID, _ part: Int, _ key: PartKey, _ jump: inout Jump
  ) -> Apart? {
    var sums = SumAnalysis(self)
    guard let begin = sums.begin(value, part, key), let rest = sums.rest(key).sum else { return nil }
    if let difference = (begin - rest).known {
      if abs(difference) <= InteractionRules.visible { return nil }
      let everything = Interval.everything
      jump.sees(
        begin.known.map { Interval($0) } ?? everything, rest.known.map { Interval($0) } ?? everything,
        Interval(difference))
      return .known
    }
    let origins = sums.unknowns.origins
    if let begin = begin.known {
      let isFound = origins(rest).allSatisfy { $0 != nil }
      let isUsual = !drive.property.isOfFrame && begin == drive.property.neutral ?? 0
      return isFound && !isUsual ? .one(begin) : nil
    }
    guard case .shared = drive.subject, drive.property.isOfFrame, !begin.shares(with: rest),
      let other = origins(begin).first ?? nil, origins(begin).allSatisfy({ isInOtherScreen($0) })
    else { return nil }
    return .otherEnd(other)
  }

  /// Whether an object is a view of the screen at which the gesture does not begin.
  private func isInOtherScreen(_ subject: Subject?) -> Bool {
    guard case .provided(let side, _) = subject else { return false }
    return side != facts.interaction.direction.start
  }
}
