@_spi(Simulator) import UIKit

/// The tab bar controller, with one of its tabs selected.
@MainActor private final class World: SpecWorld {
  let tabs = makeRoot()

  init() {
    super.init(root: tabs, trees: [])
  }

  var pans: [UIPanGestureRecognizer] {
    tabs.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
  }

  func check(tab index: Int, completed: [Bool], _ moment: String) {
    settle()
    Report.equal("\(moment): selected", tabs.selectedIndex, index)
    for (other, page) in (tabs.viewControllers ?? []).enumerated() {
      if other == index {
        checkShown(page, moment)
      } else {
        Report.check("\(moment): \(other) is out", page.viewIfLoaded?.window == nil)
      }
    }
    checkQuiet(completed: completed, moment)
  }
}

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("by the bar") {
      let world = World()
      world.tabs.tapItem(at: 2)
      world.check(tab: 2, completed: [true], "last")
      world.tabs.tapItem(at: 0)
      world.check(tab: 0, completed: [true, true], "first")
    }
    GuideRun.course("by code") {
      let world = World()
      world.tabs.show(1)
      Simulator.clock.advance(by: 0.1)
      world.tabs.show(2)
      world.check(tab: 2, completed: [true, true], "last")
    }
    GuideRun.course("under a finger") {
      let world = World()
      world.tabs.view.drag(by: CGVector(dx: -60, dy: 0))
      world.check(tab: 0, completed: [false], "let go early")
      world.tabs.view.drag(by: CGVector(dx: -300, dy: 0))
      world.check(tab: 1, completed: [false, true], "let go late")
      world.tabs.view.drag(by: CGVector(dx: 300, dy: 0))
      world.check(tab: 0, completed: [false, true, true], "and back")
    }
    GuideRun.course("at the last tab") {
      let world = World()
      world.tabs.tapItem(at: 2)
      world.settle()
      let begins = world.pans.contains {
        $0.begin(at: CGPoint(x: 300, y: 400), velocity: CGPoint(x: -100, y: 0))
      }
      Report.equal("there is none beside it", begins, false)
      world.check(tab: 2, completed: [true], "last")
    }
  }
}
