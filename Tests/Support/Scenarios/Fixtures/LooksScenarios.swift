@_spi(Simulator) import UIKit

/// Blurs, colours and shadows that a finger drives.
extension Scenario {
  static let looks: [Scenario] = lookShow + lookSheet + lookBack + lookPush + lookTurn + lookLift

  private static let lookShow: [Scenario] = [
    .of("lookShow", "under a finger", LookShowWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkCard(completed: [true], "presented")
      Report.check(
        "touches go through the strip",
        world.second.view.hitTest(CGPoint(x: 200, y: 400), with: nil) === world.second.view)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 60, dy: 240))
      world.sample("thrown", at: 0)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 200, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkCard(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkCard(completed: [true, false, false], "taken away")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.sample("finished", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("lookShow", "forth and back under one finger", LookShowWorld.init) { world in
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 600))
      Report.near("a quarter is left", world.glass?.presentedEffect ?? .nan, 0.25, within: 1e-6)
      world.pan(on: world.second.view)?.move(to: CGPoint(x: 200, y: 400))
      Report.near("all of it again", world.glass?.presentedEffect ?? .nan, 1, within: 1e-6)
      world.pan(on: world.second.view)?.move(to: CGPoint(x: 200, y: 1300))
      Report.near("none of it", world.glass?.presentedEffect ?? .nan, 0, within: 1e-6)
      world.pan(on: world.second.view)?.move(to: CGPoint(x: 200, y: 400))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkCard(completed: [true, false], "back where it came from")
    },

