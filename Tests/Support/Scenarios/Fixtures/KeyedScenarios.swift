@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page whose tracks have key values.
@MainActor final class KeyedWorld: PushedWorld {
  final class List: UIViewController, KeyedList {
    let keyedMark = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))
    let keyedTick = UIView(frame: CGRect(x: 80, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      view.addSubview(keyedMark)
      view.addSubview(keyedTick)
    }
  }

  final class Page: UIViewController, KeyedPage {
    let keyedBadge = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      keyedBadge.backgroundColor = .white
      view.addSubview(keyedBadge)
    }
  }

  let list = List()
  let page = Page()
  let transition = KeyedTransition()

  init() {
    super.init(list, page, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    let transform = page.view.presentedTransform
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample("page.scale \(way)", at: time, transform.a)
    Report.sample("page.translation.x \(way)", at: time, transform.tx)
    Report.sample("page.translation.y \(way)", at: time, transform.ty)
    Report.sample("list.mark.alpha \(way)", at: time, list.keyedMark.presentedAlpha)
    Report.sample("list.tick.alpha \(way)", at: time, list.keyedTick.presentedAlpha)
  }

  /// Samples the values of two consecutive tracks, except in the frame after the first ends: its end is reported only then.
  func sampleJoined(_ way: String, for duration: Double, joint: Double) {
    eachFrame(of: duration, later: 0.3) { time in
      if time > joint, time < joint + VirtualClock.frame { return }
      let transform = page.view.presentedTransform
      Report.sample("page.scale \(way)", at: time, transform.a)
      Report.sample("page.translation.x \(way)", at: time, transform.tx)
      Report.sample("page.translation.y \(way)", at: time, transform.ty)
    }
  }

  /// Samples between the frames of the clock, so that no sample falls on a jump.
  override func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration, later: 0.3) { sample(way, at: $0) }
  }
}

/// A card over a base.
@MainActor final class PoisedWorld: SpecWorld {
  final class Card: UIViewController, PoisedCard {
    let poisedBadge = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "card.view"
      view.addSubview(poisedBadge)
    }
  }

  let base = UIViewController()
  let card = Card()
  let transition = PoisedTransition()

  init() {
    base.view.simulatedName = "base.view"
    super.init(root: base, trees: [])
    transition.adopt(card)
  }

  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration, later: 0.3) { time in
      Report.sample("card.alpha \(way)", at: time, card.view.presentedAlpha)
      Report.sample("card.scale \(way)", at: time, card.view.presentedTransform.a)
      Report.sample("card.badge.alpha \(way)", at: time, card.poisedBadge.presentedAlpha)
    }
  }
}

extension Scenario {
  static let keyed: [Scenario] = [
    onList("push and pop") { world in
      world.push()
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.navigation.popViewController(animated: true)
      world.letStart()
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    onList("colours follow each other") { world in
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.near("half of the first", world.page.keyedBadge.presentedBackground[0], 64 / 255, within: 1e-3)
      Simulator.clock.advance(by: 0.2)
      Report.near(
        "half of the second", world.page.keyedBadge.presentedBackground[0], 191.5 / 255, within: 1e-3)
      world.settle()
      world.pull(to: 200)
      Report.near("a quarter back", world.page.keyedBadge.presentedBackground[0], 191.5 / 255, within: 1e-3)
      world.pull(to: 600)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },

    onList("the finger is taken away, and the size changes") { world in
      world.push()
      world.settle()
      world.pull(to: 500)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false], "taken away")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false, false], "ended before it began")
      world.navigation.popViewController(animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.05)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true, false, false, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of(
      "keyed", "ends are told late, and the next one is on time", KeyedWorld.init,
      in: Conduct.allForAnimators
    ) { world in
      world.push()
      world.sampleJoined("forward", for: 0.4, joint: 0.16)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.pop()
      world.sampleJoined("backward", for: 0.3, joint: 0.18)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    onList("reduced motion, and a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      world.checkPage(completed: [true], "pushed all the same")
      world.navigation.popViewController(animated: true)
      world.settle()
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.near("nothing is scaled", world.page.view.presentedTransform.a, 1)
      world.settle()
      world.checkPage(completed: [true, true, true], "pushed")
    },
  ]

  static let poised: [Scenario] = [
    .of("poised", "there and back", PoisedWorld.init) { world in
      world.base.present(world.card, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.card.dismiss(animated: true)
      world.sample("backward", for: 0.3)
      world.settle()
      Report.check("nothing is presented", world.base.presentedViewController == nil)
      world.check(world.atRest, completed: [true, true], "dismissed")
    },
    .of("poised", "twice in a row, and a change of size", PoisedWorld.init) { world in
      for _ in 1...2 {
        world.base.present(world.card, animated: true)
        world.settle()
        world.card.dismiss(animated: true)
        world.settle()
      }
      world.check(world.atRest, completed: [true, true, true, true], "twice")
      world.base.present(world.card, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.05)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("it is whole", world.card.view.alpha, 1)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (KeyedWorld) -> Void) -> Scenario {
    .of("keyed", name, KeyedWorld.init, body)
  }
}
