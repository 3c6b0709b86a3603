import Foundation

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  private static let barHeight: CGFloat = 44

  /// Its methods are looked up once, when it is set.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateAnswers = delegate?.hasAnimators(for: self) ?? false }
  }
  private var delegateAnswers = false
  /// Whether the delegate implements the method that returns animators.
  var delegateHasAnimators: Bool { delegate != nil && delegateAnswers }
  private var stack: [UIViewController] = []
  open private(set) var navigationBar = UINavigationBar()
  private let swipeBack = _UISwipeBack(UIScreenEdgePanGestureRecognizer())
  private let contentSwipeBack =
    Simulator.conduct.contentSwipesBack ? _UISwipeBack(ContentPanGestureRecognizer()) : nil
  open var isNavigationBarHidden = false { didSet { navigationBar.isHidden = isNavigationBarHidden } }
  /// Contains the visible screen. Transitions take place in it.
  private let container = UIView(frame: UIScreen.main.bounds)
  private var transition: TransitionContext?

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentSwipeBack?.recognizer }

  /// Setting it changes the stack without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  override var visibleChildren: [UIViewController] { viewControllers.last.map { [$0] } ?? [] }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    viewControllers = [rootViewController]
  }

  private func setUp() {
    container.simulatedName = "navigation container"
    navigationBar.simulatedName = "navigation bar"
    swipeBack.navigation = self
    contentSwipeBack?.navigation = self
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.simulatedName = "navigation view"
    view.addSubview(container)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(swipeBack.recognizer)
    if let contentSwipeBack {
      // It recognizes the swipes that do not begin at the edge.
      contentSwipeBack.recognizer.require(toFail: swipeBack.recognizer)
      view.addGestureRecognizer(contentSwipeBack.recognizer)
    }
    if let root = viewControllers.last {
      root.view.fill(place(of: root))
      container.addSubview(root.view)
    }
  }

  open override func viewDidLayoutSubviews() {
    swipeBack.takeDirection()
    contentSwipeBack?.takeDirection()
    container.fill(view.bounds)
    navigationBar.fillAsBar(CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight))
    // During a transition, the animator sets the frames of the screens.
    if transition == nil, let visible = viewControllers.last { visible.view.fill(place(of: visible)) }
  }

  /// The frame of a screen: under the bar, or below it if the screen does not extend under bars, or not under opaque ones.
  private func place(of screen: UIViewController) -> CGRect {
    let reachesUnder =
      screen.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || screen.extendedLayoutIncludesOpaqueBars)
    if reachesUnder || navigationBar.isHidden { return container.bounds }
    return container.bounds.inset(by: UIEdgeInsets(top: Self.barHeight, left: 0, bottom: 0, right: 0))
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var topViewController: UIViewController? { viewControllers.last }

  open var visibleViewController: UIViewController? {
    viewControllers.last?.presentedViewController ?? viewControllers.last
  }

  // MARK: Stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewControllers.contains(where: { $0 === viewController }) {
      return Simulator.violation("\(viewController.name) was pushed, and is on the stack")
    }
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: viewControllers.count - 1, animated: animated)?.first
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    viewControllers.firstIndex { $0 === viewController }.flatMap { pop(to: $0 + 1, animated: animated) }
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard count >= 1, count < viewControllers.count else { return nil }
    let popped = Array(viewControllers[count...])
    setViewControllers(Array(viewControllers[..<count]), animated: animated)
    return popped
  }

  /// All changes of the stack use this method. The stack has changed when it returns; a cancelled transition restores it.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let new = viewControllers
    guard let to = new.last else { return }
    guard let from = stack.last else { return begin(with: new, to) }
    loadViewIfNeeded()
    if transition != nil { Simulator.violation("the stack was changed while a transition was under way") }
    let old = stack
    for controller in new where controller.parent == nil { addChild(controller) }
    stack = new
    let drop: @MainActor ([UIViewController], [UIViewController]) -> Void = { gone, kept in
      for controller in gone where !kept.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
    }
    if from === to { return drop(old, new) }
    let operation: Operation = old.contains { $0 === to } ? .pop : .push
    (operation == .push ? to : from).movement = operation == .push ? .pushed : .popped
    for controller in old where !new.contains(controller) { controller.willMove(toParent: nil) }
    show(to, from: from, by: operation, animated: animated) { [weak self] didComplete in
      if didComplete {
        for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
        drop(old, new)
      } else {
        self?.stack = old
        drop(new, old)
      }
    }
  }

  /// Sets the first screens, without a transition.
  private func begin(with new: [UIViewController], _ top: UIViewController) {
    stack = new
    for controller in new {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded else { return }
    top.view.fill(place(of: top))
    container.addSubview(top.view)
  }

  // MARK: Transition

  private func show(
    _ to: UIViewController, from: UIViewController, by operation: Operation, animated: Bool,
    commit: @escaping @MainActor (Bool) -> Void
  ) {
    let context = TransitionContext(
      container: container, from: from, to: to, fromView: from.view, toView: to.view, isAnimated: animated)
    transition = context
    context.place = { [weak self] in self?.place(of: to) ?? .zero }
    context.didEnd = { [weak self] didComplete in
      self?.transition = nil
      commit(didComplete)
      if Simulator.conduct.containersClearUp { (didComplete ? from : to).view.removeFromSuperview() }
      self?.settle(on: didComplete ? to : from)
    }
    context.willStart = { [weak self] in
      guard let self else { return }
      delegate?.navigationController(self, willShow: to, animated: animated)
    }
    context.didTellScreens = { [weak self] didComplete in
      if didComplete { self?.tellShown(to, animated: animated) }
    }
    let ask: @MainActor () -> Void = { [self] in
      let animator =
        animated
        ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
      let interaction = animator.flatMap {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
      context.start(
        animator ?? system(operation, animated: animated), interaction ?? swipe(animator))
    }
    if Simulator.conduct.delegateIsAskedLater, animated {
      Simulator.clock.scheduleNextTurn(ask)
    } else {
      ask()
    }
  }

  private func system(_ operation: Operation, animated: Bool) -> SystemAnimator {
    let style: SystemAnimator.Style = operation == .push ? .push : .pop
    return SystemAnimator(animated ? style : .none, removesLeavingView: true)
  }

  /// The interaction controller of a pop that UIKit's own swipe has begun; nil if the app has an animator for it.
  private func swipe(
    _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator == nil ? swipeBack.interaction ?? contentSwipeBack?.interaction : nil
  }

  var isInTransition: Bool { transition != nil }

  /// Whether the delegate returns an animator for a pop of the top screen.
  var hasAnimatorForPop: Bool {
    guard let delegate, viewControllers.count > 1 else { return false }
    let pair = viewControllers.suffix(2)
    guard let to = pair.first, let from = pair.last else { return false }
    return delegate.navigationController(self, animationControllerFor: .pop, from: from, to: to) != nil
  }

  /// Checks that the visible screen is in the container. Other views that the animator has left there are recorded and stay, because it
  /// is not documented who removes them.
  private func settle(on visible: UIViewController) {
    if visible.view.superview !== container {
      Simulator.violation("\(visible.name) is visible, but its view is not in the container")
    }
    for view in container.subviews where view !== visible.view { Simulator.noteLeftView(view) }
    view.setNeedsLayout()
  }

  /// Calls `didShow` after the appearance callbacks, as `willShow`. This order was
  /// [observed](http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/).
  private func tellShown(_ visible: UIViewController, animated: Bool) {
    let tell: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      Simulator.recorder.record(.didShow(visible.name))
      delegate?.navigationController(self, didShow: visible, animated: animated)
    }
    if Simulator.conduct.didShowComesLater, animated {
      Simulator.clock.scheduleNextTurn(tell)
    } else {
      tell()
    }
  }
}
