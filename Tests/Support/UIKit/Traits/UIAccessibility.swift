import Foundation

@preconcurrency @MainActor public enum UIAccessibility {
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

  public static var isReduceMotionEnabled: Bool { Simulator.reducesMotion }
  public static var isVoiceOverRunning: Bool { Simulator.speaksScreen }

  /// Goes into the record, where a scenario finds it.
  public static func post(notification: Notification, argument: Any?) {
    let text =
      switch argument {
      case .none: "nothing"
      case .some(let view as UIView): view.name
      case .some(let other): "\(other)"
      }
    Simulator.recorder.record(.posted(notification.name, argument: text))
  }
}

extension Simulator {
  /// What VoiceOver's two-finger scrub does: asks the element, then the responders above it, until one has escaped.
  @discardableResult public static func performEscape(from element: UIResponder) -> Bool {
    var responder: UIResponder? = element
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
