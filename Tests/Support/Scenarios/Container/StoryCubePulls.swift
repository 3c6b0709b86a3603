@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// A container whose app creates the next story when it is asked for it.
@MainActor private final class FreshStories: UIViewController, StoryCubeContainer {
  private(set) lazy var storyCube = StoryCubeTransition(in: self)
  let first = StoryCubeWorld.Story(named: "first")
  private(set) weak var made: StoryCubeWorld.Story?

  func storyCubeNext(after story: any StoryCubeStory) -> (any StoryCubeNext)? {
    let story = StoryCubeWorld.Story(named: "made")
    made = story
    return story
  }

  func storyCubeStory(before nextScreen: any StoryCubeNext) -> (any StoryCubeStory)? { nil }
}

extension Scenario {
  /// A story that a cancelled gesture has asked for is released.
  static let freshStory = Scenario(
    "story-cube: a story that was made for nothing", in: Conduct.allForGestures
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stories = FreshStories()
    window.rootViewController = stories
    stories.storyCube.show(stories.first)
    window.makeKeyAndVisible()
    Simulator.clock.runUntilIdle()
    let pans = stories.first.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    let pan = pans.first { $0.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: -200, y: 0)) }
    Report.check("it is made", pan != nil && stories.made != nil)
    pan?.move(to: CGPoint(x: 190, y: 400))
    pan?.end(velocity: .zero)
    Simulator.clock.runUntilIdle()
    Report.check("the first story is back", stories.first.view.window != nil)
    Report.check("it has gone", stories.made == nil)
    window.rootViewController = nil
  }
}

/// Stories that a finger turns, and stories that a finger catches while they settle.
extension Scenario {
  static let storyCubePulled: [Scenario] = [
    cube("pulled and let go at every twentieth, forward") { world in
      for step in 0...22 {
        let way = -20 * CGFloat(step)
        world.begin(on: 0, velocity: -100)
        world.pull(to: way)
        world.told(0, ["pause"], "at the start \(step)")
        world.sample("pose 0 \(Double(way)) 0.0", at: 0, from: 0, to: 1)
        world.endPull()
        for frame in 0...17 {
          world.sample("settle 0 \(Double(way)) 0.0", at: Double(frame) / 60, from: 0, to: 1)
          Simulator.clock.advance(by: frame < 17 ? 1.0 / 60 : 0)
        }
        world.settle()
        if step < 10 {
          world.check(shows: 0, "cancelled at \(step)")
          world.told(0, ["resume"], "cancelled at \(step)")
          world.told(1, [], "cancelled at \(step)")
          world.moved(0, seen: .goesAndComes, parent: [], "cancelled at \(step)")
          world.moved(
            1, seen: .comesAndGoes, parent: ["will come", "will leave", "has left"], "cancelled at \(step)")
        } else {
          world.check(shows: 1, "finished at \(step)")
          world.told(0, [], "finished at \(step)")
          world.told(1, ["play"], "finished at \(step)")
          world.moved(0, seen: .goes, parent: ["will leave", "has left"], "finished at \(step)")
          world.moved(1, seen: .comes, parent: ["will come", "has come"], "finished at \(step)")
          world.show(0)
        }
      }
    },

    cube("pulled and let go at every twentieth, backward") { world in
      world.show(1)
      for step in 0...22 {
        let way = 20 * CGFloat(step)
        Report.check("begins", world.begin(on: 1, velocity: 100))
        world.pull(to: way)
        world.sample("pose 1 \(Double(way)) 0.0", at: 0, from: 0, to: 1)
        world.endPull()
        for frame in 0...17 {
          world.sample("settle 1 \(Double(way)) 0.0", at: Double(frame) / 60, from: 0, to: 1)
          Simulator.clock.advance(by: frame < 17 ? 1.0 / 60 : 0)
        }
        world.settle()
        world.check(shows: step < 10 ? 1 : 0, "let go at \(step)")
        world.told(0, step < 10 ? ["pause"] : ["pause", "resume"], "let go at \(step)")
        if step >= 10 { world.show(1) }
      }
    },

    cube("by its speed, and the wrong way") { world in
      world.begin(on: 0, velocity: -100)
      world.pull(to: -60)
      world.endPull(velocity: -800)
      world.settle()
      world.check(shows: 1, "a flick is enough")
      world.begin(on: 1, velocity: -100)
      world.pull(to: -300)
      world.endPull(velocity: 900)
      world.settle()
      world.check(shows: 1, "back again at the end")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 190)
      world.endPull(velocity: 5)
      world.settle()
      world.check(shows: 1, "hardly any speed counts hardly anything")
      world.begin(on: 1, velocity: -100)
      world.pull(to: 150)
      Report.near("the wrong way counts nothing", world.left(1), 0)
      world.endPull()
      world.settle()
      world.check(shows: 1, "cancelled")
    },

