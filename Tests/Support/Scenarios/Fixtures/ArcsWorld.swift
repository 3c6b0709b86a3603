@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a detail that is pushed onto it; the detail and a picture come on arcs.
@MainActor final class ArcsWorld: PushedWorld {
  final class List: UIViewController, ArcsList {
    let cell = UIImageView(frame: CGRect(x: 16, y: 500, width: 80, height: 60))
    var arcsCell: UIImageView? { cell }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      cell.simulatedName = "cell"
      cell.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      view.addSubview(cell)
    }
  }

  final class Detail: UIViewController, ArcsDetail {
    let image = UIImageView(frame: CGRect(x: 10, y: 90, width: 380, height: 260))
    var arcsPicture: UIImageView? { image }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "detail.view"
      image.simulatedName = "image"
      image.image = UIImage(simulatedSize: CGSize(width: 600, height: 400))
      view.addSubview(image)
    }
  }

  let list = List()
  let detail = Detail()
  let transition = ArcsTransition()

  init() {
    super.init(list, detail, by: transition)
  }

  // MARK: Parts

  /// The picture in flight. It lies in a clipping view, which has the coordinates of the container.
  var picture: UIView? {
    container?.subviews.last { $0 !== detail.view && $0 !== list.view && !$0.isHidden }?.subviews.first
  }

  /// Samples the places of everything that moves.
  override func sample(_ way: String, at time: Double) {
    let place = picture?.presentedCenter ?? CGPoint(x: CGFloat.nan, y: .nan)
    Report.sample("photo.centerX \(way)", at: time, place.x)
    Report.sample("photo.centerY \(way)", at: time, place.y)
    Report.sample("photo.width \(way)", at: time, picture?.presentedBounds.width ?? .nan)
    let (middle, moved) = (detail.view.presentedCenter, detail.view.presentedTransform)
    Report.sample("detail.translation.x \(way)", at: time, middle.x - 200 + moved.tx)
    Report.sample("detail.translation.y \(way)", at: time, middle.y - 400 + moved.ty)
  }
}
