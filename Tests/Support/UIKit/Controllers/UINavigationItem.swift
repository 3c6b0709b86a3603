import Foundation

/// What a screen shows in the navigation bar: as much of it as says whether there is a back button.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false

  var hasBackButton: Bool { !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton) }
}

@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  open var title: String?
}
