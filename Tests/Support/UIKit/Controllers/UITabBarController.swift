import Foundation

/// Tabs; choosing one is not animated.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private static let barHeight: CGFloat = 80

  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] where viewControllers?.contains(controller) != true {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers ?? [] { addChild(controller) }
      showSelected()
    }
  }
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }

  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.simulatedName = "tab bar controller's view"
    tabBar.simulatedName = "tab bar"
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    tabBar.fill(
      CGRect(x: 0, y: bounds.height - Self.barHeight, width: bounds.width, height: Self.barHeight))
    selectedViewController?.view.fill(bounds)
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let shown = selectedViewController?.view, shown.superview !== view else { return }
    shown.fill(view.bounds)
    view.insertSubview(shown, at: 0)
  }
}
