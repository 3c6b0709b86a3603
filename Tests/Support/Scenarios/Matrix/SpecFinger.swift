@_spi(Simulator) import UIKit

/// A finger, or two, that drive a direction of a spec.
@MainActor struct SpecFinger {
  /// What the finger is to bring about when it leaves, as far as its speed can.
  enum Aim: String { case finish, cancel }

  /// The screen at which it ends when it finishes.
  let side: Side
  let recognizer: @MainActor () -> UIGestureRecognizer?
  /// - Returns: Whether the gesture has begun.
  let begin: @MainActor () -> Bool
  /// Comes from where the other begins and goes otherwise: across it, apart instead of together. Nil for a finger from an
  /// edge: how steep that may be, and that it does not go back, is the platform's to decide.
  /// - Returns: Whether the gesture has begun.
  let beginOtherwise: (@MainActor () -> Bool)?
  /// Moves to a share of the whole way, counted from where it began.
  let move: @MainActor (CGFloat) -> Void
  /// Leaves at a speed.
  let end: @MainActor (Aim) -> Void
  /// Whether it finishes when it leaves at a share of the way.
  let finishes: @MainActor (CGFloat, Aim) -> Bool
  /// What it is at a share of the way, and how fast when it leaves there.
  let reading: @MainActor (CGFloat, Aim?) -> FingerReading
  /// How long it takes afterwards, in seconds.
  let settles: (finish: Double, cancel: Double)
  /// At which share of the way it finishes without leaving, if it does.
  var reach: CGFloat?
  /// Whether it moves the to screen among its rest states, and never leaves it: the way is that to the next of them.
  var isAmongStates = false
  /// What it takes over.
  var catches: Set<Catch> = []

  /// The same finger, which takes over what plays or settles.
  func catching(_ catches: Catch...) -> SpecFinger {
    var finger = self
    finger.catches = Set(catches)
    return finger
  }

  /// Whether it finishes as soon as it has moved to a share of the way, once the transition has started.
  func isReached(at share: CGFloat) -> Bool { reach.map { share >= $0 } ?? false }

  func settling(isFinishing: Bool) -> Double { isFinishing ? settles.finish : settles.cancel }
}

extension SpecFinger {
  /// A pan along a way.
  /// - Parameters:
  ///   - side: Where it leads.
  ///   - start: Where it begins, in the window.
  ///   - way: From there to the end, in points.
  ///   - speed: How fast it leaves to finish, and to cancel, in ways a second.
  ///   - reach: At which share of the way it finishes without leaving.
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

  /// A pinch from its whole scale to nothing.
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
