import Foundation

/// Tabs. A change of the tab is animated when the delegate has an animator for it, and at once otherwise.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private static let barHeight: CGFloat = 80

  public let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] where viewControllers?.contains(controller) != true {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      showSelected()
    }
  }
  /// Where the visible screen is, and where transitions take place.
  private let container = UIView(frame: UIScreen.main.bounds)
  private var index = 0
  private var transition: TransitionContext?

  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
      return viewControllers[index]
    }
    set {
      let position = viewControllers?.firstIndex { $0 === newValue }
      if let position { select(position) }
    }
  }

  /// The user taps an item of the bar.
  @_spi(Simulator) public func tapItem(at index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let controller = viewControllers[index]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.simulatedName = "tab bar controller's view"
    container.simulatedName = "tab container"
    tabBar.simulatedName = "tab bar"
    view.addSubview(container)
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    container.fill(bounds)
    tabBar.fill(
      CGRect(x: 0, y: bounds.height - Self.barHeight, width: bounds.width, height: Self.barHeight))
    if transition == nil { selectedViewController?.view.fill(bounds) }
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let shown = selectedViewController?.view, shown.superview !== container else { return }
    shown.fill(container.bounds)
    container.addSubview(shown)
  }

  private func select(_ new: Int) {
    guard let from = selectedViewController, isViewLoaded, view.window != nil, new != index,
      let to = viewControllers?[new]
    else {
      index = new
      return showSelected()
    }
    if transition != nil { Simulator.violation("a tab was selected while a transition was under way") }
    let old = index
    index = new
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    let context = TransitionContext(
      container: container, from: from, to: to, fromView: from.view, toView: to.view,
      isAnimated: animator != nil)
    transition = context
    context.didEnd = { [weak self] didComplete in
      guard let self else { return }
      transition = nil
      if !didComplete { index = old }
      settle(leaving: didComplete ? from : to, visible: didComplete ? to : from)
    }
    context.start(animator ?? SystemAnimator(.none, removesLeavingView: true), interaction)
  }

  /// As in a navigation controller, one screen is in the container at rest.
  private func settle(leaving: UIViewController, visible: UIViewController) {
    if Simulator.conduct.containersClearUp { leaving.view.removeFromSuperview() }
    if visible.view.superview !== container {
      Simulator.violation("\(visible.name) is visible, but its view is not in the container")
    }
    for view in container.subviews where view !== visible.view {
      Simulator.violation("\(view.name) was left in the container")
    }
    view.setNeedsLayout()
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

/// The requirements are optional in Objective-C; these are what their absence means.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
