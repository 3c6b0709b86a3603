@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Details that are easy to miss, and apps that are built in other ways.
  static let storyCubeDetails: [Scenario] = [
    cube("what is shown at once appears at once, and what turns does not") { world in
      world.cube.forward(to: world.stories[1])
      world.settle()
      Report.equal("leaves", world.stories[0].animations, [true, true])
      Report.equal("comes", world.stories[1].animations, [true, true])
      world.cube.show(world.stories[2])
      Report.equal("leaves at once", world.stories[1].animations.suffix(2), [false, false])
      Report.equal("comes at once", world.stories[2].animations.suffix(2), [false, false])
      world.begin(on: 2, velocity: 100)
      world.pull(to: 100)
      world.endPull()
      world.settle()
      world.check(shows: 2, "cancelled")
      Report.equal("stays", world.stories[2].animations.suffix(3), [true, true, true])
    },

    cube("another screen is shown in the hook at the start, under a finger") { world in
      world.stories[0].whenTold = { [cube = world.cube, next = world.stories[2]] told in
        if told == "pause" { cube.show(next) }
      }
      world.begin(on: 0, velocity: -100)
      world.settle()
      world.stories[0].whenTold = nil
      world.check(shows: 2, "shown")
      Report.check("it gets touches", world.stories[2].view.isUserInteractionEnabled)
      Report.check("so does the first one", world.stories[0].view.isUserInteractionEnabled)
    },

    cube("nothing begins in a hook, and anything when all has ended") { world in
      for (index, hook) in [(0, "pause"), (1, "play")] {
        var heard = 0
        world.stories[index].whenTold = { [cube = world.cube, next = world.stories[2]] told in
          if told != hook { return }
          heard += 1
          cube.show(next)
          cube.forward(to: next)
        }
        world.cube.forward(to: world.stories[1])
        world.settle()
        world.stories[index].whenTold = nil
        Report.equal("\(hook) is heard", heard, 1)
        world.check(shows: 1, "in \(hook)")
        world.show(0)
      }
      world.cube.didEnd = { [cube = world.cube, next = world.stories[2]] _, _ in
        cube.didEnd = nil
        cube.forward(to: next)
      }
      world.cube.forward(to: world.stories[1])
      world.settle()
      world.check(shows: 2, "in didEnd")
      world.cube.didEnd = { [cube = world.cube, next = world.stories[0]] _, _ in
        cube.didEnd = nil
        cube.forward(to: next)
      }
      world.cube.backward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.begin(on: 2, velocity: -100)
      world.settle()
      world.check(shows: 0, "under a finger that would turn it")
    },

    cube("a finger from corner to corner") { world in
      world.show(1)
      let pans = world.stories[1].view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
      for x in [-100.0, 100] {
        let begins = pans.contains { $0.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: x, y: 100)) }
        Report.check("as much aside as down: \(x)", begins)
        for pan in pans { pan.cancelTouches() }
        world.settle()
      }
      world.check(shows: 1)
    },

    cube("VoiceOver hears of a new screen only") { world in
      let before = posted
      world.begin(on: 0, velocity: -100)
      world.pull(to: -100)
      world.endPull()
      world.settle()
      world.check(shows: 0, "cancelled")
      Report.equal("nothing new", posted, before)
    },

    cube("pulled with reduced motion") { world in
      Simulator.reducesMotion = true
      world.begin(on: 0, velocity: -100)
      world.pull(to: -100)
      Report.near("a quarter there", world.stories[1].view.alpha, 0.25, within: 1e-6)
      world.pull(to: -300)
      Report.near("three quarters", world.stories[1].view.alpha, 0.75, within: 1e-6)
      world.endPull()
      world.settle()
      world.check(shows: 1, "there")
    },

    cube("a screen without a role takes the gestures away") { world in
      world.cube.show(UIViewController())
      Report.equal("none is left", world.stories[0].view.gestureRecognizers?.count ?? 0, 0)
    },

    cube("a finger in a container of half the size") { world in
      world.container.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.begin(on: 0, velocity: -100)
      world.pull(to: -50)
      Report.near("the story follows the finger", world.left(0), -100)
      // 300 points a second in the window are 600 in the container. In 0.2 s that adds 120 points to 100, of its 400.
      world.endPull(velocity: -300)
      world.settle()
      Report.check("far enough", world.cube.shown === world.stories[1])
    },

    cube("shown below what the app has in front") { _ in
      let container = HeadedStories()
      container.loadViewIfNeeded()
      Report.check("the first", container.view.subviews.last === container.head)
      container.storyCube.show(container.other)
      Report.check("the next", container.view.subviews.last === container.head)
      Report.equal("two", container.view.subviews.count, 2)
    },
  ]

  private static var posted: Int {
    Simulator.recorder.events.count { if case .posted = $0.event { true } else { false } }
  }

  /// A container with a view of its own in front of the stories.
  private final class HeadedStories: UIViewController, StoryCubeContainer {
    private(set) lazy var storyCube = StoryCubeTransition(in: self)
    let head = UIView()
    let other = StoryCubeWorld.Story(named: "other")

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(head)
      storyCube.show(StoryCubeWorld.Story(named: "first"))
    }

    func storyCubeNext(after story: any StoryCubeStory) -> (any StoryCubeNext)? { nil }
    func storyCubeStory(before nextScreen: any StoryCubeNext) -> (any StoryCubeStory)? { nil }
  }
}
