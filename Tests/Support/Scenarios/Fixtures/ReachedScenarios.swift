@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list from which a finger pulls a page in.
@MainActor final class ReachPushWorld: FlightWorld {
  private final class List: UIViewController, ReachPushList {
    var page: (any ReachPushPage)?
    func reachPushPushed() -> (any ReachPushPage)? { page }
  }
  private final class Page: UIViewController, ReachPushPage {}

  let transition = ReachPushTransition()
  let navigation: UINavigationController
  private let list = List()

  init() {
    let page = Page()
    list.page = page
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    list.loadViewIfNeeded()
    transition.attach(to: list)
    super.init(root: navigation, list, page)
  }

  /// Whether the list has a page to push.
  var hasPage: Bool {
    get { list.page != nil }
    set { list.page = newValue ? second as? Page : nil }
  }

  var reach: UIPanGestureRecognizer? { pan(on: first.view) }

  override func sample(_ way: String, at time: Double) {
    Report.sample("shade.alpha \(way)", at: time, besides.first?.presentedAlpha ?? .nan)
    Report.sample("page.x \(way)", at: time, second.view.presentedFrame.minX)
    Report.sample("list.x \(way)", at: time, first.view.presentedFrame.minX)
  }
}

/// A base from which a finger pulls a sheet up by a handle.
@MainActor final class ReachShowWorld: FlightWorld {
  private final class Base: UIViewController, ReachShowBase {
    let reachShowHandle = UIView(frame: CGRect(x: 180, y: 780, width: 40, height: 20))
    var sheet: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(reachShowHandle)
    }

    func reachShowPresent() {
      if let sheet { present(sheet, animated: true) }
    }
  }

  let transition = ReachShowTransition()
  private let base = Base()

  init() {
    let sheet = UIViewController()
    base.sheet = sheet
    base.loadViewIfNeeded()
    transition.attach(to: base)
    transition.adopt(sheet)
    super.init(root: base, base, sheet)
  }

  /// Whether the base has a sheet to present.
  var hasSheet: Bool {
    get { base.sheet != nil }
    set { base.sheet = newValue ? second : nil }
  }

  var reach: UIPanGestureRecognizer? { pan(on: base.reachShowHandle) }

  func show() { base.reachShowPresent() }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.translation.y \(way)", at: time, second.view.presentedTransform.ty)
    Report.sample("base.scale \(way)", at: time, first.view.presentedTransform.a)
  }
}

/// Fingers that begin the forward direction, in a navigation controller and in a presentation over the full screen.
extension Scenario {
  static let reached: [Scenario] = reachPush + reachShow

  private static let reachPush: [Scenario] = [
    .of("reachPush", "a finger that pushes", ReachPushWorld.init) { world in
      Report.check("begins", world.pull(world.reach, by: CGVector(dx: -120, dy: 0)))
      Report.check("it is pushed", world.navigation.topViewController === world.second)
      world.sample("held", at: 0)
      world.reach?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkFirst(completed: [false], "cancelled")
      world.pull(world.reach, by: CGVector(dx: -120, dy: 0))
      world.reach?.cancelTouches()
      world.settle()
      world.checkFirst(completed: [false, false], "taken away")
      world.pull(world.reach, by: CGVector(dx: -300, dy: 0))
      world.reach?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [false, false, true], "finished")
    },

