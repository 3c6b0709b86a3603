@_spi(Simulator) import UIKit

extension Scenario {
  static let miniPlayer: [Scenario] = [
    home("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("the card is where the bar is", world.cardTop, 660)
      Report.equal("in its colour", world.player.card.backgroundColor, UIColor.white)
      Report.near(
        "the artwork flies from the bar", world.picture?.presentedFrame ?? .null,
        CGRect(x: 16, y: 666, width: 48, height: 48))
      Report.near("the home is whole", world.tabs.view.presentedFrame, UIScreen.main.bounds)
      Simulator.clock.advance(by: 0.25)
      Report.near("half of the card's way", world.cardTop, 350, within: 1)
      Report.near("half of the home's", world.tabs.view.presentedFrame.minX, 7.5, within: 0.1)
      Report.near("half dark", world.cover?.presentedAlpha ?? 0, 0.15, within: 1e-2)
      Simulator.clock.advance(by: 0.2499)
      Report.near(
        "the artwork arrives", world.picture?.presentedFrame ?? .null,
        CGRect(x: 30, y: 120, width: 340, height: 340), within: 1)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.5, within: 1e-6)
      world.checkPlayer(completed: [true], "presented")
      world.hide()
      Simulator.clock.advance(by: 0.4999)
      Report.near("the card is back at the bar", world.cardTop, 660, within: 1)
      Report.near(
        "so is the artwork", world.picture?.presentedFrame ?? .null,
        CGRect(x: 16, y: 666, width: 48, height: 48), within: 1)
      world.settle()
      world.checkHome(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    home("three times") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.showAndSettle()
        completed.append(true)
        world.checkPlayer(completed: completed, "presented \(round)")
        world.hideAndSettle()
        completed.append(true)
        world.checkHome(completed: completed, "dismissed \(round)")
      }
    },

    player("pull and finish") { world in
      Report.check("begins", world.beginPull())
      Simulator.clock.advance(by: 0.1)
      world.pull(to: 200)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      Report.near("the card follows", world.cardTop, 40 + 620 * 0.25)
      Report.near("the home comes back", world.tabs.view.presentedFrame.minX, 15 * 0.75)
      Report.near("the tab bar too", world.tabs.tabBar.transform.ty, MiniPlayerWorld.barHeight * 0.75)
      Report.near("it gets lighter", world.cover?.alpha ?? 0, 0.225, within: 1e-6)
      Report.equal("the colour waits", world.player.card.backgroundColor, UIColor.white)
      world.pull(to: 800)
      Report.near("the card is at the bar", world.cardTop, 660)
      for (part, expected) in zip(world.cardColor, [0.2, 0.4, 0.6, 1]) {
        Report.near("the colour is the bar's", part, CGFloat(expected))
      }
      world.pull(to: 700)
      let released = Simulator.clock.now
      world.endPull()
      world.settle()
      Report.near("settles in", world.lastCompletion - released, 0.3, within: 1e-6)
      world.checkHome(completed: [true, true])
    },

    player("a bar with a pattern for a colour") { world in
      world.home.bar.backgroundColor = UIColor(
        patternImage: UIImage(simulatedSize: CGSize(width: 8, height: 8)))
      world.beginAndPull(to: 700)
      for part in world.cardColor { Report.near("it comes from nothing", part, 0.5, within: 1e-6) }
      world.endPull(velocity: -1800)
      world.settle()
      world.checkPlayer(completed: [true, false])
    },

