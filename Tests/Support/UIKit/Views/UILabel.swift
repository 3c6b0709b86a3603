import Foundation

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  // Stored, but without effect, because nothing is drawn.
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1

  /// The size in a font whose characters are all 8 points wide.
  open override var intrinsicContentSize: CGSize { CGSize(width: 8 * (text?.count ?? 0), height: 20) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
