@_spi(Simulator) import UIKit

extension Scenario {
  static let carry: [Scenario] = [
    onList("push and pop, twice") { world in
      var completed: [Bool] = []
      for round in 1...2 {
        world.push()
        world.sample("forward", for: 0.4)
        world.settle()
        completed.append(true)
        world.checkPage(completed: completed, "pushed \(round)")
        world.pop()
        world.sample("backward", for: 0.4)
        world.settle()
        completed.append(true)
        world.checkList(completed: completed, "popped \(round)")
      }
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.2)
      Report.check("still the player", world.box.map { world.list.player.isDescendant(of: $0) } == true)
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },

    onList("the player goes while a finger pulls") { world in
      world.push()
      world.settle()
      world.pull(to: 500)
      world.list.carryPlayer = nil
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, true], "finished")
    },

    onList("the app takes the player meanwhile") { world in
      world.push()
      Simulator.clock.advance(by: 0.1)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      world.window.addSubview(other)
      other.addSubview(world.list.player)
      world.settle()
      Report.check("it is the app's", world.list.player.superview === other)
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.equal("nobody keeps its place", world.list.view.subviews.count, 2)
      other.removeFromSuperview()
    },

    onList("reduced motion, nothing to carry, and a view that is withheld") { world in
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.check("at home", world.list.player.superview === world.list.view)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      Simulator.reducesMotion = false
      world.list.carryPlayer = nil
      world.pop()
      world.settle()
      world.checkList(completed: [true, true], "popped")
      world.list.carryPlayer = world.list.player
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      world.checkPage(completed: [true, true, true], "pushed without its view")
    },
  ]

  static let lift: [Scenario] = [
    onBoard("present and dismiss") { world in
      world.show()
      world.sample("forward", for: 0.3)
      world.settle()
      world.checkPage(completed: [true], "presented")
      world.page.dismiss(animated: true)
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkBoard(completed: [true, true], "dismissed")
    },

    onBoard("the size changes on the way") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkPage(completed: [true], "presented")
      Report.near("where the mask puts it", world.board.card.frame.minY, 100)
      world.page.dismiss(animated: true)
      world.settle()
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      let card = world.board.card
      Report.check("the card is at home", world.board.mat.subviews.firstIndex { $0 === card } == 1)
      Report.near("where it was", card.frame, CGRect(x: 30, y: 500, width: 120, height: 80))
      Report.equal("nobody keeps its place", world.board.mat.subviews.count, 3)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (CarryWorld) -> Void) -> Scenario {
    .of("carry", name, CarryWorld.init, body)
  }

  private static func onBoard(_ name: String, _ body: @escaping @MainActor (LiftWorld) -> Void) -> Scenario {
    .of("lift", name, LiftWorld.init, body)
  }
}
