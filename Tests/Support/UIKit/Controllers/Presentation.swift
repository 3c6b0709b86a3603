import Foundation

/// Implements `present` and `dismiss`.
@MainActor enum Presentation {
  /// The screens whose delegates are being asked for a presentation controller.
  private static var asking: [UIViewController] = []

  /// The presentation controller of a screen that is not presented yet. It is created once and kept until the screen is presented.
  static func controller(
    for presented: UIViewController, presenting presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let early = presented.early { return early }
    if asking.contains(where: { $0 === presented }) {
      Simulator.violation("the presentation controller of \(presented.name) is read while it is asked for")
      return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
    asking.append(presented)
    defer { asking.removeAll { $0 === presented } }
    let isCustom = presented.modalPresentationStyle == .custom
    let delegate = isCustom ? presented.transitioningDelegate : nil
    let controller =
      delegate?.presentationController(forPresented: presented, presenting: presenter, source: source)
      ?? presented.popoverPresentationController
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    presented.early = controller
    return controller
  }

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented, from: source)
    guard presenter.ownPresented == nil, presenter !== presented, let place = place(of: presenter, presented)
    else {
      let text =
        "presentation of \(presented.name) on \(presenter.name), which has presented or is not in a window"
      return Simulator.recorder.record(.ignored(text))
    }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    presented.movement = .presented
    let delegate = presented.transitioningDelegate
    let controller = controller(for: presented, presenting: presenter, source: source)
    presented.early = nil
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(
        popover)
    }
    presenter.ownPresentation = controller
    let container = PresentationContainer(of: controller, in: PresentationContainer.frame(in: place))
    controller.containerView = container
    place.addSubview(container)

    let removes = removesPresenter(controller)
    if removes { container.take(presenter.view) }
    let context = TransitionContext(
      container: container, from: presenter, to: presented, fromView: removes ? presenter.view : nil,
      toView: controller.presentedView, isAnimated: animated, style: presented.modalPresentationStyle)
    context.fromDisappears = removes
    if Simulator.conduct.fullScreenIsLeftAlone {
      controller.presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]  // as in views of UIKit
    }
    context.place = { controller.frameOfPresentedViewInContainerView }
    let animator =
      animated
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    controller.presentationTransitionWillBegin()
    // The views in the container now belong to the presentation controller, which removes them itself.
    let own = container.subviews
    context.didEnd = { didComplete in
      container.setNeedsLayout()
      if didComplete {
        if removes { presenter.view.removeFromSuperview() }
        if controller.presentedView?.isDescendant(of: container) != true {
          Simulator.violation("\(presented.name) is presented, but its view is not in the container")
        }
        for view in container.subviews where view !== controller.presentedView && !own.contains(view) {
          Simulator.noteLeftView(view)
        }
      } else {
        takeDown(presented, putsBack: removes)
      }
      controller.presentationTransitionDidEnd(didComplete)
    }
    // The documentation: "called after the viewDidAppear(_:) method is called on the presented view controller".
    context.didTellScreens = { _ in completion?() }
    context.start(
      animator ?? SystemAnimator(animated ? .present : .none, removesLeavingView: false), interaction)
  }

  static func dismiss(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let target = target(of: controller), let presenter = target.ownPresenter else {
      completion?()
      return
    }
    // The dismissal also removes everything above, but animates only the topmost screen.
    var stack = [target]
    while let next = stack.last?.ownPresented { stack.append(next) }
    let top = stack.last ?? target
    guard let presentation = top.presentationController, let container = presentation.containerView else {
      return
    }
    let removes = target.presentationController.map { removesPresenter($0) } ?? false
    if top.coordinator != nil {
      return Simulator.recorder.record(.ignored("dismissal of \(top.name) during a transition"))
    }
    top.movement = .dismissed
    let own = container.subviews
    let context = TransitionContext(
      container: container, from: top, to: presenter, fromView: presentation.presentedView,
      toView: removes ? presenter.view : nil, isAnimated: animated, style: top.modalPresentationStyle)
    context.toAppears = removes
    context.didEnd = { didComplete in
      container.setNeedsLayout()
      if didComplete {
        if let view = presentation.presentedView, view.isDescendant(of: container) {
          Simulator.noteLeftView(view)
        }
        if removes, !presenter.view.isDescendant(of: container) {
          Simulator.violation("\(presenter.name) is visible again, but its view is not in the container")
        }
        if removes { putBack(presenter) }
        for gone in stack.reversed() where gone !== target { takeDown(gone, putsBack: false) }
        takeDown(target, putsBack: false)
      } else {
        for view in container.subviews where !own.contains(view) { Simulator.noteLeftView(view) }
      }
      presentation.dismissalTransitionDidEnd(didComplete)
    }
    // The documentation: "called after the viewDidDisappear(_:) method is called on the presented view controller".
    context.didTellScreens = { _ in completion?() }
    let delegate = top.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: top) : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    presentation.dismissalTransitionWillBegin()
    context.start(
      animator ?? SystemAnimator(animated ? .dismiss : .none, removesLeavingView: true), interaction)
  }

  /// The controller that presents: for the styles in a context, the nearest one that defines a context; otherwise the outermost one.
  private static func presenter(
    for presented: UIViewController, from source: UIViewController
  ) -> UIViewController {
    var presenter = source
    while let parent = presenter.parent, !(isInContext(presented) && presenter.definesPresentationContext) {
      presenter = parent
    }
    return presenter
  }

  private static func isInContext(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .currentContext
      || presented.modalPresentationStyle == .overCurrentContext
  }

  /// The superview of a presentation's container: the window, or the superview of the presenter for the styles in a context.
  private static func place(of presenter: UIViewController, _ presented: UIViewController) -> UIView? {
    guard let window = presenter.view.window else { return nil }
    return isInContext(presented) ? presenter.view.superview ?? window : window
  }

  /// The controller that a call of `dismiss` dismisses: the presented one, or the receiver itself if there is none. Both are looked for
  /// in the receiver's ancestors as well.
  private static func target(of controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController { return presented }
    var next: UIViewController? = controller
    while let candidate = next, candidate.ownPresenter == nil { next = candidate.parent }
    return next
  }

  private static func removesPresenter(_ controller: UIPresentationController) -> Bool {
    let style = controller.presentedViewController.modalPresentationStyle
    return controller.shouldRemovePresentersView || style == .fullScreen || style == .currentContext
  }

  /// Inserts the presenter's view where it was: in the container of its own presentation, or below the container of what it presents.
  /// The layout of its superview sets its frame again.
  private static func putBack(_ presenter: UIViewController) {
    let container = presenter.ownPresentation?.containerView as? PresentationContainer
    if let container, let home = container.home, home !== container.superview {
      home.insertSubview(presenter.view, at: min(container.index, home.subviews.count))
    } else if let container {
      container.superview?.insertSubview(presenter.view, belowSubview: container)
    }
    presenter.view.superview?.setNeedsLayout()
  }

  private static func takeDown(_ presented: UIViewController, putsBack: Bool) {
    guard let presenter = presented.ownPresenter else { return }
    let container = presenter.ownPresentation?.containerView
    if putsBack { putBack(presenter) }
    presenter.ownPresented = nil
    presenter.ownPresentation = nil
    presented.ownPresenter = nil
    container?.removeFromSuperview()
  }
}

