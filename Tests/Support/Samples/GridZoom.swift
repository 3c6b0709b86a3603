// swift-format-ignore-file
import UIKit

class GridPhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

private let reuseIdentifier = "GridPhotoCell"

class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout,
  UIViewControllerTransitioningDelegate
{
  private var selectedIndexPath: IndexPath?
  private let columns: CGFloat = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.register(GridPhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView?.alwaysBounceVertical = true
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 40
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
      as! GridPhotoCell
    cell.imageView.image = UIImage(named: "photo\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 2 * (columns - 1)) / columns
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    return 2
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectedIndexPath = indexPath
    let photo = GridPhotoViewController()
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = self
    present(photo, animated: true)
  }

  private var selectedFrame: CGRect {
    guard let indexPath = selectedIndexPath,
      let attributes = collectionView.layoutAttributesForItem(at: indexPath)
    else { return CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) }
    return collectionView.convert(attributes.frame, to: nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return GridZoomAnimator(smallFrame: selectedFrame, isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    return GridZoomAnimator(smallFrame: selectedFrame, isPresenting: false)
  }
}

class GridPhotoViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let tap = UITapGestureRecognizer(target: self, action: #selector(GridPhotoViewController.tapped))
    tap.numberOfTapsRequired = 1
    view.addGestureRecognizer(tap)
  }

  @objc func tapped() {
    dismiss(animated: true)
  }
}

/// Zooms the whole screen out of the cell with a transform.
class GridZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let smallFrame: CGRect
  let isPresenting: Bool

  init(smallFrame: CGRect, isPresenting: Bool) {
    self.smallFrame = smallFrame
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.45
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)!
    let fromView = transitionContext.view(forKey: .from)!
    let zoomed = isPresenting ? toView : fromView
    let large = transitionContext.finalFrame(
      for: transitionContext.viewController(forKey: isPresenting ? .to : .from)!)
    let whole = isPresenting ? large : zoomed.frame
    let scale = CGAffineTransform(
      scaleX: smallFrame.width / whole.width, y: smallFrame.height / whole.height)
    let smallCenter = CGPoint(x: smallFrame.midX, y: smallFrame.midY)

    if isPresenting {
      zoomed.frame = whole
      zoomed.center = smallCenter
      zoomed.transform = scale
      containerView.addSubview(toView)
    } else {
      toView.frame = containerView.bounds
      containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0,
      options: [.curveEaseInOut, .layoutSubviews],
      animations: {
        zoomed.transform = self.isPresenting ? .identity : scale
        zoomed.center = self.isPresenting ? CGPoint(x: whole.midX, y: whole.midY) : smallCenter
        zoomed.alpha = self.isPresenting ? 1 : 0.2
      },
      completion: { _ in
        zoomed.transform = .identity
        zoomed.alpha = 1
        fromView.removeFromSuperview()
        transitionContext.completeTransition(true)
      })
  }
}
