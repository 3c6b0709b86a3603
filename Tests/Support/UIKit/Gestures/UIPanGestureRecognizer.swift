import Foundation

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move without being a pan, in points; what it is on a device is not documented.
  static let slack: CGFloat = 10
  /// A finger that has rested so long, in seconds, has no velocity when it leaves.
  private static let rest: TimeInterval = 0.1

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Where the translation counts from, and the finger's velocity, both in the window's coordinates.
  private var origin = CGPoint.zero
  private var fingerVelocity = CGPoint.zero
  /// Where the finger has come down.
  private(set) var start = CGPoint.zero
  private var lastMove: TimeInterval = 0

  /// In the coordinates of a view as they are now: in a view that moves with the finger it is not what one wants.
  open func translation(in view: UIView?) -> CGPoint {
    vector(from: origin, to: fingerPlace, in: view)
  }

  /// Documented to reset the velocity, which is then known again only when the finger has moved on.
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

  /// Decides whether the way that the finger has come is a pan.
  func examine(_ way: CGPoint) {
    if way.x * way.x + way.y * way.y >= Self.slack * Self.slack { state = .began }
  }

  /// Another finger does not make the translation jump.
  private func recentre() {
    origin.x += middle.x - fingerPlace.x
    origin.y += middle.y - fingerPlace.y
    fingerPlace = middle
  }

  // MARK: The scenario's side

  /// A finger has come down and has travelled far enough to be recognized at a place of the window.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(at place: CGPoint, velocity: CGPoint) -> Bool {
    let travel = self.travel(velocity)
    origin = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    start = origin
    fingerPlace = place
    fingerVelocity = velocity
    return recognize()
  }

  /// How far the finger has come before it is recognized.
  func travel(_ velocity: CGPoint) -> CGPoint { Simulator.panTravel }

  /// The finger has moved to a place of the window.
  @_spi(Simulator) public func move(to place: CGPoint, velocity: CGPoint = .zero) {
    fingerPlace = place
    fingerVelocity = velocity
    if isUnderWay { commit(.changed) }
  }

  /// The finger has left the screen.
  @_spi(Simulator) public func end(velocity: CGPoint) {
    fingerVelocity = velocity
    if isUnderWay { commit(.ended) }
  }
}
