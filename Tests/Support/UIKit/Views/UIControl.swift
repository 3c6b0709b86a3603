import Foundation

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open var isEnabled = true
  private var actions: [(events: Event, action: TargetAction)] = []

  /// The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append((controlEvents, TargetAction(target: target, action: action)))
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.send(self) }
  }
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, close = 7 }

  private var images: [UInt: UIImage] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
  }

  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue]
  }

  open override func sizeToFit() {
    bounds.size = CGSize(width: 44, height: 44)
  }
}
