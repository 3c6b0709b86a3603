import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Smaller differences are invisible: a thousandth of a point, of an alpha, of a radian.
  static let visible = 1e-3

  /// Checks that driven values begin at rest.
  mutating func checkDrives() {
    let reported = diagnostics.count
    var faulty: Set<Int> = []
    for state in beginnings {
      for (index, part) in suspects(state) where !faulty.contains(index) {
        let drive = interaction.drives[index]
        if let value = drive.value, reportJump(drive, value, part, state) { faulty.insert(index) }
      }
    }
    for (index, drive) in interaction.drives.enumerated() where !faulty.contains(index) {
      guard let value = drive.value else { continue }
      if reportBeginning(of: drive, value) || reportFound(drive, value) || reportApart(drive, value)
        || reportStray(drive, value) || reportWrongWay(drive, value) || reportTurned(drive, value)
        || reportHeld(drive, value) || reportPicture(drive, value) || reportPace(drive, value)
      {
        continue
      }
      if !reportStill(drive, value), !reportStuck(drive, value), !reportBackOnly(drive, value) {
        reportNoSize(drive, value)
        reportGone(drive, value)
        if !reportReturn(drive, value) { reportBelowZero(drive, value) }
      }
    }
    // Values that jump or go the wrong way get no further findings.
    if diagnostics.count == reported { checkFollowing() }
    if diagnostics.count == reported { checkSeen() }
  }

  /// The drives that are not at rest on the first display, with the first number of each that is not. Most specs have none, and one
  /// pass shows it.
  private mutating func suspects(_ state: Int?) -> [(drive: Int, part: Int)] {
    var suspects: [(drive: Int, part: Int)] = []
    _ = surely(.zero, in: state) { analysis in
      for (index, drive) in analysis.facts.interaction.drives.enumerated() {
        guard let value = drive.value else { continue }
        let part = (0..<drive.property.type.count).first { part in
          let rest = analysis.rest(PartKey(drive.subject, drive.property, part))
          let begin = analysis.value(value, part).held(to: drive.property.bounds)
          return (begin - rest).range.magnitude.low > Self.visible
        }
        if let part { suspects.append((index, part)) }
      }
      return false
    }
    return suspects
  }

  /// Reports a number of a drive that surely is not at rest when the gesture begins. A number that fits on one display by chance jumps on
  /// the others.
  /// - Returns: Whether it was reported.
  private mutating func reportJump(_ drive: Drive, _ value: ExpressionID, _ part: Int, _ state: Int?) -> Bool
  {
    if drive.property == .anchor, isUntransformed(drive.subject, state) { return false }
    let key = PartKey(drive.subject, drive.property, part)
    var jump = Jump()
    let jumps = surely(.zero, in: state, exceptions: 1) { analysis in
      let rest = analysis.rest(key)
      let begin = analysis.value(value, part).held(to: drive.property.bounds)
      if (begin - rest).range.magnitude.low <= Self.visible { return false }
      jump.sees(begin, rest)
      return true
    }
    if !jumps { return false }
    let place = state.map { ", in `\(transition.states[$0].name)`" } ?? ""
    let axis = drive.property.type.name(of: part).map { "its \($0) " } ?? ""
    report(
      self.jump(
        drive, value, key, axis + jump.text(drive.property.dimension) + place,
        "\(atBeginning(value)) and `start.\(name(drive))` is the rest value"))
    return true
  }

  /// Whether an object surely has no scale, no rotation and no translation when the gesture begins. An anchor moves nothing then.
  mutating func isUntransformed(_ subject: Subject, _ state: Int? = nil) -> Bool {
    surely(.zero, in: state) { analysis in
      Property.allCases.filter { $0.isScale || $0.isRotation || $0 == .translation }.allSatisfy { property in
        (0..<property.type.count).allSatisfy { part in
          let key = PartKey(subject, property, part)
          if analysis.facts.held.contains(key) { return false }
          return analysis.facts.entries[key] == nil
            || analysis.rest(key).range == Interval(property.neutral ?? 0)
        }
      }
    }
  }

  /// Reports a drive whose first value depends on where the finger begins, or how fast: one place at most is right.
  /// - Returns: Whether the drive was reported.
  private mutating func reportBeginning(of drive: Drive, _ value: ExpressionID) -> Bool {
    for part in 0..<drive.property.type.count {
      let key = PartKey(drive.subject, drive.property, part)
      guard let cause = beginning(of: value, part, at: key) else { continue }
      report(
        jump(
          drive, value, key, "it depends on \(cause.words)",
          cause.isPlace
            ? "`translation` is the distance that the finger has moved since: add it to `start.\(name(drive))`"
            : "`start.\(name(drive))` is the rest value"))
      return true
    }
    return false
  }

  /// What the values of the fingers that an expression reads are when the gesture begins, in words.
  func atBeginning(_ value: ExpressionID) -> String {
    let values: [(value: GestureValue, words: String)] = [
      (.translation, "`translation` is then 0,"), (.scale, "`scale` is then 1,"),
      (.rotation, "`rotation` is then 0,"), (.progress, "`progress` is then 0,"),
    ]
    return values.first { reads($0.value, value) }?.words ?? values[0].words
  }

  mutating func jump(
    _ drive: Drive, _ value: ExpressionID, _ key: PartKey, _ what: String, _ note: String
  ) -> Diagnostic {
    var labels: [DiagnosticLabel] = []
    if let entry = analysis.facts.entries[key] {
      labels = [DiagnosticLabel(entry.location.range, "this is its rest value")]
    } else if let place = transition.placements.first(where: { $0.subject == drive.subject && says($0, key) })
    {
      labels = [DiagnosticLabel(place.location.range, "this is its rest value")]
    }
    return Diagnostic(
      .driveJumpsAtBegin, at: expressions[value].range, [.text(name(drive)), .text(what)],
      labels: labels, notes: [note], fixIts: [startRemedy(drive, value)].compactMap(\.self))
  }

  private func says(_ place: Placement, _ key: PartKey) -> Bool {
    (0..<place.property.type.count).contains { PartKey(place.subject, place.property, $0) == key }
  }

  func dimension(of drive: Drive) -> Dimension { drive.property.dimension }

  func name(_ drive: Drive) -> String { transition.name(of: drive.subject) + "." + drive.written.rawValue }
}

/// The jump of a number, collected over the displays.
struct Jump {
  private var begin: Interval?
  private var rest: Interval?
  private var difference: Interval?

  mutating func sees(_ begin: Quantity, _ rest: Quantity) {
    sees(begin.range, rest.range, (begin - rest).range)
  }

  /// - Parameter difference: The size of the jump.
  mutating func sees(_ begin: Interval, _ rest: Interval, _ difference: Interval) {
    self.begin = self.begin?.hull(begin) ?? begin
    self.rest = self.rest?.hull(rest) ?? rest
    self.difference = self.difference?.hull(difference) ?? difference
  }

  /// The two values, or their difference where that is the same on all displays.
  func text(_ dimension: Dimension) -> String {
    guard let begin, let rest, let difference else { return "" }
    if difference.isPoint, !(begin.isPoint && rest.isPoint) { return "by " + difference.text(dimension) }
    return "from \(rest.text(dimension)) to \(begin.text(dimension))"
  }
}
