import Foundation

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case extraLight, light, dark, regular = 4, prominent }

  /// UIKit does not expose the style. A scenario can read it.
  @_spi(Simulator) public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// An effect for the content of a blur. Nothing is drawn.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with a blur, which is animated by its `effect`. The alpha of such a view must not be animated, as documented, so setting it
/// is a violation.
///
/// UIKit's documentation says that an animator that is stopped without finishing leaves properties at their current values. An effect
/// has no intermediate value: the visible fraction of the effect stays until another effect is set.
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
  /// The fraction of the effect that a stopped animator has left.
  private var leftPart: CGFloat?

  /// The fraction of the effect that is on screen now, 0 to 1.
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
