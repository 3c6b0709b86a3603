@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

extension Scenario {
  /// A finger takes over what plays or settles: at every twentieth of its duration, and then to either end.
  static let caught: [Scenario] =
    ways("grasp", GraspWorld.init) + turned("grasp", GraspWorld.init) + broughtBack("grasp", GraspWorld.init)
    + settling("grasp", GraspWorld.init) + ends("grasp", GraspWorld.init) + graspDetails
    + ways("grip", GripWorld.init) + turned("grip", GripWorld.init) + settling("grip", GripWorld.init)
    + ends("grip", GripWorld.init) + gripDetails
    + ways("clasp", ClaspWorld.init) + settling("clasp", ClaspWorld.init) + claspDetails
    + ways("grab", GrabWorld.init) + turned("grab", GrabWorld.init) + settling("grab", GrabWorld.init)
    + ends("grab", GrabWorld.init) + grabDetails

  private typealias Make<World> = @MainActor () -> World

  private static let shares = stride(from: 0.05, to: 0.96, by: 0.05)

  private static func percent(_ share: Double) -> String { "at \(Int((share * 100).rounded())) %" }

  private static func ways<World: CaughtWorld>(_ app: String, _ make: @escaping Make<World>) -> [Scenario] {
    [
      .of(app, "there and back", make) { world in
        world.forward(for: 0)
        world.sample("forward", for: world.durations.forward)
        world.settle()
        world.completed.append(true)
        world.checkOver("there")
        world.backward(for: 0)
        world.sample("backward", for: world.durations.backward)
        world.settle()
        world.completed.append(true)
        world.checkBase("back")
      }
    ]
  }

  /// The forward direction, taken over by the finger of the backward direction.
  private static func turned<World: CaughtWorld>(_ app: String, _ make: @escaping Make<World>) -> [Scenario] {
    [
      .of(app, "the way there turns round", make) { world in
        for share in shares {
          world.forward(for: share)
          let seen = world.seen
          Report.check("\(percent(share)): it begins", world.begin())
          Report.near("\(percent(share)): nothing jumps", world.seen, seen, within: 1e-6)
          world.moveToHeld(from: seen)
          world.sample("held", at: 0)
          world.leave()
          if abs(share - 0.5) < 0.01 { world.sample("held", for: 0.2) }
          world.settle()
          world.completed.append(true)
          world.checkOver("\(percent(share)), let go")
          world.goBackward()
          world.settle()
          world.completed.append(true)
          world.forward(for: share)
          let again = world.seen
          world.begin()
          world.move(by: world.length * (0.6 - again))
          world.leave()
          // A run that was reversed also settles towards the other end.
          Simulator.clock.advance(by: 0.05)
          let settling = world.seen
          Report.check("\(percent(share)): taken again", world.begin())
          Report.near("\(percent(share)): nothing jumps then", world.seen, settling, within: 1e-6)
          world.move(by: world.length * (0.9 - settling))
          world.leave()
          world.settle()
          world.completed.append(false)
          world.checkBase("\(percent(share)), turned round")
        }
      }
    ]
  }

  /// The backward direction, taken over by its own finger.
  private static func broughtBack<World: CaughtWorld>(
    _ app: String, _ make: @escaping Make<World>
  ) -> [Scenario] {
    [
      .of(app, "the way back is brought back", make) { world in
        for share in shares {
          world.goForward()
          world.settle()
          world.completed.append(true)
          world.backward(for: share)
          let seen = world.seen
          Report.check("\(percent(share)): it begins", world.begin())
          Report.near("\(percent(share)): nothing jumps", world.seen, seen, within: 1e-6)
          world.moveToHeld(from: seen)
          world.sample("held", at: 0)
          world.leave()
          world.settle()
          world.completed.append(false)
          world.checkOver("\(percent(share)), brought back")
          world.backward(for: share)
          world.begin()
          world.move(by: world.length)
          world.leave()
          world.settle()
          world.completed.append(true)
          world.checkBase("\(percent(share)), let go")
        }
      }
    ]
  }

