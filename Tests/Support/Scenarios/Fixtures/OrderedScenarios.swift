@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// Which recognizer gets the finger if the app has recognizers of its own.
extension Scenario {
  static let ordered: [Scenario] = orderShow + orderPush + orderSheet + orderTabs + orderSwap

  private static let orderShow: [Scenario] = [
    .of("ordered", "the list waits for the panel", OrderShowWorld.init) { world in
      let finger = world.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 200))
      Report.near("the panel follows", world.panel.view.presentedFrame.minY, 200, within: 15)
      Report.near("the list does not", world.panel.list.contentOffset.y, 0)
      finger.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
      let upwards = world.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -200))
      Report.near("upwards the panel stays", world.panel.view.presentedFrame.minY, 0)
      Report.near("and the list scrolls", world.panel.list.contentOffset.y, 200, within: 15)
      upwards.lift()
      world.settle()
      world.panel.list.contentOffset = .zero
      world.checkSecond(completed: [true, false], "scrolled")
      world.drag(from: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 300)).cancel()
      world.settle()
      world.checkSecond(completed: [true, false, false], "taken away")
      world.drag(from: CGPoint(x: 200, y: 310), by: CGVector(dx: 0, dy: 450)).lift()
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "pulled down")
    },

    .of("ordered", "what is on the grip goes first", OrderShowWorld.init) { world in
      world.letOuterComeFirst()
      let finger = world.drag(from: CGPoint(x: 200, y: 50), by: CGVector(dx: 0, dy: 300))
      Report.check("it has the finger", world.panel.isOwnUnderWay)
      Report.near("the panel stays", world.panel.view.presentedFrame.minY, 0)
      finger.lift()
      world.settle()
      world.checkSecond(completed: [true], "not pulled")
      world.panel.own.isEnabled = false
      world.drag(from: CGPoint(x: 200, y: 50), by: CGVector(dx: 0, dy: 500)).lift()
      world.settle()
      world.panel.own.isEnabled = true
      world.checkFirst(completed: [true, true], "without it the panel goes")
    },
  ]

  private static let orderPush: [Scenario] = [
    .of("ordered", "UIKit's own swipe from the edge, and the page everywhere else", OrderPushWorld.init) {
      world in
      world.page.own.isEnabled = false
      let finger = world.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 160, dy: 0))
      Report.check("the page follows", world.page.view.presentedAlpha < 0.7)
      finger.lift()
      world.settle()
      world.page.own.isEnabled = true
      world.checkSecond(completed: [true, false], "cancelled", recognizers: 2)
      world.page.own.isEnabled = false
      let edge = world.drag(from: CGPoint(x: 5, y: 500), by: CGVector(dx: 300, dy: 0))
      Report.near("from the edge nothing fades", world.page.view.presentedAlpha, 1)
      Report.equal("UIKit has the finger", world.navigation.interactivePopGestureRecognizer?.state, .changed)
      edge.lift()
      world.settle()
      Report.check("it went back", world.navigation.topViewController === world.first)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("ordered", "UIKit's own swipe over the content waits", OrderPushWorld.ofContent) { world in
      world.page.own.isEnabled = false
      let finger = world.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 250, dy: 0))
      Report.check("the page follows", world.page.view.presentedAlpha < 0.7)
      finger.lift()
      world.settle()
      world.page.own.isEnabled = true
      world.checkFirst(completed: [true, true], "pulled aside")
    },

    .of("ordered", "the app's pan waits for the page's", OrderPushWorld.init) { world in
      let finger = world.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: 200))
      Report.check("the page follows", world.page.view.presentedAlpha < 0.8)
      Report.check("the app's does not", !world.page.isOwnUnderWay)
      finger.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", recognizers: 2)
      let upwards = world.drag(from: CGPoint(x: 200, y: 280), by: CGVector(dx: 0, dy: -200))
      Report.near("upwards the page stays", world.page.view.presentedAlpha, 1)
      Report.check("and the app's has the finger", world.page.isOwnUnderWay)
      upwards.lift()
      world.settle()
      world.checkSecond(completed: [true, false], "not pulled", recognizers: 2)
      world.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: 500)).lift()
      world.settle()
      world.checkFirst(completed: [true, false, true], "pulled down")
    },
  ]

  private static let orderSheet: [Scenario] = [
    .of("ordered", "the knob of a sheet goes first", OrderSheetWorld.init) { world in
      world.letOuterComeFirst()
      let top = world.sheet.view.frame.minY
      let finger = world.drag(from: CGPoint(x: 200, y: top + 50), by: CGVector(dx: 0, dy: -200))
      Report.check("the app's pan has the finger", world.sheet.isOwnUnderWay)
      Report.near("the sheet stays", world.sheet.view.presentedFrame.minY, top)
      finger.lift()
      world.settle()
      let start = CGPoint(x: 350, y: top + 250)
      for _ in 0..<2 {
        let upwards = world.drag(from: start, by: CGVector(dx: 0, dy: -100))
        Report.near("upwards the sheet follows", world.sheet.view.presentedFrame.minY, top - 100, within: 15)
        upwards.cancel()
        world.settle()
        Report.near("taken away, it goes back", world.sheet.view.frame.minY, top)
      }
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]

  private static let orderTabs: [Scenario] = [
    .of("ordered", "the strip of a tab goes first", OrderTabsWorld.init) { world in
      world.letOuterComeFirst()
      let start = CGPoint(x: 350, y: 150)
      let finger = world.drag(from: start, by: CGVector(dx: -250, dy: 0))
      Report.near("the strip scrolls", world.left.strip.contentOffset.x, 250, within: 15)
      finger.lift()
      world.settle()
      Report.check("the tab stays", world.tabs.selectedViewController === world.left)
      Report.equal("nothing was begun", Simulator.recorder.completions, [])
      world.left.strip.isScrollEnabled = false
      world.drag(from: start, by: CGVector(dx: -150, dy: 0)).lift()
      world.settle()
      Report.equal("what does not scroll does not go first", Simulator.recorder.completions, [false])
      world.drag(from: start, by: CGVector(dx: -250, dy: 0)).lift()
      world.settle()
      Report.check("the next tab", world.tabs.selectedViewController === world.right)
      Report.equal("completed", Simulator.recorder.completions, [false, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("ordered", "what the other tab has waits", OrderTabsWorld.init) { world in
      world.tabs.selectedIndex = 1
      world.settle()
      let onwards = world.drag(from: CGPoint(x: 350, y: 250), by: CGVector(dx: -200, dy: 0))
      Report.check("there is no tab: the app's pan has the finger", world.right.isOwnUnderWay)
      onwards.lift()
      let back = world.drag(from: CGPoint(x: 50, y: 250), by: CGVector(dx: 250, dy: 0))
      Report.check("there is one: it has not", !world.right.isOwnUnderWay)
      back.lift()
      world.settle()
      Report.check("the tab before", world.tabs.selectedViewController === world.left)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static let orderSwap: [Scenario] = [
    .of("ordered", "the knob of a leaf goes first", OrderSwapWorld.init) { world in
      world.letOuterComeFirst()
      let finger = world.drag(from: CGPoint(x: 200, y: 50), by: CGVector(dx: 0, dy: 500))
      Report.check("the app's pan has the finger", world.leaf.isOwnUnderWay)
      finger.lift()
      world.settle()
      Report.check("the leaf stays", world.shown === world.leaf)
      world.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: 200)).lift()
      world.settle()
      Report.check("not far enough", world.shown === world.leaf)
      Report.near("it is whole", world.leaf.view.alpha, 1)
      world.drag(from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: 500)).lift()
      world.settle()
      Report.check("the other one", world.shown === world.second)
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
