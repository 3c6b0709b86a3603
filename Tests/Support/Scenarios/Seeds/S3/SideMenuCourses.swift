@_spi(Simulator) import UIKit

extension Seed {
  /// These courses use real touches: hit tests take place, and the recognizer decides itself.
  static let sideMenu = Seed("S3") { (bug: SideMenuBug?) in
    [
      { stage in
        let world = SideMenuSeedWorld(bug)
        world.home.open()
        stage.settle()
        stage.expect(world.isOpen, "the button does not open the menu")
        stage.expectReportedDurations()
      },
      { stage in
        let world = SideMenuSeedWorld(bug)
        world.swipe(to: 300, during: 0.5)
        world.finger.drag(to: CGPoint(x: 399, y: 400), during: 0.2)
        let least = Simulator.recorder.updates.last ?? 0
        world.finger.drag(to: CGPoint(x: 640, y: 400), during: 0.5)
        let most = Simulator.recorder.updates.last ?? 0
        stage.expect(most <= least + 0.01, "a finger that goes the wrong way comes from \(least) to \(most)")
        world.finger.lift()
        stage.settle()
        stage.expect(!world.isOpen, "a swipe the wrong way opens the menu")
      },
      { stage in
        let world = SideMenuSeedWorld(bug)
        world.swipe(to: 280, during: 0.08)
        world.finger.lift()
        stage.settle()
        stage.expect(world.isOpen, "a fling does not open the menu")
      },
      { stage in
        let world = SideMenuSeedWorld(bug)
        let before = world.state
        world.swipe(to: 350, during: 0.5)
        world.finger.cancel()
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = SideMenuSeedWorld(bug)
        let before = world.state
        world.swipe(to: 370, during: 0.5)
        Simulator.clock.advance(by: 0.3)
        world.finger.lift()
        stage.settle()
        stage.expectUnchanged(before, world.state)
        world.swipe(to: 100, during: 0.5)
        world.finger.lift()
        stage.settle()
        stage.expect(world.isOpen, "a whole swipe does not open the menu")
      },
    ]
  }
}

@MainActor private final class SideMenuSeedWorld {
  let home: SideMenuHomeController
  let window = UIWindow(frame: UIScreen.main.bounds)
  let finger: Finger

  init(_ bug: SideMenuBug?) {
    home = SideMenuHomeController(bug: bug)
    window.rootViewController = home
    finger = Finger(in: window)
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window]) }

  var isOpen: Bool { home.presentedViewController != nil }

  /// Moves the finger from the right edge to a place, where it stays down.
  func swipe(to x: CGFloat, during duration: Double) {
    finger.touchDown(at: CGPoint(x: 398, y: 400))
    finger.drag(to: CGPoint(x: x, y: 400), during: duration)
  }
}
