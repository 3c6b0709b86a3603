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

  /// Two tabs with a viewer each, on one tab bar, which is back only when both are gone.
  private static func twoStays(firstToLeave first: Int) -> Scenario {
    .photos("two stays on one tab bar, number \(first + 1) leaves first") { world in
      let transitions = [PhotosZoomTransition(), PhotosZoomTransition()]
      let navigations = transitions.map { transition in
        let navigation = UINavigationController(rootViewController: Grid())
        navigation.delegate = transition
        return navigation
      }
      world.tabs.viewControllers = navigations
      for navigation in navigations { navigation.pushViewController(Viewer(), animated: false) }
      Report.equal("both stand", world.tabBar.alpha, 0)
      navigations[first].popToRootViewController(animated: false)
      Report.equal("one still stands", world.tabBar.alpha, 0)
      navigations[1 - first].popToRootViewController(animated: false)
      Report.equal("none stands", world.tabBar.alpha, 1)
    }
  }
}
