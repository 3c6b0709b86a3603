@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A page that says how the screen below it looks, and changes that in its hook.
@MainActor final class InkedPageController: UIViewController, InkedPage, InkedBarsPage {
  var ink = UIColor.red
  var depth: CGFloat = 0.5
  /// Whether it says something else from its hook on.
  var changes = false

  var inkedInk: UIColor { ink }
  var inkedDepth: CGFloat { depth }
  func inkedWillStart() { change() }
  var inkedBarsInk: UIColor { ink }
  var inkedBarsDepth: CGFloat { depth }
  func inkedBarsWillStart() { change() }

  private func change() { if changes { (ink, depth) = (.blue, 0.8) } }
}

@MainActor final class InkedWorld: FlightWorld {
  final class Home: UIViewController, InkedHome {
    let inkedHead = UIView(frame: CGRect(x: 20, y: 60, width: 300, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inkedHead)
    }
  }

  let home = Home()
  let page = InkedPageController()
  let transition = InkedTransition()

  init() {
    super.init(root: home, home, page)
    home.inkedHead.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    home.inkedHead.alpha = 0.9
    transition.adopt(page)
    takeRest()
  }

  func checkHome() {
    settle()
    window.overrideUserInterfaceStyle = .unspecified
    settle()
    let differences = state.differences(from: atRest)
    Report.check("hierarchy", differences.isEmpty, differences.joined(separator: "; "))
  }
}

@MainActor final class InkedBarsWorld: PushedWorld {
  final class List: UIViewController, InkedBarsList {}

  let page = InkedPageController()
  let transition = InkedBarsTransition()
  let tabs = UITabBarController()

  init() {
    super.init(List(), page, by: transition)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    (tabs.tabBar.alpha, tabs.tabBar.backgroundColor) = (0.9, .green)
    settle()
  }
}

extension Scenario {
  static let inked: [Scenario] =
    [true, false].map { isAnimated in
      .of(
        "inked", "the page changes in its hook, dismissed \(isAnimated ? "by itself" : "at once")",
        InkedWorld.init
      ) { world in
        world.page.changes = true
        world.present()
        Report.near("shown", world.home.inkedHead.alpha, 0.8)
        Report.near("scaled", world.home.view.transform.a, 0.8)
        world.page.dismiss(animated: isAnimated)
        world.checkHome()
      }
    }
    + [true, false].map { isAnimated in
      .of(
        "inked", "dark while it is shown, dismissed \(isAnimated ? "by itself" : "at once")", InkedWorld.init
      ) { world in
        world.page.ink = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .red }
        world.window.overrideUserInterfaceStyle = .light
        world.settle()
        world.present()
        world.window.overrideUserInterfaceStyle = .dark
        world.settle()
        for size in [CGSize(width: 800, height: 400), CGSize(width: 400, height: 800)] {
          world.window.resize(to: size)
          world.settle()
        }
        world.page.dismiss(animated: isAnimated)
        world.checkHome()
      }
    }
    + [true, false].map { isAnimated in
      .of(
        "inkedBars", "the page changes in its hook, popped \(isAnimated ? "by itself" : "at once")",
        InkedBarsWorld.init
      ) { world in
        world.page.changes = true
        world.push()
        world.settle()
        Report.near("shown", world.tabs.tabBar.alpha, 0.8)
        world.navigation.popViewController(animated: isAnimated)
        world.settle()
        Report.near("alpha", world.tabs.tabBar.alpha, 0.9)
        Report.check("background", world.tabs.tabBar.backgroundColor == .green)
        Report.check("tint", world.navigation.navigationBar.simulatedTint == nil)
      }
    }
}
