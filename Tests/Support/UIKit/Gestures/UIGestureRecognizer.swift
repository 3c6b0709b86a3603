import Foundation

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

/// The requirements are optional in Objective-C; these are what their absence means.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recognizer whose touches are told to it by a scenario. It retains neither its targets nor its delegate.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) var state = State.possible
  open var cancelsTouchesInView = true
  open var isEnabled = true {
    didSet { if !isEnabled { loseTouches() } }
  }
  private var actions: [TargetAction] = []
  private(set) var requiredFailures: [() -> UIGestureRecognizer?] = []

  /// Where the finger is, in the window's coordinates.
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

  // MARK: The scenario's side

  var isUnderWay: Bool { state == .began || state == .changed }

  /// Asks the delegate, then begins.
  /// - Returns: Whether the gesture has begun.
  func recognize() -> Bool {
    guard isEnabled, view?.window != nil, !isUnderWay else { return false }
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    go(to: .began)
    return true
  }

  /// Sends the action with a state; a state that ends the gesture is followed by `possible`.
  func go(to next: State) {
    state = next
    for action in actions { action.send(self) }
    if !isUnderWay { state = .possible }
  }

  /// The system takes the touches away: a call, an alert, the view's departure.
  func loseTouches() {
    if isUnderWay { go(to: .cancelled) }
  }

  /// The system takes the touches away.
  @_spi(Simulator) public func cancelTouches() {
    loseTouches()
  }

  /// The gesture is not what it seemed to be.
  ///
  /// UIKit does not let a recognizer of its own fail after it has begun; a subclass may try, so the action is sent.
  /// Before it has begun nothing is sent.
  @_spi(Simulator) public func fail() {
    if isUnderWay { go(to: .failed) }
  }
}
