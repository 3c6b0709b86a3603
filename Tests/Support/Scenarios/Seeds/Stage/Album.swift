@_spi(Simulator) import UIKit

final class AlbumCell: UICollectionViewCell {
  let imageView = UIImageView(image: UIImage(simulatedSize: CGSize(width: 600, height: 400)))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.simulatedName = "cell's image"
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}

/// Thirty pictures in rows of three.
class AlbumController: UIViewController, UICollectionViewDataSource {
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let layout = UICollectionViewFlowLayout()
  var selectedItem = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "album"
    view.simulatedName = "album"
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 20
    collectionView.setPrototype("cell") { AlbumCell(frame: .zero) }
    collectionView.dataSource = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  /// The cell of the selected item. It is nil if it has been scrolled away.
  var selectedCell: AlbumCell? {
    collectionView.cellForItem(at: IndexPath(item: selectedItem, section: 0)) as? AlbumCell
  }
}

/// A screen with one picture, as large as fits.
class PhotoController: UIViewController {
  let imageView = UIImageView(image: UIImage(simulatedSize: CGSize(width: 600, height: 400)))
  /// The view that is zoomed. It contains the image view.
  let stage = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "photo"
    view.simulatedName = "photo"
    imageView.simulatedName = "photo's image"
    imageView.contentMode = .scaleAspectFill
    view.addSubview(stage)
    stage.addSubview(imageView)
  }

  override func viewDidLayoutSubviews() {
    stage.bounds.size = view.bounds.size
    stage.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    imageView.frame = Fitting.rect(of: imageView.image?.size ?? .zero, in: stage.bounds)
  }
}

enum Fitting {
  /// The largest rectangle with the shape of a size in a rectangle, centred in it.
  static func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    let scale = min(bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}
