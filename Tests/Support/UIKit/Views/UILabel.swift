import Foundation

/// The documentation of `isUserInteractionEnabled`: "This class changes the default value of this property to `false`."
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  // Stored, but without effect, because nothing is drawn.
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size in a font whose characters are all 8 points wide.
  open override var intrinsicContentSize: CGSize { CGSize(width: 8 * (text?.count ?? 0), height: 20) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
