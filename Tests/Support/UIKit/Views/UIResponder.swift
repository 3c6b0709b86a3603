import Foundation

/// The accessibility framework's name for a closure that answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool

@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  private static weak var first: UIResponder?

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    Self.first = nil
    return true
  }

  /// Never called: there are no archives here. It is declared for `NSObject` in UIKit, and can be overridden here in responders.
  open func awakeFromNib() {}

  // What accessibility asks of any object. UIKit declares it for `NSObject`, in an extension; members of extensions
  // can be overridden with Objective-C only, and what transitions override it in are responders.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  /// Does what a tap does, when VoiceOver's user taps twice with this selected.
  /// - Returns: Whether it has: else VoiceOver taps where it is.
  open func accessibilityActivate() -> Bool { false }

  /// Leaves what is open, when VoiceOver's user says so.
  /// - Returns: Whether there was something to leave.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

  /// What that does unless it is overridden.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
}

@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen()
  open class var main: UIScreen { only }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 400, height: 800) }
  open var scale: CGFloat { 2 }
  /// A view without a superview has the screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }

  open var traitCollection: UITraitCollection { UITraitCollection.ofScreen(size: bounds.size) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