    .of("reachPush", "there by code, back by a finger, and there again", ReachPushWorld.init) { world in
      world.navigation.pushViewController(world.second, animated: true)
      world.letStart()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "pushed")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [true, true], "popped")
      world.pull(world.reach, by: CGVector(dx: -20, dy: 0))
      world.reach?.end(velocity: CGPoint(x: -900, y: 0))
      world.settle()
      world.checkSecond(completed: [true, true, true], "quick enough")
      Report.check("none below the page", !world.pull(world.reach, by: CGVector(dx: -300, dy: 0)))
    },

    .of("reachPush", "ended before it began, nothing to push, a view withheld", ReachPushWorld.init) {
      world in
      world.reach?.begin(at: CGPoint(x: 300, y: 400), velocity: CGPoint(x: -50, y: 0))
      world.reach?.end(velocity: CGPoint(x: -10, y: 0))
      world.settle()
      world.checkFirst(completed: [false], "too early")
      world.hasPage = false
      world.pull(world.reach, by: CGVector(dx: -300, dy: 0))
      world.reach?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [false], "nothing to push")
      world.hasPage = true
      Simulator.withheldViews = [.to]
      world.pull(world.reach, by: CGVector(dx: -300, dy: 0))
      world.reach?.end(velocity: .zero)
      world.settle()
      Simulator.withheldViews = []
      world.checkFirst(completed: [false, false], "cancelled: there is nothing to move")
      // Without a delegate UIKit asks for no run. Nothing of the prepared run may be left.
      world.navigation.delegate = nil
      world.pull(world.reach, by: CGVector(dx: -300, dy: 0))
      world.reach?.end(velocity: .zero)
      world.settle()
      Report.equal("runs alive", Simulator.census.alive(.animationController), [])
    },

    .of("reachPush", "another size, and reduced motion", ReachPushWorld.init) { world in
      world.pull(world.reach, by: CGVector(dx: -120, dy: 0))
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: 0.05)
      world.reach?.end(velocity: CGPoint(x: -2000, y: 0))
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkFirst(completed: [false], "turned back") {
        $0.expect(world.second.view) {
          ($0.bounds, $0.center) = (world.second.view.bounds, world.second.view.center)
        }
      }
      Simulator.reducesMotion = true
      world.pull(world.reach, by: CGVector(dx: -300, dy: 0))
      Report.near("the page does not move", world.second.view.presentedFrame.minX, 0)
      world.reach?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [false, true], "finished")
    },
  ]

  private static let reachShow: [Scenario] = [
    .of("reachShow", "a finger that presents", ReachShowWorld.init) { world in
      Report.check("begins", world.pull(world.reach, by: CGVector(dx: 0, dy: -200)))
      world.sample("held", at: 0)
      world.reach?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkFirst(completed: [false], "cancelled")
      world.pull(world.reach, by: CGVector(dx: 0, dy: -200))
      world.reach?.cancelTouches()
      world.settle()
      world.checkFirst(completed: [false, false], "taken away")
      world.pull(world.reach, by: CGVector(dx: 0, dy: -400))
      world.reach?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [false, false, true], "finished", recognizers: 0)
      world.second.dismiss(animated: true)
      world.settle()
      world.checkFirst(completed: [false, false, true, true], "dismissed")
    },

    .of("reachShow", "by code, ended before it began, nothing to present", ReachShowWorld.init) { world in
      world.show()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "presented", recognizers: 0)
      world.second.dismiss(animated: true)
      world.settle()
      world.reach?.begin(at: CGPoint(x: 200, y: 790), velocity: CGPoint(x: 0, y: -50))
      world.reach?.end(velocity: CGPoint(x: 0, y: -10))
      world.settle()
      world.checkFirst(completed: [true, true, false], "too early")
      world.hasSheet = false
      world.pull(world.reach, by: CGVector(dx: 0, dy: -400))
      world.reach?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [true, true, false], "nothing to present")
      world.hasSheet = true
      Simulator.reducesMotion = true
      world.pull(world.reach, by: CGVector(dx: 0, dy: -400))
      Report.near("the sheet does not move", world.second.view.presentedTransform.ty, 0)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.reach?.end(velocity: CGPoint(x: 0, y: -2000))
      world.settle()
      Report.check("cancelled by the size", world.first.presentedViewController == nil)
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.pull(world.reach, by: CGVector(dx: 0, dy: -400))
      world.reach?.end(velocity: .zero)
      world.settle()
      world.forgetCompletion()
      world.checkSecond(completed: [true, true, false, false, true], "presented after that", recognizers: 0)
    },
  ]
}
