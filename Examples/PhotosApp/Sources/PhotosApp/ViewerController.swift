import UIKit

/// One photo. `PhotosZoomViewer` is in the file that the build makes of photos.transition.
final class ViewerController: UIViewController, PhotosZoomViewer {
  private let photo: Photo
  private let picture = UIImageView()
  private let infoButton = UIButton(type: .system)
  private let photoInfo = PhotoInfoTransition()  // a delegate is not retained: keep it

  var photosZoomPhoto: UIImageView? { picture }

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.image = UIImage(named: photo.name)
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
    infoButton.setTitle("Info", for: .normal)
    infoButton.addAction(UIAction { [weak self] _ in self?.showInfo() }, for: .touchUpInside)
    view.addSubview(infoButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    infoButton.frame = CGRect(x: 24, y: view.bounds.height - 96, width: 88, height: 44)
  }

  private func showInfo() {
    let info = InfoController(photo)
    photoInfo.adopt(info)
    present(info, animated: true)
  }
}
