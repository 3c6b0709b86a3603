import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
}

/// The requirements are optional in Objective-C. Missing methods use the layout's own properties.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
}

/// The metrics of a flow layout, from its own properties or from the collection's delegate.
@MainActor struct FlowMetrics {
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let sizes: [CGSize]

  init(of layout: UICollectionViewFlowLayout, count: Int) {
    guard let collection = layout.collectionView,
      let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    else {
      inset = layout.sectionInset
      (lineSpacing, itemSpacing) = (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
      sizes = Array(repeating: layout.itemSize, count: count)
      return
    }
    inset = delegate.collectionView(collection, layout: layout, insetForSectionAt: 0)
    lineSpacing = delegate.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0)
    itemSpacing = delegate.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: 0)
    sizes = (0..<count).map {
      delegate.collectionView(collection, layout: layout, sizeForItemAt: IndexPath(item: $0, section: 0))
    }
  }

  /// The frames of all items. A row has as many items as fit, and the remaining space is distributed between them. The last row has the
  /// gaps of the row before it.
  func frames(in width: CGFloat) -> [CGRect] {
    let room = width - inset.left - inset.right
    var rows: [[CGSize]] = []
    for size in sizes {
      let taken = (rows.last ?? []).reduce(0) { $0 + $1.width + itemSpacing }
      if rows.isEmpty || taken + size.width > room + 1e-6 {
        rows.append([size])
      } else {
        rows[rows.count - 1].append(size)
      }
    }
    var frames: [CGRect] = []
    var y = inset.top
    var gap = itemSpacing
    for (index, row) in rows.enumerated() {
      let isLast = index == rows.count - 1
      if row.count > 1, !isLast || rows.count == 1 && isFull(row, room) {
        gap = (room - row.reduce(0) { $0 + $1.width }) / CGFloat(row.count - 1)
      }
      let height = row.map(\.height).max() ?? 0
      var x = inset.left
      for size in row {
        frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      y += height + lineSpacing
    }
    return frames
  }

  /// Whether another item as wide as the last one would not fit.
  private func isFull(_ row: [CGSize], _ room: CGFloat) -> Bool {
    let taken = row.reduce(0) { $0 + $1.width + itemSpacing }
    return taken + (row.last?.width ?? 0) > room + 1e-6
  }
}
