import Foundation

/// Two screens side by side. In a compact width only the last one is visible, although `viewControllers` still has both. The first one
/// cannot be dragged in.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  private static let primaryWidth: CGFloat = 320
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return isCollapsed ? .secondaryOnly : .oneBesideSecondary
  }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  override var visibleChildren: [UIViewController] {
    isCollapsed || displayMode == .secondaryOnly ? Array(viewControllers.suffix(1)) : viewControllers
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
    viewIfLoaded?.layoutIfNeeded()
  }

  open override func viewDidLayoutSubviews() {
    let shown = visibleChildren
    for controller in viewControllers where !shown.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var rest = view.bounds
    for controller in shown {
      if controller.view.superview !== view { view.addSubview(controller.view) }
      let isLast = controller === shown.last
      let width = isLast ? rest.width : min(Self.primaryWidth, rest.width / 2)
      controller.view.fill(CGRect(x: rest.minX, y: rest.minY, width: width, height: rest.height))
      rest = CGRect(x: rest.minX + width, y: rest.minY, width: rest.width - width, height: rest.height)
    }
    super.viewDidLayoutSubviews()
  }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