    cube("behind the last one there is nothing") { world in
      world.show(2)
      for step in [0, 1, 3, 6, 10, 20, 25] {
        let way = -20 * CGFloat(step)
        Report.check("begins", world.begin(on: 2, velocity: -100))
        Report.equal("children", world.container.children.count, 1)
        world.pull(to: way)
        world.sample("pose 2 \(Double(way)) -3000.0", at: 0, from: 2)
        world.endPull(velocity: -3000)
        for frame in 0...17 {
          world.sample("settle 2 \(Double(way)) -3000.0", at: Double(frame) / 60, from: 2)
          Simulator.clock.advance(by: frame < 17 ? 1.0 / 60 : 0)
        }
        world.settle()
        world.check(shows: 2, "gives way at \(step)")
        world.told(2, ["pause", "resume"], "gives way at \(step)")
        world.moved(2, seen: [], parent: [], "gives way at \(step)")
      }
    },

    cube("before the first one the finger finds nothing") { world in
      Report.check("does not begin", !world.begin(on: 0, velocity: 100))
      Report.check(
        "not up and down",
        world.stories[0].view.gestureRecognizers?.contains { recognizer in
          (recognizer as? UIPanGestureRecognizer)?.begin(at: .zero, velocity: CGPoint(x: 50, y: 100)) == true
        } == false)
      world.check(shows: 0)
      world.told(0, [])
    },

    cube("taken away by the system, and failed, from anywhere") { world in
      for step in 0...20 {
        world.begin(on: 0, velocity: -100)
        world.pull(to: -20 * CGFloat(step))
        if step.isMultiple(of: 2) { world.pan?.cancelTouches() } else { world.pan?.fail() }
        world.settle()
        world.check(shows: 0, "taken at \(step)")
        world.told(0, ["pause", "resume"], "taken at \(step)")
      }
      world.show(2)
      world.begin(on: 2, velocity: -100)
      world.pull(to: -200)
      world.pan?.cancelTouches()
      world.settle()
      world.check(shows: 2, "where there is nothing")
    },

    cube("a finger that never moves") { world in
      world.begin(on: 0, velocity: -100)
      world.endPull()
      world.settle()
      world.check(shows: 0)
      world.told(0, ["pause", "resume"])
    },

