import Foundation

/// What `present` and `dismiss` do.
@MainActor enum Presentation {
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = root(of: source)
    guard presenter.presentedViewController == nil, let window = presenter.view.window else {
      return Simulator.violation("\(presenter.name) cannot present \(presented.name) now")
    }
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    presented.movement = .presented
    let delegate = presented.transitioningDelegate
    let isCustom = presented.modalPresentationStyle == .custom
    let controller =
      (isCustom
        ? delegate?.presentationController(forPresented: presented, presenting: presenter, source: source)
        : nil)
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    presented.presentationController = controller
    presenter.presentation = controller
    let container = PresentationContainer(of: controller, in: PresentationContainer.frame(in: window))
    controller.containerView = container
    window.addSubview(container)

    let removes = removesPresenter(controller)
    if removes { container.addSubview(presenter.view) }
    let context = TransitionContext(
      container: container, from: presenter, to: presented, fromView: removes ? presenter.view : nil,
      toView: controller.presentedView, isAnimated: animated, style: presented.modalPresentationStyle)
    context.fromDisappears = removes
    context.finalFrame = controller.frameOfPresentedViewInContainerView
    let animator =
      animated
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    controller.presentationTransitionWillBegin()
    // What is in the container now is the presentation controller's, which takes care of it.
    let own = container.subviews
    context.didEnd = { didComplete in
      if didComplete {
        if removes { presenter.view.removeFromSuperview() }
        if controller.presentedView?.isDescendant(of: container) != true {
          Simulator.violation("\(presented.name) is presented, but its view is not in the container")
        }
        for view in container.subviews where view !== controller.presentedView && !own.contains(view) {
          Simulator.violation("\(view.name) was left in the container")
        }
      } else {
        takeDown(presented, container, putsBack: removes)
      }
      controller.presentationTransitionDidEnd(didComplete)
      completion?()
    }
    context.start(
      animator ?? SystemAnimator(animated ? .present : .none, removesLeavingView: false), interaction)
  }

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // What a controller has presented goes first; a controller that has presented nothing goes itself.
    let target = controller.presentedViewController ?? root(of: controller)
    guard let presenter = target.presentingViewController,
      let presentation = target.presentationController, let container = presentation.containerView
    else {
      completion?()
      return
    }
    if target.coordinator != nil {
      return Simulator.recorder.record(.ignored("dismissal of \(target.name) during a transition"))
    }
    target.movement = .dismissed
    let removes = removesPresenter(presentation)
    let own = container.subviews
    let context = TransitionContext(
      container: container, from: target, to: presenter, fromView: presentation.presentedView,
      toView: removes ? presenter.view : nil, isAnimated: animated, style: target.modalPresentationStyle)
    context.toAppears = removes
    context.didEnd = { didComplete in
      if didComplete {
        if presentation.presentedView?.isDescendant(of: container) == true {
          Simulator.violation("\(target.name) was dismissed, but its view was left in the container")
        }
        if removes, !presenter.view.isDescendant(of: container) {
          Simulator.violation("\(presenter.name) is visible again, but its view is not in the container")
        }
        takeDown(target, container, putsBack: removes)
      } else {
        for view in container.subviews where !own.contains(view) {
          Simulator.violation("\(view.name) was left in the container")
        }
      }
      presentation.dismissalTransitionDidEnd(didComplete)
      completion?()
    }
    let delegate = target.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: target) : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    presentation.dismissalTransitionWillBegin()
    context.start(
      animator ?? SystemAnimator(animated ? .dismiss : .none, removesLeavingView: true), interaction)
  }

  private static func root(of controller: UIViewController) -> UIViewController {
    var root = controller
    while let parent = root.parent { root = parent }
    return root
  }

  private static func removesPresenter(_ controller: UIPresentationController) -> Bool {
    controller.shouldRemovePresentersView
      || controller.presentedViewController.modalPresentationStyle == .fullScreen
  }

  private static func takeDown(_ presented: UIViewController, _ container: UIView, putsBack: Bool) {
    let presenter = presented.presentingViewController
    if putsBack, let view = presenter?.view {
      container.superview?.insertSubview(view, belowSubview: container)
    }
    presenter?.presentedViewController = nil
    presenter?.presentation = nil
    presented.presentingViewController = nil
    presented.presentationController = nil
    container.removeFromSuperview()
  }
}

/// UIKit's container of a presentation: the window keeps it as large as itself, and it tells the presentation controller of layout.
@MainActor final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, in bounds: CGRect) {
    self.presentation = presentation
    super.init(frame: bounds)
    simulatedName = "presentation container"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where a container belongs: all of the window, unless a scenario leaves room around it.
  static func frame(in window: UIWindow) -> CGRect {
    window.bounds.inset(by: Simulator.presentationInsets)
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
