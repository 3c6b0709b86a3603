import TransitionDiagnostics
import TransitionPlan

extension InteractionRules {
  /// Checks a pan without direction to which `begin when` gives one: the progress grows as the finger goes that way, not only as it
  /// comes back.
  /// - Returns: Whether nothing was reported.
  mutating func checkGatedWay(_ progress: ExpressionID) -> Bool {
    guard let begin = interaction.begin, case .pan(let direction) = gesture else { return true }
    for axis in direction.axes {
      for sign in [1.0, -1] where isKeptOut(begin, axis, -sign) {
        guard isStill(progress, axis, sign), counts(progress, axis, -sign) else { continue }
        let (own, other) = axis == .horizontal ? ("right", "left") : ("down", "up")
        let (there, back) = sign > 0 ? (own, other) : (other, own)
        report(
          .beginsThere(there, counts: back), at: progress,
          labels: [
            DiagnosticLabel(expressions[begin].range, "a finger that moves \(back) does not begin here")
          ])
        return false
      }
    }
    return true
  }

  /// Reports a pan that may go either way, and a progress that counts one of them, although nothing keeps the other out: a finger that
  /// goes there begins, drives nothing or moves things alike, and always cancels.
  mutating func reportHalf(_ progress: ExpressionID) {
    guard case .pan(let direction) = gesture,
      way?.isDirected != true, let location = interaction.gestureLocation
    else { return }
    for axis in direction.axes {
      for sign in [1.0, -1] where isStill(progress, axis, sign) && counts(progress, axis, -sign) {
        if let begin = interaction.begin, isKeptOut(begin, axis, sign) { return }
        guard interaction.drives.allSatisfy({ isAlike($0, along: axis) }) else { return }
        let (own, other) = axis == .horizontal ? ("right", "left") : ("down", "up")
        let (there, meant) = sign > 0 ? (own, other) : (other, own)
        let value = GestureValue.translation.text(axis)
        report(
          idle: "a part of `\(gesture.text)`",
          "a finger that goes \(there) begins it as well, and the progress stays 0", at: location.range,
          labels: [DiagnosticLabel(expressions[progress].range, "this counts \(meant) only")],
          notes: ["`abs(\(value))` counts both directions, and `pan(\(meant))` begins in one direction"])
        return
      }
    }
  }

  /// Whether a drive moves its object as far on both sides of the beginning, along an axis, or follows the progress alone. An object that
  /// follows the finger in x and y is dragged freely.
  private mutating func isAlike(_ drive: Drive, along axis: Axis) -> Bool {
    guard let value = drive.value else { return true }
    if !GestureValue.places.contains(where: { reads($0, value) }) { return true }
    if Axis.allCases.allSatisfy({ follows(drive.subject, along: $0) }) { return false }
    return (0..<drive.property.type.count).allSatisfy { part in
      surely(.lasting, by: .axis(axis)) { $0.value(value, part).rate.isPoint }
    }
  }

  /// Whether a drive surely moves an object along an axis as the finger does.
  private mutating func follows(_ subject: Subject, along axis: Axis) -> Bool {
    interaction.drives.contains { drive in
      guard drive.subject == subject, let value = drive.value else { return false }
      let isBoth = drive.property == .translation || drive.property == .center
      let isPlace = drive.property.axisParts.contains { $0.axis == axis && $0.part != .length }
      guard isBoth || isPlace && drive.property.type.count == 1 else { return false }
      return surely(.lasting, by: .axis(axis)) { $0.value(value, isBoth ? axis.rawValue : 0).rate.low > 0 }
    }
  }

  /// A slower finger counts as not moving, in points per second.
  private static let slowest = 1e-6

  /// Whether `begin when` surely rejects each finger that moves one way along an axis.
  private mutating func isKeptOut(_ begin: ExpressionID, _ axis: Axis, _ sign: Double) -> Bool {
    reads(.velocity, begin, orAtStart: true)
      && surely(.gate) {
        $0.restrictStart(.velocity, axis.rawValue, to: Interval(Self.slowest, .infinity) * Interval(sign))
        return !$0.canBe(true, begin)
      }
  }

  /// Whether the progress stays 0 while the finger is on one side of its beginning, however far it moves across.
  private mutating func isStill(_ progress: ExpressionID, _ axis: Axis, _ sign: Double) -> Bool {
    surely(.lasting) {
      $0.restrict { $0.go(beyond: 0, to: sign, along: axis) }
      return $0.value(progress).range.high <= Self.slack
    }
  }

  /// Whether a finger that goes straight to one side, as far as it can, surely makes progress.
  private mutating func counts(_ progress: ExpressionID, _ axis: Axis, _ sign: Double) -> Bool {
    surely(.lasting) {
      let most = $0.domain[.translation, axis].high
      $0.restrict { $0.go(straight: Interval(sign * most), along: axis) }
      return $0.value(progress).range.low > Self.slack
    }
  }
}