    .of("lookShow", "too early, another size, a view is withheld", LookShowWorld.init) { world in
      world.present()
      world.pan(on: world.second.view)?.begin(at: CGPoint(x: 200, y: 200), velocity: CGPoint(x: 0, y: 50))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkCard(completed: [true, false], "too early")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: 0.05)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkCard(completed: [true, false, false], "turned back")
      Simulator.withheldViews = [.from]
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      Simulator.withheldViews = []
      world.checkCard(completed: [true, false, false, false], "nothing to move, and nothing moves")
    },

    .of("lookShow", "reduced motion", LookShowWorld.init) { world in
      Simulator.reducesMotion = true
      world.first.present(world.second, animated: true)
      world.settle()
      world.checkCard(completed: [true], "presented")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      Report.near("the card does not move", world.second.view.presentedFrame.minY, 0)
      let height = world.second.view.bounds.height
      Report.near("the blur follows the finger", world.glass?.presentedEffect ?? 0, 1 - 240 / height)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkCard(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished")
    },

    .of("lookShow", "the app goes away under the finger", LookShowWorld.init) { world in
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.window.rootViewController = UIViewController()
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      Report.equal("animators alive", Simulator.census.alive(.propertyAnimator), [])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static let lookSheet: [Scenario] = [
    .of(
      "lookSheet", "VoiceOver's double tap on the blur, whose middle is under the sheet", LookSheetWorld.init
    ) {
      world in
      world.present()
      for element in Simulator.elements(in: world.window) { Simulator.activate(element, in: world.window) }
      world.settle()
      world.checkBase(completed: [true, true], "closed")
    },

    .of("lookSheet", "under a finger", LookSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSheet(completed: [true], "presented")
      world.second.dismiss(animated: true)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkBase(completed: [true, true], "dismissed")
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 100))
      world.sample("held", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkSheet(completed: [true, true, true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 100))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkSheet(completed: [true, true, true, false, false], "taken away")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 220))
      world.sample("finished", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.25)
      world.settle()
      world.checkBase(completed: [true, true, true, false, false, true], "finished")
    },

    .of("lookSheet", "too early, another size while it settles", LookSheetWorld.init) { world in
      world.present()
      world.pan(on: world.second.view)?.begin(at: CGPoint(x: 200, y: 500), velocity: CGPoint(x: 0, y: 50))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSheet(completed: [true, false], "too early")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 190))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      let turned = CGSize(width: 800, height: 400)
      world.window.resize(to: turned)
      world.settle()
      world.checkSheet(completed: [true, false, false], size: turned, "turned")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkSheet(completed: [true, false, false], "turned back")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 190))
      world.window.resize(to: turned)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSheet(completed: [true, false, false, false], size: turned, "turned under the finger")
    },
  ]

  /// A blur goes back to none, however UIKit treats an animator that is reversed.
  private static let lookBack: [Scenario] = [
    .of("lookSheet", "lets go of the blur", LookSheetWorld.init, in: Conduct.allForAnimators) { world in
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 220))
      world.sample("finished", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.25)
      world.settle()
      world.checkBase(completed: [true, true], "finished")
    },
    .of("lookShow", "lets go of the blur", LookShowWorld.init, in: Conduct.allForAnimators) { world in
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.sample("finished", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, true], "finished")
    },
  ]

  private static let lookPush: [Scenario] = [
    .of("lookPush", "under a finger that goes up", LookPushWorld.init) { world in
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkShown(completed: [true], "pushed")
      world.pull(world.up, by: CGVector(dx: 0, dy: -240))
      world.sample("thrown", at: 0)
      Report.near("the badge is not on its way", world.page.badge.presentedBackground[0], 1)
      world.up?.end(velocity: CGPoint(x: 0, y: -300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkShown(completed: [true, false], "cancelled")
      world.pull(world.up, by: CGVector(dx: 0, dy: -480))
      Report.near("half of the badge", world.page.badge.presentedBackground[0], 0.5, within: 1e-6)
      world.up?.cancelTouches()
      world.settle()
      world.checkShown(completed: [true, false, false], "taken away")
      world.pull(world.up, by: CGVector(dx: 0, dy: -480))
      world.sample("finished", at: 0)
      world.up?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("lookPush", "under a finger that goes down", LookPushWorld.init) { world in
      world.push()
      world.settle()
      let stripe = world.page.lookPushStripe
      for (way, grey) in [(0.25, 191.5), (0.5, 128), (0.75, 64)] {
        world.pull(world.down, by: CGVector(dx: 0, dy: way * 800))
        Report.near("after \(way)", stripe.presentedBackground[0], grey / 255, within: 1e-6)
        Report.equal("the page keeps its own", world.page.view.backgroundColor, LookPushWorld.rest)
        world.down?.cancelTouches()
        world.settle()
      }
      world.checkShown(completed: [true, false, false, false], "taken away")
      world.pull(world.down, by: CGVector(dx: 0, dy: 600))
      world.down?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.15)
      Report.check("on to black", stripe.presentedBackground[0] < 40 / 255)
      world.settle()
      world.checkFirst(completed: [true, false, false, false, true], "finished")
    },

    .of("lookPush", "too early, another size", LookPushWorld.init) { world in
      world.push()
      world.settle()
      world.up?.begin(at: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -50))
      world.up?.end(velocity: .zero)
      world.settle()
      world.checkShown(completed: [true, false], "too early")
      world.pull(world.up, by: CGVector(dx: 0, dy: -240))
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: 0.05)
      world.up?.end(velocity: .zero)
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkShown(completed: [true, false, false], "turned back")
    },
  ]

  private static let lookTurn: [Scenario] = [
    .of("lookTurn", "there and back, as it comes from", LookTurnWorld.init) { world in
      world.first.present(world.second, animated: true)
      Report.equal("the card alone", world.shown, ["snapshot of card"])
      world.sample("forward", for: 0.3)
      world.settle()
      world.checkPage(completed: [true], "presented")
      world.second.dismiss(animated: true)
      Report.equal("the body alone", world.shown, ["snapshot of body"])
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed")
    },

    .of("lookTurn", "under a finger", LookTurnWorld.init) { world in
      world.present()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.sample("held", at: 0)
      Report.equal("the body", world.shown, ["snapshot of body"])
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("held", for: 0.2)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 400))
      world.sample("finished", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      Report.equal("still the body", world.shown, ["snapshot of body"])
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },
  ]

  private static let lookLift: [Scenario] = [
    .of("lookLift", "under a finger", LookLiftWorld.init) { world in
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pull(to: 240)
      world.sample("thrown", at: 0)
      world.pan?.end(velocity: CGPoint(x: 200, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 240)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pull(to: 400)
      world.sample("finished", at: 0)
      world.pan?.end(velocity: CGPoint(x: 0, y: 500))
      world.sample("finished", for: 0.4)
      world.settle()
      world.checkList(completed: [true, false, false, true], "finished")
    },

    .of("lookLift", "too early, nothing to fly to, reduced motion", LookLiftWorld.init) { world in
      world.push()
      world.settle()
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false], "too early")
      Simulator.reducesMotion = true
      world.pull(to: 240)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false, false], "cancelled")
      Simulator.reducesMotion = false
      world.loseCard()
      world.pull(to: 500)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, false, true], "finished")
    },
  ]
}
