import Foundation

/// What adapts its size to its contents.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

extension UINavigationController {
  /// How long the bar takes to come or go, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}
