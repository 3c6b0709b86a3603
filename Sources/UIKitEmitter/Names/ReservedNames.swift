/// Names that are already used, as sorted lists: these need not be made into a table at each start.
enum ReservedNames {
  /// Swift's keywords, including contextual ones.
  static let keywords: [String] = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "open", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// Other names that the describing function uses, and the parameters of its closures.
  static let locals: [String] = [
    "abs", "drive", "finger", "max", "min", "screens", "state", "transition", "type", "unowned", "weak",
  ]

  /// Members of a transition's class, besides its protocols' methods and keywords, that a parameter may not hide.
  static let parameters: [String] = [
    "animated", "closeLabel", "container", "didEnd", "host", "move", "moved", "shown", "state",
  ]

  /// Names that a case of an enumeration cannot have even between back-ticks, and members of enumerations.
  static let cases: [String] = [
    "Protocol", "Type", "allCases", "hash", "hashValue", "init", "none", "self", "some",
  ]

  /// Types that generated code uses.
  static let types: [String] = [
    "Any", "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "CaseIterable", "Double",
    "Int", "NSLocalizedString", "NSObject", "Optional", "Protocol", "Self", "Set", "String", "TimeInterval",
    "Type", "UIBarItem", "UIButton", "UICollectionView", "UIColor", "UIEdgeInsets", "UIGestureRecognizer",
    "UIImage", "UIImageView", "UILabel", "UINavigationController", "UINavigationControllerDelegate",
    "UIPresentationController", "UIScrollView", "UITabBarController", "UITabBarControllerDelegate", "UIView",
    "UIViewController", "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitioningDelegate", "Void",
  ]

  /// Endings of a transition's own types: `Screen` is appended to a screen of such a name.
  static let screens: [String] = [
    "Box", "Container", "Context", "Controller", "Ends", "Finger", "Foreground", "Ledger", "Pose",
    "Presentation", "Press", "Pull", "Run", "Side", "State", "Stay", "Transition",
  ]

  /// Members of view controllers that a transition's member could collide with: `view` and `didLoad`.
  static let controllers: [String] = [
    "addChild", "additionalSafeAreaInsets", "childForStatusBarStyle", "contentScrollView", "debugDescription",
    "definesPresentationContext", "description", "didMove", "edgesForExtendedLayout", "editButtonItem",
    "hash", "hashValue", "hidesBottomBarWhenPushed", "inputView", "isEditing", "isEqual", "isViewLoaded",
    "loadView", "loadViewIfNeeded", "modalPresentationStyle", "modalTransitionStyle", "navigationController",
    "navigationItem", "nextResponder", "parentViewController", "popoverPresentationController",
    "preferredContentSize", "preferredStatusBarStyle", "prefersStatusBarHidden", "presentationController",
    "presentedViewController", "presentingViewController", "removeFromParent", "restorationIdentifier",
    "setEditing", "setNeedsStatusBarAppearanceUpdate", "shouldAutorotate", "splitViewController",
    "superclass", "systemLayoutFittingSizeDidChange", "tabBarController", "tabBarItem", "title",
    "toolbarItems", "traitCollection", "transitionCoordinator", "transitioningDelegate", "undoManager",
    "updateViewConstraints", "viewControllers", "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews",
    "viewDidLoad", "viewIfLoaded", "viewIsAppearing", "viewLayoutMarginsDidChange",
    "viewRespectsSystemMinimumLayoutMargins", "viewSafeAreaInsetsDidChange", "viewWillAppear",
    "viewWillDisappear", "viewWillLayoutSubviews", "viewWillTransition",
  ]
}
