@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page that the platform pops, under a tab bar.
@MainActor final class SystemPopWorld: FlightWorld {
  private final class List: UIViewController, SystemPopList {}
  private final class Page: UIViewController, SystemPopPage {}

  let transition = SystemPopTransition()
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init() {
    let list = List()
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    tabs.viewControllers = [navigation]
    super.init(root: tabs, list, Page())
  }
}

/// A photo that the platform presents.
@MainActor final class SystemShowWorld: FlightWorld {
  let transition = SystemShowTransition()

  init() {
    let (base, photo) = (UIViewController(), UIViewController())
    transition.adopt(photo)  // before its view is loaded
    super.init(root: base, base, photo)
  }
}

/// A photo that the platform dismisses.
@MainActor final class SystemHideWorld: FlightWorld {
  let transition = SystemHideTransition()

  init() {
    let (base, photo) = (UIViewController(), UIViewController())
    super.init(root: base, base, photo)
    transition.adopt(photo)
  }
}

/// A panel that the platform dismisses.
@MainActor final class SystemPanelWorld: FlightWorld {
  let transition = SystemPanelTransition()

  init() {
    let (base, panel) = (UIViewController(), UIViewController())
    super.init(root: base, base, panel)
    transition.adopt(panel)
  }
}

/// A panel that the platform presents.
@MainActor final class SystemSheetWorld: FlightWorld {
  let transition = SystemSheetTransition()

  init() {
    let (base, panel) = (UIViewController(), UIViewController())
    super.init(root: base, base, panel)
    transition.adopt(panel)
  }
}

/// Two tabs. The second one leaves without animation.
@MainActor final class SystemTabsWorld: FlightWorld {
  let tabs = UITabBarController()
  let transition = SystemTabsTransition()

  init() {
    let (page, player) = (UIViewController(), UIViewController())
    tabs.viewControllers = [page, player]
    tabs.delegate = transition
    super.init(root: tabs, page, player)
  }
}

/// A cover, and a leaf that comes without animation.
@MainActor final class SystemLeafWorld: FlightWorld {
  private final class Pile: UIViewController {
    private(set) lazy var turn = SystemLeafTransition(in: self)
  }

  private let pile = Pile()
  var turn: SystemLeafTransition { pile.turn }

  init() {
    let (cover, leaf) = (UIViewController(), UIViewController())
    pile.loadViewIfNeeded()
    pile.turn.show(cover)
    super.init(root: pile, cover, leaf)
  }
}

/// Directions that the platform plays, in each style.
extension Scenario {
  static let systems: [Scenario] = [
    .of("systemPop", "the tab bar comes back along with the pop", SystemPopWorld.init) { world in
      world.navigation.pushViewController(world.second, animated: true)
      world.settle()
      Report.near("hidden", world.tabs.tabBar.alpha, 0)
      world.navigation.popViewController(animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.15)
      let half = world.tabs.tabBar.presentedAlpha
      Report.check("half way", half > 0.05 && half < 0.95, "\(half)")
      world.settle()
      Report.near("back", world.tabs.tabBar.alpha, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemShow", "closed by a finger", SystemShowWorld.init) { world in
      for _ in 1...2 {
        world.present()
        Report.check("presented", world.first.presentedViewController === world.second)
        let pan = world.pan(on: world.second.view)
        Report.check("a finger begins", world.pull(pan, by: CGVector(dx: 0, dy: 400)))
        Report.near("it fades", world.second.view.presentedAlpha, 0.5, within: 1e-6)
        pan?.end(velocity: .zero)
        world.settle()
        Report.check("closed", world.first.presentedViewController == nil)
        Report.near("as it was", world.second.view.alpha, 1)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemHide", "there and back", SystemHideWorld.init) { world in
      for _ in 1...2 {
        world.present()
        world.first.dismiss(animated: true)
        world.settle()
        Report.check("closed", world.first.presentedViewController == nil)
        Report.near("as it was", world.second.view.alpha, 1)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemPanel", "what goes along", SystemPanelWorld.init) { world in
      world.present()
      let shade = world.besides.last
      Report.near("the shade", shade?.alpha ?? .nan, 0.4)
      world.first.dismiss(animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.15)
      let (dark, small) = (shade?.presentedAlpha ?? .nan, world.first.view.presentedTransform.a)
      Report.check("the shade goes", dark > 0.01 && dark < 0.39, "\(dark)")
      Report.check("the base comes", small > 0.901 && small < 0.999, "\(small)")
      world.settle()
      Report.check("closed", world.first.presentedViewController == nil)
      Report.near("as it was", world.first.view.transform.a, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemSheet", "what comes along", SystemSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.15)
      let shade = world.besides.first { $0.bounds.width == 400 }
      let (dark, small) = (shade?.presentedAlpha ?? .nan, world.first.view.presentedTransform.a)
      Report.check("the shade comes", dark > 0.01 && dark < 0.39, "\(dark)")
      Report.check("the base goes", small > 0.901 && small < 0.999, "\(small)")
      world.settle()
      Report.near("dark", shade?.alpha ?? .nan, 0.4)
      world.first.dismiss(animated: true)
      world.settle()
      Report.near("as it was", world.first.view.transform.a, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemTabs", "comes with a motion, goes at once", SystemTabsWorld.init) { world in
      for _ in 1...2 {
        world.tabs.tapItem(at: 1)
        world.letStart()
        Simulator.clock.advance(by: 0.1)
        Report.check("it fades in", world.second.view.presentedAlpha < 1)
        world.settle()
        Report.equal("its sign is there", world.above.count, 1)
        world.tabs.tapItem(at: 0)
        world.settle()
        Report.equal("the page", world.tabs.selectedIndex, 0)
        Report.near("as it was", world.second.view.alpha, 1)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("systemLeaf", "comes at once, goes with a motion", SystemLeafWorld.init) { world in
      for _ in 1...2 {
        world.turn.forward(to: world.second)
        Report.check("at once", world.second.view.window != nil && world.first.view.window == nil)
        Report.near("seen", world.second.view.alpha, 1)
        world.turn.backward(to: world.first)
        Simulator.clock.advance(by: 0.1)
        Report.check("it fades", world.second.view.presentedAlpha < 1)
        world.settle()
        Report.check("back", world.first.view.window != nil && world.second.view.window == nil)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}
