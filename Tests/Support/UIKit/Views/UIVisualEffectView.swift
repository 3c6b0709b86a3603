import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case extraLight, light, dark, regular = 4, prominent }

  /// Hidden by UIKit: what a scenario may ask.
  @_spi(Simulator) public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// What is in a blur, in the colours of that; nothing is drawn.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A blur is animated by its `effect`; its alpha is documented not to be: animating it is a violation.
///
/// An animator that is stopped without finishing leaves properties at their current values, UIKit's documentation says. An effect
/// has none between none and all: what is seen of it stays, until another effect is set.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open private(set) var contentView = UIView()
  open var effect: UIVisualEffect? {
    didSet {
      if oldValue !== effect { leftPart = nil }
      noteChange("effect", from: oldValue == nil ? CGFloat(0) : 1, to: effect == nil ? CGFloat(0) : 1) {
        guard let view = $0 as? UIVisualEffectView else { return }
        view.effect = $1 == 0 ? nil : view.effect ?? oldValue
        view.leftPart = $1 > 0 && $1 < 1 ? $1 : nil
      }
    }
  }
  /// How much of the effect an animator has left that was stopped on its way.
  private var leftPart: CGFloat?

  /// How much of the effect is on screen now, 0 to 1.
  @_spi(Simulator) public var presentedEffect: CGFloat {
    presented("effect", leftPart ?? (effect == nil ? 0 : 1))
  }

  public convenience init() {
    self.init(effect: nil)
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var alpha: CGFloat {
    get { super.alpha }
    set {
      if newValue != super.alpha { Simulator.violation("alpha of the blur \(name) set") }
      super.alpha = newValue
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.fill(bounds)
  }
}
