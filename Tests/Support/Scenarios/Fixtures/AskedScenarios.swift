@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A sheet whose app decides its height and how dark it gets behind it.
@MainActor final class AskedSheetWorld: FlightWorld {
  private final class Base: UIViewController, AskedSheetBase {
    let askedSheetShrink: CGFloat = 0.9
  }

  private final class Sheet: UIViewController, AskedSheetSheet {
    var askedSheetTall: CGFloat = 300
    let askedSheetDark: CGFloat = 0.3
    var askedSheetCloses = true
    let askedSheetFar: CGFloat = 200
  }

  let transition = AskedSheetTransition()
  private let sheet = Sheet()

  init() {
    let base = Base()
    super.init(root: base, base, sheet)
    transition.adopt(sheet)
  }

  /// Whether a finger may close the sheet.
  var closes: Bool {
    get { sheet.askedSheetCloses }
    set { sheet.askedSheetCloses = newValue }
  }
  var tall: CGFloat {
    get { sheet.askedSheetTall }
    set { sheet.askedSheetTall = newValue }
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.y \(way)", at: time, second.view.presentedFrame.minY)
    Report.sample("sheet.height \(way)", at: time, second.view.presentedBounds.height)
    Report.sample("shade.alpha \(way)", at: time, besides.first?.presentedAlpha ?? .nan)
    Report.sample("base.scale \(way)", at: time, first.view.presentedTransform.a)
  }
}

/// A list and a page that decide whether fingers may open and close.
@MainActor final class AskedPushWorld: FlightWorld {
  private final class List: UIViewController, AskedPushList {
    var askedPushOpens = true
    var page: (any AskedPushPage)?
    func askedPushPushed() -> (any AskedPushPage)? { page }
  }

  private final class Page: UIViewController, AskedPushPage {
    var askedPushCloses = true
  }

  let transition = AskedPushTransition()
  let navigation: UINavigationController
  private let list = List()
  private let page = Page()

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    list.page = page
    list.loadViewIfNeeded()
    transition.attach(to: list)
    super.init(root: navigation, list, page)
  }

  /// Sets whether the app lets a finger open and close.
  func lets(open: Bool, close: Bool) {
    list.askedPushOpens = open
    page.askedPushCloses = close
  }

  /// Whether a finger that pulls the page in, or down, begins the gesture.
  func pullsIn() -> Bool { pull(pan(on: first.view), by: CGVector(dx: -300, dy: 0)) }
  func pullsDown() -> Bool { pull(pan(on: second.view), by: CGVector(dx: 0, dy: 500)) }

  func release() {
    for view in [first.view, second.view].compactMap(\.self) { pan(on: view)?.end(velocity: .zero) }
    settle()
  }
}

/// An album and a photo that decides whether a finger may close it.
@MainActor final class AskedShowWorld: FlightWorld {
  private final class Album: UIViewController, AskedShowAlbum {
    var askedShowOpens = false
  }

  private final class Photo: UIViewController, AskedShowPhoto {
    var askedShowCloses = true
  }

  let transition = AskedShowTransition()
  private let album = Album()
  private let photo = Photo()

  init() {
    super.init(root: album, album, photo)
    transition.adopt(photo)
  }

  func lets(open: Bool, close: Bool) {
    album.askedShowOpens = open
    photo.askedShowCloses = close
  }

  func pullsDown() -> Bool { pull(pan(on: second.view), by: CGVector(dx: 0, dy: 500)) }
}

/// Tabs, the left of which decides whether a finger may leave it.
@MainActor final class AskedTabsWorld: FlightWorld {
  private final class Left: UIViewController, AskedTabsLeft {
    var askedTabsLeaves = true
  }

  private let tabs = UITabBarController()
  let transition = AskedTabsTransition()
  private let left = Left()

  init() {
    let right = UIViewController()
    tabs.viewControllers = [left, right]
    tabs.delegate = transition
    tabs.loadViewIfNeeded()
    transition.attach(to: tabs)
    super.init(root: tabs, left, right)
  }

  var leaves: Bool {
    get { left.askedTabsLeaves }
    set { left.askedTabsLeaves = newValue }
  }

  var selected: Int { tabs.selectedIndex }

  func pulls() -> Bool { pull(pan(on: tabs.view), by: CGVector(dx: -300, dy: 0)) }

