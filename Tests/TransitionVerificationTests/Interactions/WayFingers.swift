import TestSupport

@testable import TransitionPlan
@testable import TransitionVerification

/// The effects of fingers on the progress and on driven places: on the way of a gesture, turned round to behind where they began,
/// and moved to one side.
struct WayFingers {
  /// The progress of fingers that have turned round.
  var turned: [Double] = []
  /// The progress of fingers that have moved only to one side: to the right or down, and to the other side.
  var strayed: [[Double]] = [[], []]
  /// The progress at increasing distances on the way, for each finger.
  var ways: [[Double]] = []
  /// The distance that each drive has gone in the direction of the gesture, in points, after a quarter of the largest distance of
  /// a finger and after all of it: on the way, and turned round.
  var moved: [Int: (on: [Double], turned: [Double])] = [:]

  /// The distances at which a finger is looked at, as fractions of its largest distance.
  private static let shares = [0.02, 0.1, 0.25, 0.5, 0.75, 1]

  init(_ subject: WatchedInteraction, _ plan: Plan, _ seed: UInt64) {
    var fingers = RandomFinger(seed: seed &+ 7_700)
    let interaction = subject.interaction
    guard let way = interaction.gesture.way, way.isDirected, way.value == .translation else { return }
    for display in GestureDomain.displays {
      let evaluator = subject.evaluator(plan, display)
      for _ in 0..<20 {
        let (first, later) = fingers.next(interaction.gesture, on: interaction.view, display)
        if !evaluator.opens(interaction, with: first) { continue }
        let domain = GestureDomain.lasting(of: interaction.gesture, on: interaction.view, display)
        let begun = evaluator.posed(interaction, first).pose
        func pose(_ along: Double, _ across: Double) -> Pose {
          evaluator.posed(interaction, later.moved(from: first, along, across, way, domain)).pose
        }
        let (low, high) = (domain[.translation, way.part].low, domain[.translation, way.part].high)
        let (back, on) = way.sign > 0 ? (low, high) : (high, low)
        let wrong = pose(back, 0)
        turned.append(wrong.progress)
        for (side, end) in [domain[.translation, 1 - way.part].high, domain[.translation, 1 - way.part].low]
          .enumerated()
        {
          strayed[side].append(pose(0, end).progress)
        }
        let poses = Self.shares.map { pose(on * $0, 0) }
        ways.append(poses.map(\.progress))
        for (index, drive) in interaction.drives.enumerated() {
          guard let part = drive.property.part(along: way.axis) else { continue }
          func gone(_ pose: Pose) -> Double? {
            func number(_ pose: Pose) -> Double? {
              pose.values.first { $0.subject == drive.subject && $0.property == drive.property }?
                .value.numbers[part]
            }
            guard let now = number(pose), let then = number(begun) else { return nil }
            return (now - then) * way.sign
          }
          moved[index, default: ([], [])].on += [poses[2], poses[5]].compactMap(gone)
          moved[index, default: ([], [])].turned += [pose(back / 4, 0), wrong].compactMap(gone)
        }
      }
    }
  }

  /// Whether the progress grows somewhere on the way of some finger.
  var rises: Bool { ways.contains { zip($0, $0.dropFirst()).contains { $0 < $1 - 1e-9 } } }
  /// Whether the progress falls somewhere on the way of each finger.
  var falls: Bool { ways.allSatisfy { zip($0, $0.dropFirst()).contains { $0 > $1 + 1e-9 } } }
  /// Whether the progress is constant on the way of each finger.
  var isIdle: Bool { ways.allSatisfy { way in way.allSatisfy { abs($0 - way[0]) < 1e-9 } } }
}

extension FingerState {
  /// The finger at a distance from where it began, in points. Both coordinates grow to the right and down.
  fileprivate func moved(
    from first: FingerState, _ along: Double, _ across: Double, _ way: GestureDomain.Way,
    _ domain: GestureDomain
  ) -> FingerState {
    var finger = self
    let gone = way.part == 0 ? (x: along, y: across) : (x: across, y: along)
    finger.translation = Vector(x: gone.x, y: gone.y)
    finger.location = Point(
      x: Self.held(first.location.x + gone.x, domain[.location, 0]),
      y: Self.held(first.location.y + gone.y, domain[.location, 1]))
    // The velocity has no influence on the distance.
    finger.velocity = Vector(x: 0, y: 0)
    return finger
  }

  private static func held(_ number: Double, _ range: Interval) -> Double {
    min(max(number, range.low), range.high)
  }
}
