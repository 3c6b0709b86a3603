import Foundation

@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  enum Movement { case none, presented, dismissed, pushed, popped }

  /// An appearance transition that has begun and not ended.
  private struct Appearance {
    let isAppearing: Bool
    let isAnimated: Bool
  }

  open var title: String?
  private lazy var ownNavigationItem = UINavigationItem()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var definesPresentationContext = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller's name in the record.
  @_spi(Simulator) public var simulatedName: String?
  private var loadedView: UIView?
  /// The controller that this one has presented, and the presentation controller for it. The presented controller does not retain its
  /// presentation controller, because both would leak if the window were released during the presentation.
  var ownPresented: UIViewController?
  var ownPresentation: UIPresentationController?
  /// The presentation controller that was created before the presentation, because something asked for it.
  var early: UIPresentationController?
  private var popover: UIPopoverPresentationController?
  weak var ownPresenter: UIViewController?
  private var appearance: Appearance?
  /// What the current transition does with the controller.
  var movement = Movement.none
  /// The coordinator of the controller's current transition.
  weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    Simulator.census.enter(self, as: .viewController)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}

  open func didReceiveMemoryWarning() {}

  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func setNeedsStatusBarAppearanceUpdate() {}

  // UIKit's questions about the status bar, the home indicator and rotation. `Simulator.isStatusBarHidden` reads those about the hidden
  // status bar; nothing reads the others here.

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Insets that the screen adds to its safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != additionalSafeAreaInsets, let view = viewIfLoaded else { return }
      view.setNeedsLayout()
      viewSafeAreaInsetsDidChange()
      view.safeAreaInsetsDidChange()
    }
  }

  /// Called only if `additionalSafeAreaInsets` changes. Other changes of the safe area are not reported here.
  open func viewSafeAreaInsetsDidChange() {}

  /// The size that a presentation controller may use.
  open var preferredContentSize = CGSize.zero
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var hidesBottomBarWhenPushed = false
  private lazy var ownTabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? .ofScreen(size: UIScreen.main.bounds.size)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller: those whose views have a superview.
  var visibleChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = Appearance(isAppearing: isAppearing, isAnimated: animated)
    Simulator.recorder.record(.appearance("\(name) will \(isAppearing ? "appear" : "disappear")"))
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    guard let appearance else {
      return Simulator.violation("\(name): endAppearanceTransition without beginAppearanceTransition")
    }
    self.appearance = nil
    let isAppearing = appearance.isAppearing
    Simulator.recorder.record(.appearance("\(name) did \(isAppearing ? "appear" : "disappear")"))
    if isAppearing { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren where child.appearance != nil { child.endAppearanceTransition() }
  }

  open var isBeingPresented: Bool { movement == .presented }
  open var isBeingDismissed: Bool { movement == .dismissed }
  open var isMovingToParent: Bool { movement == .pushed }
  open var isMovingFromParent: Bool { movement == .popped }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Animates from one child to another. The new view is added on top.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return Simulator.violation("a transition between controllers that are not both children of \(name)")
    }
    fromViewController.beginAppearanceTransition(false, animated: duration > 0)
    toViewController.beginAppearanceTransition(true, animated: duration > 0)
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
  }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? { ancestor() }

  open var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  // MARK: Transitions

  /// Called before a segue is performed. Subclasses override it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Called only for triggers of a storyboard, which do not exist here. `performSegue` does not call it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = UIStoryboard.segue(identifier, from: self) else {
      return Simulator.violation("\(name) has no segue \(identifier)")
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The storyboard that has created the screen.
  open internal(set) var storyboard: UIStoryboard?

  /// Pushes the screen if there is a navigation controller, and presents it otherwise.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  /// The controller that this controller or its nearest presenting ancestor has presented.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

  /// The controller that has presented this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { ownPresenter ?? parent?.presentingViewController }

  /// "If you've not yet presented the current view controller, accessing this property creates a presentation controller based on the
  /// current value in the modalPresentationStyle property" (Apple's documentation). The presentation then uses this controller.
  open var presentationController: UIPresentationController? {
    if ownPresenter == nil, let parent { return parent.presentationController }
    return ownPresenter?.ownPresentation
      ?? Presentation.controller(for: self, presenting: ownPresenter, source: self)
  }

  /// The presentation controller of the current presentation. Reading it creates none.
  @_spi(Simulator) public var currentPresentation: UIPresentationController? {
    ownPresenter?.ownPresentation ?? parent?.currentPresentation
  }

  /// Created when it is read, if the style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if popover == nil {
      popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return popover
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: flag, completion: completion)
  }

  /// The controller's name in the record.
  var name: String { simulatedName ?? "\(type(of: self))" }
}
