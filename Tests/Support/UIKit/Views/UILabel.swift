import Foundation

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
}