  /// A run that settles after a finger has left, taken over by the next finger.
  private static func settling<World: CaughtWorld>(_ app: String, _ make: @escaping Make<World>) -> [Scenario]
  {
    [
      .of(app, "what settles is taken again", make) { world in
        world.goForward()
        world.settle()
        world.completed.append(true)
        for share in shares {
          // A finger takes over the settling towards the end, and brings it back.
          world.begin()
          Simulator.clock.advance(by: 0.1)
          world.move(by: world.length * 0.5)
          world.leave()
          Simulator.clock.advance(by: share * 0.2)
          let seen = world.seen
          Report.check("\(percent(share)): it begins", world.begin())
          Report.near("\(percent(share)): nothing jumps", world.seen, seen, within: 1e-6)
          world.moveToHeld(from: seen)
          world.sample("held", at: 0)
          world.leave()
          Simulator.clock.advance(by: share * 0.2)
          // A finger also takes over the settling back, and is released where it is.
          let again = world.seen
          Report.check("\(percent(share)): once more", world.begin())
          Report.near("\(percent(share)): nothing jumps again", world.seen, again, within: 1e-6)
          world.leave()
          world.settle()
          world.completed.append(false)
          world.checkOver("\(percent(share)), brought back")
        }
        world.begin()
        Simulator.clock.advance(by: 0.1)
        world.move(by: world.length * 0.3)
        world.leave()
        Simulator.clock.advance(by: 0.05)
        world.begin()
        world.move(by: world.length * 0.6)
        world.leave()
        world.settle()
        world.completed.append(true)
        world.checkBase("taken on to the end")
      }
    ]
  }

  /// The ways, besides lifting, in which a finger that has taken over the forward direction can end.
  private static func ends<World: CaughtWorld>(_ app: String, _ make: @escaping Make<World>) -> [Scenario] {
    [
      .of(app, "the finger is taken away", make) { world in
        world.forward(for: 0.5)
        world.begin()
        world.move(by: world.length * 0.2)
        world.pan?.cancelTouches()
        world.settle()
        world.completed.append(true)
        world.checkOver("taken away")
      },
      .of(app, "the finger comes and goes at once", make) { world in
        world.forward(for: 0.5)
        world.begin()
        world.leave()
        world.settle()
        world.completed.append(world.seen < 0.5)
        Report.equal("completed once", Simulator.recorder.completions.count, 1)
        Report.equal("violations", Simulator.recorder.violations, [])
      },
      .of(app, "the size changes under it", make) { world in
        world.forward(for: 0.5)
        world.begin()
        world.move(by: world.length * 0.2)
        world.window.resize(to: CGSize(width: 800, height: 400))
        world.move(by: world.length * 0.25)
        world.leave()
        world.settle()
        Report.equal("completed", Simulator.recorder.completions, [true])
        Report.equal("violations", Simulator.recorder.violations, [])
      },
      .of(app, "reduced motion turns round too", make) { world in
        Simulator.reducesMotion = true
        world.goForward()
        world.letStart()
        Simulator.clock.advance(by: 0.1)
        world.begin()
        world.move(by: world.length)
        world.leave()
        world.settle()
        world.completed.append(false)
        world.checkBase("turned round")
      },
    ]
  }

  private static let graspDetails: [Scenario] = [
    .of("grasp", "who is told", GraspWorld.init) { world in
      world.forward(for: 0.5)
      world.begin()
      world.move(by: 800)
      world.leave()
      world.settle()
      Report.equal("the list", world.list.told, ["away", "back"])
      Report.equal("the page", world.page.told, [])
      world.completed.append(false)
      world.checkBase("turned round")
    },
    .of("grasp", "a picture is missing", GraspWorld.init) { world in
      world.list.row.image = nil
      world.page.cover.image = nil
      world.takeRest()
      world.goForward()
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      let seen = world.seen
      world.begin()
      Report.near("nothing jumps", world.seen, seen, within: 1e-6)
      world.move(by: 800)
      world.leave()
      world.settle()
      world.completed.append(false)
      world.checkBase("turned round")
    },
    .of("grasp", "a view is withheld", GraspWorld.init) { world in
      Simulator.withheldViews = [.to]
      world.forward(for: 0.5)
      world.settle()
      Simulator.withheldViews = []
      world.completed.append(true)
      world.checkOver("arrived all the same")
    },
  ]

