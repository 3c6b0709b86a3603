import UIKit

/// A run with the protocols that UIKit needs.
typealias TransitionRunning = TransitionRun & UIViewControllerAnimatedTransitioning
  & UIViewControllerInteractiveTransitioning

extension TransitionRun {
  /// Makes a run. UIKit looks at the methods of its class to see whether it can be interrupted, so there are two classes. A navigation
  /// bar follows the finger only if the run can be interrupted.
  static func make(
    _ transition: TransitionDescription, _ direction: TransitionDirection,
    by gesture: TransitionGesture? = nil, host: TransitionHost
  ) -> any TransitionRunning {
    gesture != nil && transition.style.is(.navigation)
      || transition.gestures.has { $0.mayTake(direction, isPulled: gesture != nil) }
      ? TransitionCatchableRun(transition, direction, by: gesture, host: host)
      : TransitionPlainRun(transition, direction, by: gesture, host: host)
  }

  /// Whether UIKit withholds a view that the run needs.
  func lacksView(_ context: any UIViewControllerContextTransitioning) -> Bool {
    let isModal: Bool = transition.style.is(.modal)
    let keys: [UITransitionContextViewKey] = isModal ? [.from, .to] : [.to]
    let isPush: Bool = isPulled && direction.is(.forward) && transition.style.is(.navigation)
    let isNeeded: Bool = isModal ? isCatchable || !transition.addedViews.isEmpty : isPush
    return isNeeded && keys.has { context.view(forKey: $0).isNil }
  }
}

private final class TransitionPlainRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{}

/// A run that a gesture may take over while it plays.
private final class TransitionCatchableRun: TransitionRun, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private let paused = UIViewPropertyAnimator(duration: 1, curve: .linear)

  override var isCatchable: Bool { true }
  override var interruptible: UIViewPropertyAnimator? { paused }
  /// Because of it, UIKit lets touches through and can pause the run.
  func interruptibleAnimator(using _: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { paused }
  /// A run that plays may become interactive later.
  var wantsInteractiveStart: Bool { isPulled }
}