/// UIKit's container of a presentation. The window keeps it as large as itself. It forwards layout to the presentation controller.
@MainActor final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?
  /// The former superview of the presenter's view, which is here now, and its index there.
  private(set) weak var home: UIView?
  private(set) var index = 0

  init(of presentation: UIPresentationController, in bounds: CGRect) {
    self.presentation = presentation
    super.init(frame: bounds)
    simulatedName = "presentation container"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes the presenter's view out of its superview.
  func take(_ view: UIView) {
    (home, index) = (view.superview, view.superview?.subviews.firstIndex(of: view) ?? 0)
    addSubview(view)
  }

  /// UIKit keeps a view that covers the full screen as large as the container, except during a transition.
  private func fillWithFullScreen() {
    guard !Simulator.conduct.fullScreenIsLeftAlone, let presentation,
      presentation.presentationStyle == .fullScreen,
      presentation.presentedViewController.transitionCoordinator == nil,
      let view = presentation.presentedView, view.superview === self
    else { return }
    view.fill(bounds)
  }

  /// The container's frame: the bounds of its superview, inset by what a scenario has set.
  static func frame(in place: UIView) -> CGRect { place.bounds.inset(by: Simulator.presentationInsets) }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    fillWithFullScreen()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension Simulator {
  /// The controller that UIKit asks about the status bar: the topmost one that is presented with UIKit's full-screen style or that
  /// captures the status bar. The children that it names are not considered.
  public static func statusBarController(of window: UIWindow) -> UIViewController? {
    var controller = window.rootViewController
    while let presented = controller?.ownPresented,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }
}
