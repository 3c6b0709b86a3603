import UIKit

/// The black view that dims another one. It is a subview of that view, so that it is clipped to its corners.
final class TransitionCover: UIView {
  static func of(_ view: UIView) -> TransitionCover? {
    view.subviews.lazy.compactMap { $0 as? TransitionCover }.first
  }

  static func make(in view: UIView) -> TransitionCover {
    if let cover = of(view) { return cover }
    let cover = TransitionCover()
    cover.alpha = 0
    cover.backgroundColor = .black
    cover.transitionCover(view)
    return cover
  }
}

/// A blur of variable strength. UIKit does not draw the alpha of an effect view, so a paused property animator sets the effect.
@MainActor enum TransitionBlur {
  private struct Kept {
    weak var view: UIVisualEffectView?
    let style: UIBlurEffect.Style
    var partial: (animator: UIViewPropertyAnimator, amount: CGFloat)?
  }

  private static var all: [Kept] = []

  /// A blur view without an effect.
  static func make(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: nil)
    forget(view)
    all.append(Kept(view: view, style: style))
    return view
  }

  /// Ends the animators of a view that leaves, and of those that have died: UIKit raises an exception where one is released while
  /// it is paused.
  static func forget(_ view: UIView) {
    func leaves(_ kept: Kept) -> Bool { kept.view == nil || kept.view === view }
    for kept in all where leaves(kept) { kept.partial?.animator.stopAnimation(true) }
    all.removeAll(where: leaves)
  }

  /// The blur of a view: the view itself, or a subview that covers it.
  static func view(of view: UIView) -> UIVisualEffectView? {
    let candidates: [UIView] = [view] + view.subviews
    return candidates.lazy.compactMap { $0 as? UIVisualEffectView }.first { index(of: $0) != nil }
  }

  /// The blur of a view; without one, a subview that covers the view is added.
  static func cover(_ view: UIView) -> UIVisualEffectView {
    if let blur = self.view(of: view) { return blur }
    let blur: UIVisualEffectView = make(.regular)
    blur.transitionCover(view)
    return blur
  }

  private static func index(of view: UIVisualEffectView) -> Int? { all.firstIndex { $0.view === view } }

  /// The strength of a blur, 0...1.
  static func amount(of view: UIVisualEffectView) -> CGFloat {
    index(of: view).flatMap { all[$0].partial?.amount } ?? (view.effect == nil ? 0 : 1)
  }

  static func set(_ amount: CGFloat, of view: UIVisualEffectView) {
    guard let index = index(of: view) else { return }
    let style: UIBlurEffect.Style = all[index].style
    all[index].partial?.animator.stopAnimation(true)
    all[index].partial = nil
    if amount <= 0 || amount >= 1 {
      view.effect = amount <= 0 ? nil : UIBlurEffect(style: style)
      return
    }
    view.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in
      view?.effect = UIBlurEffect(style: style)
    }
    animator.fractionComplete = amount
    all[index].partial = (animator, amount)
  }
}

extension UIView {
  /// Covers another view, and lets touches through.
  fileprivate func transitionCover(_ view: UIView) {
    frame = view.bounds
    isUserInteractionEnabled = false
    transitionStretch()
    UIView.performWithoutAnimation { view.addSubview(self) }
  }

  /// Removes the view, and the animator of its blur.
  func transitionRemove() {
    TransitionBlur.forget(self)
    removeFromSuperview()
  }

  /// Lets the view follow the size of its superview.
  func transitionStretch() { autoresizingMask = [.flexibleWidth, .flexibleHeight] }
}
