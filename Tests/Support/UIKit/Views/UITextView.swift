import Foundation

/// Text that scrolls. Nothing is drawn. The height of the text is an assumption: a line for every forty characters.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var text: String! = "" {
    didSet { contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height) }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open override var canBecomeFirstResponder: Bool { isEditable }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 20 * ((CGFloat(text.count) / 40).rounded(.up)))
  }
}

/// A line of text. There is no keyboard, so code has to set the text.
@preconcurrency @MainActor open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}
