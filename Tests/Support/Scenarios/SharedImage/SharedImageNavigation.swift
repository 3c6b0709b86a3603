@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A list with a cell in a scrolled view, and a detail that is pushed onto it.
@MainActor final class SharedImageNavigation: SpecWorld {
  final class List: UIViewController, SharedImageList {
    let cell = UIImageView(frame: CGRect(x: 16, y: 200, width: 80, height: 60))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
    /// The cell that the app hands over.
    var sharedImageCell: UIImageView?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "list"
      view.simulatedName = "list.view"
      scroll.simulatedName = "scroll"
      cell.simulatedName = "cell"
      cell.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      scroll.addSubview(cell)
      scroll.contentOffset.y = 50
      view.addSubview(scroll)
      sharedImageCell = cell
    }
  }

  final class Detail: UIViewController, SharedImageDetail {
    let image = UIImageView(frame: CGRect(x: 10, y: 90, width: 380, height: 260))
    /// The picture that the app hands over.
    var sharedImagePicture: UIImageView?

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "detail"
      view.simulatedName = "detail.view"
      image.simulatedName = "image"
      image.image = UIImage(simulatedSize: CGSize(width: 600, height: 400))
      view.addSubview(image)
      sharedImagePicture = image
    }
  }

  /// The frames of the pictures in the container, which fills the window.
  static let cellFrame = CGRect(x: 16, y: 250, width: 80, height: 60)
  static let imageFrame = CGRect(x: 10, y: 90, width: 380, height: 260)

  let list = List()
  let detail = Detail()
  let transition = SharedImageTransition()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    detail.loadViewIfNeeded()
    super.init(root: navigation, trees: [list.view, detail.view])
  }

  // MARK: Parts

  private var container: UIView? { detail.view.superview ?? list.view.superview }

  /// The picture in flight.
  var picture: UIImageView? { container?.subviews.lazy.compactMap { $0 as? UIImageView }.first }

  // MARK: Steps

  func push(animated: Bool = true) {
    navigation.pushViewController(detail, animated: animated)
    if animated { letStart() }
  }

  func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
    if animated { letStart() }
  }

  func pushAndSettle() {
    push()
    settle()
  }

  func popAndSettle() {
    pop()
    settle()
  }

  // MARK: Assertions

  func checkList(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the list is on top", navigation.topViewController === list)
    check(atRest, completed: completed, moment)
  }

  func checkDetail(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): the detail is on top", navigation.topViewController === detail)
    var expected = atRest
    let parent = container.map { ObjectIdentifier($0) }
    expected.expect(list.view) { $0.parent = nil }
    expected.expect(detail.view) { $0.parent = parent }
    check(expected, completed: completed, moment)
  }

  /// Checks the order in the container: the two screens, and the picture above both.
  func checkOrder(_ moment: String) {
    let order = container?.subviews.map(\.simulatedName) ?? []
    Report.equal("\(moment): order", Array(order.prefix(2)), ["list.view", "detail.view"])
    Report.equal("\(moment): views", order.count, 3)
    Report.check("\(moment): the picture is in front", container?.subviews.last === picture)
  }
}
