import TestSupport

@testable import TransitionPlan
@testable import TransitionVerification

/// Random fingers within a gesture's domain.
struct RandomFinger {
  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// A number in an interval. Its ends and 0 are more frequent than other numbers.
  private mutating func number(_ interval: Interval) -> Double {
    let low = max(interval.low, -3000)
    let high = min(interval.high, max(3000, low))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return low
    case 1: return high
    case 2 where interval.contains(0): return 0
    case 3 where interval.contains(1): return 1
    case 4: return min(max(Double.random(in: -2...2, using: &random), low), high)
    default: return Double.random(in: low...high, using: &random)
    }
  }

  private mutating func pair(_ value: GestureValue, _ domain: GestureDomain) -> (x: Double, y: Double) {
    (number(domain[value, 0]), number(domain[value, 1]))
  }

  /// A finger when its gesture begins, and the same finger some time later.
  mutating func next(
    _ gesture: Gesture, on view: Subject, _ display: Size
  ) -> (beginning: FingerState, later: FingerState) {
    let first = GestureDomain.beginning(of: gesture, on: view, display)
    let (velocity, place) = (pair(.velocity, first), pair(.location, first))
    let beginning = FingerState(
      translation: .zero, velocity: Vector(x: velocity.x, y: velocity.y),
      location: Point(x: place.x, y: place.y))
    let domain = GestureDomain.lasting(of: gesture, on: view, display)
    let (way, speed, end) = (pair(.translation, domain), pair(.velocity, domain), pair(.location, domain))
    var later = FingerState(
      translation: Vector(x: way.x, y: way.y), velocity: Vector(x: speed.x, y: speed.y),
      location: Point(x: end.x, y: end.y), scale: number(domain[.scale, 0]),
      rotation: number(domain[.rotation, 0]))
    later.beginning = beginning.beginning
    return (beginning, later)
  }

  /// The finger a bit farther on the gesture's way, and the distance. It is nil if the gesture has no way, or if the finger would
  /// leave the display.
  mutating func further(_ finger: FingerState, _ way: GestureDomain.Way?, in domain: GestureDomain) -> (
    finger: FingerState, by: Double
  )? {
    guard let way else { return nil }
    let step = Double.random(in: 0.001...1, using: &random)
    var further = finger
    switch way.value {
    case .scale: further.scale = max(0, further.scale + way.sign * step)
    case .rotation: further.rotation += way.sign * step
    default:
      let gone = way.sign * step * 100
      if way.part == 0 {
        further.translation.x += gone
        further.location.x += gone
      } else {
        further.translation.y += gone
        further.location.y += gone
      }
    }
    let moved =
      abs(further.scale - finger.scale) + abs(further.rotation - finger.rotation)
      + abs(further.translation.x - finger.translation.x) + abs(further.translation.y - finger.translation.y)
    let isInside =
      domain[.translation, 0].contains(further.translation.x)
      && domain[.translation, 1].contains(further.translation.y)
      && domain[.location, 0].contains(further.location.x)
      && domain[.location, 1].contains(further.location.y)
      && domain[.scale, 0].contains(further.scale)
    return isInside ? (further, moved) : nil
  }
}
