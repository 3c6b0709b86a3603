@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// Two stacks in two tabs, with one transition.
@MainActor final class OnwardWorld: SpecWorld {
  final class List: UIViewController, OnwardList {
    func onwardPushed() -> (any OnwardPage)? { Page() }
  }

  private final class Page: UIViewController, OnwardPage {}

  let lists = [List(), List()]
  let stacks: [UINavigationController]
  let tabs = UITabBarController()
  let transition = OnwardTransition()

  init() {
    stacks = lists.map { UINavigationController(rootViewController: $0) }
    tabs.viewControllers = stacks
    super.init(root: tabs, trees: [])
    for stack in stacks { stack.delegate = transition }
    for list in lists { transition.attach(to: list) }
  }
}

extension Scenario {
  static let appOnward: [Scenario] = [
    .of("onward", "two stacks in two tabs share a transition", OnwardWorld.init) { world in
      for index in [0, 1, 0, 1] {
        world.tabs.selectedIndex = index
        world.settle()
        let pans =
          world.lists[index].view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
        let pan = pans.first { $0.begin(at: CGPoint(x: 300, y: 400), velocity: CGPoint(x: -50, y: 0)) }
        Report.check("begins in \(index)", pan != nil)
        Simulator.clock.advance(by: 0.1)
        pan?.move(to: CGPoint(x: 50, y: 400))
        pan?.end(velocity: .zero)
        world.settle()
        Report.equal("pushed in \(index)", world.stacks[index].viewControllers.count, 2)
        world.stacks[index].popViewController(animated: true)
        world.settle()
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
