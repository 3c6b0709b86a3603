@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  static let stays: [Scenario] = [
    .photos("not animated, then popped to the root") { world in
      world.push(animated: false)
      world.settle()
      world.checkRest(at: .viewer, after: [], "pushed")
      world.navigation.popToRootViewController(animated: false)
      world.settle()
      world.checkRest(at: .grid, after: [], "popped")
    },

    .photos("set above another screen, then popped twice") { world in
      world.navigation.setViewControllers([world.grid, UIViewController(), world.viewer], animated: true)
      world.settle()
      Report.equal("the tab bar is there", world.tabBar.alpha, 1)
      world.pop()
      world.settle()
      Report.equal("the tab bar is there one below", world.tabBar.alpha, 1)
      world.pop()
      world.settle()
      Report.equal("the tab bar is there at home", world.tabBar.alpha, 1)
    },

    .photos("not animated, then pulled") { world in
      world.push(animated: false)
      world.settle()
      world.beginAndPull(y: 100)
      world.endPull(y: -10)
      world.settle()
      world.checkRest(at: .viewer, after: [.cancelledPop], "cancelled")
    },

    .inViewer("covered, then popped to the root") { world in
      world.navigation.pushViewController(UIViewController(), animated: true)
      world.settle()
      Report.equal("the tab bar stays away", world.tabBar.alpha, 0)
      Report.check("no pull from under a cover", !world.beginPull())
      world.navigation.popToRootViewController(animated: true)
      world.settle()
      world.forgetCompletion()
      world.checkRest(at: .grid, after: [.push], "popped")
      world.pushAndSettle()
      Report.equal("the tab bar is away again", world.tabBar.alpha, 0)
    },

    .inViewer("covered, uncovered, then pulled") { world in
      world.navigation.pushViewController(UIViewController(), animated: true)
      world.settle()
      world.popAndSettle()
      world.checkRest(at: .viewer, after: [.push], "uncovered")
      world.beginAndPull(y: 100)
      world.endPull(y: -10)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "pulled")
    },

    .inViewer("the stack is replaced") { world in
      let other = UIViewController()
      world.navigation.setViewControllers([world.grid, other], animated: false)
      world.settle()
      Report.equal("the tab bar is back", world.tabBar.alpha, 1)
      Report.check("the gesture is gone", world.pan == nil)
      world.checkNoViolations()
    },

    .photos("the viewer dies on the stack") { world in
      world.navigation.pushViewController(Viewer(), animated: false)
      world.settle()
      Report.equal("the tab bar is away", world.tabBar.alpha, 0)
      world.navigation.popToRootViewController(animated: false)
      world.settle()
      Report.equal("the tab bar is back", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    .inViewer("the platform's swipe back stays") { world in
      world.navigation.checkSwipeBack(in: world.window)
      world.checkRest(at: .viewer, after: [.push], "uncovered")
      world.window.swipeBack(over: 0.2)
      world.settle()
      world.checkRest(at: .viewer, after: [.push], "swiped in vain")
      world.window.swipeBack(over: 0.8)
      world.settle()
      world.checkRest(at: .grid, after: [.push], "swiped")
      world.navigation.checkNoSwipeBack(in: world.window)
      world.pushAndSettle()
      world.beginAndPull(y: 100)
      if let swipe = world.navigation.interactivePopGestureRecognizer {
        Report.check("not beside a pull", swipe.delegate?.gestureRecognizerShouldBegin(swipe) == false)
      }
      world.endPull(y: -10)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .push, .cancelledPop], "pulled")
    },

    .inViewer("the tab bar goes along with the platform's swipe back") { world in
      world.checkRest(at: .viewer, after: [.push], "pushed")
      world.window.swipeBack(over: 0.2) {
        Report.check("it begins to come", (0.01..<0.5).contains(world.tabBar.presentedAlpha))
      }
      world.settle()
      Report.equal("it is away after a swipe in vain", world.tabBar.alpha, 0)
      world.window.swipeBack(over: 0.8) {
        Report.check("it has nearly come", (0.5..<0.99).contains(world.tabBar.presentedAlpha))
      }
      world.settle()
      world.checkRest(at: .grid, after: [.push], "swiped")
    },

    .photos("a viewer that lies on no grid has no stay") { world in
      let root = Viewer()
      world.navigation.setViewControllers([root], animated: false)
      world.settle()
      Report.equal("at the root the tab bar stays", world.tabBar.alpha, 1)
      Report.equal("nor is there a gesture", root.view.gestureRecognizers?.count ?? 0, 0)
      let elsewhere = Viewer()
      world.navigation.setViewControllers([UIViewController()], animated: false)
      world.navigation.pushViewController(elsewhere, animated: true)
      world.settle()
      Report.equal("pushed from elsewhere, too", world.tabBar.alpha, 1)
      Report.equal("nor is there a gesture there", elsewhere.view.gestureRecognizers?.count ?? 0, 0)
      world.checkNoViolations()
    },

    .inViewer("another tab is in front") { world in
      let other = UIViewController()
      world.tabs.viewControllers = [world.navigation, other]
      world.settle()
      Report.equal("still away", world.tabBar.alpha, 0)
      for _ in 1...2 {
        world.tabs.selectedIndex = 1
        world.settle()
        Report.equal("the other tab has its bar", world.tabBar.alpha, 1)
        world.tabs.selectedIndex = 0
        world.settle()
        Report.equal("away again", world.tabBar.alpha, 0)
      }
      world.tabs.selectedIndex = 1
      world.tabBar.alpha = 0.5
      world.tabs.selectedIndex = 0
      world.popAndSettle()
      Report.equal("a value that was set meanwhile", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    .inViewer("another tab comes to the front under a pull") { world in
      world.tabs.viewControllers = [world.navigation, UIViewController()]
      world.settle()
      world.beginAndPull(y: 100)
      world.tabs.selectedIndex = 1
      world.settle()
      world.endPull(y: -10)
      world.settle()
      Report.equal("the other tab has its bar", world.tabBar.alpha, 1)
      world.tabs.selectedIndex = 0
      world.settle()
      Report.equal("away again", world.tabBar.alpha, 0)
      world.popAndSettle()
      Report.equal("and back", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    .inViewer("the tab's stack is replaced") { world in
      world.tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      world.settle()
      Report.equal("the tab bar is back", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    .photos("pushed and popped while another tab is in front") { world in
      world.tabs.viewControllers = [world.navigation, UIViewController()]
      world.tabs.selectedIndex = 1
      world.push(animated: false)
      world.settle()
      Report.equal("the other tab has its bar", world.tabBar.alpha, 1)
      world.tabs.selectedIndex = 0
      world.settle()
      Report.equal("away", world.tabBar.alpha, 0)
      world.tabs.selectedIndex = 1
      world.pop(animated: false)
      world.tabs.selectedIndex = 0
      world.settle()
      Report.equal("there", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    twoStays(firstToLeave: 0),
    twoStays(firstToLeave: 1),

    .photos("no tab bar") { world in
      let grid = Grid()
      let viewer = Viewer()
      let navigation = UINavigationController(rootViewController: grid)
      navigation.delegate = world.zoom
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      navigation.pushViewController(viewer, animated: true)
      world.settle()
      Report.equal("the viewer is shown", viewer.view.alpha, 1)
      let pan = viewer.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      for velocity: CGFloat in [-10, 10] {
        pan?.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: 100))
        Simulator.clock.advance(by: 0.1)
        pan?.move(to: CGPoint(x: 200, y: 500))
        pan?.end(velocity: CGPoint(x: 0, y: velocity))
        world.settle()
      }
      Report.equal("back in the grid", navigation.viewControllers.count, 1)
      Report.equal("the cell is seen", grid.first.alpha, 1)
      Report.equal("completions", Simulator.recorder.completions, [true, false, true])
      world.checkNoViolations()
    },
  ]

  /// Two tabs with a viewer each. Their tab bar comes back only when both viewers are gone.
  private static func twoStays(firstToLeave first: Int) -> Scenario {
    .photos("two stays on one tab bar, number \(first + 1) leaves first") { world in
      let transitions = [PhotosZoomTransition(), PhotosZoomTransition()]
      let navigations = transitions.map { transition in
        let navigation = UINavigationController(rootViewController: Grid())
        navigation.delegate = transition
        return navigation
      }
      world.tabs.viewControllers = navigations
      for (index, navigation) in navigations.enumerated() {
        world.tabs.selectedIndex = index
        navigation.pushViewController(Viewer(), animated: false)
        Report.equal("stands", world.tabBar.alpha, 0)
      }
      for index in [0, 1] {
        world.tabs.selectedIndex = index
        Report.equal("stands again", world.tabBar.alpha, 0)
      }
      navigations[first].popToRootViewController(animated: false)
      world.tabs.selectedIndex = first
      Report.equal("one has left", world.tabBar.alpha, 1)
      world.tabs.selectedIndex = 1 - first
      Report.equal("one still stands", world.tabBar.alpha, 0)
      navigations[1 - first].popToRootViewController(animated: false)
      Report.equal("none stands", world.tabBar.alpha, 1)
    }
  }
}
