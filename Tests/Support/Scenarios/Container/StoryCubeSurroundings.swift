@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Events around the stories: the container comes and goes, and the user taps.
  static let storyCubeSurrounded: [Scenario] = [
    cube("the container is covered in the middle") { world in
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.container.present(cover, animated: true)
      world.settle()
      let moves = ["will leave", "has left"]
      world.moved(0, seen: .goes, parent: moves, "covered")
      world.moved(1, seen: .comes + .goes, parent: ["will come", "has come"], "covered")
      cover.dismiss(animated: true)
      world.settle()
      world.moved(0, seen: [], parent: [], "uncovered")
      world.moved(1, seen: .comes, parent: [], "uncovered")
      world.check(shows: 1, "uncovered")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 300)
      world.container.present(cover, animated: false)
      world.settle()
      world.moved(1, seen: .goesAndComes + .goes, parent: [], "covered under the finger")
      world.pull(to: 350)
      world.endPull()
      cover.dismiss(animated: false)
      world.settle()
      world.moved(1, seen: .comes, parent: [], "uncovered again")
      world.check(shows: 1, "the finger counts no more")
    },

    cube("the container is pushed away in the middle, and comes back") { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      world.window.rootViewController = navigation
      navigation.pushViewController(world.container, animated: false)
      world.settle()
      world.forget()
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      navigation.pushViewController(UIViewController(), animated: true)
      world.settle()
      world.moved(0, seen: .goes, parent: ["will leave", "has left"], "covered")
      world.moved(1, seen: .comes + .goes, parent: ["will come", "has come"], "covered")
      navigation.popViewController(animated: true)
      world.settle()
      world.moved(1, seen: .comes, parent: [], "uncovered")
      world.cube.backward(to: world.stories[0])
      Simulator.clock.advance(by: 0.1)
      navigation.popViewController(animated: true)
      world.settle()
      world.moved(0, seen: .comes + .goes, parent: ["will come", "has come"], "popped")
      world.moved(1, seen: .goes, parent: ["will leave", "has left"], "popped")
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    cube("the container begins to go in the middle, and stays") { world in
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.container.beginAppearanceTransition(false, animated: true)
      Simulator.clock.advance(by: 0.4)
      // UIKit reports a cancelled disappearance in this way.
      world.container.beginAppearanceTransition(true, animated: true)
      world.container.endAppearanceTransition()
      world.settle()
      world.moved(0, seen: .goes, parent: ["will leave", "has left"], "stayed")
      world.moved(
        1, seen: .comes + ["will disappear", "will appear", "did appear"], parent: ["will come", "has come"],
        "stayed")
      world.check(shows: 1, "stayed")
    },

    cube("what nobody sees ends when the container comes") { world in
      let other = UIViewController()
      world.window.rootViewController = other
      world.forget()
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.1)
      world.container.beginAppearanceTransition(true, animated: false)
      world.container.endAppearanceTransition()
      world.settle()
      world.moved(0, seen: [], parent: ["will leave", "has left"], "unseen")
      world.moved(1, seen: .comes, parent: ["will come", "has come"], "seen")
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    cube("a story is not tapped on the way") { world in
      let counter = Counter()
      for story in world.stories {
        let row = UIView(frame: story.view.bounds)
        let tap = UITapGestureRecognizer()
        tap.addTarget(counter, action: Selector(counter.tapped))
        row.addGestureRecognizer(tap)
        story.view.addSubview(row)
      }
      world.takeRest()
      @MainActor func isTapped() -> Bool {
        let before = counter.count
        Finger(in: world.window).tap(at: CGPoint(x: 200, y: 400))
        return counter.count > before
      }
      Report.check("at rest", isTapped())
      world.cube.forward(to: world.stories[1])
      Simulator.clock.advance(by: 0.2)
      Report.check("not on the way", !isTapped())
      world.settle()
      world.check(shows: 1, "there")
      world.begin(on: 1, velocity: 100)
      world.pull(to: 100)
      world.endPull()
      Simulator.clock.advance(by: 0.02)
      Report.check("not while it settles", !isTapped())
      // A finger that may take over still gets its touches.
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      finger.drag(to: CGPoint(x: 230, y: 400), during: 0.05)
      let held = world.left(1)
      Simulator.clock.advance(by: 0.5)
      Report.near("it is caught", world.left(1), held)
      finger.lift()
      world.settle()
      world.check(shows: 1, "let go")
      Report.check("at rest again", isTapped())
    },

    cube("a finger asks once") { world in
      world.show(1)
      let before = world.container.asked
      world.begin(on: 1, velocity: 100)
      Report.equal("asked", world.container.asked, before + 1)
      world.pull(to: 300)
      world.endPull()
      world.settle()
      world.check(shows: 0)
    },
  ]

  private final class Counter: NSObject {
    var count = 0
    func tapped() { count += 1 }
  }
}
