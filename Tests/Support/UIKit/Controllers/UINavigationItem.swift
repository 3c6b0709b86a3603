import Foundation

/// A screen's content in the navigation bar. Only the existence of a back button is computed from it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftBarButtonItem.map { [$0] + furtherLeft } }
    set { (leftBarButtonItem, furtherLeft) = (newValue?.first, Array((newValue ?? []).dropFirst())) }
  }
  private var furtherLeft: [UIBarButtonItem] = []
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var titleView: UIView?
  open var prompt: String?

  var hasBackButton: Bool { !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton) }
}
