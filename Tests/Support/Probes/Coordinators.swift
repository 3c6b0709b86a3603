@_spi(Simulator) import UIKit

/// Transition coordinators: alongside animations and handlers.
extension Probe {
  static let ofCoordinators: [Probe] = [
    Probe("there is none without a transition", "uikit/uiviewcontroller/transitioncoordinator") {
      let stage = Stage.pushed()
      Report.check("before", stage.top.transitionCoordinator == nil)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.check("meanwhile", stage.top.transitionCoordinator != nil)
      stage.settle()
      Report.check("afterwards", stage.top.transitionCoordinator == nil)
    },
    Probe("it is there in viewWillAppear", "uikit/uiviewcontroller/transitioncoordinator") {
      let stage = Stage()
      stage.desk.animator = Fade()
      var has: [String: Bool] = [:]
      stage.top.whenTold = { has[$0] = stage.top.transitionCoordinator != nil }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.equal("will appear", has["viewWillAppear"], true)
      stage.top.whenTold = nil
    },
    Probe(
      "what is alongside has the transition's time",
      "uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)"
    ) {
      let stage = Stage()
      stage.desk.animator = Fade()
      let view = UIView()
      var isOver = false
      stage.top.whenTold = { call in
        guard call == "viewWillAppear" else { return }
        let isQueued = stage.top.transitionCoordinator?.animate { _ in
          view.alpha = 0
        } completion: { context in
          isOver = true
          Report.check("is not cancelled", !context.isCancelled)
        }
        Report.equal("queued", isQueued, true)
      }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.advance(0.2)
      Report.check("on its way", view.presentedAlpha > 0.01 && view.presentedAlpha < 0.99)
      Report.check("not over", !isOver)
      stage.settle()
      Report.check("over", isOver)
      Report.near("at its end", view.presentedAlpha, 0)
      stage.top.whenTold = nil
    },
    Probe(
      "its completion hears of a cancel",
      "uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)"
    ) {
      let stage = Stage.pushed(interactive: true)
      var isCancelled: Bool?
      stage.root.whenTold = { call in
        guard call == "viewWillAppear" else { return }
        stage.root.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
      }
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(0.3)
      stage.desk.interaction?.cancel()
      stage.settle()
      Report.equal("cancelled", isCancelled, true)
      stage.root.whenTold = nil
    },
    Probe(
      "those who wait for a change hear of the finger's leaving",
      "uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:)"
    ) {
      for completes in [true, false] {
        let stage = Stage.pushed(interactive: true)
        var told: [Bool] = []
        stage.navigation.popViewController(animated: true)
        stage.advance()
        stage.top.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isCancelled) }
        stage.desk.interaction?.update(0.3)
        Report.equal("not yet", told, [])
        if completes { stage.desk.interaction?.finish() } else { stage.desk.interaction?.cancel() }
        Report.equal("at once", told, [!completes])
        stage.settle()
      }
    },
    Probe(
      "what it says of the transition", "uikit/uiviewcontrollertransitioncoordinatorcontext"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      guard let coordinator = stage.top.transitionCoordinator else {
        return Report.check("is there", false)
      }
      Report.check("from", coordinator.viewController(forKey: .from) === stage.top)
      Report.check("to", coordinator.viewController(forKey: .to) === stage.root)
      Report.check("has begun under a finger", coordinator.initiallyInteractive)
      Report.check("is animated", coordinator.isAnimated)
      Report.near("how long", coordinator.transitionDuration, 0.4)
      Report.equal("turn", coordinator.targetTransform, .identity)
      Report.check("container", coordinator.containerView === stage.root.view.superview)
      stage.desk.interaction?.finish()
      Report.check("still begun so", coordinator.initiallyInteractive)
      stage.settle()
    },
    Probe(
      "the rest's speed and curve are the interaction's",
      "uikit/uiviewcontrollertransitioncoordinatorcontext/completionvelocity"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.desk.interaction?.completionSpeed = 0.7
      stage.desk.interaction?.completionCurve = .linear
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.near("speed", stage.top.transitionCoordinator?.completionVelocity ?? 0, 0.7)
      Report.equal("curve", stage.top.transitionCoordinator?.completionCurve, .linear)
      stage.desk.interaction?.finish()
      stage.settle()
    },
    Probe(
      "a change of size has a coordinator", "uikit/uicontentcontainer/viewwilltransition(to:with:)"
    ) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let screen = Turned()
      window.rootViewController = screen
      window.layoutIfNeeded()
      window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.runUntilIdle()
      Report.equal("told", screen.sizes, [CGSize(width: 800, height: 400)])
      Report.equal("order", Probe.log, ["alongside", "completion"])
      Report.near("turned", abs(screen.turn.b), 1)
    },
  ]
}

private final class Turned: UIViewController {
  var sizes: [CGSize] = []
  var turn = CGAffineTransform.identity

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    turn = coordinator.targetTransform
    coordinator.animate { _ in
      Probe.log.append("alongside")
    } completion: { _ in
      Probe.log.append("completion")
    }
  }
}