  func release() {
    pan(on: tabs.view)?.end(velocity: .zero)
    settle()
  }
}

/// Values that the app hands over for the start of a gesture and for a presentation.
extension Scenario {
  static let asked: [Scenario] = [
    .of("askedSheet", "present and dismiss, asked anew", AskedSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      Report.near("the sheet", world.second.view.frame, CGRect(x: 0, y: 500, width: 400, height: 300))
      world.closes = false
      Report.check("may not", !world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 60)))
      world.closes = true
      Report.check("may", world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 60)))
      world.sample("held", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      Report.near("the sheet again", world.second.view.frame, CGRect(x: 0, y: 500, width: 400, height: 300))
      Report.near("the base", world.first.view.transform.a, 0.9)
      world.tall = 200
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near(
        "as it was asked for", world.second.view.frame, CGRect(x: 0, y: 100, width: 800, height: 300))
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.second.dismiss(animated: true)
      Simulator.clock.advance(by: 0.001)
      Report.near("asked anew", world.second.view.presentedBounds.height, 200)
      world.settle()
      world.checkFirst(completed: [true, false, true], "dismissed") {
        // The sheet is laid out when it is shown again.
        $0.expect(world.second.view) {
          ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
        }
      }
    },

    .of("askedSheet", "over another screen nothing stands, as UIKit animates it", AskedSheetWorld.init) {
      world in
      let other = UIViewController()
      world.window.rootViewController = other
      for isReduced in [false, true] {
        Simulator.reducesMotion = isReduced
        other.present(world.second, animated: true)
        Simulator.clock.advance(by: 0.01)
        Report.check("it is where it was", other.view.transform == .identity)
        world.settle()
        Report.check("and stays there", other.view.transform == .identity)
        world.window.resize(to: CGSize(width: 800, height: 400))
        world.settle()
        Report.check("in another size too", other.view.transform == .identity)
        world.window.resize(to: UIScreen.main.bounds.size)
        world.settle()
        world.second.dismiss(animated: true)
        world.settle()
        Report.check("and then", other.view.transform == .identity)
      }
      Report.equal("by UIKit alone", Simulator.recorder.completions, [])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("askedSheet", "reduced motion, and a view that is withheld", AskedSheetWorld.init) { world in
      Simulator.withheldViews = [.to]
      world.first.present(world.second, animated: true)
      world.settle()
      Simulator.withheldViews = []
      Report.check("presented all the same", world.second.view.window != nil)
      world.second.dismiss(animated: true)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed again") {
        $0.expect(world.second.view) {
          ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
        }
      }
      Simulator.reducesMotion = true
      world.first.present(world.second, animated: true)
      world.settle()
      Report.near("the sheet", world.second.view.frame, CGRect(x: 0, y: 500, width: 400, height: 300))
      Report.near("the shade", world.besides.first?.alpha ?? .nan, 0.3)
      world.second.dismiss(animated: true)
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true, true, true, true])
    },

    .of("askedPush", "both may, or one, or none", AskedPushWorld.init) { world in
      for (open, close) in [(false, true), (false, false), (true, true)] {
        world.lets(open: open, close: close)
        Report.equal("in, \(open) \(close)", world.pullsIn(), open)
        world.release()
      }
      world.checkSecond(completed: [true], "pulled in")
      for (open, close) in [(false, true), (true, false), (true, true)] {
        world.lets(open: open, close: close)
        Report.equal("down, \(open) \(close)", world.pullsDown(), open && close)
        world.release()
      }
      world.checkFirst(completed: [true, true], "pulled down")
    },

    .of("askedShow", "both may, or one, or none", AskedShowWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.settle()
      for (open, close) in [(true, true), (false, false), (true, false), (false, true)] {
        world.lets(open: open, close: close)
        Report.equal("down, \(open) \(close)", world.pullsDown(), close && !open)
      }
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [true, true], "pulled down")
    },

    .of("askedTabs", "it may leave, or not", AskedTabsWorld.init) { world in
      world.leaves = false
      Report.check("may not", !world.pulls())
      world.release()
      Report.equal("still the first", world.selected, 0)
      world.leaves = true
      Report.check("may", world.pulls())
      world.release()
      Report.equal("the second", world.selected, 1)
    },
  ]
}
