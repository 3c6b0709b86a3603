@_spi(Simulator) import UIKit

extension Scenario {
  static let surface: [Scenario] = surfaceWays + surfaceDetails

  private static let surfaceWays: [Scenario] = [
    list("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("from the card", world.surface?.presentedFrame ?? .null, SurfaceWorld.card)
      world.checkContents("at the card")
      Report.near("the card's content", world.contents.first?.presentedAlpha ?? -1, 1)
      Report.near("the card is away", world.list.card.alpha, 0)
      Report.near("the body is away", world.page.body.alpha, 0)
      Report.check("above everything", world.page.view.superview?.subviews.last === world.surface)
      Report.check("above the list only", world.page.view.superview?.subviews.first === world.scrim)
      Report.near(
        "the scrim is everywhere", world.scrim?.frame ?? .null, CGRect(x: 0, y: 0, width: 400, height: 800))
      Report.check("the box is not cut", world.surface?.clipsToBounds == false)
      world.sample("forward", for: 0.3)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.3, within: 1e-6)
      world.checkPage(completed: [true], "presented")
      world.hide()
      let back = Simulator.clock.now
      Report.near("the page is away", world.page.view.alpha, 0)
      Report.near("the page's content", world.contents.last?.presentedAlpha ?? -1, 1)
      world.sample("backward", for: 0.25)
      world.settle()
      Report.near("takes back", world.lastCompletion - back, 0.25, within: 1e-6)
      world.checkList(completed: [true, true], "dismissed")
    },

