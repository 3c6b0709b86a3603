import UIKit

/// Keeps the transition, which a navigation controller does not: its delegate is weak.
final class PhotosNavigation: UINavigationController {
  private let photosZoom = PhotosZoomTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = photosZoom
  }
}
