/// Names that something else has.
enum ReservedNames {
  /// Swift's keywords, and what is one in some places.
  static let keywords: Set<String> = [
    "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "open", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  /// What the describing function reads or calls by a plain name, and what its closures call their parameters.
  static let locals: Set<String> = keywords.union([
    "abs", "drive", "finger", "max", "min", "screens", "state", "transition", "type", "unowned", "weak",
  ])

  /// What a transition's class has, besides its protocols' methods: what a parameter may not hide.
  static let parameters: Set<String> = keywords.union([
    "animated", "closeLabel", "container", "didEnd", "host", "move", "moved", "shown", "state",
  ])

  /// What a case of an enumeration cannot be called even between back-ticks, and what enumerations have themselves.
  static let cases: Set<String> = [
    "Protocol", "Type", "allCases", "hash", "hashValue", "init", "none", "self", "some",
  ]

  /// Types that generated code names, and those of the runtime.
  static let types: Set<String> = RuntimeText.types.union([
    "Any", "AnyObject", "Bool", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "CaseIterable", "Double",
    "Int", "NSLocalizedString", "NSObject", "Optional", "Protocol", "Self", "Set", "String", "TimeInterval",
    "Type", "UIBarItem", "UIButton", "UICollectionView", "UIColor", "UIEdgeInsets", "UIGestureRecognizer",
    "UIImage", "UIImageView", "UILabel", "UINavigationController", "UINavigationControllerDelegate",
    "UIPresentationController", "UIScrollView", "UITabBarController", "UITabBarControllerDelegate", "UIView",
    "UIViewController", "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitioningDelegate", "Void",
  ])

  /// Ends of a transition's own types: a screen of such a name has `Screen` behind it.
  static let screens: Set<String> = [
    "Box", "Container", "Context", "Controller", "Ends", "Finger", "Foreground", "Ledger", "Pose",
    "Presentation", "Press", "Pull", "Run", "Side", "State", "Stay", "Transition",
  ]

  /// Members of view controllers that begin as a transition's could: `view` and `didLoad`.
  static let controllers: Set<String> = RuntimeText.members.union([
    "addChild", "additionalSafeAreaInsets", "childForStatusBarStyle", "contentScrollView",
    "definesPresentationContext", "didMove", "editButtonItem", "edgesForExtendedLayout",
    "hidesBottomBarWhenPushed", "inputView", "isEditing", "isViewLoaded", "loadView", "loadViewIfNeeded",
    "modalPresentationStyle", "modalTransitionStyle", "navigationController", "navigationItem",
    "nextResponder", "parentViewController", "popoverPresentationController",
    "preferredContentSize", "preferredStatusBarStyle", "prefersStatusBarHidden", "presentationController",
    "presentedViewController", "presentingViewController", "removeFromParent", "restorationIdentifier",
    "setEditing", "setNeedsStatusBarAppearanceUpdate", "shouldAutorotate", "splitViewController",
    "systemLayoutFittingSizeDidChange", "tabBarController", "tabBarItem", "title", "toolbarItems",
    "traitCollection", "transitionCoordinator", "transitioningDelegate", "updateViewConstraints",
    "undoManager", "viewControllers", "viewDidAppear", "viewDidDisappear", "viewDidLayoutSubviews",
    "viewDidLoad", "viewIfLoaded", "viewIsAppearing", "viewLayoutMarginsDidChange",
    "viewRespectsSystemMinimumLayoutMargins",
    "viewSafeAreaInsetsDidChange", "viewWillAppear", "viewWillDisappear", "viewWillLayoutSubviews",
    "viewWillTransition", "description", "debugDescription", "hash", "hashValue", "isEqual", "superclass",
  ])
}
