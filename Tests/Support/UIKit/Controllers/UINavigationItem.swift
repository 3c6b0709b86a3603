import Foundation

/// What a screen shows in the navigation bar: as much of it as says whether there is a back button.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false

  var hasBackButton: Bool { !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton) }
}

/// What bars have in them.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {}
