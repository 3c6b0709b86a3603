@_spi(Simulator) import UIKit

/// One finger, or two, which drive a direction of a spec.
@MainActor struct SpecFinger {
  /// The outcome that the finger tries to reach with its velocity when it is lifted.
  enum Aim: String { case finish, cancel }

  /// The screen to which a finished gesture leads.
  let side: Side
  let recognizer: @MainActor () -> UIGestureRecognizer?
  /// - Returns: Whether the gesture has begun.
  let begin: @MainActor () -> Bool
  /// Begins at the same place with another movement, such as across the way, or apart instead of together. It is nil for a finger
  /// from an edge, because the platform decides how steep that may be.
  /// - Returns: Whether the gesture has begun.
  let beginOtherwise: (@MainActor () -> Bool)?
  /// Moves to a share of the whole way, counted from its start.
  let move: @MainActor (CGFloat) -> Void
  /// Lifts the finger with the velocity for an aim.
  let end: @MainActor (Aim) -> Void
  /// Whether the run finishes if the finger is lifted at a share of the way.
  let finishes: @MainActor (CGFloat, Aim) -> Bool
  /// The values of the recognizer at a share of the way. The aim gives the velocity if the finger is lifted there.
  let reading: @MainActor (CGFloat, Aim?) -> FingerReading
  /// The durations of the settling, in seconds.
  let settles: (finish: Double, cancel: Double)
  /// The share of the way at which the run finishes without a lift, if there is one.
  var reach: CGFloat?
  /// Whether the finger moves the to screen between its rest states, and never leaves it. The whole way is then that to the next
  /// state.
  var isAmongStates = false
  /// The runs that the gesture takes over.
  var catches: Set<Catch> = []

  /// The same finger with runs that it takes over.
  func catching(_ catches: Catch...) -> SpecFinger {
    var finger = self
    finger.catches = Set(catches)
    return finger
  }

  /// Whether the run finishes as soon as the finger has moved to a share of the way, once the transition has started.
  func isReached(at share: CGFloat) -> Bool { reach.map { share >= $0 } ?? false }

  func settling(isFinishing: Bool) -> Double { isFinishing ? settles.finish : settles.cancel }
}

extension SpecFinger {
  /// A pan along a way.
  /// - Parameters:
  ///   - side: The screen to which it leads.
  ///   - start: The point where it begins, in the window.
  ///   - way: The vector from there to the end, in points.
  ///   - speed: The velocities to finish and to cancel, in ways a second.
  ///   - reach: The share of the way at which the run finishes without a lift.
  static func pan(
    to side: Side, settles: (finish: Double, cancel: Double),
    _ recognizer: @escaping @MainActor () -> UIPanGestureRecognizer?,
    from start: @escaping @MainActor () -> CGPoint, way: @escaping @MainActor () -> CGPoint,
    speed: (finish: CGFloat, cancel: CGFloat), reach: CGFloat? = nil, isFromEdge: Bool = false,
    finishes: @escaping @MainActor (CGFloat, Aim) -> Bool
  ) -> SpecFinger {
    func velocity(_ aim: Aim?) -> CGPoint {
      let speed = aim == nil ? 0 : aim == .finish ? speed.finish : speed.cancel
      let way = way()
      return CGPoint(x: way.x * speed, y: way.y * speed)
    }
    let beginAcross: @MainActor () -> Bool = {
      let way = way()
      return recognizer()?.begin(at: start(), velocity: CGPoint(x: way.y, y: way.x)) ?? false
    }
    return SpecFinger(
      side: side, recognizer: recognizer,
      begin: {
        let way = way()
        return recognizer()?.begin(at: start(), velocity: CGPoint(x: way.x / 4, y: way.y / 4)) ?? false
      },
      beginOtherwise: isFromEdge ? nil : beginAcross,
      move: { share in
        let (start, way) = (start(), way())
        recognizer()?.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
      },
      end: { recognizer()?.end(velocity: velocity($0)) }, finishes: finishes,
      reading: { share, aim in
        let (way, velocity) = (way(), velocity(aim))
        return FingerReading(
          translation: [way.x * share, way.y * share], velocity: [velocity.x, velocity.y])
      },
      settles: settles, reach: reach)
  }

  /// A pinch from scale 1 to 0.
  static func pinchIn(
    to side: Side, settles: (finish: Double, cancel: Double),
    _ recognizer: @escaping @MainActor () -> UIPinchGestureRecognizer?,
    finishes: @escaping @MainActor (CGFloat, Aim) -> Bool
  ) -> SpecFinger {
    func velocity(_ aim: Aim?) -> CGFloat { aim == nil ? 0 : aim == .finish ? -1 : 1 }
    return SpecFinger(
      side: side, recognizer: recognizer,
      begin: { recognizer()?.begin(around: CGPoint(x: 200, y: 200), scale: 0.9, velocity: -1) ?? false },
      beginOtherwise: {
        recognizer()?.begin(around: CGPoint(x: 200, y: 200), scale: 1.1, velocity: 1) ?? false
      },
      move: { recognizer()?.move(scale: 1 - $0) },
      end: { recognizer()?.end(velocity: velocity($0)) }, finishes: finishes,
      reading: { FingerReading(scale: 1 - $0, scaleVelocity: velocity($1)) }, settles: settles)
  }
}
