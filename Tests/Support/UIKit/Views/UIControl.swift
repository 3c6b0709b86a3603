import Foundation

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
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
  /// True while a finger that has come down on the control is inside of it.
  open var isHighlighted = false
  open var isSelected = false
  private var actions: [(events: Event, action: TargetAction)] = []
  private var closures: [(events: Event, action: UIAction)] = []

  /// The target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append((controlEvents, TargetAction(target: target, action: action)))
  }

  /// Replaces an action with the same identifier. The control retains the action, and so everything that its closure captures.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    closures.removeAll { $0.events == controlEvents && $0.action.identifier == action.identifier }
    closures.append((controlEvents, action))
  }

  open private(set) var isTracking = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    (isTracking, isHighlighted) = (true, true)
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    if isHighlighted != isInside { isHighlighted = isInside }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    (isTracking, isHighlighted) = (false, false)
    let isInside = point(inside: touch.location(in: self), with: event)
    sendActions(for: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isHighlighted) = (false, false)
    sendActions(for: .touchCancel)
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.send(self) }
    for (events, action) in closures where !events.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
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

  private var titles: [UInt: String] = [:]
  /// The label has no text, because nothing is drawn.
  open var titleLabel: UILabel? { label }
  private lazy var label = UILabel(frame: .zero)

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }

  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