    cube("a real finger, with both gestures on one story") { world in
      world.show(1)
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 300, y: 400))
      finger.drag(to: CGPoint(x: 60, y: 400), during: 0.3)
      Report.equal("two children", world.container.children.count, 2)
      Simulator.clock.advance(by: 0.2)
      finger.lift()
      world.settle()
      world.check(shows: 2, "forward")
      finger.touchDown(at: CGPoint(x: 60, y: 400))
      finger.drag(to: CGPoint(x: 330, y: 400), during: 0.3)
      Simulator.clock.advance(by: 0.2)
      finger.lift()
      world.settle()
      world.check(shows: 1, "backward")
    },

    cube("the size changes under the finger") { world in
      world.begin(on: 0, velocity: -100)
      world.pull(to: -300)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.check(shows: 0, size: CGSize(width: 800, height: 400), "turned")
      world.pull(to: -350)
      world.endPull(velocity: -2000)
      world.settle()
      world.check(shows: 0, size: CGSize(width: 800, height: 400), "the finger counts no more")
      world.begin(on: 0, velocity: -100)
      world.pull(to: -600)
      world.endPull()
      world.settle()
      world.check(shows: 1, size: CGSize(width: 800, height: 400), "the next one does")
    },

    cube("the container is bound for somewhere else") { world in
      world.begin(on: 0, velocity: -100)
      world.pull(to: -100)
      world.window.rootViewController = UIViewController()
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.check("one shows", world.cube.shown === world.stories[0])
      Report.equal("one child", world.container.children.count, 1)
      Report.near("no depth", world.container.view.layer.sublayerTransform.m34, 0)
    },
  ]

  static let storyCubeCaught: [Scenario] = [
    cube("caught at every twentieth by the same gesture") { world in
      for step in 1...19 {
        for isFinishing in [true, false] {
          world.begin(on: 0, velocity: -100)
          world.pull(to: isFinishing ? -220 : -180)
          world.endPull()
          Simulator.clock.advance(by: 0.3 * Double(step) / 20)
          let seen = (world.left(0), world.left(1), world.turn(0), world.turn(1))
          Report.check("begins \(step)", world.begin(on: 0, velocity: -100))
          Report.near("0 stays \(step)", world.left(0), seen.0, within: 1e-6)
          Report.near("1 stays \(step)", world.left(1), seen.1, within: 1e-6)
          Report.near("0 keeps its turn \(step)", world.turn(0), seen.2, within: 1e-6)
          Report.near("1 keeps its turn \(step)", world.turn(1), seen.3, within: 1e-6)
          world.pull(to: -5)
          let isFree = seen.0 - 5 > -400
          Report.check("goes on \(step)", !isFree || abs(world.left(0) - (seen.0 - 5)) < 1e-6)
          Report.equal("both are there", world.container.children.count, 2)
          world.endPull()
          world.settle()
          let goesOn = seen.0 - 5 <= -200
          world.check(shows: goesOn ? 1 : 0, "settled \(step)")
          world.told(0, goesOn ? ["pause"] : ["pause", "resume"], "settled \(step)")
          world.told(1, goesOn ? ["play"] : [], "settled \(step)")
          if goesOn { world.show(0) }
        }
      }
    },

    cube("caught at every twentieth by the other gesture") { world in
      for step in 1...19 {
        world.begin(on: 0, velocity: -100)
        world.pull(to: -220)
        world.endPull()
        Simulator.clock.advance(by: 0.3 * Double(step) / 20)
        let seen = (world.left(0), world.left(1), world.turn(0), world.turn(1))
        Report.check("begins \(step)", world.begin(on: 1, velocity: 100))
        world.told(0, ["pause", "pause"], "caught \(step)")
        world.told(1, ["play"], "caught \(step)")
        Report.near("0 stays \(step)", world.left(0), seen.0, within: 1e-6)
        Report.near("1 stays \(step)", world.left(1), seen.1, within: 1e-6)
        Report.near("0 keeps its turn \(step)", world.turn(0), seen.2, within: 1e-6)
        Report.near("1 keeps its turn \(step)", world.turn(1), seen.3, within: 1e-6)
        let isBack = step.isMultiple(of: 2)
        world.pull(to: isBack ? 230 : 0)
        if isBack { world.endPull() } else { world.pan?.cancelTouches() }
        world.settle()
        world.check(shows: isBack ? 0 : 1, "settled \(step)")
        world.told(0, isBack ? ["resume"] : [], "settled \(step)")
        if !isBack { world.show(0) }
      }
    },

    cube("the other gesture does not catch what goes back") { world in
      world.begin(on: 0, velocity: -100)
      world.pull(to: -150)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      Report.check("does not begin", !world.begin(on: 1, velocity: 100))
      world.settle()
      world.check(shows: 0)
    },

    cube("caught where there is nothing behind") { world in
      world.show(2)
      world.begin(on: 2, velocity: -100)
      world.pull(to: -300)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      let seen = world.left(2)
      world.begin(on: 2, velocity: -100)
      world.pull(to: 0)
      Report.near("stays", world.left(2), seen, within: 1e-6)
      world.pull(to: -50)
      Report.check("still resists", world.left(2) < seen && world.left(2) > seen - 28)
      world.endPull()
      world.settle()
      world.check(shows: 2)
    },

    cube("shown and turned while one settles") { world in
      world.begin(on: 0, velocity: -100)
      world.pull(to: -300)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.check(shows: 1, size: CGSize(width: 800, height: 400), "turned")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 500)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      world.cube.show(world.stories[2])
      world.settle()
      world.check(shows: 2, size: CGSize(width: 800, height: 400), "shown")
    },
  ]
}
