@_spi(Simulator) import UIKit

extension Scenario {
  static let arcs: [Scenario] = [
    onList("push and pop") { world in
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: [true, true], "popped")
      Report.playedAsReported()
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      Report.check("begins", world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: .zero) == true)
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 340))
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 600))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },

    onList("reduced motion, and on arcs again") { world in
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.near("the detail stays", world.detail.view.presentedCenter, CGPoint(x: 200, y: 400))
      world.settle()
      world.checkPage(completed: [true], "pushed")
      Simulator.reducesMotion = false
      world.pop()
      Simulator.clock.advance(by: 0.2)
      Report.check("the detail is aside", world.detail.view.presentedFrame.midX < 190)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },
  ]

  static let bounces: [Scenario] = [
    onShelf("present and dismiss") { world in
      world.show()
      world.sample("forward", for: 0.5)
      world.settle()
      world.checkPlayer(completed: [true], "presented")
      world.hide()
      world.sample("backward", for: 0.5)
      world.settle()
      world.checkShelf(completed: [true, true], "dismissed")
    },

    onShelf("nothing flies on an arc in a crossfade") { world in
      world.shelf.bouncesCover = nil
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.check("no picture", world.picture == nil)
      Report.near(
        "the badge stays", world.player.bouncesBadge.presentedCenter, CGPoint(x: 430, y: 620), within: 1e-6)
      world.settle()
      world.checkPlayer(completed: [true], "presented")
      world.hide()
      world.settle()
      world.checkShelf(completed: [true, true], "dismissed")
    },
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (ArcsWorld) -> Void) -> Scenario {
    .of("arcs", name, ArcsWorld.init, body)
  }

  private static func onShelf(
    _ name: String, _ body: @escaping @MainActor (BouncesWorld) -> Void
  ) -> Scenario {
    .of("bounces", name, BouncesWorld.init, body)
  }
}
