@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  static let storyCube: [Scenario] =
    storyCubePlayed + storyCubePulled + storyCubeCaught + storyCubeDetails + storyCubeSurrounded
    + [freshStory]

  private static let storyCubePlayed: [Scenario] = [
    cube("forward and backward by code") { world in
      world.check(shows: 0, "shown")
      world.cube.forward(to: world.stories[1])
      world.told(0, ["pause"], "at the start")
      for frame in 0...23 {
        world.sample("forward", at: Double(frame) / 60, from: 0, to: 1)
        Simulator.clock.advance(by: 1.0 / 60)
      }
      world.settle()
      world.check(shows: 1, "there")
      world.told(0, [], "there")
      world.told(1, ["play"], "there")
      world.moved(0, seen: .goes, parent: ["will leave", "has left"], "there")
      world.moved(1, seen: .comes, parent: ["will come", "has come"], "there")
      world.cube.backward(to: world.stories[0])
      world.told(0, ["pause"], "back, at the start")
      for frame in 0...23 {
        world.sample("backward", at: Double(frame) / 60, from: 0, to: 1)
        Simulator.clock.advance(by: 1.0 / 60)
      }
      world.settle()
      world.check(shows: 0, "back")
      world.told(0, ["resume"], "back")
      world.told(1, [], "back")
      world.moved(0, seen: .comes, parent: ["will come", "has come"], "back")
      world.moved(1, seen: .goes, parent: ["will leave", "has left"], "back")
    },

    cube("to the last one and back, three times") { world in
      for round in 1...3 {
        for index in [1, 2] {
          world.cube.forward(to: world.stories[index])
          world.settle()
          world.check(shows: index, "forward to \(index), \(round)")
        }
        for index in [1, 0] {
          world.cube.backward(to: world.stories[index])
          world.settle()
          world.check(shows: index, "backward to \(index), \(round)")
        }
      }
    },

    cube("one thing at a time") { world in
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.cube.forward(to: world.stories[2])
      world.cube.backward(to: world.stories[2])
      Report.check("no finger", !world.begin(on: 1, velocity: 100))
      Report.check("neither way", !world.begin(on: 0, velocity: -100))
      world.settle()
      world.check(shows: 1)
      world.cube.forward(to: world.stories[1])
      world.settle()
      world.check(shows: 1, "nothing from a story to itself")
    },

    cube("another one is shown at once, also in the middle") { world in
      world.cube.show(world.stories[2])
      world.check(shows: 2, "at once")
      world.moved(0, seen: .goes, parent: ["will leave", "has left"], "at once")
      world.moved(2, seen: .comes, parent: ["will come", "has come"], "at once")
      world.cube.show(world.stories[2])
      world.moved(2, seen: [], parent: [], "once more")
      world.cube.backward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.cube.show(world.stories[0])
      Report.check("in the middle", world.cube.shown === world.stories[0])
      Report.equal("alone", world.container.children.count, 1)
      world.settle()
      world.check(shows: 0, "and later")
      world.moved(
        1, seen: .comes + .goes, parent: ["will come", "has come", "will leave", "has left"], "in between")
    },

    cube("the container comes and goes") { world in
      world.container.beginAppearanceTransition(false, animated: true)
      world.container.endAppearanceTransition()
      world.moved(0, seen: .goes, parent: [], "gone")
      world.container.beginAppearanceTransition(true, animated: true)
      world.container.endAppearanceTransition()
      world.moved(0, seen: .comes, parent: [], "back")
      world.moved(1, seen: [], parent: [], "not there")
    },

    cube("nobody sees it") { world in
      world.window.rootViewController = UIViewController()
      world.cube.forward(to: world.stories[1])
      world.settle()
      Report.check("there", world.cube.shown === world.stories[1])
      world.moved(0, seen: [], parent: ["will leave", "has left"], "unseen")
      world.moved(1, seen: [], parent: ["will come", "has come"], "unseen")
    },

    cube("a screen without a role") { world in
      let other = UIViewController()
      world.cube.show(other)
      Report.equal("no gestures", other.view.gestureRecognizers?.count ?? 0, 0)
      world.cube.forward(to: world.stories[1])
      world.settle()
      Report.check("nothing to go from", world.cube.shown === other)
      world.show(0)
      world.check(shows: 0)
    },

    cube("the size changes at rest, and on the way") { world in
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.check(shows: 0, size: CGSize(width: 800, height: 400), "turned at rest")
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.2)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.check(shows: 1, "turned on the way")
      world.told(1, ["play"])
      world.cube.backward(to: world.stories[0])
      world.settle()
      world.check(shows: 0, "back")
    },

    cube("reduced motion") { world in
      Simulator.reducesMotion = true
      world.cube.forward(to: world.stories[1])
      let start = Simulator.clock.now
      Simulator.clock.advance(by: 0.1)
      Report.near("half there", world.stories[1].view.presentedAlpha, 0.5, within: 1e-2)
      Report.near("in its place", world.left(1), 0)
      Report.near("not turned", world.turn(1), 0)
      Report.near("the other neither", world.left(0), 0)
      world.settle()
      Report.near("takes", Simulator.clock.now - start, 0.2, within: 0.05)
      world.check(shows: 1, "there")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 100)
      Report.near("a quarter back", world.stories[1].view.alpha, 0.75, within: 1e-6)
      Report.near("still in its place", world.left(1), 0)
      world.endPull()
      world.settle()
      world.check(shows: 1, "cancelled")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 300)
      world.endPull()
      world.settle()
      world.check(shows: 0, "finished")
    },

    cube("from right to left") { world in
      Simulator.layoutDirection = .rightToLeft
      Report.check("the ways are physical", !world.begin(on: 0, velocity: 100))
      world.begin(on: 0, velocity: -100)
      world.pull(to: -100)
      Report.near("to the left", world.left(0), -100)
      world.pull(to: -300)
      world.endPull()
      world.settle()
      world.check(shows: 1)
    },
  ]

  static func cube(
    _ name: String, _ body: @escaping @MainActor (StoryCubeWorld) -> Void
  ) -> Scenario {
    .of("story-cube", name, StoryCubeWorld.init, body)
  }
}
