@_spi(Simulator) import UIKit

/// Tab bar controllers.
extension Probe {
  @MainActor private final class TabStage {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let screens = [Screen("first"), Screen("second"), Screen("third")]
    let desk = Desk()

    init() {
      tabs.viewControllers = screens
      tabs.delegate = desk
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      Simulator.clock.runUntilIdle()
      Probe.log = []
    }
  }

  static let ofTabs: [Probe] = [
    Probe("the first tab is selected", "uikit/uitabbarcontroller/viewcontrollers") {
      let stage = TabStage()
      Report.equal("index", stage.tabs.selectedIndex, 0)
      Report.check("screen", stage.tabs.selectedViewController === stage.screens[0])
      Report.check("in the window", stage.screens[0].view.window != nil)
      Report.check("children", stage.screens.allSatisfy { $0.tabBarController === stage.tabs })
    },
    Probe(
      "a tap asks, then selects, then tells",
      "uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"
    ) {
      let stage = TabStage()
      stage.tabs.tapItem(at: 1)
      Simulator.clock.runUntilIdle()
      Report.equal("told", Probe.log.filter { $0.hasSuffix("Select") }, ["shouldSelect", "didSelect"])
      Report.equal("index", stage.tabs.selectedIndex, 1)
    },
    Probe(
      "a tap on the selected tab is told as well",
      "uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"
    ) {
      let stage = TabStage()
      stage.tabs.tapItem(at: 0)
      Report.equal("told", Probe.log.filter { $0.hasSuffix("Select") }, ["shouldSelect", "didSelect"])
    },
    Probe(
      "a tap that is refused changes nothing",
      "uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:)"
    ) {
      let stage = TabStage()
      stage.desk.mayBeSelected = false
      stage.tabs.tapItem(at: 1)
      Simulator.clock.runUntilIdle()
      Report.equal("index", stage.tabs.selectedIndex, 0)
      Report.equal("told", Probe.log.filter { $0.hasSuffix("Select") }, ["shouldSelect"])
    },
    Probe("code selects without asking or telling", "uikit/uitabbarcontroller/selectedindex") {
      let stage = TabStage()
      stage.tabs.selectedIndex = 2
      Simulator.clock.runUntilIdle()
      Report.equal("told", Probe.log.filter { $0.hasSuffix("Select") }, [])
      Report.check("shown", stage.screens[2].view.window != nil)
      Report.check("the other is not", stage.screens[0].view.window == nil)
    },
    Probe("a stranger cannot be selected", "uikit/uitabbarcontroller/selectedviewcontroller") {
      let stage = TabStage()
      stage.tabs.selectedViewController = UIViewController()
      Report.equal("index", stage.tabs.selectedIndex, 0)
    },
    Probe("appearance of tabs", "uikit/uiviewcontroller/viewwillappear(_:)") {
      let stage = TabStage()
      stage.tabs.tapItem(at: 1)
      Simulator.clock.runUntilIdle()
      let told = Set(Probe.log.filter { $0.hasSuffix("ppear") })
      Report.equal(
        "told", told,
        [
          "first viewWillDisappear", "second viewWillAppear", "first viewDidDisappear",
          "second viewDidAppear",
        ])
    },
    Probe(
      "an animator plays between tabs",
      "uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:animationcontrollerfortransitionfrom:to:)"
    ) {
      let stage = TabStage()
      stage.desk.animator = Fade()
      stage.tabs.tapItem(at: 1)
      Simulator.clock.advance(by: 0.1)
      Report.check(
        "both are there", stage.screens[0].view.window != nil && stage.screens[1].view.window != nil)
      Simulator.clock.runUntilIdle()
      Report.check("then one", stage.screens[0].view.window == nil)
      Report.noViolation()
    },
  ]
}
