import Foundation

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance in points from which a movement is a pan. The value on a device is not documented.
  static let slack: CGFloat = 10
  /// A finger that has rested for this time in seconds has no velocity when it leaves.
  private static let rest: TimeInterval = 0.1

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The point from which the translation counts, and the finger's velocity, both in the window's coordinates.
  private var origin = CGPoint.zero
  private var fingerVelocity = CGPoint.zero
  /// The point at which the finger came down.
  private(set) var start = CGPoint.zero
  private var lastMove: TimeInterval = 0

  /// Uses the view's current coordinates. In a view that moves with the finger, the result is therefore rarely useful.
  open func translation(in view: UIView?) -> CGPoint {
    vector(from: origin, to: fingerPlace, in: view)
  }

  /// Resets the velocity, as documented. It stays 0 until the finger moves again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    fingerVelocity = .zero
    let place = location(in: view)
    let local = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    origin = view?.convert(local, to: nil) ?? local
  }

  open func velocity(in view: UIView?) -> CGPoint {
    let ahead = CGPoint(x: fingerPlace.x + fingerVelocity.x, y: fingerPlace.y + fingerVelocity.y)
    return vector(from: fingerPlace, to: ahead, in: view)
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let start = view?.convert(start, from: nil) ?? start
    let end = view?.convert(end, from: nil) ?? end
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > maximumNumberOfTouches, !isUnderWay { return state = .failed }
    if trackedTouches.count == 1 {
      start = middle
      origin = middle
      fingerPlace = middle
      fingerVelocity = .zero
      lastMove = Simulator.clock.now
    } else {
      recentre()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let old = fingerPlace
    fingerPlace = middle
    let passed = Simulator.clock.now - lastMove
    if passed > 0 {
      fingerVelocity = CGPoint(x: (fingerPlace.x - old.x) / passed, y: (fingerPlace.y - old.y) / passed)
      lastMove = Simulator.clock.now
    }
    if isUnderWay { return state = .changed }
    guard state == .possible, pendingState == nil, trackedTouches.count >= minimumNumberOfTouches else {
      return
    }
    examine(CGPoint(x: fingerPlace.x - start.x, y: fingerPlace.y - start.y))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count - touches.count < minimumNumberOfTouches else { return }
    if Simulator.clock.now - lastMove > Self.rest { fingerVelocity = .zero }
    if isUnderWay { state = .ended } else if state == .possible { state = .failed }
  }

  /// Decides whether a movement is a pan.
  func examine(_ way: CGPoint) {
    if way.x * way.x + way.y * way.y >= Self.slack * Self.slack { state = .began }
  }

  /// Moves the origin, so that the translation does not jump when another finger comes down.
  private func recentre() {
    origin.x += middle.x - fingerPlace.x
    origin.y += middle.y - fingerPlace.y
    fingerPlace = middle
  }

  // MARK: For scenarios

  /// Simulates a finger that has come down and moved far enough. It is at `place`, in the window's coordinates, when the gesture
  /// begins.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(at place: CGPoint, velocity: CGPoint) -> Bool {
    let travel = self.travel(velocity)
    origin = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    start = origin
    fingerPlace = place
    fingerVelocity = velocity
    return recognize()
  }

  /// The distance that the finger has covered before the gesture begins.
  func travel(_ velocity: CGPoint) -> CGPoint { Simulator.panTravel }

  /// Simulates a movement to a point of the window.
  @_spi(Simulator) public func move(to place: CGPoint, velocity: CGPoint = .zero) {
    fingerPlace = place
    fingerVelocity = velocity
    if isUnderWay { commit(.changed) }
  }

  /// Simulates that the finger leaves the screen.
  @_spi(Simulator) public func end(velocity: CGPoint) {
    fingerVelocity = velocity
    if isUnderWay { commit(.ended) }
  }
}
