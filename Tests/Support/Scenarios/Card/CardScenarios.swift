@_spi(Simulator) import UIKit

extension Scenario {
  static let card: [Scenario] = cardWays + cardFingers + cardPresses + cardDetails

  private static let cardWays: [Scenario] = [
    today("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("from the card", world.articleFrame, CardWorld.card)
      Report.near("with its corners", world.article.view.layer.presentedCornerRadius, 16)
      Report.near("the card is away", world.today.card.alpha, 0)
      world.sampleArticle("forward", for: 0.7)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.7, within: 1e-6)
      world.checkArticle(completed: [true], "presented")
      world.hide()
      let back = Simulator.clock.now
      world.sampleArticle("backward", for: 0.6)
      world.settle()
      Report.near("takes back", world.lastCompletion - back, 0.6, within: 1e-6)
      world.checkToday(completed: [true, true], "dismissed")
    },

    today("three times") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.showAndSettle()
        completed.append(true)
        world.checkArticle(completed: completed, "presented \(round)")
        world.hideAndSettle()
        completed.append(true)
        world.checkToday(completed: completed, "dismissed \(round)")
      }
    },

    today("back to where the card is then") { world in
      world.showAndSettle()
      world.today.list.contentOffset.y = 100
      world.hide()
      Simulator.clock.advance(by: 0.5999)
      // The last frame comes before the end, with about 1/36 of the way left.
      Report.near(
        "the card is at 200", world.articleFrame, CGRect(x: 20, y: 200, width: 340, height: 400), within: 20)
      world.settle()
      world.today.list.contentOffset.y = 60
      world.checkToday(completed: [true, true])
    },

    today("not dismissed while it comes") { world in
      world.show()
      Simulator.clock.advance(by: 0.3)
      world.hide()
      Report.check("no pull", !world.beginPull())
      Report.check("no swipe", !world.beginSwipe())
      world.settle()
      world.checkArticle(completed: [true])
    },

    today("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkArticle(completed: [], "presented")
      world.hideAndSettle()
      world.checkToday(completed: [true], "dismissed by the transition")
      world.showAndSettle()
      world.hide(animated: false)
      world.settle()
      world.forgetCompletion()
      world.checkToday(completed: [true, true], "dismissed")
    },

    today("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      let start = Simulator.clock.now
      Report.near("in its place", world.articleFrame, CGRect(x: 0, y: 0, width: 400, height: 800))
      Simulator.clock.advance(by: 0.1)
      Report.near("half there", world.article.view.presentedAlpha, 0.5, within: 1e-6)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.2, within: 1e-6)
      world.checkArticle(completed: [true], "presented")
      world.beginAndPull(to: 50)
      Report.equal("does not move", world.article.view.transform, .identity)
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false], "cancelled")
      world.beginAndPull(to: 120)
      world.endPull()
      world.settle()
      world.checkToday(completed: [true, false, true], "pulled")
    },

    today("the size changes on the way there") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkArticle(in: CGSize(width: 800, height: 400), completed: [true])
    },

    article("the size changes on the way back") { world in
      // One of the moments is within the delay before the card closes.
      for moment in [0.1, 0.3] {
        let before = Simulator.recorder.completions
        world.hide()
        Simulator.clock.advance(by: moment)
        world.window.resize(to: CGSize(width: 800, height: 400))
        world.settle()
        world.window.resize(to: CGSize(width: 400, height: 800))
        world.settle()
        world.checkToday(completed: before + [true], "dismissed at \(moment)")
        world.showAndSettle()
        world.checkArticle(completed: before + [true, true], "presented again after \(moment)")
      }
    },

    article("the size changes at rest") { world in
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkArticle(in: CGSize(width: 800, height: 400), completed: [true], "turned")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkArticle(completed: [true], "turned back")
      world.hideAndSettle()
      world.checkToday(completed: [true, true], "dismissed")
    },

    today("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkArticle(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.beginAndPull(to: 120)
      world.endPull()
      world.settle()
      world.checkArticle(completed: [true, false], "a pull is cancelled")
    },

    article("the app shows the card meanwhile") { world in
      world.today.card.alpha = 0.5
      world.hideAndSettle()
      Report.near("as the app has set it", world.today.card.alpha, 0.5)
      world.today.card.alpha = 1
      world.forgetCompletion()
      world.checkToday(completed: [true, true])
    },
  ]

  static func today(
    _ name: String, _ body: @escaping @MainActor (CardWorld) -> Void
  ) -> Scenario {
    .of("app-store-card", name, CardWorld.init, body)
  }

  static func article(
    _ name: String, _ body: @escaping @MainActor (CardWorld) -> Void
  ) -> Scenario {
    today(name) { world in
      world.showAndSettle()
      world.checkArticle(completed: [true], "presented")
      body(world)
    }
  }
}
