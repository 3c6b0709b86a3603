import Foundation

public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    var name: String {
      switch self {
      case .screenChanged: "screenChanged"
      case .layoutChanged: "layoutChanged"
      case .announcement: "announcement"
      default: "notification \(rawValue)"
      }
    }
  }

  /// Posted when the user changes the setting.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { Simulator.reducesMotion }
  /// Always off here.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { Simulator.speaksScreen }

  /// Adds the notification to the record.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    let text =
      switch argument {
      case .none: "nothing"
      case .some(let view as UIView): view.name
      case .some(let other): "\(other)"
      }
    Simulator.recorder.record(.posted(notification.name, argument: text))
  }
}

/// What VoiceOver says about an element besides its label.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

extension Simulator {
  /// The elements that VoiceOver reads in a view, in order. It reads nothing inside of an element, nothing hidden, and nothing below a
  /// modal view.
  public static func elements(in view: UIView) -> [UIView] {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement || view is UIControl { return [view] }
    let modal = view.subviews.lastIndex { $0.accessibilityViewIsModal }
    return view.subviews[(modal ?? 0)...].flatMap { elements(in: $0) }
  }

  /// Simulates VoiceOver's double tap. If the element does not handle it, a finger taps the center of its frame, whatever is there.
  public static func activate(_ element: UIView, in window: UIWindow) {
    if element.accessibilityActivate() { return }
    let middle = CGPoint(x: element.bounds.midX, y: element.bounds.midY)
    Finger(in: window).tap(at: element.convert(middle, to: nil))
  }

  /// Simulates VoiceOver's two-finger scrub. The element is asked first, then the responders above it, until one of them returns true.
  @discardableResult public static func performEscape(from element: UIResponder) -> Bool {
    var responder: UIResponder? = element
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