  private static let gripDetails: [Scenario] = [
    .of("grip", "each gesture takes what it may", GripWorld.init) { world in
      world.forward(for: 0.5)
      let sideways = world.recognizers.filter { $0 is UIScreenEdgePanGestureRecognizer }
      Report.check("there is one", !sideways.isEmpty)
      let velocity = CGPoint(x: 100, y: 0)
      Report.check(
        "not the way there", sideways.allSatisfy { !$0.begin(at: CGPoint(x: 1, y: 780), velocity: velocity) })
      world.begin()
      world.move(by: 80)
      world.leave()
      Simulator.clock.advance(by: 0.05)
      let seen = world.seen
      guard let pan = sideways.first else { return }
      Report.check("what settles", pan.begin(at: CGPoint(x: 1, y: 780), velocity: velocity))
      Report.near("nothing jumps", world.seen, seen, within: 1e-6)
      pan.move(to: CGPoint(x: 1 - seen * 400 + 40, y: 780))
      Report.near("by its own way", world.seen, 0.1, within: 1e-6)
      pan.end(velocity: .zero)
      world.settle()
      world.completed.append(true)
      world.checkOver("let go")
    }
  ]

  private static let claspDetails: [Scenario] = [
    .of("clasp", "a way there is played to its end", ClaspWorld.init) { world in
      world.forward(for: 0.5)
      Report.check("no finger", !world.begin())
      world.settle()
      world.completed.append(true)
      world.checkOver("there")
      world.backward(for: 0.5)
      Report.check("nor on the way back", !world.begin())
      world.settle()
      world.completed.append(true)
      world.checkBase("back")
    }
  ]

  private static let grabDetails: [Scenario] = [
    .of("grab", "each way by its own finger and by the other", GrabWorld.init) { world in
      world.forward(for: 0.5)
      let seen = world.seen
      Report.check("its own", world.begin(back: false))
      Report.near("nothing jumps", world.seen, seen, within: 1e-6)
      world.move(by: -400 * (seen - 0.3))
      Report.near("on the way", world.seen, 0.3, within: 1e-6)
      world.leave()
      Simulator.clock.advance(by: 0.05)
      let settling = world.seen
      Report.check("the other", world.begin())
      Report.near("nothing jumps then", world.seen, settling, within: 1e-6)
      world.move(by: 400 * (0.9 - settling))
      Report.near("back", world.seen, 0.9, within: 1e-6)
      world.leave()
      world.settle()
      world.completed.append(false)
      world.checkBase("back")
    },
    .of("grab", "a tap whose run its finger catches selects once", GrabWorld.init) { world in
      let selections = Selections()
      let router = TransitionTabRouter([world.transition, selections])
      world.tabs.delegate = router
      world.forward(for: 0.5)
      Report.equal("the tap", selections.count, 1)
      Report.check("its own finger", world.begin(back: false))
      world.move(by: -150)
      world.leave()
      world.settle()
      world.completed.append(true)
      world.checkOver("there")
      Report.equal("still the tap alone", selections.count, 1)
    },
    .of("grab", "the way back is played to its end", GrabWorld.init) { world in
      world.goForward()
      world.settle()
      world.completed.append(true)
      world.backward(for: 0.5)
      Report.check("not by its own finger", !world.begin())
      Report.check("nor by the other", !world.begin(back: false))
      world.settle()
      world.completed.append(true)
      world.checkBase("back")
    },
    .of("grab", "a tap ends what a finger has taken", GrabWorld.init) { world in
      world.forward(for: 0.5)
      world.begin()
      world.move(by: 40)
      world.transition.jump()
      world.settle()
      world.completed.append(true)
      world.checkOver("ended")
    },
  ]
}

/// Counts the selections of a tab bar controller.
private final class Selections: NSObject, UITabBarControllerDelegate {
  private(set) var count = 0

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    count += 1
  }
}