    player("pull and cancel, then finish by its speed") { world in
      world.beginAndPull(to: 300)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false], "cancelled")
      world.beginAndPull(to: 100)
      world.endPull(velocity: 900)
      world.settle()
      world.checkHome(completed: [true, false, true], "finished")
    },

    player("upwards") { world in
      Report.check("does not begin", !world.beginPull(velocity: -100))
      world.beginAndPull(to: -200)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false])
    },

    player("cancelled by the system, and failed") { world in
      world.beginAndPull(to: 700)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPlayer(completed: [true, false], "cancelled")
      world.beginAndPull(to: 700)
      world.pan?.fail()
      world.settle()
      world.checkPlayer(completed: [true, false, false], "failed")
    },

    player("ended before the start") { world in
      world.beginPull()
      world.pull(to: 50)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false], "cancelled")
      world.beginPull()
      world.pull(to: 700)
      world.endPull()
      world.settle()
      world.checkHome(completed: [true, false, true], "finished")
    },

    player("dismissed by code") { world in
      world.hide(animated: false)
      world.settle()
      world.forgetCompletion()
      world.checkHome(completed: [true], "without animation")
    },

    home("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkPlayer(completed: [], "presented")
      world.hideAndSettle()
      world.checkHome(completed: [true], "dismissed by the transition")
    },

    home("no artwork") { world in
      world.player.current = nil
      world.show()
      let start = Simulator.clock.now
      Report.check("nothing flies", world.picture == nil)
      Report.near("the player fades in", world.player.view.presentedAlpha, 0)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.25, within: 1e-6)
      world.checkPlayer(completed: [true], "presented")
      world.hide()
      Simulator.clock.advance(by: 0.1)
      let steppedBack = UIScreen.main.bounds.insetBy(dx: 15, dy: 30)
      Report.near("the home waits", world.tabs.view.presentedFrame, steppedBack)
      world.settle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    home("a player that has had another size") { world in
      world.player.view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
      world.show()
      Report.near("it fills at the start", world.player.view.frame, UIScreen.main.bounds)
      world.settle()
      world.hideAndSettle()
      world.checkHome(completed: [true, true])
    },

    home("a presenter whose view scrolls") { world in
      @MainActor func scroll(to y: CGFloat) {
        world.tabs.view.bounds.origin.y = y
        world.tabs.view.setNeedsLayout()
        world.settle()
      }
      scroll(to: 30)
      world.takeRest()
      world.showAndSettle()
      Report.near("is not thrown to its top", world.tabs.view.bounds.minY, 30)
      scroll(to: 50)
      world.hide(animated: false)
      world.settle()
      Report.near("is where it has been scrolled to", world.tabs.view.bounds.minY, 50)
      Report.near("as wide as before", world.tabs.view.bounds.width, 400)
      scroll(to: 30)
      world.forgetCompletion()
      world.checkHome(completed: [true], "dismissed at once")
    },

    home("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      Report.near("the card is in its place", world.cardTop, 40)
      world.settle()
      world.checkPlayer(isReduced: true, completed: [true], "presented")
      world.beginAndPull(to: 200)
      Report.near("the player fades", world.player.view.alpha, 0.75)
      world.endPull()
      world.settle()
      world.checkPlayer(isReduced: true, completed: [true, false], "cancelled")
      world.hideAndSettle()
      world.checkHome(completed: [true, false, true], "dismissed")
      Report.playedAsReported()
    },

    player("the size changes") { world in
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.settle()
      world.checkPlayer(in: CGSize(width: 800, height: 500), completed: [true], "turned")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkPlayer(completed: [true], "turned back")
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    player("the size changes under the finger") { world in
      world.beginAndPull(to: 700)
      world.window.resize(to: CGSize(width: 800, height: 500))
      world.endPull()
      world.settle()
      world.checkPlayer(in: CGSize(width: 800, height: 500), completed: [true, false])
    },

    home("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkPlayer(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.beginAndPull(to: 700)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false], "a pull is cancelled")
    },
  ]

  private static func home(
    _ name: String, _ body: @escaping @MainActor (MiniPlayerWorld) -> Void
  ) -> Scenario {
    .of("mini-player", name, MiniPlayerWorld.init, body)
  }

  private static func player(
    _ name: String, _ body: @escaping @MainActor (MiniPlayerWorld) -> Void
  ) -> Scenario {
    home(name) { world in
      world.showAndSettle()
      world.checkPlayer(completed: [true], "presented")
      body(world)
    }
  }
}
