@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// `shared-image.transition`: a list with a cell, and a screen for its picture.
@MainActor final class SharedImageApp: PushingApp {
  final class List: UIViewController, SharedImageList {
    let first = UIImageView(frame: CGRect(x: 16, y: 200, width: 80, height: 80))
    let second = UIImageView(frame: CGRect(x: 16, y: 300, width: 80, height: 80))
    lazy var cell: UIImageView? = first

    var sharedImageCell: UIImageView? { cell }
  }

  final class Detail: UIViewController, SharedImageDetail {
    let picture = UIImageView(frame: CGRect(x: 0, y: 91, width: 400, height: 260))

    var sharedImagePicture: UIImageView? { picture }
  }

  override class var spec: String { "shared-image" }
  override class func make(in surroundings: Surroundings) -> SpecApp? { SharedImageApp(in: surroundings) }

  private let list = List()
  private let detail = Detail()
  private let transition = SharedImageTransition()

  init(in surroundings: Surroundings) {
    super.init(from: list, to: detail, in: surroundings)
    navigation.delegate = transition
    for (view, screen) in [(list.first, list), (list.second, list), (detail.picture, detail)] {
      view.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      screen.view.addSubview(view)
      surroundings.surround(view)
    }
  }

  override func length(to side: Side) -> Double { 0.45 }

  override var hasOptionalView: Bool { true }

  override func setOptionalView(isThere: Bool) { list.cell = isThere ? list.first : nil }

  override func setCell(isRecycled: Bool) { list.cell = isRecycled ? list.second : list.first }

  override var objects: [(name: String, object: ShownObject)] {
    let picture = container?.subviews.lazy.compactMap { $0 as? UIImageView }.first
    return (picture.map { [(name: "picture", object: ShownObject($0))] } ?? []) + [
      ("list", ShownObject(list.view)), ("detail", ShownObject(detail.view)),
      ("list.cell", ShownObject(list.first)), ("detail.picture", ShownObject(detail.picture)),
    ]
  }
}
