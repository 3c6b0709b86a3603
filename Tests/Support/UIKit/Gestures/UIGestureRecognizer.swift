import Foundation

/// A recognizer. It retains neither its targets nor its delegate.
///
/// It gets touches from its window's `GestureEnvironment`. A scenario can also make it recognize at once; then it asks only its view
/// and its delegate, and no other recognizers.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var isEnabled = true {
    didSet { if !isEnabled { loseTouches() } }
  }
  private var actions: [TargetAction] = []
  private var requiredFailures: [() -> UIGestureRecognizer?] = []
  private var current = State.possible
  private var touches: [UITouch] = []
  /// The environment in which it competes with others; nil if a scenario drives it.
  private weak var environment: GestureEnvironment?
  /// The state that it will take when the recognizers have failed for which it waits.
  var pendingState: State?
  /// Whether it waits for further touches although it has none now.
  var waitsForMore = false

  /// The location of the finger, or the center of several fingers, in the window's coordinates.
  var fingerPlace = CGPoint.zero

  public init(target: Any?, action: Selector?) {
    super.init()
    Simulator.census.enter(self, as: .gestureRecognizer)
    if let action { actions.append(TargetAction(target: target, action: action)) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    guard let target = target as AnyObject? else { return actions = [] }
    actions.removeAll { $0.target === target }
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(fingerPlace, from: nil) ?? fingerPlace
  }

  open var numberOfTouches: Int { touches.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: State

  /// Set by subclasses. If a new gesture has to wait for other recognizers or may not begin, the state does not become the value that
  /// was set.
  open var state: State {
    get { current }
    set {
      switch (current, newValue) {
      case (.possible, .began), (.possible, .ended):
        if let environment { environment.recognize(self, as: newValue) } else { commit(newValue) }
      case (.possible, .failed):
        current = .failed
        pendingState = nil
        waitsForMore = false
        reset()
        environment?.noteFailure(of: self)
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        commit(newValue)
      default:
        if current != newValue { Simulator.violation("a recognizer went from \(current) to \(newValue)") }
      }
    }
  }

  var isUnderWay: Bool { current == .began || current == .changed }

  /// Sets the state and calls the targets. Outside of an environment, a finished recognizer is ready for the next gesture at once.
  func commit(_ next: State) {
    current = next
    for action in actions { action.send(self) }
    if !isUnderWay, environment == nil { current = .possible }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay { state = .cancelled } else if current == .possible { state = .failed }
  }

  /// Called when the recognizer has failed or ended. The next touches belong to another gesture.
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The touches, in the order in which the fingers came down.
  var trackedTouches: [UITouch] { touches }

  /// The center of the fingers, in the window's coordinates.
  var middle: CGPoint {
    let count = CGFloat(max(touches.count, 1))
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  // MARK: For the environment

  /// Whether a finger that comes down at a point of the window would be seen by the recognizer.
  @_spi(Simulator) public func isReached(at place: CGPoint) -> Bool {
    guard let view, let window = view.window, let hit = window.hitTest(place, with: nil),
      hit.isDescendant(of: view)
    else { return false }
    let touch = UITouch(at: place, in: window)
    touch.view = hit
    return takes(touch)
  }

  func takes(_ touch: UITouch) -> Bool {
    guard isEnabled, current == .possible || isUnderWay else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func receive(_ touch: UITouch, _ event: UIEvent, in environment: GestureEnvironment) {
    self.environment = environment
    touches.append(touch)
    touchesBegan([touch], with: event)
  }

  func has(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  func lose(_ touch: UITouch) {
    guard has(touch) else { return }
    touches.removeAll { $0 === touch }
    // A recognizer that has seen no gesture fails when the last finger leaves.
    if touches.isEmpty, current == .possible, pendingState == nil, !waitsForMore { state = .failed }
  }

  /// Whether the recognizer has failed or ended, and has no touches any more.
  var isThrough: Bool { touches.isEmpty && !isUnderWay && current != .possible }

  func beginAnew() {
    current = .possible
    pendingState = nil
    waitsForMore = false
    environment = nil
    reset()
  }

  /// Whether this recognizer can recognize only after another one has failed.
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0() === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether another recognizer cannot recognize together with this one.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isTogether =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isTogether
  }

  /// Whether its view and its delegate allow it to begin.
  var mayBegin: Bool {
    guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  // MARK: For scenarios

  /// Asks the delegate, then begins.
  /// - Returns: Whether the gesture has begun.
  func recognize() -> Bool {
    guard isEnabled, view?.window != nil, !isUnderWay, mayBegin else { return false }
    commit(.began)
    return true
  }

  /// Takes the touches away, as the system does for a call, an alert, or a view that leaves the window.
  func loseTouches() {
    touches = []
    if isUnderWay { commit(.cancelled) } else if environment != nil, current == .possible { state = .failed }
  }

  /// Takes the touches away, as the system does for a call or an alert.
  @_spi(Simulator) public func cancelTouches() {
    loseTouches()
  }

  /// Makes a gesture fail that has begun.
  ///
  /// UIKit's own recognizers do not fail after they have begun. A subclass may try to, so the targets are called. Before the gesture
  /// has begun, nothing happens.
  @_spi(Simulator) public func fail() {
    if isUnderWay { commit(.failed) }
  }
}
