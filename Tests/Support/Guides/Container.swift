@_spi(Simulator) import UIKit

/// The deck, which shows one of its cards.
@MainActor private final class World: SpecWorld {
  let root = DeckController()

  init() {
    super.init(root: root, trees: [])
    window.makeKeyAndVisible()
  }

  var card: CardController? { root.deck.shown as? CardController }

  func check(card number: Int, reads: Int, completed: Int, _ moment: String) {
    settle()
    checkShown(card, moment)
    Report.equal("\(moment): card", card?.number, number)
    Report.equal("\(moment): reads", card?.reads, reads)
    Report.equal("\(moment): children", root.children.map { $0 === card }, [true])
    Report.equal("\(moment): views", root.view.subviews.map { $0 === card?.view }, [true])
    Report.equal(
      "\(moment): appeared", Simulator.recorder.appearances.count { $0.hasSuffix("did appear") }, completed)
    checkQuiet(completed: [], moment)
  }
}

@main struct Main {
  @MainActor static func main() {
    GuideRun.course("on and back") {
      let world = World()
      world.check(card: 1, reads: 0, completed: 2, "first")
      world.root.goOn()
      world.check(card: 2, reads: 1, completed: 3, "second")
      world.root.goBack()
      world.check(card: 1, reads: 1, completed: 4, "first again")
    }
    GuideRun.course("under a finger") {
      let world = World()
      world.card?.view.drag(by: CGVector(dx: -60, dy: 0))
      world.check(card: 1, reads: 0, completed: 3, "let go early")
      world.card?.view.drag(by: CGVector(dx: -300, dy: 0))
      world.check(card: 2, reads: 1, completed: 4, "let go late")
    }
    GuideRun.course("nothing behind the last") {
      let world = World()
      for _ in 1...3 {
        world.root.goOn()
        world.settle()
      }
      world.check(card: 3, reads: 1, completed: 4, "last")
    }
  }
}
