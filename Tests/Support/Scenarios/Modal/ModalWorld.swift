@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// An app with an album inside a navigation controller, below its bar.
final class Album: UIViewController, ZoomModalAlbum, PinchPhotoAlbum {
  let cell = UIImageView(frame: CGRect(x: 30, y: 100, width: 80, height: 80))
  /// The cell that the app hands over.
  var current: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "album"
    view.simulatedName = "album.view"
    cell.simulatedName = "cell"
    cell.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
    view.addSubview(cell)
    current = cell
  }

  var zoomModalCell: UIImageView? { current }
  var pinchPhotoCell: UIImageView? { current }
}

/// A photo over the whole screen, with a close button that the app has put 40 pt below the top.
final class Photo: UIViewController, ZoomModalPhoto, PinchPhotoPhoto {
  let image = UIImageView(frame: UIScreen.main.bounds)
  let close = UIButton(frame: CGRect(x: 330, y: 40, width: 54, height: 44))
  /// The picture that the app hands over.
  var current: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "photo"
    view.simulatedName = "photo.view"
    image.simulatedName = "image"
    close.simulatedName = "close"
    image.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
    view.addSubview(image)
    view.addSubview(close)
    current = image
  }

  var zoomModalPicture: UIImageView? { current }
  var zoomModalClose: UIButton { close }
  var pinchPhotoPicture: UIImageView? { current }
}

/// The stack of albums, which presents photos.
final class Albums: UINavigationController {
  /// Called first when the app is asked to dismiss.
  var willDismiss: (() -> Void)?

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    willDismiss?()
    super.dismiss(animated: flag, completion: completion)
  }
}

/// An album that presents a photo by a transition of style `modal`.
@MainActor class ModalWorld: SpecWorld {
  let album = Album()
  /// A second album, for an embedded album. The transition must not ask it for anything.
  let otherAlbum = Album()
  let photo = Photo()
  let navigation: Albums

  /// - Parameter isEmbedded: Whether the album is one of two children of the controller that the navigation controller shows.
  init(isEmbedded: Bool) {
    navigation = Albums(
      rootViewController: isEmbedded ? EmbeddingController(album, over: otherAlbum) : album)
    otherAlbum.loadViewIfNeeded()
    otherAlbum.cell.frame.origin = CGPoint(x: 200, y: 300)
    photo.loadViewIfNeeded()
    super.init(root: navigation, trees: [photo.view])
  }

  // MARK: Parts

  /// The picture in flight.
  var picture: UIImageView? {
    photo.view.superview?.subviews.lazy.compactMap { $0 as? UIImageView }.first
  }

  /// The frame of the cell in the window.
  var cellFrame: CGRect { album.cell.convert(album.cell.bounds, to: nil) }

  // MARK: Steps

  func show(animated: Bool = true) { album.present(photo, animated: animated) }

  func hide(animated: Bool = true) { photo.dismiss(animated: animated) }

  func showAndSettle() {
    show()
    settle()
  }

  func hideAndSettle() {
    hide()
    settle()
  }

  // MARK: Assertions

  /// The number of recognizers that the transition adds to the photo while it is shown.
  var recognizers: Int { 0 }

  /// The number of recognizers that an adopted photo has while it is not shown.
  var adopted = 0

  func checkAlbum(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", navigation.presentedViewController == nil)
    var expected = atRest
    expected.expect(photo.view) { $0.recognizerCount = self.adopted }
    check(expected, completed: completed, moment)
  }

  func checkPhoto(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the photo is presented", navigation.presentedViewController === photo)
    Report.check("\(moment): the photo is in the window", photo.view.window === window)
    Report.check("\(moment): the album is out of the window", album.view.window == nil)
    Report.near("\(moment): the photo fills", photo.view.frame, UIScreen.main.bounds)
    Report.equal(
      "\(moment): alpha", [photo.view, photo.image, photo.close, album.cell].map(\.alpha), [1, 1, 1, 1])
    Report.near("\(moment): close", photo.close.frame, CGRect(x: 330, y: 40, width: 54, height: 44))
    Report.equal("\(moment): recognizers", photo.view.gestureRecognizers?.count ?? 0, recognizers)
    Report.check("\(moment): no picture", picture == nil)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

/// The app of `zoom-modal`.
@MainActor final class ZoomModalWorld: ModalWorld {
  let zoom = ZoomModalTransition()

  convenience init() { self.init(isEmbedded: false) }

  override init(isEmbedded: Bool) {
    super.init(isEmbedded: isEmbedded)
    zoom.adopt(photo)
  }
}

/// The app of `pinch-photo`.
@MainActor final class PinchPhotoWorld: ModalWorld {
  let transition = PinchPhotoTransition()

  convenience init() { self.init(isEmbedded: false) }

  override init(isEmbedded: Bool) {
    super.init(isEmbedded: isEmbedded)
    transition.adopt(photo)
    adopted = recognizers
  }

  override var recognizers: Int { 1 }

  var pinch: UIPinchGestureRecognizer? {
    photo.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPinchGestureRecognizer }.first
  }

  @discardableResult func beginPinch(velocity: CGFloat = -1, scale: CGFloat = 0.9) -> Bool {
    pinch?.begin(around: CGPoint(x: 200, y: 400), scale: scale, velocity: velocity) ?? false
  }

  func beginAndPinch(to scale: CGFloat) {
    beginPinch()
    Simulator.clock.advance(by: 0.1)
    pinch?.move(scale: scale)
  }
}
