@_spi(Simulator) import UIKit

/// The bugs of the sixth seed.
enum ModalZoomBug: String, CaseIterable {
  case sourceIsNeverHidden, frameIsNotConverted, forceUnwraps, buttonComesAfterACancel
}

/// A photo over the whole screen, with a button that appears when the photo has come.
final class ModalPhoto: PhotoController {
  let closeButton = UIButton(type: .close)
  private(set) var top: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    closeButton.simulatedName = "close button"
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    closeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    top = closeButton.topAnchor.constraint(equalTo: view.topAnchor, constant: -100)
    top?.isActive = true
    closeButton.addTarget(self, action: Selector(close), for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // There is room for a title, so that the coordinates of the image are not those of the screen's view.
    stage.frame = view.bounds.inset(by: UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 20))
    imageView.frame = stage.bounds
  }

  func showButton() {
    top?.constant = 40
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  private func close() {
    top?.constant = -100
    UIView.animate(withDuration: 0.3) {
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.dismiss(animated: true)
    }
  }
}

/// A zoom from a cell of the album to the photo, and back. The album is in a navigation controller, which is the presenter.
final class ModalZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let bug: ModalZoomBug?
  private let isPresentation: Bool
  private let album: AlbumController
  private(set) var picture: UIImageView?

  init(album: AlbumController, isPresentation: Bool, bug: ModalZoomBug?) {
    self.album = album
    self.isPresentation = isPresentation
    self.bug = bug
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let photo = context.viewController(forKey: key) as? ModalPhoto else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    if isPresentation {
      photo.view.frame = container.bounds
      container.addSubview(photo.view)
    } else if let below = context.view(forKey: .to) {
      below.frame = container.bounds
      container.insertSubview(below, at: 0)
    }
    container.layoutIfNeeded()
    if bug == .forceUnwraps {
      // swift-format-ignore: NeverForceUnwrap
      _ = album.selectedCell!.frame
    }
    let cell = album.selectedCell?.imageView
    let small =
      cell.map { $0.convert($0.bounds, to: container) } ?? CGRect(origin: container.center, size: .zero)
    let large =
      bug == .frameIsNotConverted
      ? photo.imageView.frame : photo.imageView.convert(photo.imageView.bounds, to: container)
    let picture = UIImageView(image: photo.imageView.image)
    self.picture = picture
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = isPresentation ? small : large
    container.addSubview(picture)
    photo.view.alpha = 0
    if bug != .sourceIsNeverHidden { cell?.isHidden = true }
    UIView.animate(withDuration: 1) { [isPresentation] in
      picture.frame = isPresentation ? large : small
    } completion: { [bug, isPresentation] _ in
      let completes = !context.transitionWasCancelled
      picture.removeFromSuperview()
      cell?.isHidden = false
      photo.view.alpha = 1
      if completes {
        context.view(forKey: .from)?.removeFromSuperview()
      } else {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      if isPresentation, completes || bug == .buttonComesAfterACancel { photo.showButton() }
      context.completeTransition(completes)
    }
  }
}

/// The app's side of the transition.
final class ModalZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let bug: ModalZoomBug?
  private let album: AlbumController
  /// The animator of the current transition.
  private(set) var animator: ModalZoomAnimator?
  /// The interactions for a presentation and for a dismissal. A scenario may set them.
  var presentingInteraction: PatientInteraction?
  var dismissingInteraction: (@MainActor () -> (any UIViewControllerInteractiveTransitioning)?)?

  init(album: AlbumController, bug: ModalZoomBug?) {
    self.album = album
    self.bug = bug
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator = ModalZoomAnimator(album: album, isPresentation: true, bug: bug)
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    animator = ModalZoomAnimator(album: album, isPresentation: false, bug: bug)
    return animator
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { presentingInteraction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { dismissingInteraction?() }
}
