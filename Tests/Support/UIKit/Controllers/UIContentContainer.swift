import Foundation

/// An object that adapts its size to its contents.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

extension UINavigationController {
  /// The duration in seconds of showing or hiding the bar.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}
