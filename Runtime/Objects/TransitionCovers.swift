import UIKit

/// The black view that dims another one. It is a subview of that view, so that it is clipped to its corners.
final class TransitionCover: UIView {
  static func of(_ view: UIView) -> TransitionCover? {
    view.transitionContent.subviews.gather { $0 as? TransitionCover }.first
  }

  static func make(in view: UIView) -> TransitionCover {
    if let cover = of(view) { return cover }
    let cover = TransitionCover()
    (cover.alpha, cover.backgroundColor) = (0, .black)
    cover.transitionCover(view)
    return cover
  }
}

/// A blur of variable strength. UIKit does not draw the alpha of an effect view, so a paused property animator sets the effect.
@MainActor enum TransitionBlur {
  @MainActor private final class Kept {
    weak var view: UIVisualEffectView?
    let style: UIBlurEffect.Style
    /// The animator and the strength of a partial blur.
    var animator: UIViewPropertyAnimator? { didSet { oldValue?.stopAnimation(true) } }
    var amount: CGFloat = 0

    init(_ view: UIVisualEffectView, _ style: UIBlurEffect.Style) { (self.view, self.style) = (view, style) }
  }

  private static var all: [Kept] = []
  private static func kept(_ view: UIVisualEffectView) -> Kept? { all.find { $0.view === view } }

  /// A blur view without an effect.
  static func make(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    forget(view)
    all.append(Kept(view, style))
    return view
  }

  /// Ends the animators of a view that leaves, and of those that have died: UIKit raises an exception where one is released while
  /// it is paused.
  static func forget(_ view: UIView) {
    for kept in all where kept.view.isNil || kept.view === view { kept.animator = nil }
    all = all.only { $0.view != nil && $0.view !== view }
  }

  /// The blur of a view: the view itself, or a subview that covers it.
  static func view(of view: UIView) -> UIVisualEffectView? {
    all.find { $0.view === view || $0.view?.superview === view.transitionContent }?.view
  }

  /// The blur of a view; without one, a subview that covers the view is added.
  static func cover(_ view: UIView) -> UIVisualEffectView {
    if let blur = self.view(of: view) { return blur }
    let blur: UIVisualEffectView = make(.regular)
    blur.transitionCover(view)
    return blur
  }

  /// The strength of a blur, 0...1.
  static func amount(of view: UIVisualEffectView) -> CGFloat {
    if let kept = kept(view), kept.animator != nil { return kept.amount }
    return view.effect != nil ? 1 : 0
  }

  static func set(_ amount: CGFloat, of view: UIVisualEffectView) {
    guard let kept = kept(view), kept.animator.isNil || kept.amount != amount else { return }
    kept.animator = nil
    if amount <= 0 || amount >= 1 { return view.effect = amount <= 0 ? nil : UIBlurEffect(style: kept.style) }
    view.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      [weak view, style = kept.style] in view?.effect = UIBlurEffect(style: style)
    }
    // The system ends it in the background, which would show the whole blur. An inactive animator may not show a fraction.
    animator.pausesOnCompletion = true
    animator.pauseAnimation()
    animator.fractionComplete = amount
    (kept.animator, kept.amount) = (animator, amount)
  }

  /// Sets partial blurs again, after an animation of UIKit in which they may have been set: it ends with a whole blur.
  static func renew() {
    for kept in all where kept.animator != nil {
      kept.animator = nil
      if let view = kept.view { set(kept.amount, of: view) }
    }
  }
}

extension UIView {
  /// The view for subviews: UIKit forbids them in an effect view itself.
  var transitionContent: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// Covers another view, and lets touches through.
  fileprivate func transitionCover(_ view: UIView) {
    (frame, isUserInteractionEnabled) = (view.bounds, false)
    transitionStretch()
    UIView.performWithoutAnimation { view.transitionContent.addSubview(self) }
  }

  /// Removes the view, and the animator of its blur.
  func transitionRemove() {
    TransitionBlur.forget(self)
    removeFromSuperview()
  }

  /// Lets the view follow the size of its superview.
  func transitionStretch() { autoresizingMask = [.flexibleWidth, .flexibleHeight] }
}
