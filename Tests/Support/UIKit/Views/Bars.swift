import Foundation

// Bars have a size only. Nothing is drawn in them, and their contents are not laid out.

public enum UIBarStyle: Int, Sendable { case `default`, black }

@preconcurrency @MainActor open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
}

@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// There is no keyboard, so code has to set the text.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    didSet { if oldValue != text { delegate?.searchBar(self, textDidChange: text ?? "") } }
  }
  open var placeholder: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

/// The requirement is optional in Objective-C. This default stands for a missing method.
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
