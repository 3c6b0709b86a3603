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
      if isFinish, astray == nil { astray = neededAcross(condition, way) }
      // What cancels alone may be a limit across, but not where the finger hardly leaves its way.
      if !isFinish, astray == nil {
        astray =
          parts(condition, holds: true).first {
            isAcross($0.id, [.translation, .velocity]) && holdsAside($0.id, across: way.axis.other)
          }?.id
      }
    }
    guard let astray else { return false }
    let (own, other) = (way.axis.name, way.axis.other.name)
    report(
      way.value == .translation ? .decidesAcross : .decidesByOtherFingers, at: astray,
      notes: [
        way.value == .translation
          ? "`\(gesture.text)` goes along \(own): its `progress`, `translation.\(own)` and `velocity.\(own)` say how far it is; \(other) is the motion across"
          : way.note(gesture)
      ])
    return true
  }

  /// A part beside others that a fast motion across fulfils, and that a finger without it does not, where the others ask only that the
  /// finger has begun to go its way.
  private mutating func neededAcross(_ condition: ExpressionID, _ way: GestureDomain.Way) -> ExpressionID? {
    for part in parts(condition, holds: true) {
      for needed in parts(part.id, holds: !part.holds) where needed.id != part.id {
        /// Whether a condition surely has a value for a finger with a speed across.
        func isSure(_ id: ExpressionID, _ holds: Bool, at speed: Double, to sign: Double) -> Bool {
          surely(.deciding) {
            $0.restrict {
              for value in [GestureValue.translation, way.speed] {
                $0[value, way.axis] = Interval(sign)
                $0[value, way.axis.other] = value == .translation ? .zero : Interval(speed)
              }
            }
            return $0.truth(id) == (holds ? .yes : .no)
          }
        }
        if !isAcross(needed.id, [.translation, .velocity]) { continue }
        let alone = (way.isDirected ? [way.sign] : [1, -1]).contains { sign in
          isSure(needed.id, needed.holds, at: 0, to: sign)
            && [5000, -5000].contains { isSure(part.id, part.holds, at: $0, to: sign) }
        }
        if alone { return needed.id }
      }
    }
    return nil
  }

  /// Reports a decision of a pan that may go any way, if it surely reads one axis alone, and the progress and all that is driven the
  /// other one.
  /// - Returns: Whether the decision was reported.
  private mutating func checkAcrossProgress(_ condition: ExpressionID) -> Bool {
    guard gesture.isByOneFinger, let progress = interaction.progress else { return false }
    let moved =
      [(progress, 1)]
      + interaction.drives.compactMap { drive in drive.value.map { ($0, drive.property.type.count) } }
    for axis in Axis.allCases {
      guard isAcross(condition, [.translation, .velocity], .axis(axis), .axis(axis.other)),
        surely(.deciding, by: .axis(axis), { !$0.value(progress).rate.isZero }),
        surely(
          .deciding, by: .axis(axis.other),
          { analysis in
            moved.allSatisfy { value, count in
              (0..<count).allSatisfy { analysis.value(value, $0).rate.isZero }
            }
          })
      else { continue }
      let (own, other) = (axis.name, axis.other.name)
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

  /// Whether a condition surely holds for each finger that is a point beside its way, to one side, and goes on to that side.
  private mutating func holdsAside(_ condition: ExpressionID, across axis: Axis) -> Bool {
    [1.0, -1].contains { side in
      surely(.deciding) {
        $0.restrict {
          $0[.translation, axis] = Interval(side)
          $0[.velocity, axis] = Interval(1, .infinity) * Interval(side)
        }
        return $0.truth(condition) == .yes
      }
    }
  }

  /// Reports a part of a `begin when` that asks only for the speed across the gesture, and refuses each finger that is just off its way to
  /// one side. Otherwise it may require that the finger hardly moves across. Beside the speed along the gesture, or a progress across, a
  /// diagonal may be meant.
  mutating func checkStraying(_ begin: ExpressionID) {
    let speeds = components(.velocity, in: begin)
    guard let way, way.value == .translation, speeds.count == 1, let speed = speeds.first,
      speed.axis != way.axis,
      !(interaction.progress.map { progress in
        components(.translation, in: progress).contains { $0.axis == speed.axis }
      } ?? false)
    else { return }
    for part in parts(begin, holds: false) {
      guard !components(.velocity, in: part.id).isEmpty,
        surely(
          .zero, by: .beginning(.velocity, speed.axis.rawValue),
          { [.rises, .falls].contains($0.trend(part.id)) }),
        [1.0, -1].contains(where: { side in
          surely(.gate) {
            $0.restrict { $0[start: .velocity, speed.axis] = Interval(side) }
            return $0.truth(part.id) == (part.holds ? .yes : .no)
          }
        })
      else { continue }
      let meant = GestureValue.velocity.text(way.part)
      let fixIt = FixIt("write `\(meant)`", replacing: speed.range, with: meant)
      return report(
        finding(.beginsAcross, at: speed.range, fixIt: isOfInteraction(speed.range) ? fixIt : nil))
    }
  }
}
