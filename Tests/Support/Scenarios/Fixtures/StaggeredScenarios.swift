@_spi(Simulator) import UIKit

extension Scenario {
  static let rows: [Scenario] = [
    onList("push and pop") { world in
      world.push()
      let start = Simulator.clock.now
      Report.check("some tiles", world.detail.shelf.tiles.count > 6)
      world.sample("forward", for: 0.5)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.5, within: 1e-6)
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkList(completed: [true, true], "popped")
      Report.playedAsReported()
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 340))
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 600))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },

    onList("no collection, and one without items") { world in
      world.detail.rowsTiles = nil
      world.push()
      Simulator.clock.advance(by: 0.2)
      Report.equal("the tiles stay", world.detail.shelf.tiles.map(\.alpha).filter { $0 != 1 }, [])
      world.settle()
      world.checkPage(completed: [true], "pushed without a collection")
      world.pop()
      world.settle()
      world.checkList(completed: [true, true], "popped without a collection")
      world.detail.rowsTiles = world.detail.shelf.view
      world.detail.shelf.count = 0
      world.detail.shelf.view.reloadData()
      world.detail.shelf.view.layoutIfNeeded()
      world.takeRest()
      world.push()
      world.settle()
      world.checkPage(completed: [true, true, true], "pushed without items")
    },

    onList("items that are used again on the way") { world in
      world.push()
      Simulator.clock.advance(by: 0.25)
      let before = world.detail.shelf.tiles
      world.detail.shelf.view.contentOffset.y = 220
      world.detail.shelf.view.layoutIfNeeded()
      Report.check("some are used again", before.contains { $0.superview != nil })
      world.settle()
      let all = before + world.detail.shelf.tiles
      Report.equal("all are seen", all.map(\.alpha).filter { $0 != 1 }, [])
      Report.equal("all are in their place", all.map(\.transform).filter { $0 != .identity }, [])
      world.detail.shelf.view.contentOffset.y = 0
      world.detail.shelf.view.layoutIfNeeded()
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    onList("reduced motion") { world in
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      let moved = world.detail.shelf.tiles.map(\.presentedTransform).filter { $0 != .identity }
      Report.equal("nothing moves", moved, [])
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },
  ]

  static let tiles: [Scenario] = [
    onBoard("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      world.sample("forward", for: 0.4)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.4, within: 1e-6)
      world.checkPanel(completed: [true], "presented")
      world.panel.dismiss(animated: true)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkBoard(completed: [true, true], "dismissed")
    },

    onBoard("under a finger") { world in
      world.show()
      world.settle()
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 340))
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPanel(completed: [true, false], "cancelled")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 600))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkBoard(completed: [true, false, true], "finished")
    },

    onBoard("nothing but its time where there are no items") { world in
      world.panel.shelf.count = 0
      world.panel.shelf.view.reloadData()
      world.panel.shelf.view.layoutIfNeeded()
      world.show()
      world.settle()
      world.checkPanel(completed: [true], "presented")
      world.panel.dismiss(animated: true)
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true, true])
    },
  ]

  static let fan: [Scenario] = [
    .of("fan", "the card that flies does not fall with the others", FanWorld.init) { world in
      let cards = world.deck.shelf.tiles
      @MainActor func falls() -> [CGFloat] { cards.map { $0.presentedTransform.ty } }
      world.push()
      Simulator.clock.advance(by: 0.35)
      Report.equal("the card stays", falls()[4], 0)
      Report.check("the others fall", falls().enumerated().allSatisfy { $0 == 4 || $1 > 0 })
      world.settle()
      world.pop()
      Simulator.clock.advance(by: 0.05)
      Report.equal("it does not rise either", falls()[4], 0)
      Report.check("the last one is still below", falls()[8] > 0)
      world.settle()
      Report.equal("all are home", falls().filter { $0 != 0 }, [])
      world.checkList(completed: [true, true], "popped")
    }
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (RowsWorld) -> Void) -> Scenario {
    .of("rows", name, RowsWorld.init, body)
  }

  private static func onBoard(_ name: String, _ body: @escaping @MainActor (TilesWorld) -> Void) -> Scenario {
    .of("tiles", name, TilesWorld.init, body)
  }
}
