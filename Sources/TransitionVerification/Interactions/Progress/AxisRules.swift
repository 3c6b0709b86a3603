import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Checks that the progress of a gesture with an axis goes along that axis.
  /// - Returns: Whether nothing was reported.
  mutating func checkAxis(_ progress: ExpressionID) -> Bool {
    guard let way else { return true }
    let isIdle = surely(.lasting) { $0.value(progress).rate.isZero }
    guard isIdle, surely(.lasting, by: .across, { !$0.value(progress).rate.isZero }) else { return true }
    reportAcross(progress, way)
    return false
  }

  /// Checks that the progress of a directed gesture does not grow as the finger moves to either side.
  /// - Returns: Whether nothing was reported.
  mutating func checkSides(_ progress: ExpressionID) -> Bool {
    guard let way, way.value == .translation, way.isDirected else { return true }
    let counts = [1.0, -1].allSatisfy { side in
      surely(.lasting) {
        guard let strayed = $0.domain.strayed(to: side) else { return false }
        $0.restrict(strayed)
        return $0.value(progress).range.low > Self.slack
      }
    }
    if counts { reportAcross(progress, way) }
    return !counts
  }

  private mutating func reportAcross(_ progress: ExpressionID, _ way: GestureDomain.Way) {
    report(
      way.value == .translation ? .counts("across") : .countsOtherFingers, at: progress,
      notes: [way.note(gesture)])
  }

  /// Reports a decision that surely reads only what is across the gesture's axis, and a part of one that finishes alone by how far
  /// or how fast the finger moves across.
  ///
  /// Beside other parts, the other values of two fingers may be intended.
  /// - Returns: Whether the decision was reported.
  mutating func checkAcross(_ condition: ExpressionID, isFinish: Bool) -> Bool {
    guard let way else { return checkAcrossProgress(condition) }
    let values = [.translation, .scale, .rotation] + GestureValue.speeds
    var astray = isAcross(condition, values) ? condition : nil
    if astray == nil, way.value == .translation {
      astray = parts(condition, holds: isFinish).first { isAcross($0.id, [.translation, .velocity]) }?.id
    }
    guard let astray else { return false }
    let (own, other) = way.part == 0 ? ("x", "y") : ("y", "x")
    report(
      way.value == .translation ? .decidesAcross : .decidesByOtherFingers, at: astray,
      notes: [
        way.value == .translation
          ? "`\(gesture.text)` goes along \(own): its `progress`, `translation.\(own)` and `velocity.\(own)` say how far it is; \(other) is the motion across"
          : way.note(gesture)
      ])
    return true
  }

  /// Reports a decision of a pan that may go any way, if it surely reads one axis alone, and the progress and all that is driven the
  /// other one.
  /// - Returns: Whether the decision was reported.
  private mutating func checkAcrossProgress(_ condition: ExpressionID) -> Bool {
    guard gesture.isByOneFinger, let progress = interaction.progress else { return false }
    let moved =
      [(progress, 1)]
      + interaction.drives.compactMap { drive in drive.value.map { ($0, drive.property.type.count) } }
    for axis in 0...1 {
      guard isAcross(condition, [.translation, .velocity], .axis(axis), .axis(1 - axis)),
        surely(.deciding, by: .axis(axis), { !$0.value(progress).rate.isZero }),
        surely(
          .deciding, by: .axis(1 - axis),
          { analysis in
            moved.allSatisfy { value, count in
              (0..<count).allSatisfy { analysis.value(value, $0).rate.isZero }
            }
          })
      else { continue }
      let (own, other) = axis == 0 ? ("x", "y") : ("y", "x")
      report(
        .decidesAcross, at: condition,
        notes: [
          "the progress goes along \(own): `velocity.\(own)` says how fast, and \(other) does not count"
        ])
      return true
    }
    return false
  }

  /// Whether a condition that reads one of some gesture values surely does not depend on the gesture's axis.
  private mutating func isAcross(
    _ condition: ExpressionID, _ values: [GestureValue], _ way: FingerAnalysis.Variable = .way,
    _ across: FingerAnalysis.Variable = .across
  ) -> Bool {
    values.contains { reads($0, condition) } && surely(.deciding, by: way) { $0.trend(condition) == [] }
      && surely(.deciding, by: .progress) { $0.trend(condition) == [] }
      && surely(.deciding, by: across) { $0.trend(condition) != [] }
  }

  /// Reports a `begin when` whose only speed is the one across the gesture, and to one side.
  mutating func checkStraying(_ begin: ExpressionID) {
    let speeds = components(.velocity, in: begin)
    guard let way, way.value == .translation, speeds.count == 1, let speed = speeds.first,
      speed.axis != way.part,
      surely(.zero, by: .beginning(.velocity, speed.axis), { [.rises, .falls].contains($0.trend(begin)) }),
      failsAtRest(begin)
    else { return }
    let meant = "velocity." + (way.part == 0 ? "x" : "y")
    let fixIt = FixIt("write `\(meant)`", replacing: speed.range, with: meant)
    report(finding(.beginsAcross, at: speed.range, fixIt: isOfInteraction(speed.range) ? fixIt : nil))
  }

  /// Whether a comparison of a gesture value with a constant fails for a finger that does not move across. Otherwise it may require that
  /// the finger hardly moves across.
  private func failsAtRest(_ condition: ExpressionID) -> Bool {
    guard case .binary(let symbol, let left, let right) = expressions[condition].kind,
      (expressions.constant(left) == nil) != (expressions.constant(right) == nil)
    else { return false }
    let (first, second) = (expressions.constant(left) ?? 0, expressions.constant(right) ?? 0)
    switch symbol {
    case .less: return first >= second
    case .lessOrEqual: return first > second
    case .greater: return first <= second
    case .greaterOrEqual: return first < second
    default: return false
    }
  }

  /// How fast a picture moves against the finger at least where that is reported, as a share of the finger's speed. Many gestures
  /// have a slight countermotion.
  static let against = 0.25

  /// Reports a picture that moves against the fingers on it, wherever its ends are, and a size that shrinks as those fingers
  /// spread.
  /// - Returns: Whether the drive was reported.
  mutating func reportPicture(_ drive: Drive, _ value: ExpressionID) -> Bool {
    // A label may keep its size inside what is pinched.
    let isLabel = if case .provided = drive.subject { true } else { false }
    if let way, way.value == .scale, !isLabel, drive.property.isExtent,
      let part = drive.property.part(of: way)
    {
      let isAgainst = surely(.lasting) {
        // The full extent of a pinch.
        $0.restrict { $0[.scale, 0] = way.sign > 0 ? Interval(1, 2) : Interval(0.5, 1) }
        let rate = $0.value(value, part).rate * Interval(way.sign)
        // A length is a share of one that is not known.
        let isKnown = drive.property.isScale
        guard isKnown ? rate.high <= -Self.against : rate.high <= 0 && rate.low <= -Self.against else {
          return false
        }
        // A screen that surely rests that way, such as a receding one, may be intended.
        let rest = ($0.restWay(PartKey(drive.subject, drive.property, part)) ?? .anything).range
        return (rest * Interval(way.sign)).high >= 0
      }
      if !isAgainst { return false }
      report(
        .goesAgainst(name(drive)), at: value,
        notes: ["a drive such as `scale * …` follows the fingers; this one moves against them"])
      return true
    }
    // What fingers hold that may go anywhere is under them, like a picture.
    let isShared = if case .shared = drive.subject { true } else { false }
    let isFree = way?.value != .translation
    guard isShared || isFree && drive.subject == interaction.view else { return false }
    if !gesture.isByOneFinger, drive.property == .rotation {
      let key = PartKey(drive.subject, .rotation, 0)
      let isAgainst = surely(.lasting) { analysis in
        // The fingers turn either way, and do nothing else.
        let turns = [0.5, -0.5].allSatisfy { turn in
          analysis.supposing {
            $0.restrict {
              $0.go(straight: .zero, along: 0)
              ($0[.scale, 0], $0[.rotation, 0]) = (.one, Interval(turn))
            }
            let moved = ($0.value(value) - $0.rest(key)).range
            return (moved * Interval(turn)).high <= -Self.against * turn * turn
          }
        }
        // If it surely rests that way it may be intended.
        let rest = (analysis.restWay(key) ?? .anything).range
        return turns && (rest.isZero || rest.low < 0 && rest.high > 0)
      }
      if !isAgainst { return false }
      report(
        .goesAgainst(name(drive)), at: value,
        notes: ["`rotation` added to the value at the start turns with the fingers: this subtracts it"])
      return true
    }
    for axis in 0...1 {
      guard let part = drive.property.part(along: axis) else { continue }
      let key = PartKey(drive.subject, drive.property, part)
      let isAgainst = surely(.lasting, by: .axis(axis)) {
        // A value may stay while the finger is back beyond its beginning.
        if let way = $0.domain.way, way.isDirected, way.value == .translation, way.part == axis {
          $0.restrict { $0.go(beyond: 1, to: way.sign, along: axis) }
        }
        let rate = $0.value(value, part).rate
        guard rate.high <= -Self.against else { return false }
        // If it surely rests that way it may be intended.
        let way = ($0.restWay(key) ?? .anything).range
        return way.low < 0 && way.high > 0
      }
      if !isAgainst { continue }
      let name = axis == 0 ? "x" : "y"
      report(
        .goesAgainst(self.name(drive)), at: value,
        notes: [
          "`translation.\(name)` added to the value at the start moves with the finger: this subtracts it"
        ])
      return true
    }
    return false
  }

  /// Reports a drive that moves against the finger and away from the rest at which the interaction finishes.
  /// - Returns: Whether the drive was reported.
  mutating func reportWrongWay(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil, let way,
      let part = drive.property.part(of: way), let sign = sign(of: way)
    else { return false }
    let key = PartKey(drive.subject, drive.property, part)
    let entry = facts.entries[key]
    if way.value != .translation, entry == nil { return false }
    let least = drive.property.isOfFrame || drive.property == .translation ? 1 : Self.visible
    // Two edges of an axis determine its length: one of them may approach the other.
    let edges = interaction.drives.filter { other in
      way.value == .translation && other.subject == drive.subject && other.property != drive.property
        && other.property != .translation && drive.property != .translation
    }
    let isWrong = surely(.lasting) {
      for edge in edges {
        guard let value = edge.value, let part = edge.property.part(along: way.part) else { continue }
        if ($0.value(value, part).rate * Interval(way.sign)).high > 0 { return false }
      }
      let rate = $0.value(value, part).rate * Interval(way.sign)
      // Where a track has another property of the axis, a slight countermotion is allowed.
      guard rate.high <= 0, entry == nil ? rate.low <= -Self.against : !rate.isZero else { return false }
      let way = entry == nil ? $0.placeWay(drive.subject, drive.property, along: way.part) : $0.restWay(key)
      guard let way else { return false }
      return (way * Quantity(sign)).range.low > least
    }
    if !isWrong { return false }
    let track = (entry ?? facts.place(of: drive.subject, along: way.part))?.location
    report(
      .goesAgainst(name(drive)), at: value,
      labels: track.map { [DiagnosticLabel($0.range, "its rest value is in the direction of the gesture")] }
        ?? [], notes: way.isDirected ? [gesture.note] : [])
    return true
  }
}

