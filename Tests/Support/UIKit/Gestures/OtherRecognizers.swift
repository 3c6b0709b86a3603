import Foundation

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// A tap at a place of the window.
  @_spi(Simulator) public func tap(at place: CGPoint) {
    fingerPlace = place
    guard isEnabled, view?.window != nil else { return }
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return }
    go(to: .ended)
  }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open private(set) var velocity: CGFloat = 0

  /// Two fingers have come down around a place of the window and have moved far enough.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(
    around place: CGPoint, scale: CGFloat, velocity: CGFloat
  ) -> Bool {
    fingerPlace = place
    self.scale = scale
    self.velocity = velocity
    return recognize()
  }

  /// The fingers have moved.
  @_spi(Simulator) public func move(scale: CGFloat, velocity: CGFloat = 0) {
    self.scale = scale
    self.velocity = velocity
    if isUnderWay { go(to: .changed) }
  }

  /// The fingers have left the screen.
  @_spi(Simulator) public func end(velocity: CGFloat) {
    self.velocity = velocity
    if isUnderWay { go(to: .ended) }
  }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open private(set) var velocity: CGFloat = 0
}
