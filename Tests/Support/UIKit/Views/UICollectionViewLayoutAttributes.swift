import Foundation

/// The geometry and visibility of an item of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame: CGRect
  open var alpha: CGFloat = 1
  open var isHidden = false

  init(_ indexPath: IndexPath, _ frame: CGRect) {
    self.indexPath = indexPath
    self.frame = frame
  }

  /// Its origin is always zero, as documented.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// Setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
}
