@_spi(Simulator) import UIKit

@testable import Generated

/// The app's screen `grid`: two cells, the first of them partly under the bar.
final class Grid: UIViewController, PhotosZoomGrid {
  static let safeArea = UIEdgeInsets(top: 90, left: 0, bottom: 80, right: 0)
  static let imageSize = CGSize(width: 300, height: 200)

  let first = UIImageView(frame: CGRect(x: 10, y: 60, width: 90, height: 90))
  let second = UIImageView(frame: CGRect(x: 210, y: 400, width: 90, height: 90))
  /// The cell that the app hands over.
  var cell: UIImageView?
  /// Called when the screen appears.
  var willAppear: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "grid"
    view.simulatedName = "grid.view"
    view.simulatedSafeArea = Self.safeArea
    for (view, name) in [(first, "first cell"), (second, "second cell")] {
      view.simulatedName = name
      view.image = UIImage(simulatedSize: Self.imageSize)
      self.view.addSubview(view)
    }
    cell = first
  }

  var photosZoomCell: UIImageView? { cell }

  func photosZoomWillStart() { Simulator.recorder.record(.mark("grid.willStart")) }

  func photosZoomDidEnd() { Simulator.recorder.record(.mark("grid.didEnd")) }

  func photosZoomRevealCell() { Simulator.recorder.record(.mark("grid.revealCell")) }
}

/// The app's screen `viewer`: a photo in a scroll view.
final class Viewer: UIViewController, PhotosZoomViewer {
  let pager = UIScrollView(frame: UIScreen.main.bounds)
  let image = UIImageView(frame: UIScreen.main.bounds)
  /// The photo that the app hands over.
  var photo: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    simulatedName = "viewer"
    view.simulatedName = "viewer.view"
    pager.simulatedName = "pager"
    image.simulatedName = "photo"
    image.image = UIImage(simulatedSize: Grid.imageSize)
    view.addSubview(pager)
    pager.addSubview(image)
    photo = image
  }

  var photosZoomPhoto: UIImageView? { photo }

  var photosZoomPager: UIScrollView { pager }

  /// Called when a direction starts.
  var willStart: (() -> Void)?

  func photosZoomWillStart() {
    Simulator.recorder.record(.mark("viewer.willStart"))
    willStart?()
  }

  func photosZoomDidEnd() { Simulator.recorder.record(.mark("viewer.didEnd")) }
}
