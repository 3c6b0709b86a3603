@_spi(Simulator) import UIKit

/// A collection view with tiles of one size, three in a row, and its data source.
@MainActor final class Shelf: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var count: Int

  init(_ name: String, of count: Int, in frame: CGRect) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.simulatedName = name
    view.setPrototype("tile") { UICollectionViewCell(frame: .zero) }
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  /// The visible tiles.
  var tiles: [UICollectionViewCell] { view.visibleCells }

  /// Samples one value of each tile.
  func sample(_ path: String, _ way: String, at time: Double, _ value: (UIView) -> CGFloat) {
    for (index, tile) in tiles.enumerated() {
      Report.sample("\(path)#\(index)/\(tiles.count) \(way)", at: time, value(tile))
    }
  }
}
