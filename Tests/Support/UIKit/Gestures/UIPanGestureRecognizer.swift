import Foundation

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Where the translation counts from, and the finger's velocity, both in the window's coordinates.
  private var origin = CGPoint.zero
  private var fingerVelocity = CGPoint.zero

  /// In the coordinates of a view as they are now: in a view that moves with the finger it is not what one wants.
  open func translation(in view: UIView?) -> CGPoint {
    vector(from: origin, to: fingerPlace, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
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

  // MARK: The scenario's side

  /// A finger has come down and has travelled far enough to be recognized at a place of the window.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(at place: CGPoint, velocity: CGPoint) -> Bool {
    origin = CGPoint(x: place.x - Simulator.panTravel.x, y: place.y - Simulator.panTravel.y)
    fingerPlace = place
    fingerVelocity = velocity
    return recognize()
  }

  /// The finger has moved to a place of the window.
  @_spi(Simulator) public func move(to place: CGPoint, velocity: CGPoint = .zero) {
    fingerPlace = place
    fingerVelocity = velocity
    if isUnderWay { go(to: .changed) }
  }

  /// The finger has left the screen.
  @_spi(Simulator) public func end(velocity: CGPoint) {
    fingerVelocity = velocity
    if isUnderWay { go(to: .ended) }
  }
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
