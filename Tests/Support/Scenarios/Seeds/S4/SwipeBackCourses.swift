@_spi(Simulator) import UIKit

extension Seed {
  static let swipeBack = Seed("S4") { (bug: SwipeBackBug?) in
    [
      { stage in
        let world = SwipeBackSeedWorld(bug)
        let before = world.state
        world.push(stage)
        world.navigation.popViewController(animated: true)
        stage.settle()
        stage.expectUnchanged(before, world.state)
        stage.expectReportedDurations()
      },
      { stage in
        let world = SwipeBackSeedWorld(bug)
        let before = world.state
        world.push(stage)
        world.swipe(by: 250)
        stage.expectNoJump(of: world.detail.view, "when the finger finishes") {
          world.detail.edgePan.end(velocity: CGPoint(x: 100, y: 0))
        }
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = SwipeBackSeedWorld(bug)
        world.push(stage)
        let before = world.state
        world.swipe(by: 100)
        stage.expectNoJump(of: world.detail.view, "when the finger cancels") {
          world.detail.edgePan.end(velocity: .zero)
        }
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = SwipeBackSeedWorld(bug)
        world.push(stage)
        let before = world.state
        world.swipe(by: -20)
        world.detail.edgePan.cancelTouches()
        stage.settle()
        world.swipe(by: 100)
        world.detail.edgePan.fail()
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        Simulator.layoutDirection = .rightToLeft
        let world = SwipeBackSeedWorld(bug)
        world.push(stage)
        let pan = world.detail.edgePan
        let begins = pan.begin(at: CGPoint(x: 390, y: 400), velocity: CGPoint(x: -100, y: 0))
        stage.expect(begins, "a swipe from the right edge does not go back for readers from right to left")
        guard begins else { return }
        Simulator.clock.advance(by: 0.1)
        pan.move(to: CGPoint(x: 100, y: 400))
        pan.end(velocity: CGPoint(x: -100, y: 0))
        stage.settle()
        stage.expect(world.navigation.viewControllers.count == 1, "a whole swipe does not go back")
      },
    ]
  }
}

@MainActor private final class SwipeBackSeedWorld {
  let list = UIViewController()
  let detail: SwipeBackDetailController
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ bug: SwipeBackBug?) {
    detail = SwipeBackDetailController(bug: bug)
    navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    navigation.delegate = detail
    list.simulatedName = "list"
    list.view.simulatedName = "list"
    detail.simulatedName = "detail"
    detail.view.simulatedName = "detail"
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window, list.view, detail.view]) }

  func push(_ stage: Stage) {
    navigation.pushViewController(detail, animated: true)
    stage.settle()
  }

  /// Moves the finger from the left edge. It stays down.
  func swipe(by way: CGFloat) {
    detail.edgePan.begin(at: CGPoint(x: 10, y: 400), velocity: CGPoint(x: 100, y: 0))
    Simulator.clock.advance(by: 0.1)
    detail.edgePan.move(to: CGPoint(x: 10 + way, y: 400))
  }
}
