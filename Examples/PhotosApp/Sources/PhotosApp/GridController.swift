import UIKit

/// All photos as thumbnails. `PhotosZoomGrid` is in the file that the build makes of photos.transition.
final class GridController: UIViewController, PhotosZoomGrid, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout = UICollectionViewFlowLayout()
  private lazy var thumbnails = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let photos = Photo.all
  private var shown: IndexPath?

  /// Asked when a direction begins: the thumbnail of the photo that is shown then, if it is on the screen.
  var photosZoomCell: UIImageView? {
    shown.flatMap { (thumbnails.cellForItem(at: $0) as? ThumbnailCell)?.picture }
  }

  func photosZoomRevealCell() {
    guard let shown, thumbnails.cellForItem(at: shown) == nil else { return }
    thumbnails.scrollToItem(at: shown, at: .centeredVertically, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    layout.itemSize = CGSize(width: 120, height: 120)
    thumbnails.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
    thumbnails.dataSource = self
    thumbnails.delegate = self
    view.addSubview(thumbnails)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    thumbnails.frame = view.bounds
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? ThumbnailCell)?.show(photos[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    shown = indexPath
    navigationController?.pushViewController(ViewerController(photos[indexPath.item]), animated: true)
  }
}

/// One thumbnail.
final class ThumbnailCell: UICollectionViewCell {
  let picture = UIImageView()

  func show(_ photo: Photo) {
    picture.image = UIImage(named: photo.name)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityLabel = photo.description
  }
}
