@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  static let delegation: [Scenario] = answers + platformSwipes

  private static let answers: [Scenario] = [
    .inViewer("a pop by a button has no interaction controller") { world in
      let pop = world.zoom.navigationController(
        world.navigation, animationControllerFor: .pop, from: world.viewer, to: world.grid)
      guard let pop else { return Report.check("the pop is animated", false) }
      let interaction = world.zoom.navigationController(world.navigation, interactionControllerFor: pop)
      Report.check("nothing is handed out", interaction == nil)
      Report.near("reported duration", pop.transitionDuration(using: nil), 0.25)
    },

    .photos("a push has no interaction controller") { world in
      let push = world.zoom.navigationController(
        world.navigation, animationControllerFor: .push, from: world.grid, to: world.viewer)
      guard let push else { return Report.check("the push is animated", false) }
      let interaction = world.zoom.navigationController(world.navigation, interactionControllerFor: push)
      Report.check("nothing is handed out", interaction == nil)
      Report.near("reported duration", push.transitionDuration(using: nil), 0.5)
      Simulator.reducesMotion = true
      let reduced = world.zoom.navigationController(
        world.navigation, animationControllerFor: .push, from: world.grid, to: world.viewer)
      Report.near("with reduced motion", reduced?.transitionDuration(using: nil) ?? 0, 0.2)
    },

    .photos("other screens keep the system's own") { world in
      @MainActor func animator(
        _ operation: UINavigationController.Operation, _ from: UIViewController, _ to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        world.zoom.navigationController(
          world.navigation, animationControllerFor: operation, from: from, to: to)
      }
      Report.check("push of another", animator(.push, world.grid, UIViewController()) == nil)
      Report.check("pop of another", animator(.pop, UIViewController(), world.grid) == nil)
      Report.check("pop to another", animator(.pop, world.viewer, UIViewController()) == nil)
      Report.check("neither push nor pop", animator(.none, world.grid, world.viewer) == nil)
      Report.check("the wrong way round", animator(.push, world.viewer, world.grid) == nil)
    },

    .inViewer("a pull that the delegate never hears of, then a pop by a button") { world in
      world.navigation.delegate = nil
      world.beginPull()
      world.endPull(y: 10)
      world.settle()
      world.navigation.delegate = world.zoom
      world.navigation.pushViewController(world.viewer, animated: true)
      world.settle()
      world.popAndSettle()
      Report.equal("back in the grid", world.navigation.viewControllers.count, 1)
      Report.equal("nothing was scrubbed", Simulator.recorder.updates, [])
      world.checkNoViolations()
    },
  ]
}
