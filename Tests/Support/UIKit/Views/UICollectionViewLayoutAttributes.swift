import Foundation

/// Where an item of a collection is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame: CGRect
  open var alpha: CGFloat = 1
  open var isHidden = false

  init(_ indexPath: IndexPath, _ frame: CGRect) {
    self.indexPath = indexPath
    self.frame = frame
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  open var size: CGSize { frame.size }
}
