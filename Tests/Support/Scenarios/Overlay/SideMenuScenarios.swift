@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A home that presents a menu, by a button or under a finger from the trailing edge.
@MainActor final class SideMenuWorld: SpecWorld {
  final class Home: UIViewController, SideMenuHome {
    let transition = SideMenuTransition()
    weak var menu: UIViewController?
    /// Whether the home presents its menu when it is asked to.
    var presents = true

    override func viewDidLoad() {
      super.viewDidLoad()
      simulatedName = "home"
      view.simulatedName = "home.view"
      transition.attach(to: self)
    }

    func sideMenuPresent() {
      guard presents, let menu else { return }
      transition.adopt(menu)
      present(menu, animated: true)
    }
  }

  let home = Home()
  let menu = UIViewController()

  /// An app that reads from right to left.
  static func fromRightToLeft() -> SideMenuWorld {
    Simulator.layoutDirection = .rightToLeft
    return SideMenuWorld()
  }

  init() {
    menu.simulatedName = "menu"
    menu.view.simulatedName = "menu.view"
    home.menu = menu
    super.init(root: home, trees: [menu.view])
  }

  // MARK: Parts

  private var isRightToLeft: Bool { Simulator.layoutDirection == .rightToLeft }

  var edge: UIScreenEdgePanGestureRecognizer? {
    home.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
  }

  var shade: UIView? { menu.view.superview?.subviews.first { $0 !== menu.view } }

  var tap: UITapGestureRecognizer? {
    shade?.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first
  }

  /// The visible width of the menu, in points.
  var seen: CGFloat {
    let frame = menu.view.presentedFrame
    return isRightToLeft ? frame.maxX : 400 - frame.minX
  }

  // MARK: Steps

  func showAndSettle() {
    home.sideMenuPresent()
    settle()
  }

  func hideAndSettle() {
    menu.dismiss(animated: true)
    settle()
  }

  private func place(_ way: CGFloat) -> CGPoint {
    CGPoint(x: isRightToLeft ? 5 + way : 395 - way, y: 300)
  }

  @discardableResult func beginSwipe() -> Bool {
    edge?.begin(at: place(0), velocity: CGPoint(x: isRightToLeft ? 100 : -100, y: 0)) ?? false
  }

  func swipe(by way: CGFloat) { edge?.move(to: place(way)) }

  func beginAndSwipe(by way: CGFloat) {
    beginSwipe()
    Simulator.clock.advance(by: 0.1)
    swipe(by: way)
  }

  /// - Parameter speed: The speed towards the inside, in points per second.
  func endSwipe(at speed: CGFloat = 0) {
    edge?.end(velocity: CGPoint(x: isRightToLeft ? speed : -speed, y: 0))
  }

  // MARK: Assertions

  func checkHome(completed: [Bool], _ moment: String = "at rest") {
    Report.check("\(moment): nothing is presented", home.presentedViewController == nil)
    var expected = atRest
    // The frame of a menu that is not shown does not matter.
    expected.expect(menu.view) { state in
      state.bounds = self.menu.view.bounds
      state.center = self.menu.view.center
    }
    check(expected, completed: completed, moment)
  }

