@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A panel over a page. The app hands over nothing for either screen.
@MainActor private final class ShownWorld: FlightWorld {
  let transition = ShownTransition()

  init() {
    let (base, panel) = (UIViewController(), UIViewController())
    super.init(root: base, base, panel)
    transition.adopt(panel)
  }
}

/// A page that goes back under a pan or two fingers, or by UIKit's own swipe.
@MainActor private final class SwipedWorld: PushedWorld {
  final class List: UIViewController, SwipedList {}
  final class Page: UIViewController, SwipedPage {}

  let transition = SwipedTransition()

  init() { super.init(List(), Page(), by: transition) }

  /// Moves a finger to the right from a point of the window.
  func drag(from x: CGFloat) -> Finger {
    let finger = Finger(in: window)
    finger.touchDown(at: CGPoint(x: x, y: 400))
    finger.drag(to: CGPoint(x: x + 300, y: 400), during: 0.3)
    Simulator.clock.advance(by: 0.2)
    return finger
  }
}

/// Screens for which nothing is handed over, and small transitions.
extension Scenario {
  static let shown: [Scenario] = [
    .of("shown", "twice over the same page", ShownWorld.init) { world in
      for _ in 0..<2 {
        world.first.present(world.second, animated: true)
        world.letStart()
        Simulator.clock.advance(by: 0.1)
        Report.check("it comes", world.second.view.presentedAlpha > 0 && world.second.view.presentedAlpha < 1)
        world.settle()
        Report.near("it is there", world.second.view.alpha, 1)
        world.second.dismiss(animated: true)
        world.settle()
        Report.near("it is left as it was", world.second.view.alpha, 1)
      }
      world.checkFirst(completed: [true, true, true, true], "dismissed")
    },

    .of("shown", "UIKit's swipe does not wait for two fingers", SwipedWorld.init) { world in
      world.push()
      world.settle()
      world.drag(from: 5).lift()
      world.settle()
      Report.check("it has gone back", world.navigation.topViewController === world.first)
      world.push()
      world.settle()
      world.drag(from: 60).lift()
      world.settle()
      Report.check("under the pan as well", world.navigation.topViewController === world.first)
      world.forgetCompletion()
      world.checkFirst(completed: [true, true, true], "twice")
    },
  ]
}
