@_spi(Simulator) import UIKit

/// Screens of one class on top of each other, two levels up and down.
extension Scenario {
  static let nested: [Scenario] = descend + reply

  private static let descend: [Scenario] = [
    .of("descend", "up by code and down by fingers", DescendWorld.init) { world in
      for upper in 1...2 {
        world.push()
        world.sample("forward", upper, for: 0.4)
        world.check(depth: upper, completed: Array(repeating: true, count: upper), "pushed \(upper)")
      }
      var completed = [true, true]
      for upper in [2, 1] {
        let edge = world.swipe(upper, to: 160)
        world.sample("held", upper, at: 0)
        edge?.end(velocity: .zero)
        world.sample("held", upper, for: 0.3)
        completed.append(false)
        world.check(depth: upper, completed: completed, "cancelled \(upper)")
        world.swipe(upper, to: 300)?.end(velocity: .zero)
        completed.append(true)
        world.check(depth: upper - 1, completed: completed, "back from \(upper)")
      }
      world.push()
      completed.append(true)
      world.check(depth: 1, completed: completed, "once more")
    },

    .of("descend", "down by code", DescendWorld.init) { world in
      world.push()
      world.settle()
      world.push()
      world.settle()
      for upper in [2, 1] {
        world.pop()
        world.sample("backward", upper, for: 0.4)
        world.settle()
      }
      world.check(depth: 0, completed: [true, true, true, true], "popped")
    },

    .of("descend", "down over two at a time", DescendWorld.init) { world in
      world.push()
      world.settle()
      world.push()
      world.settle()
      world.navigation.popToRootViewController(animated: true)
      world.letStart()
      world.eachFrame(of: 0.4) {
        Report.sample("tabBar.alpha backward", at: $0, world.tabs.tabBar.presentedAlpha)
      }
      world.check(depth: 0, completed: [true, true, true], "at the root")
      world.push()
      world.settle()
      world.push()
      world.settle()
      world.navigation.popToRootViewController(animated: false)
      world.forgetCompletion()
      world.check(depth: 0, completed: [true, true, true, true, true], "at once")
    },

    .of("descend", "up over two at a time", DescendWorld.init) { world in
      world.navigation.setViewControllers(world.screens, animated: false)
      world.settle()
      world.forgetCompletion()
      world.check(depth: 2, completed: [], "both")
      world.swipe(2, to: 300)?.end(velocity: .zero)
      world.eachFrame(of: 0.3) {
        Report.near("the bar at \($0)", world.tabs.tabBar.presentedAlpha, 0, within: 1e-6)
      }
      world.check(depth: 1, completed: [true], "one of them")
      world.pop()
      world.sample("backward", 1, for: 0.4)
      world.check(depth: 0, completed: [true, true], "none")
    },

    .of("descend", "the one in the middle goes", DescendWorld.init) { world in
      world.push()
      world.settle()
      world.push()
      world.settle()
      let (first, third) = (world.screens[0], world.screens[2])
      world.navigation.setViewControllers([first, world.screens[1]], animated: false)
      world.settle()
      world.forgetCompletion()
      world.check(depth: 1, completed: [true, true], "not the third")
      world.navigation.setViewControllers([first, third], animated: true)
      world.settle()
      Report.equal("the bar stays", world.tabs.tabBar.alpha, 0)
      Report.equal("the second has none", world.screens[1].view.gestureRecognizers?.count ?? 0, 0)
      world.swipe(2, to: 300)?.end(velocity: .zero)
      world.check(depth: 0, completed: [true, true, true, true], "back from the third")
    },

    .of("descend", "another tab, reduced motion and a finger that is taken away", DescendWorld.init) {
      world in
      world.push()
      world.settle()
      world.push()
      world.settle()
      world.tabs.selectedIndex = 1
      world.settle()
      Report.near("the other tab has the bar", world.tabs.tabBar.alpha, 1)
      world.tabs.selectedIndex = 0
      world.settle()
      world.forgetCompletion()
      world.check(depth: 2, completed: [true, true], "back in the tab")
      world.swipe(2, to: 300)?.cancelTouches()
      world.check(depth: 2, completed: [true, true, false], "taken away")
      Simulator.reducesMotion = true
      world.pop()
      world.check(depth: 1, completed: [true, true, false, true], "faded")
      world.swipe(1, to: 300)?.end(velocity: .zero)
      world.check(depth: 0, completed: [true, true, false, true, true], "swiped")
    },
  ]

  private static let reply: [Scenario] = [
    .of("reply", "up by code and down by fingers", ReplyWorld.init) { world in
      for upper in 1...2 {
        world.push()
        world.sample("forward", upper, for: 0.4)
        world.check(depth: upper, completed: Array(repeating: true, count: upper), "pushed \(upper)")
      }
      var completed = [true, true]
      for upper in [2, 1] {
        world.pull(upper, down: 300)?.end(velocity: .zero)
        completed.append(false)
        world.check(depth: upper, completed: completed, "cancelled \(upper)")
        world.pull(upper, down: 500)?.end(velocity: .zero)
        completed.append(true)
        world.check(depth: upper - 1, completed: completed, "back from \(upper)")
      }
      Report.equal(
        "told", world.marks,
        ["opened", "closed", "opened", "closed", "closed", "closed", "closed", "closed"])
    },

    .of("reply", "up by fingers and down by code", ReplyWorld.init) { world in
      var completed: [Bool] = []
      for upper in 1...2 {
        let pan = world.pull(upper - 1, left: 120)
        world.sample("held", upper, at: 0)
        pan?.end(velocity: .zero)
        world.sample("held", upper, for: 0.3)
        completed.append(false)
        world.check(depth: upper - 1, completed: completed, "not to \(upper)")
        world.pull(upper - 1, left: 300)?.end(velocity: .zero)
        completed.append(true)
        world.check(depth: upper, completed: completed, "to \(upper)")
      }
      for upper in [2, 1] {
        world.pop()
        world.sample("backward", upper, for: 0.4)
        completed.append(true)
        world.check(depth: upper - 1, completed: completed, "back from \(upper)")
      }
      world.pull(0, left: 300)?.end(velocity: .zero)
      completed.append(true)
      world.check(depth: 1, completed: completed, "once more")
    },

    .of("reply", "without a bubble, and over two at a time", ReplyWorld.init) { world in
      world.push()
      world.settle()
      world.threads[1].hasBubble = false
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.near("it fades", world.threads[2].header.alpha, 1)
      world.check(depth: 2, completed: [true, true], "faded")
      world.navigation.popToRootViewController(animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      Report.near("from the header above", world.threads[2].header.alpha, 0)
      Report.near("to the bubble below", world.threads[0].bubble.alpha, 0)
      world.check(depth: 0, completed: [true, true, true], "at the root")
    },
  ]
}
