@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Three tabs. The middle one is a player that hides the tab bar.
@MainActor final class StoodTabsWorld: FlightWorld {
  private final class Player: UIViewController, StoodTabsPlayer {
    let stoodTabsBadge = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(stoodTabsBadge)
    }
  }

  let tabs = UITabBarController()
  let transition = StoodTabsTransition()
  private let player = Player()

  init() {
    let page = UIViewController()
    tabs.viewControllers = [page, player, UIViewController()]
    tabs.delegate = transition
    tabs.loadViewIfNeeded()
    transition.attach(to: tabs)
    super.init(root: tabs, page, player)
  }

  /// Moves a finger.
  func pull(by x: CGFloat) {
    for pan in pans where pull(pan, by: CGVector(dx: x, dy: 0)) { return }
  }

  func release() { for pan in pans { pan.end(velocity: .zero) } }

  func cancel() { for pan in pans { pan.cancelTouches() } }

  private var pans: [UIPanGestureRecognizer] {
    tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }

  func tap(_ index: Int) {
    tabs.tapItem(at: index)
    letStart()
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("player.x \(way)", at: time, second.view.presentedFrame.minX)
    Report.sample("tabBar.alpha \(way)", at: time, tabs.tabBar.presentedAlpha)
  }

  /// Checks that the player is shown with its standing values.
  func checkPlayer(completed: [Bool], _ moment: String) {
    Report.equal("\(moment): selected", tabs.selectedIndex, 1)
    Report.near("\(moment): the bar", tabs.tabBar.alpha, 0)
    Report.near("\(moment): the badge", player.stoodTabsBadge.alpha, 0)
    Report.near(
      "\(moment): the sign", above.first?.frame ?? .zero, CGRect(x: 0, y: 0, width: 400, height: 20))
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    forgetCompletion()
  }

  /// Checks that another tab is shown and nothing of the player is left.
  func checkAway(_ index: Int, completed: [Bool], _ moment: String) {
    Report.equal("\(moment): selected", tabs.selectedIndex, index)
    Report.near("\(moment): the bar", tabs.tabBar.alpha, 1)
    Report.near("\(moment): the badge", player.stoodTabsBadge.alpha, 1)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    forgetCompletion()
  }

  /// Checks that the page is shown and that everything is as if there had never been a player.
  func checkPage(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) {
      $0.expect(self.second.view) {
        ($0.bounds, $0.center) = (self.second.view.bounds, self.second.view.center)
      }
    }
  }
}

/// A cover and a leaf in a custom container.
@MainActor final class StoodLeafWorld: FlightWorld {
  private final class Leaf: UIViewController, StoodLeafLeaf {
    let stoodLeafText = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(stoodLeafText)
    }
  }

  private final class Pile: UIViewController {
    private(set) lazy var swap = StoodLeafTransition(in: self)
  }

  private let pile = Pile()
  private let leaf = Leaf()

  init() {
    let cover = UIViewController()
    pile.loadViewIfNeeded()
    pile.swap.show(cover)
    super.init(root: pile, cover, leaf)
  }

  var swap: StoodLeafTransition { pile.swap }

  var scrolls: Bool { leaf.stoodLeafText.isScrollEnabled }

  func turn() { swap.forward(to: leaf) }
}

/// Standing values, and views that stay during a stay, where one of several children is shown.
extension Scenario {
  static let stood: [Scenario] = [
    .of("stoodTabs", "there and back", StoodTabsWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.tap(1)
        world.sample("forward", for: 0.3)
        world.settle()
        world.checkPlayer(completed: completed.dropLast(), "there \(turn)")
        world.tap(0)
        world.sample("backward", for: 0.3)
        world.settle()
        world.checkPage(completed: completed, "back \(turn)")
      }
    },

    .of("stoodTabs", "under a finger", StoodTabsWorld.init) { world in
      world.pull(by: -120)
      Report.near("the bar goes along", world.tabs.tabBar.alpha, 0.7, within: 1e-6)
      world.release()
      world.settle()
      world.checkPage(completed: [false], "cancelled")
      world.pull(by: -120)
      world.cancel()
      world.settle()
      world.checkPage(completed: [false, false], "taken away")
      world.pull(by: -300)
      world.release()
      world.settle()
      world.checkPlayer(completed: [false, false, true], "finished")
      world.pull(by: 120)
      Report.near("the bar comes along", world.tabs.tabBar.alpha, 0.3, within: 1e-6)
      world.release()
      world.settle()
      world.checkPlayer(completed: [false, false, true, false], "cancelled back")
      world.pull(by: 300)
      world.release()
      world.settle()
      world.checkPage(completed: [false, false, true, false, true], "finished back")
    },

    .of("stoodTabs", "left otherwise", StoodTabsWorld.init) { world in
      Simulator.reducesMotion = true
      world.tap(1)
      world.settle()
      world.checkPlayer(completed: [true], "there")
      world.tap(2)
      world.settle()
      world.checkAway(2, completed: [true], "a tab that is no page of it")
      world.tap(1)
      world.settle()
      world.checkPlayer(completed: [true], "there again")
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near(
        "the sign in another size", world.above.first?.frame ?? .zero,
        CGRect(x: 0, y: 0, width: 800, height: 20))
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      Simulator.withheldViews = [.to]
      world.tap(0)
      world.settle()
      Simulator.withheldViews = []
      world.tap(0)
      world.settle()
      Report.near("the bar at last", world.tabs.tabBar.alpha, 1)
    },

    .of("stoodLeaf", "by a run, at once, and both", StoodLeafWorld.init) { world in
      world.turn()
      world.settle()
      Report.check("held", !world.scrolls)
      world.swap.backward(to: world.first)
      Report.check("held on the way", !world.scrolls)
      world.settle()
      world.checkFirst(completed: [], "back") {
        $0.expect(world.second.view) { $0.parent = nil }
      }
      world.swap.show(world.second)
      Report.check("held at once", !world.scrolls)
      world.swap.show(world.first)
      Report.check("given back at once", world.scrolls)
      world.turn()
      Simulator.clock.advance(by: 0.1)
      world.swap.jump()
      world.settle()
      Report.check("held after a jump", !world.scrolls)
      world.swap.show(UIViewController())
      Report.check("given back to another", world.scrolls)
      world.swap.show(world.second)
      Report.check("held again", !world.scrolls)
      world.swap.backward(to: world.first)
      world.settle()
      world.checkFirst(completed: [], "back at last") {
        $0.expect(world.second.view) { $0.parent = nil }
      }
    },
  ]
}
