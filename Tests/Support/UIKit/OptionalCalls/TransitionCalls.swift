import Foundation

// Calls with a question mark to delegates of presentations and to animators; see `GestureDelegateCalls`.

extension UIAdaptivePresentationControllerDelegate {
  public var presentationControllerShouldDismiss: (@MainActor (UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: (@MainActor (UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

extension UIViewControllerTransitioningDelegate {
  public var animationController: AnimationControllerCalls? { AnimationControllerCalls(delegate: self) }

  public var presentationController: PresentationControllerCall? {
    PresentationControllerCall(delegate: self)
  }

  public var interactionControllerForPresentation: InteractionControllerCall? {
    InteractionControllerCall { self.interactionControllerForPresentation(using: $0) }
  }

  public var interactionControllerForDismissal: InteractionControllerCall? {
    InteractionControllerCall { self.interactionControllerForDismissal(using: $0) }
  }
}

/// The methods of a transitioning delegate that are named `animationController`.
@preconcurrency @MainActor public struct AnimationControllerCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The method of a transitioning delegate that returns a presentation controller.
@preconcurrency @MainActor public struct PresentationControllerCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// One of the methods of a transitioning delegate that return an interaction controller.
@preconcurrency @MainActor public struct InteractionControllerCall {
  let call:
    @MainActor (any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?

  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    call(animator)
  }
}

extension UIViewControllerAnimatedTransitioning {
  public var animationEnded: (@MainActor (Bool) -> Void)? {
    { self.animationEnded($0) }
  }

  public var interruptibleAnimator: InterruptibleAnimatorCall? { InterruptibleAnimatorCall(animator: self) }
}

/// The method of an animator that returns an interruptible animator.
@preconcurrency @MainActor public struct InterruptibleAnimatorCall {
  let animator: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animator.interruptibleAnimator(using: context)
  }
}

extension CAAnimationDelegate {
  public var animationDidStart: (@MainActor (CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }

  public var animationDidStop: AnimationStopCall? { AnimationStopCall(delegate: self) }
}

/// A call of `animationDidStop`.
@preconcurrency @MainActor public struct AnimationStopCall {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ animation: CAAnimation, finished: Bool) {
    delegate.animationDidStop(animation, finished: finished)
  }
}
