@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A view that counts taps. It is as large as the screen that it lies in.
@MainActor private final class Row: NSObject {
  private(set) var taps = 0
  private let view: UIView

  init(in screen: UIView) {
    view = UIView(frame: screen.bounds)
    view.simulatedName = "row"
    super.init()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector(tapped))
    view.addGestureRecognizer(tap)
    screen.addSubview(view)
  }

  private func tapped() { taps += 1 }
}

extension Scenario {
  /// While a finger may take over a run, other touches have no effect. Two stacks share one delegate.
  static let touched: [Scenario] =
    untouched("grasp", GraspWorld.init) + untouched("grip", GripWorld.init)
    + untouched("grab", GrabWorld.init) + twoStacks + [runInRun]

  private static func untouched<World: CaughtWorld>(
    _ app: String, _ make: @escaping @MainActor () -> World
  ) -> [Scenario] {
    [
      .of(app, "what is shown is not tapped on the way", make, in: Conduct.allForCatches) { world in
        // The first way back removes what `adopt` has added.
        for go in [world.goForward, world.goBackward] {
          go()
          world.settle()
          world.completed.append(true)
        }
        let rows = world.screens.map { Row(in: $0) }
        world.takeRest()
        @MainActor func isTapped() -> Bool {
          let before = rows.reduce(0) { $0 + $1.taps }
          Finger(in: world.window).tap(at: CGPoint(x: 200, y: 300))
          return rows.reduce(0) { $0 + $1.taps } > before
        }
        Report.check("at rest", isTapped())
        world.forward(for: 0.3)
        Report.check("not on the way there", !isTapped())
        world.settle()
        world.completed.append(true)
        world.checkOver("there")
        Report.check("at rest there", isTapped())
        world.begin()
        Simulator.clock.advance(by: 0.1)
        world.move(by: world.length * 0.3)
        world.leave()
        Simulator.clock.advance(by: 0.02)
        Report.check("not while it settles", !isTapped())
        world.begin()
        world.leave()
        Report.check("not when it settles again", !isTapped())
        world.settle()
        world.completed.append(false)
        world.checkOver("cancelled")
        world.backward(for: 0.3)
        Report.check("not on the way back", !isTapped())
        world.settle()
        world.completed.append(true)
        world.checkBase("back")
        Report.check("at rest again", isTapped())
      }
    ]
  }

  /// Views that two runs have disabled stay disabled until both have ended. Views that the app disables afterwards stay disabled.
  private static let runInRun = Scenario.of(
    "grasp", "a run in the page that comes", GraspWorld.init, in: Conduct.allForCatches
  ) { world in
    let leaves = GraspLeafTransition(in: world.page)
    let (leaf, sheet) = (UIViewController(), UIViewController())
    @MainActor func open() -> [Bool] { [leaf, sheet].map(\.view.isUserInteractionEnabled) }
    leaves.show(leaf)
    world.forward(for: 0.5)
    leaves.forward(to: sheet)
    Simulator.clock.advance(by: 0.3)
    Report.equal("the page has come", Simulator.recorder.completions, [true])
    Report.equal("the run in it is under way", open(), [false, false])
    world.settle()
    Report.equal("both have ended", open(), [true, true])
    sheet.view.isUserInteractionEnabled = false
    world.backward(for: 0.5)
    world.settle()
    Report.equal("closed by the app", open(), [true, false])
    world.forgetCompletion()
  }

  private static let twoStacks: [Scenario] = [
    .of("grasp", "two stacks have one delegate", GraspWorld.init, in: Conduct.allForCatches) { world in
      let (list, page) = (GraspWorld.List(), GraspWorld.Page())
      let other = UINavigationController(rootViewController: list)
      let window = UIWindow(frame: UIScreen.main.bounds)
      other.delegate = world.transition
      window.rootViewController = other
      Simulator.clock.advance(by: VirtualClock.frame)
      world.forward(for: 0.5)
      other.pushViewController(page, animated: true)
      Simulator.clock.advance(by: 0.3)
      Report.equal("the first has arrived", Simulator.recorder.completions, [true])
      let pan = page.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      Report.check(
        "the second can be caught",
        pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 100)) == true)
      pan?.move(to: CGPoint(x: 200, y: 900))
      pan?.end(velocity: .zero)
      world.settle()
      Report.equal("and turned round", Simulator.recorder.completions, [true, false])
      Report.check("its list is in front", other.topViewController === list)
      // Each stack keeps its swipe back once, whichever of them has shown a screen last.
      for _ in 1...2 {
        world.goBackward()
        world.settle()
        other.pushViewController(page, animated: true)
        world.settle()
        world.goForward()
        world.settle()
        other.popViewController(animated: true)
        world.settle()
      }
      for navigation in [world.navigation, other] {
        Report.equal("kept once", navigation.view.interactions.count, 1)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