  func checkMenu(
    in size: CGSize = CGSize(width: 400, height: 800), completed: [Bool], _ moment: String = "at rest"
  ) {
    Report.check("\(moment): the menu is presented", home.presentedViewController === menu)
    let x: CGFloat = isRightToLeft ? 0 : size.width - 280
    Report.near("\(moment): menu", menu.view.frame, CGRect(x: x, y: 0, width: 280, height: size.height))
    Report.near("\(moment): menu's alpha", menu.view.alpha, 1)
    Report.near("\(moment): shade", shade?.frame ?? .null, CGRect(origin: .zero, size: size))
    Report.near("\(moment): shade's alpha", shade?.alpha ?? 0, 0.4, within: 1e-6)
    Report.check("\(moment): the menu is above", menu.view.superview?.subviews.last === menu.view)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let sideMenu: [Scenario] = [
    home("by a button, and by a tap beside it") { world in
      world.home.sideMenuPresent()
      let start = Simulator.clock.now
      Report.near("from outside", world.seen, 0)
      Simulator.clock.advance(by: 0.15)
      Report.near("half in", world.seen, 140, within: 0.5)
      Report.near("half dark", world.shade?.presentedAlpha ?? 0, 0.2, within: 1e-3)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.3, within: 1e-6)
      world.checkMenu(completed: [true], "presented")
      world.tap?.tap(at: CGPoint(x: 50, y: 300))
      world.settle()
      world.checkHome(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    home("swipe and finish") { world in
      Report.check("begins", world.beginSwipe())
      Simulator.clock.advance(by: 0.1)
      world.swipe(by: 100)
      Report.near("follows", world.seen, 70)
      Report.near("gets dark", world.shade?.alpha ?? 0, 0.1)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      world.swipe(by: 200)
      let released = Simulator.clock.now
      world.endSwipe()
      Simulator.clock.advance(by: 0.15)
      // 140 pt are left, and the velocity is 0. The Bézier curve (1/3, 0, 2/3, 2/3) has covered 3/8 of them.
      Report.near("starts from rest", world.seen, 192.5, within: 0.5)
      world.settle()
      Report.near("settles in", world.lastCompletion - released, 0.3, within: 1e-6)
      world.checkMenu(completed: [true], "presented")
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    home("a flick finishes") { world in
      world.beginAndSwipe(by: 100)
      let released = Simulator.clock.now
      world.endSwipe(at: 2000)
      Simulator.clock.advance(by: 0.01)
      // The menu moves by 0.7 of the finger's way, so that it goes on at 1,400 pt/s.
      Report.near("goes on at the finger's speed", world.seen, 84, within: 1)
      Simulator.clock.advance(by: 0.14)
      // 210 pt are left. The Bézier curve (1/3, 2/3, 2/3, 2/3) has covered 5/8 of them.
      Report.near("slows down", world.seen, 201.25, within: 0.5)
      world.settle()
      Report.near("settles in", world.lastCompletion - released, 0.3, within: 1e-6)
      world.checkMenu(completed: [true], "presented")
    },

    home("swipe and cancel, then again") { world in
      world.beginAndSwipe(by: 190)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [false], "cancelled")
      world.beginAndSwipe(by: 250)
      world.endSwipe()
      world.settle()
      world.checkMenu(completed: [false, true], "finished")
    },

    home("to the wrong side") { world in
      world.beginAndSwipe(by: -100)
      Report.near("nothing is seen", world.seen, 0)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [false])
    },

    home("cancelled by the system, and failed") { world in
      world.beginAndSwipe(by: 300)
      world.edge?.cancelTouches()
      world.settle()
      world.checkHome(completed: [false], "cancelled")
      world.beginAndSwipe(by: 300)
      world.edge?.fail()
      world.settle()
      world.checkHome(completed: [false, false], "failed")
    },

    home("ended before the start") { world in
      world.beginSwipe()
      world.swipe(by: 30)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [false], "cancelled")
      world.beginSwipe()
      world.swipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkMenu(completed: [false, true], "finished")
    },

    home("the app presents nothing") { world in
      world.home.presents = false
      world.beginAndSwipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [], "nothing")
      world.home.presents = true
      world.showAndSettle()
      world.checkMenu(completed: [true], "by a button after that")
    },

    home("gates") { world in
      world.home.sideMenuPresent()
      Simulator.clock.advance(by: 0.1)
      Report.check("not while it comes", !world.beginSwipe())
      world.settle()
      Report.check("not while it is there", !world.beginSwipe())
      world.checkMenu(completed: [true])
      world.menu.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.check("not while it goes", !world.beginSwipe())
      world.settle()
      world.checkHome(completed: [true, true])
    },

    home("the size changes under the finger") { world in
      world.beginAndSwipe(by: 300)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.endSwipe()
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [false])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.check("nothing is presented", world.home.presentedViewController == nil)
      Report.check("the menu is out", world.menu.view.superview == nil)
    },

    home("the size changes at rest") { world in
      world.showAndSettle()
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkMenu(in: CGSize(width: 800, height: 400), completed: [true])
    },

    .of("side-menu", "from right to left", SideMenuWorld.fromRightToLeft) { world in
      world.beginAndSwipe(by: 100)
      Report.near(
        "follows from the left", world.menu.view.frame, CGRect(x: -210, y: 0, width: 280, height: 800))
      world.swipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkMenu(completed: [true], "presented")
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    home("reduced motion") { world in
      Simulator.reducesMotion = true
      world.beginAndSwipe(by: 100)
      Report.near("is in its place", world.seen, 280)
      Report.near("fades", world.menu.view.alpha, 0.25)
      world.swipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkMenu(completed: [true], "presented")
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    home("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.beginAndSwipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [false])
      Simulator.withheldViews = []
      world.beginAndSwipe(by: 300)
      world.endSwipe()
      world.settle()
      world.checkMenu(completed: [false, true], "swiped after that")
    },

    home("without animation") { world in
      world.home.transition.adopt(world.menu)
      world.home.present(world.menu, animated: false)
      world.settle()
      world.checkMenu(completed: [], "presented")
      world.menu.dismiss(animated: false)
      world.settle()
      world.checkHome(completed: [], "dismissed")
    },
  ]

  private static func home(
    _ name: String, _ body: @escaping @MainActor (SideMenuWorld) -> Void
  ) -> Scenario {
    .of("side-menu", name, SideMenuWorld.init, body)
  }
}
