@_spi(Simulator) import UIKit

final class ZoomAlbum: AlbumController, ZoomScreen {
  var zoomedImageView: UIImageView? { selectedCell?.imageView }

  func zoomWillStart() {
    Simulator.recorder.record(.mark("album will start"))
  }

  func zoomDidEnd() {
    Simulator.recorder.record(.mark("album did end"))
  }
}

final class ZoomPhoto: PhotoController, ZoomScreen, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  weak var transitions: ZoomTransitions?
  var zoomedImageView: UIImageView? { imageView }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector(panned(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    pan.velocity(in: view).y >= 0
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let transitions else { return }
    if pan.state == .began {
      pan.setTranslation(.zero, in: view.superview)
      transitions.pull = ZoomPull(animator: transitions.animator)
      navigationController?.popViewController(animated: true)
    }
    transitions.pull?.follow(pan)
  }

  func zoomWillStart() {
    Simulator.recorder.record(.mark("photo will start"))
  }

  func zoomDidEnd() {
    Simulator.recorder.record(.mark("photo did end"))
    transitions?.pull = nil
  }
}

/// The navigation delegate. It uses a pull if there is one, and otherwise plays the transition by itself.
final class ZoomTransitions: NSObject, UINavigationControllerDelegate {
  let animator: ZoomAnimator
  var pull: ZoomPull?

  init(bug: PhotosZoomBug?) {
    animator = ZoomAnimator(bug: bug)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.isPush = operation == .push
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }
}