extension GestureDomain.Way {
  /// A note in words on which values follow a gesture, and which do not.
  func note(_ gesture: Gesture) -> String {
    switch value {
    case .translation:
      let (own, other) = part == 0 ? ("x", "y") : ("y", "x")
      return
        "`translation.\(own)` is the distance along `\(gesture.text)`, `translation.\(other)` the distance across it"
    default: return "`\(value.rawValue)` is the value that `\(gesture.text)` changes"
    }
  }
}

extension Property {
  /// The part of the property that follows the fingers: a position along an axis, the size of what two fingers pinch, or its angle.
  fileprivate func part(of way: GestureDomain.Way) -> Int? {
    switch way.value {
    case .translation: part(along: way.part)
    case .scale: self == .frame ? 2 : isExtent ? 0 : nil
    case .rotation: self == .rotation ? 0 : nil
    default: nil
    }
  }

  /// Whether the property is a size.
  fileprivate var isExtent: Bool {
    switch self {
    case .width, .height, .size, .frame: true
    default: isScale
    }
  }

  /// The part of the property that is a position along an axis, 0 for x; nil if there is none.
  func part(along axis: Int) -> Int? {
    switch self {
    case .frame, .center, .translation: axis
    case .x, .leading, .trailing, .centerX: axis == 0 ? 0 : nil
    case .y, .top, .bottom, .centerY: axis == 1 ? 0 : nil
    default: nil
    }
  }
}

extension Gesture {
  /// Whether one finger makes the gesture.
  var isByOneFinger: Bool {
    switch self {
    case .pan, .edgePan: true
    case .pinch, .rotate: false
    }
  }
}
