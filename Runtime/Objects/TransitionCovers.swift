import UIKit

/// The black that dims a view. It lies in that, so that it has its corners.
@MainActor
final class TransitionCover: UIView {
  static func of(_ view: UIView) -> TransitionCover? { view.subviews.lazy.compactMap { $0 as? TransitionCover }.first }

  static func make(in view: UIView) -> TransitionCover {
    if let cover = of(view) { return cover }
    let cover = TransitionCover(frame: view.bounds)
    cover.alpha = 0
    cover.backgroundColor = .black
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { view.addSubview(cover) }
    return cover
  }
}

/// A blur of which a part can be seen. It has no alpha, which UIKit draws wrongly: a part is a property animator that stands there.
@MainActor
final class TransitionBlurView: UIVisualEffectView {
  private let style: UIBlurEffect.Style
  private var partial: (animator: UIViewPropertyAnimator, amount: CGFloat)?

  init(_ style: UIBlurEffect.Style) {
    self.style = style
    super.init(effect: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// That of a view: itself, or one that covers it.
  static func of(_ view: UIView) -> TransitionBlurView? {
    view as? TransitionBlurView ?? view.subviews.lazy.compactMap { $0 as? TransitionBlurView }.first
  }

  static func make(in view: UIView) -> TransitionBlurView {
    if let blur = of(view) { return blur }
    let blur = TransitionBlurView(.regular)
    blur.frame = view.bounds
    blur.isUserInteractionEnabled = false
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { view.addSubview(blur) }
    return blur
  }

  /// How much of it is seen, 0...1.
  var amount: CGFloat {
    get { partial?.amount ?? (effect == nil ? 0 : 1) }
    set {
      partial?.animator.stopAnimation(true)
      partial = nil
      if newValue <= 0 || newValue >= 1 {
        effect = newValue <= 0 ? nil : UIBlurEffect(style: style)
        return
      }
      effect = nil
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
        guard let self else { return }
        self.effect = UIBlurEffect(style: self.style)
      }
      animator.fractionComplete = newValue
      partial = (animator, newValue)
    }
  }
}
