/// The helper function of `hands over to`.
enum ScrollHelpers {
  static func scrolls(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Whether a finger is on a scroll view that can go its way.")
      "@MainActor"
      SwiftItem.block(
        "private func \(name)(_ scroll: UIScrollView?, under pan: UIPanGestureRecognizer) -> Bool"
      ) {
        "guard let scroll, scroll.isScrollEnabled, scroll.bounds.contains(pan.location(in: scroll)) else { return false }"
        "let velocity: CGPoint = pan.velocity(in: scroll)"
        "let insets: UIEdgeInsets = scroll.adjustedContentInset"
        "let offset: CGPoint = scroll.contentOffset"
        SwiftItem.block("if abs(velocity.y) >= abs(velocity.x)") {
          "let bottom: CGFloat = scroll.contentSize.height + insets.bottom - scroll.bounds.height"
          "return velocity.y > 0 ? offset.y > -insets.top : offset.y < bottom"
        }
        "let right: CGFloat = scroll.contentSize.width + insets.right - scroll.bounds.width"
        "return velocity.x > 0 ? offset.x > -insets.left : offset.x < right"
      }
    }
  }
}
