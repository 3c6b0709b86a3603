import Foundation

/// A change of the tab is animated if the delegate returns an animator for it.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private static let barHeight: CGFloat = 80

  open private(set) var tabBar = UITabBar()
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
  /// Contains the visible screen. Transitions take place in it.
  private let container = UIView(frame: UIScreen.main.bounds)
  private var index = 0
  private var transition: TransitionContext?

  /// The index of the old tab during a transition.
  private var leaving: Int?

  open var selectedIndex: Int {
    get { Simulator.conduct.selectedIndexChangesLast ? leaving ?? index : index }
    set { select(newValue, byCode: true) }
  }

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      let position = viewControllers?.firstIndex { $0 === newValue }
      if let position { select(position, byCode: true) }
    }
  }

  /// Simulates a tap on an item of the bar.
  @_spi(Simulator) public func tapItem(at index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let controller = viewControllers[index]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    select(index, byCode: false)
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
    tabBar.fillAsBar(
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

  // MARK: Transition

  /// The delegate's animator and interaction controller for a change of the tab.
  private typealias Answer = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  private func select(_ new: Int, byCode: Bool) {
    guard let viewControllers, viewControllers.indices.contains(index), isViewLoaded, view.window != nil,
      viewControllers.indices.contains(new)
    else {
      index = new
      return showSelected()
    }
    if new == index { return }
    let isAsked = !byCode || !Simulator.conduct.codeSelectsTabsUnasked
    guard transition != nil else {
      return begin(viewControllers, to: new, mayWait: isAsked) { from, to in
        isAsked ? self.ask(from, to) : (nil, nil)
      }
    }
    if Simulator.conduct.tabsIgnoreSelections {
      return Simulator.recorder.record(.ignored("tab \(new) is selected during a transition"))
    }
    // The delegate may end the running transition.
    let answer = isAsked ? ask(viewControllers[index], viewControllers[new]) : (nil, nil)
    if transition != nil { Simulator.violation("a tab was selected while a transition was under way") }
    if new != index { begin(viewControllers, to: new, mayWait: false) { _, _ in answer } }
  }

  private func ask(_ from: UIViewController, _ to: UIViewController) -> Answer {
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    return (animator, animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) })
  }

  private func begin(
    _ controllers: [UIViewController], to new: Int, mayWait: Bool,
    asking answer: @escaping @MainActor (UIViewController, UIViewController) -> Answer
  ) {
    let old = index
    let (from, to) = (controllers[old], controllers[new])
    let isLater = mayWait && delegate != nil && Simulator.conduct.delegateIsAskedLater
    let early = isLater ? nil : answer(from, to)
    index = new
    leaving = old
    let context = TransitionContext(
      container: container, from: from, to: to, fromView: from.view, toView: to.view,
      isAnimated: early.map { $0.animator != nil } ?? true)
    transition = context
    context.didEnd = { [weak self, weak context] didComplete in
      guard let self else { return }
      if transition === context {
        transition = nil
        leaving = nil
        if !didComplete { index = old }
      }
      settle(leaving: didComplete ? from : to, visible: didComplete ? to : from)
    }
    let start: @MainActor (Answer) -> Void = { answer in
      context.start(answer.animator ?? SystemAnimator(.none, removesLeavingView: true), answer.interaction)
    }
    if let early { return start(early) }
    Simulator.clock.scheduleNextTurn { start(answer(from, to)) }
  }

  /// Checks that the visible screen is in the container, and records other views that are left there.
  private func settle(leaving: UIViewController, visible: UIViewController) {
    if Simulator.conduct.containersClearUp { leaving.view.removeFromSuperview() }
    if visible.view.superview !== container {
      Simulator.violation("\(visible.name) is visible, but its view is not in the container")
    }
    for view in container.subviews where view !== visible.view { Simulator.noteLeftView(view) }
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

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
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
