import Foundation

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var presentationController: UIPresentationController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What the controller is called in the record.
  @_spi(Simulator) public var simulatedName: String?
  private var loadedView: UIView?
  private var isAppearing = false
  /// The transition that the controller takes part in.
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

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    Simulator.recorder.record(.appearance("\(name) will \(isAppearing ? "appear" : "disappear")"))
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  open func endAppearanceTransition() {
    Simulator.recorder.record(.appearance("\(name) did \(isAppearing ? "appear" : "disappear")"))
    if isAppearing { viewDidAppear(true) } else { viewDidDisappear(true) }
  }

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

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: flag, completion: completion)
  }

  /// What the controller is called in the record.
  var name: String { simulatedName ?? "\(type(of: self))" }
}
