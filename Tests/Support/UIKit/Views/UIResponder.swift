import Foundation

/// The type of accessibility blocks that return true or false.
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

  /// Never called, because there are no archives. UIKit declares it for `NSObject`; here only responders can override it.
  open func awakeFromNib() {}

  // Accessibility. UIKit declares these members in an extension of `NSObject`. Here they are members of responders, because members of
  // extensions can be overridden with Objective-C only.

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  /// Performs the action of the element, when the user of VoiceOver double-taps.
  /// - Returns: Whether the element has an action. Otherwise VoiceOver taps its center.
  open func accessibilityActivate() -> Bool { false }

  /// Closes the current screen, when the user of VoiceOver scrubs with two fingers.
  /// - Returns: Whether there was anything to close.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

  /// Called by `accessibilityPerformEscape()`, unless that is overridden.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
}

@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  private static let only = UIScreen()
  open class var main: UIScreen { only }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 400, height: 800) }
  open var scale: CGFloat { 2 }
  /// A view without a superview, which has the screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { UIView(frame: bounds) }

  open var traitCollection: UITraitCollection { UITraitCollection.ofScreen(size: bounds.size) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
