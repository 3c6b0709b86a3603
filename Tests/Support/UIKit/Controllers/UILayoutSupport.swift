import Foundation

/// The length of the bars at the top or bottom of a screen, as before safe areas. Here it is the inset of the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

@MainActor final class SafeAreaEdge: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { SafeAreaEdge(of: view, isTop: true) }

  public var bottomLayoutGuide: any UILayoutSupport { SafeAreaEdge(of: view, isTop: false) }
}
