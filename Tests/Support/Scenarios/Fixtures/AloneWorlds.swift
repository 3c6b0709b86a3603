@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A screen with two pictures, each of which may be missing.
@MainActor class PicturesController: UIViewController {
  let first = UIImageView(frame: CGRect(x: 40, y: 100, width: 100, height: 100))
  let second = UIImageView(frame: CGRect(x: 40, y: 300, width: 50, height: 50))
  let rows = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 400))
  var hasFirst = true
  var hasSecond = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows)
    for picture in [first, second] {
      picture.image = UIImage(named: "picture")
      view.addSubview(picture)
    }
  }
}

/// A list and a page with pictures, one of which may be missing.
@MainActor final class AloneWorld: PushedWorld {
  final class List: PicturesController, AloneList {
    var aloneCover: UIImageView? { hasFirst ? first : nil }
    var alonePortrait: UIImageView? { hasSecond ? second : nil }
    var aloneRows: UIScrollView { rows }
  }

  final class Page: PicturesController, AlonePage {
    var alonePicture: UIImageView? { hasFirst ? first : nil }
    var aloneAuthor: UIImageView? { hasSecond ? second : nil }
  }

  let list = List()
  let page = Page()
  let transition = AloneTransition()

  init() {
    super.init(list, page, by: transition)
    page.first.frame = CGRect(x: 0, y: 60, width: 400, height: 200)
    page.second.frame = CGRect(x: 20, y: 500, width: 80, height: 80)
    takeRest()
  }

  /// The number of pictures in flight.
  var flying: Int { besides.count { $0 is UIImageView || $0.subviews.first is UIImageView } }

  override func sample(_ way: String, at time: Double) {
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample(
      "photo.y \(way)", at: time, besides.first { $0 is UIImageView }?.presentedFrame.minY ?? .nan)
  }
}

/// A list and a page with pictures, where the page is presented over the list.
@MainActor final class ApartWorld: SpecWorld {
  final class List: PicturesController, ApartList {
    var apartCover: UIImageView? { hasFirst ? first : nil }
    var apartPortrait: UIImageView? { hasSecond ? second : nil }
  }

  final class Page: PicturesController, ApartPage {
    var apartPicture: UIImageView? { hasFirst ? first : nil }
    var apartAuthor: UIImageView? { hasSecond ? second : nil }
  }

  let list = List()
  let page = Page()
  let transition = ApartTransition()

  init() {
    super.init(root: list, trees: [])
    transition.adopt(page)
  }

  /// Checks that the list is shown again and that the page is as before, except for its size.
  func checkList(_ moment: String) {
    check(atRest, completed: [true, true], moment)
    for view in [page.view, page.first, page.second] as [UIView] {
      Report.near("\(moment): \(view)", view.alpha, 1)
    }
  }
}

/// A page over a list, with a navigation controller in it. The author of its front screen is also the author of the page.
@MainActor final class NestedPicturesWorld: SpecWorld {
  final class Outer: UIViewController, ApartPage {
    weak var author: UIImageView?
    var apartPicture: UIImageView? { nil }
    var apartAuthor: UIImageView? { author }
  }

  let list = ApartWorld.List()
  let outer = Outer()
  let inner = AloneWorld.Page()
  let navigation: UINavigationController
  private let transitions = (outer: ApartTransition(), inner: AloneTransition())

  init() {
    let below = AloneWorld.List()
    below.hasSecond = false
    navigation = UINavigationController(rootViewController: below)
    navigation.delegate = transitions.inner
    inner.loadViewIfNeeded()
    outer.author = inner.second
    outer.addChild(navigation)
    outer.view.addSubview(navigation.view)
    navigation.didMove(toParent: outer)
    super.init(root: list, trees: [])
    transitions.outer.adopt(outer)
  }
}
