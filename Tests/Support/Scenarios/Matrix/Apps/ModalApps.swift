@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// An album in a navigation controller that presents a photo over the full screen.
@MainActor class ModalApp: PresentingApp {
  /// The album lies in the container during the presentation, as far from its corner as from the window's before.
  override class var hasRoomAround: Bool { false }

  let album = Album()
  let photo = Photo()
  private let otherCell = UIImageView(frame: CGRect(x: 200, y: 300, width: 80, height: 80))

  init(in surroundings: Surroundings) {
    super.init(
      from: album, to: photo, in: surroundings, takesPresenterOut: true,
      root: UINavigationController(rootViewController: album))
    otherCell.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
    album.view.addSubview(otherCell)
    for view in [album.cell, otherCell, photo.image, photo.close] { surroundings.surround(view) }
  }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { album.current = isThere ? album.cell : nil }

  override func setCell(isRecycled: Bool) { album.current = isRecycled ? otherCell : album.cell }

  override var objects: [(name: String, object: ShownObject)] {
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    return (picture.map { [(name: "picture", object: ShownObject($0))] } ?? []) + [
      ("album", ShownObject(root.view)), ("photo", ShownObject(photo.view)),
      ("album.cell", ShownObject(album.cell)), ("photo.picture", ShownObject(photo.image)),
    ]
  }
}

/// `zoom-modal.transition`.
@MainActor final class ZoomModalApp: ModalApp {
  override class var spec: String { "zoom-modal" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { ZoomModalApp(in: surroundings) }

  private let zoom = ZoomModalTransition()

  override init(in surroundings: Surroundings) {
    super.init(in: surroundings)
    zoom.adopt(photo)
  }

  override func length(to side: Side) -> Double { 1.3 }

  override var objects: [(name: String, object: ShownObject)] {
    super.objects + [("photo.close", ShownObject(photo.close, isMovedByTransform: true))]
  }
}

/// `pinch-photo.transition`.
@MainActor final class PinchPhotoApp: ModalApp {
  override class var spec: String { "pinch-photo" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { PinchPhotoApp(in: surroundings) }

  private let transition = PinchPhotoTransition()

  /// The transition adopts the photo before each presentation.
  override func present(animated: Bool) {
    if root.view.window != nil { transition.adopt(photo) }
    super.present(animated: animated)
  }

  override func length(to side: Side) -> Double { 1 }

  override func stand(_ expected: inout HierarchyState, isReduced: Bool) {
    expected.expect(photo.view) { $0.recognizerCount = 1 }
  }

  /// UIKit reports no dismissal without animation. The photo then keeps its recognizer, and is already adopted when it is
  /// presented again. Nothing else may be left.
  override func leave(_ expected: inout HierarchyState) {
    let count = photo.view.gestureRecognizers?.count ?? 0
    expected.expect(photo.view) { $0.recognizerCount = min(count, 1) }
  }

  override var fingers: [SpecFinger] {
    [
      .pinchIn(
        to: .from, settles: (finish: 0.3, cancel: 0.3),
        { [photo] in
          photo.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPinchGestureRecognizer }.first
        }, finishes: { share, _ in share > 0.5 })
    ]
  }
}
