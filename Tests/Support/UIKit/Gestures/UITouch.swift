import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount = 1
  /// The view in which the finger came down. It keeps the touch wherever the finger goes.
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force of an ordinary touch. Pressure is not simulated.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 0 }
  /// In the window's coordinates.
  var place: CGPoint
  private var previousPlace: CGPoint

  init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    self.window = window
    previousPlace = place
    timestamp = Simulator.clock.now
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  func become(_ phase: Phase, at place: CGPoint) {
    self.phase = phase
    previousPlace = self.place
    self.place = place
    timestamp = Simulator.clock.now
  }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  open internal(set) var allTouches: Set<UITouch>?
  open var timestamp: TimeInterval { Simulator.clock.now }
}

/// A finger of a scenario. It touches a window, and the views and recognizers there get its touches.
@_spi(Simulator) @MainActor public final class Finger {
  private let window: UIWindow
  private var touch: UITouch?

  public init(in window: UIWindow) {
    self.window = window
  }

  /// Puts the finger down at a point of the window.
  public func touchDown(at place: CGPoint) {
    if touch != nil { return }
    let touch = UITouch(at: place, in: window)
    self.touch = touch
    window.gestures.begin(touch)
  }

  /// Moves the finger to a point of the window at once.
  public func move(to place: CGPoint) {
    guard let touch else { return }
    touch.become(.moved, at: place)
    window.gestures.move(touch)
  }

  /// Moves the finger evenly to a point of the window, a step each frame, while the time advances.
  public func drag(to place: CGPoint, during duration: TimeInterval) {
    guard let start = touch?.place else { return }
    let steps = max(Int((duration / VirtualClock.frame).rounded()), 1)
    for step in 1...steps {
      Simulator.clock.advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      move(
        to: CGPoint(x: start.x + (place.x - start.x) * share, y: start.y + (place.y - start.y) * share))
    }
  }

  /// Lifts the finger.
  public func lift() {
    guard let touch else { return }
    self.touch = nil
    touch.become(.ended, at: touch.place)
    window.gestures.end(touch)
  }

  /// Cancels the touch, as the system does for a call or an alert.
  public func cancel() {
    guard let touch else { return }
    self.touch = nil
    touch.become(.cancelled, at: touch.place)
    window.gestures.cancel(touch)
  }

  /// Puts the finger down at a point of the window, and lifts it.
  public func tap(at place: CGPoint) {
    touchDown(at: place)
    Simulator.clock.advance(by: 0.05)
    lift()
  }
}
