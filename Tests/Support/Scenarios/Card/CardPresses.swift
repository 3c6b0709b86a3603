@_spi(Simulator) import UIKit

extension Scenario {
  /// Fingers on the card.
  static let cardPresses: [Scenario] = [
    today("the card yields to the touch, and a tap opens it") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.075)
      let eased = world.cardScale
      Report.check("an ease-out is past the middle", eased > 0.96 && eased < 0.98, "\(eased)")
      Simulator.clock.advance(by: 0.1)
      Report.near("down", world.cardScale, 0.96)
      finger.lift()
      Simulator.clock.advance(by: 0)
      Report.near("from where the card is laid out", world.articleFrame, CardWorld.card)
      world.settle()
      world.checkArticle(completed: [true], "tapped")
      world.hideAndSettle()
      world.checkToday(completed: [true, true], "dismissed")
    },

    today("presented while a finger is on the card") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.2)
      world.show()
      Report.near("from where the card is laid out", world.articleFrame, CardWorld.card)
      Simulator.clock.advance(by: 0.1)
      finger.lift()
      world.settle()
      world.hideAndSettle()
      world.checkToday(completed: [true, true])
    },

    today("the finger leaves the card") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 30, y: 400))
      Simulator.clock.advance(by: 0.05)
      Report.check("yields", world.cardScale < 1)
      finger.move(to: CGPoint(x: 5, y: 400))
      Simulator.clock.advance(by: 0.15)
      Report.near("up", world.cardScale, 1)
      finger.lift()
      world.settle()
      world.checkToday(completed: [])
    },

    today("a finger scrolls the list") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.05)
      Report.check("yields", world.cardScale < 1)
      finger.drag(to: CGPoint(x: 200, y: 350), during: 0.1)
      Report.check("scrolls", world.today.list.contentOffset.y > 60)
      Simulator.clock.advance(by: 0.15)
      Report.near("up", world.cardScale, 1)
      finger.lift()
      world.settle()
      world.today.list.contentOffset.y = 60
      world.checkToday(completed: [])
    },

    today("touches that are taken away, beside the card, and of two fingers") { world in
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.05)
      finger.cancel()
      world.settle()
      world.checkToday(completed: [], "taken away")
      let beside = Finger(in: world.window)
      beside.touchDown(at: CGPoint(x: 200, y: 100))
      Simulator.clock.advance(by: 0.2)
      Report.near("not touched", world.cardScale, 1)
      beside.lift()
      let (first, second) = (Finger(in: world.window), Finger(in: world.window))
      first.touchDown(at: CGPoint(x: 200, y: 400))
      Simulator.clock.advance(by: 0.05)
      second.touchDown(at: CGPoint(x: 250, y: 400))
      Simulator.clock.advance(by: 0.2)
      Report.near("two press nothing", world.cardScale, 1)
      first.lift()
      second.lift()
      world.settle()
      world.checkToday(completed: [], "two fingers")
    },
  ]
}
