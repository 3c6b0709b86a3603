import Foundation

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {}

/// A scroll view with a layout object; it lays out no cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}