    list("the page is not seen while it is drawn") { world in
      var commits = 0
      Simulator.willCommit = { [weak world] in
        commits += 1
        let top = world?.page.view.superview?.subviews.last
        Report.equal("what is on screen is above it", top?.simulatedName, "snapshot of window")
        let place = top.map { $0.convert($0.bounds, to: nil) }
        Report.near("all over it", place ?? .null, world?.window.frame ?? .zero)
      }
      Simulator.presentationInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 0)
      world.show()
      Report.equal("once", commits, 1)
      Report.check("and goes", world.surface != nil && world.page.view.superview?.subviews.count == 3)
      world.settle()
      world.hideAndSettle()
      Report.equal("not on the way back", commits, 1)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    list("three times") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.showAndSettle()
        completed.append(true)
        world.checkPage(completed: completed, "presented \(round)")
        world.hideAndSettle()
        completed.append(true)
        world.checkList(completed: completed, "dismissed \(round)")
      }
    },

    list("the card looks as it does when it goes") { world in
      world.show()
      Report.equal("both", world.contents.map { "\($0)" }, ["snapshot of card", "snapshot of body"])
      Report.near("of its size", world.contents.first?.presentedBounds.size.height ?? 0, 200)
      world.settle()
      // By now the app hands over another card, with another shape.
      let other = UIView(frame: CGRect(x: 50, y: 400, width: 100, height: 100))
      other.simulatedName = "other"
      other.layer.cornerRadius = 50
      world.list.view.addSubview(other)
      world.list.current = other
      world.takeRest()
      world.hide()
      Report.equal("the other", world.contents.map { "\($0)" }, ["snapshot of other", "snapshot of body"])
      Simulator.clock.advance(by: 0.2499)
      Report.near("goes there", world.surface?.presentedFrame ?? .null, other.frame, within: 1.2)
      world.settle()
      Report.near("and is there", other.alpha, 1)
      Report.check("away from the list", world.list.presentedViewController == nil)
    },

    list("not dismissed while it comes") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.hide()
      world.settle()
      world.checkPage(completed: [true])
    },

    list("no card, no body, or neither in its screen") { world in
      var completed: [Bool] = []
      for missing in ["card", "body", "elsewhere"] {
        if missing == "card" { world.list.current = nil }
        if missing == "body" { world.page.current = nil }
        if missing == "elsewhere" { world.list.current = UIView(frame: SurfaceWorld.card) }
        world.show()
        let start = Simulator.clock.now
        Report.check("no \(missing): nothing flies", world.surface == nil)
        Report.near("no \(missing): the page fades in", world.page.view.presentedAlpha, 0)
        Simulator.clock.advance(by: 0.125)
        Report.near("no \(missing): half there", world.page.view.presentedAlpha, 0.5, within: 1e-6)
        world.settle()
        Report.near("no \(missing): takes", world.lastCompletion - start, 0.25, within: 1e-6)
        completed.append(true)
        world.checkPage(completed: completed, "presented without \(missing)")
        world.hideAndSettle()
        completed.append(true)
        world.checkList(completed: completed, "dismissed without \(missing)")
        world.list.current = world.list.card
        world.page.current = world.page.body
      }
    },

    list("the card goes while the page is up") { world in
      world.showAndSettle()
      world.list.current = nil
      world.hideAndSettle()
      world.checkList(completed: [true, true])
    },

    list("the card goes on the way") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.list.card.removeFromSuperview()
      world.settle()
      world.checkPage(completed: [true], "presented")
      world.list.view.addSubview(world.list.card)
      world.hideAndSettle()
      world.checkList(completed: [true, true], "dismissed")
    },

    list("the app shows the card meanwhile") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.list.card.alpha = 0.7
      world.settle()
      Report.near("as the app has set it", world.list.card.alpha, 0.7)
      world.list.card.alpha = 1
      world.checkPage(completed: [true])
    },

    list("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      let start = Simulator.clock.now
      Report.check("nothing flies", world.surface == nil)
      Simulator.clock.advance(by: 0.1)
      Report.near("half there", world.page.view.presentedAlpha, 0.5, within: 1e-6)
      Report.near("not dark", world.scrim?.presentedAlpha ?? -1, 0)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.2, within: 1e-6)
      world.checkPage(completed: [true], "presented")
      world.hideAndSettle()
      world.checkList(completed: [true, true], "dismissed")
    },

    list("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkPage(completed: [], "presented")
      world.hideAndSettle()
      world.checkList(completed: [true], "dismissed by the transition")
      world.showAndSettle()
      world.hide(animated: false)
      world.settle()
      world.checkList(completed: [true, true], "dismissed")
    },

    list("the size changes at rest") { world in
      world.showAndSettle()
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.checkPage(in: CGSize(width: 800, height: 400), completed: [true], "turned")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkPage(completed: [true], "turned back")
      world.hideAndSettle()
      world.checkList(completed: [true, true], "dismissed")
    },

    list("the size changes anywhere on the way") { world in
      var completed: [Bool] = []
      for step in stride(from: 0.0, to: 0.25, by: 0.02) {
        world.show()
        Simulator.clock.advance(by: step)
        world.window.resize(to: CGSize(width: 800, height: 400))
        world.settle()
        completed.append(true)
        world.checkPage(in: CGSize(width: 800, height: 400), completed: completed, "there at \(step)")
        world.hide()
        Simulator.clock.advance(by: step)
        world.window.resize(to: CGSize(width: 400, height: 800))
        world.settle()
        completed.append(true)
        Report.check("at \(step): nothing is presented", world.list.presentedViewController == nil)
        Report.check("at \(step): the page is out", world.page.view.superview == nil)
        Report.near("at \(step): card", world.list.card.alpha, 1)
        Report.near("at \(step): page", world.page.view.alpha, 1)
        Report.equal("at \(step): completed", Simulator.recorder.completions, completed)
      }
      world.showAndSettle()
      world.hideAndSettle()
      world.checkList(completed: completed + [true, true])
    },

    list("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkPage(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.checkList(completed: [true, true], "dismissed")
    },

    .of("container-transform", "from right to left", SurfaceWorld.fromRightToLeft) { world in
      world.show()
      Report.near("from the card", world.surface?.presentedFrame ?? .null, SurfaceWorld.card)
      Simulator.clock.advance(by: 0.1)
      world.checkContents("on the way")
      world.settle()
      world.checkPage(completed: [true], "presented")
      world.hideAndSettle()
      world.checkList(completed: [true, true], "dismissed")
    },
  ]

  static func list(
    _ name: String, _ body: @escaping @MainActor (SurfaceWorld) -> Void
  ) -> Scenario {
    .of("container-transform", name, SurfaceWorld.init, body)
  }
}
