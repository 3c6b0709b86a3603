@_spi(Simulator) import UIKit

@testable import GeneratedSpecs
@testable import TransitionRuntime

/// Ways in which apps hook up transitions, other than the one in the header of a generated file.
extension Scenario {
  static let hookUps: [Scenario] = [
    .of("map-sheet", "the app dismisses as soon as the sheet goes to its lowest state", MapSheetWorld.init) {
      world in
      world.show(in: 1)
      world.transition.moved = { [weak world] state in
        if state == .tip { world?.sheet.dismiss(animated: true) }
      }
      world.begin()
      world.pull(to: 200)
      world.endPull(velocity: 1000)
      Simulator.clock.advance(by: 0.1)
      Report.check("it moves on", world.top > 731, "\(world.top)")
      world.settle()
      world.checkMap(completed: [true, true])
      Report.check("the list scrolls", world.sheet.list.isScrollEnabled)
      world.transition.moved = nil
    },

    .of("mini-player", "a pull without the home", MiniPlayerWorld.init) { world in
      let stranger = UIViewController()
      world.tabs.viewControllers = [stranger]
      world.takeRest()
      stranger.present(world.player, animated: true)
      world.settle()
      for (way, isGone) in [(50.0, false), (300, true)] {
        Report.check("begins", world.beginPull())
        Simulator.clock.advance(by: 0.1)
        world.pull(to: way)
        Simulator.clock.advance(by: 0.5)
        Report.check("it stays under the finger", world.tabs.presentedViewController === world.player)
        Report.check("and is not on its way", !world.player.isBeingDismissed)
        world.endPull(velocity: isGone ? 900 : 0)
        world.settle()
        Report.equal("gone after \(way) pt", world.tabs.presentedViewController == nil, isGone)
      }
      Report.equal("UIKit plays", Simulator.recorder.completions, [])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("side-menu: the home leaves below the menu", in: Conduct.allForGestures) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      let menu = UIViewController()
      do {
        let home = SideMenuWorld.Home()
        home.menu = menu
        navigation.pushViewController(home, animated: false)
        Simulator.clock.runUntilIdle()
        home.sideMenuPresent()
      }
      Simulator.clock.runUntilIdle()
      navigation.popToRootViewController(animated: false)
      Simulator.clock.runUntilIdle()
      Report.check("the menu is there", navigation.presentedViewController === menu)
      let shade = menu.view.superview?.subviews.first { $0 !== menu.view }
      let tap = shade?.gestureRecognizers?.lazy.compactMap { $0 as? UITapGestureRecognizer }.first
      tap?.tap(at: CGPoint(x: 50, y: 300))
      Simulator.clock.runUntilIdle()
      Report.check("a tap closes it", navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("side-menu: two homes share a transition", in: Conduct.allForGestures) {
      let homes = [SharingHome(), SharingHome()]
      let transition = SideMenuTransition()
      let tabs = UITabBarController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      for home in homes { home.transition = transition }
      tabs.viewControllers = homes
      window.rootViewController = tabs
      for home in homes { home.loadViewIfNeeded() }
      Simulator.clock.runUntilIdle()
      for index in [0, 1, 0, 1] {
        tabs.selectedIndex = index
        Simulator.clock.runUntilIdle()
        let edges = homes.map { home in
          home.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
        }
        Report.equal("edges", edges.map { $0 != nil }, [index == 0, index == 1])
        Report.check(
          "begins",
          edges[index]?.begin(at: CGPoint(x: 395, y: 300), velocity: CGPoint(x: -100, y: 0)) ?? false)
        edges[index]?.move(to: CGPoint(x: 100, y: 300))
        edges[index]?.end(velocity: CGPoint(x: -500, y: 0))
        Simulator.clock.runUntilIdle()
        Report.check("the menu of this home", tabs.presentedViewController === homes[index].menu)
        tabs.dismiss(animated: false)
        Simulator.clock.runUntilIdle()
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("side-menu: two homes on one stack, a cancelled swipe back", in: Conduct.allForGestures) {
      let homes = [SharingHome(), SharingHome()]
      let transition = SideMenuTransition()
      let navigation = UINavigationController(rootViewController: homes[0])
      let window = UIWindow(frame: UIScreen.main.bounds)
      for home in homes { home.transition = transition }
      window.rootViewController = navigation
      Simulator.clock.runUntilIdle()
      navigation.pushViewController(homes[1], animated: true)
      Simulator.clock.runUntilIdle()
      for (share, index) in [(0.2, 1), (0.8, 0)] {
        window.swipeBack(over: share)
        Simulator.clock.runUntilIdle()
        let edges = homes.map { home in
          home.view.gestureRecognizers?.lazy.compactMap { $0 as? UIScreenEdgePanGestureRecognizer }.first
        }
        Report.equal("after \(share)", edges.map { $0 != nil }, [index == 0, index == 1])
      }
    },

    tabs("two transitions of a router, and code in the middle") { world in
      let first = FirstTabs(to: world.pages[1])
      let router = TransitionTabRouter([first, world.tabs.slide])
      world.tabs.delegate = router
      for isIgnored in [false, true] {
        Simulator.conduct.tabsIgnoreSelections = isIgnored
        let before = Simulator.recorder.completions
        world.tap(1)
        Simulator.clock.advance(by: 0.1)
        world.select(2)
        world.settle()
        if isIgnored {
          world.check(shows: 1, completed: before + [true], "ignored")
        } else {
          world.check(shows: 2, completed: before + [true, true], "the other one plays")
        }
        world.tap(0)
        world.settle()
      }
    },

    tabs("a finger on the second of two transitions of a router") { world in
      let router = TransitionTabRouter([TabSlideTransition(), world.tabs.slide])
      world.tabs.delegate = router
      world.begin(velocity: -100)
      world.pull(to: -100)
      Report.near("the finger drives", world.left(1), 300)
      world.endPull(velocity: -1000)
      world.settle()
      world.check(shows: 1, completed: [true])
      world.tap(0)
      world.settle()
      world.check(shows: 0, completed: [true, true], "tapped")
      world.tabs.delegate = world.tabs.slide
      withExtendedLifetime(router) {}
    },

    cube("no screen is asked for by a finger that goes another way") { world in
      world.show(1)
      let before = world.container.asked
      let recognizers = world.container.stories[1].view.gestureRecognizers ?? []
      let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
      for pan in pans {
        let begins = pan.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: 100))
        Report.check("does not begin", !begins)
      }
      Report.equal("pans", pans.count, 2)
      Report.equal("asked", world.container.asked, before)
      world.settle()
      world.check(shows: 1)
    },
  ]

  /// A home that uses a transition of the app for its own menu.
  private final class SharingHome: UIViewController, SideMenuHome {
    var transition: SideMenuTransition?
    let menu = UIViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      transition?.attach(to: self)
    }

    func sideMenuPresent() {
      transition?.adopt(menu)
      present(menu, animated: true)
    }
  }

  /// A transition of one pair of tabs.
  private final class FirstTabs: NSObject, UITabBarControllerDelegate {
    private let slide = TabSlideTransition()
    private let page: UIViewController

    init(to page: UIViewController) { self.page = page }

    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      to === page
        ? slide.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to) : nil
    }
  }
}
