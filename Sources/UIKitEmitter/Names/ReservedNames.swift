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
    "animated", "closeLabel", "container", "delegate", "didEnd", "host", "move", "moved", "shown", "state",
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
    "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAttributedHint",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityContainer",
    "accessibilityContainerType", "accessibilityCustomActions", "accessibilityCustomRotors",
    "accessibilityDecrement", "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors",
    "accessibilityElements", "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityIncrement", "accessibilityLabel", "accessibilityLanguage",
    "accessibilityNavigationStyle", "accessibilityPath", "accessibilityPerformEscape",
    "accessibilityPerformMagicTap", "accessibilityRespondsToUserInteraction", "accessibilityScroll",
    "accessibilityTextualContext", "accessibilityTraits", "accessibilityUserInputLabels",
    "accessibilityValue", "accessibilityViewIsModal", "activityItemsConfiguration", "addChild",
    "addKeyCommand", "additionalSafeAreaInsets", "attemptRotationToDeviceOrientation",
    "automaticallyAdjustsScrollViewInsets", "awakeFromNib", "becomeFirstResponder",
    "beginAppearanceTransition", "bottomLayoutGuide", "buildMenu", "canBecomeFirstResponder",
    "canPerformAction", "canPerformUnwindSegueAction", "canResignFirstResponder", "captureTextFromCamera",
    "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "childForStatusBarHidden", "childForStatusBarStyle", "children", "classForCoder",
    "collapseSecondaryViewController", "contentScrollView", "contentUnavailableConfiguration",
    "contentUnavailableConfigurationState", "copy", "debugDescription", "decodeRestorableState",
    "definesPresentationContext", "delete", "description", "didAnimateFirstHalfOfRotation", "didMove",
    "didReceiveMemoryWarning", "didRotate", "didUpdateFocus", "disablesAutomaticKeyboardDismissal", "dismiss",
    "dismissModalViewController", "edgesForExtendedLayout", "editButtonItem",
    "editingInteractionConfiguration", "encodeRestorableState", "endAppearanceTransition",
    "extendedLayoutIncludesOpaqueBars", "extensionContext", "focusGroupIdentifier", "focusItemContainer",
    "hash", "hashValue", "hidesBottomBarWhenPushed", "inputAccessoryView", "inputAccessoryViewController",
    "inputAssistantItem", "inputView", "inputViewController", "interactionActivityTrackingBaseName",
    "interfaceOrientation", "isBeingDismissed", "isBeingPresented", "isEditing", "isEqual",
    "isFirstResponder", "isModalInPresentation", "isMovingFromParent", "isMovingToParent", "isViewLoaded",
    "keyCommands", "loadView", "loadViewIfNeeded", "makeTouchBar",
    "modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle", "modalTransitionStyle",
    "motionBegan", "motionCancelled", "motionEnded", "mutableCopy", "navigationController", "navigationItem",
    "nextResponder", "nibBundle", "nibName", "observationInfo", "overrideTraitCollection",
    "overrideUserInterfaceStyle", "parent", "parentFocusEnvironment", "parentViewController", "paste",
    "pasteConfiguration", "performSegue", "popoverPresentationController", "preferredContentSize",
    "preferredContentSizeDidChange", "preferredFocusEnvironments",
    "preferredInterfaceOrientationForPresentation", "preferredScreenEdgesDeferringSystemGestures",
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "preferredTransition",
    "prefersHomeIndicatorAutoHidden", "prefersInterfaceOrientationLocked", "prefersPointerLocked",
    "prefersStatusBarHidden", "prepare", "present", "presentModalViewController", "presentationController",
    "presentedViewController", "presentingViewController", "pressesBegan", "pressesCancelled",
    "pressesChanged", "pressesEnded", "printContent", "registerForTraitChanges", "reloadInputViews",
    "remoteControlReceived", "removeFromParent", "removeKeyCommand", "replacementObject",
    "resignFirstResponder", "restorationClass", "restorationIdentifier", "restoresFocusAfterTransition",
    "rotatingFooterView", "rotatingHeaderView", "searchDisplayController", "select", "selectAll",
    "separateSecondaryViewController", "setContentScrollView", "setEditing", "setNeedsFocusUpdate",
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateContentUnavailableConfiguration",
    "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfPrefersPointerLocked",
    "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsUpdateOfSupportedInterfaceOrientations",
    "setNeedsUpdateProperties", "setOverrideTraitCollection", "setToolbarItems", "setValue",
    "sheetPresentationController", "shouldAutomaticallyForwardAppearanceMethods",
    "shouldAutomaticallyForwardRotationMethods", "shouldAutorotate", "shouldPerformSegue",
    "shouldUpdateFocus", "show", "showDetailViewController", "soundIdentifierForFocusUpdate",
    "splitViewController", "standardEditActions", "storyboard", "superclass",
    "supportedInterfaceOrientations", "systemLayoutFittingSizeDidChange", "tab", "tabBarController",
    "tabBarItem", "target", "textInputContextIdentifier", "textInputMode", "title", "toggleBoldface",
    "toggleItalics", "toggleUnderline", "toolbarItems", "topLayoutGuide", "touchesBegan", "touchesCancelled",
    "touchesEnded", "touchesEstimatedPropertiesUpdated", "touchesMoved", "traitCollection",
    "traitCollectionDidChange", "traitOverrides", "transition", "transitionCoordinator",
    "transitioningDelegate", "undoManager", "unregisterForTraitChanges", "unwind",
    "updateContentUnavailableConfiguration", "updateFocusIfNeeded", "updateProperties",
    "updateTraitsIfNeeded", "updateUserActivityState", "updateViewConstraints", "userActivity", "validate",
    "value", "viewControllerForUnwind", "viewControllers", "viewDidAppear", "viewDidDisappear",
    "viewDidLayoutSubviews", "viewDidLoad", "viewDidUnload", "viewIfLoaded", "viewIsAppearing",
    "viewLayoutMarginsDidChange", "viewRespectsSystemMinimumLayoutMargins", "viewSafeAreaInsetsDidChange",
    "viewWillAppear", "viewWillDisappear", "viewWillLayoutSubviews", "viewWillTransition", "viewWillUnload",
    "wantsFullScreenLayout", "willAnimateRotation", "willMove", "willRotate", "willTransition",
    "writingToolsBehavior",
  ]
}
