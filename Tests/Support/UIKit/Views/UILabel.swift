import Foundation

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  // Stored, and of no effect where nothing is drawn.
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1

  /// A made-up font: every character is as wide as every other.
  open override var intrinsicContentSize: CGSize { CGSize(width: 8 * (text?.count ?? 0), height: 20) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
