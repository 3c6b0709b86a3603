@_spi(Simulator) import UIKit

/// Transition contexts, and the controllers that drive them.
extension Probe {
  static let ofContexts: [Probe] = [
    Probe("a push's context", "uikit/uiviewcontrollercontexttransitioning") {
      let stage = Stage()
      let fade = Fade()
      stage.desk.animator = fade
      fade.whenBegun = { context in
        Report.check("is animated", context.isAnimated)
        Report.check("is not interactive", !context.isInteractive)
        Report.check("is not cancelled", !context.transitionWasCancelled)
        Report.equal("style", context.presentationStyle, .none)
        Report.equal("turn", context.targetTransform, .identity)
        Report.check("from", context.viewController(forKey: .from) === stage.root)
        Report.check("to", context.viewController(forKey: .to) === stage.top)
        Report.check("view that goes", context.view(forKey: .from) === stage.root.view)
        Report.check("view that comes", context.view(forKey: .to) === stage.top.view)
        Report.check("the old screen is there", stage.root.view.superview === context.containerView)
        Report.check("the new one is not", stage.top.view.superview == nil)
      }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.check("has played", Probe.log.contains("animateTransition"))
      Report.noViolation()
    },
    Probe(
      "the frames of a push", "uikit/uiviewcontrollercontexttransitioning/finalframe(for:)"
    ) {
      let stage = Stage()
      let fade = Fade()
      stage.desk.animator = fade
      fade.whenBegun = { context in
        Report.near("where the old one is", context.initialFrame(for: stage.root), UIScreen.main.bounds)
        Report.near("where the new one belongs", context.finalFrame(for: stage.top), UIScreen.main.bounds)
        Report.near("the new one is nowhere yet", context.initialFrame(for: stage.top), .zero)
      }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.check("has played", Probe.log.contains("animateTransition"))
    },
    Probe(
      "a presenter that stays is no view of the context",
      "uikit/uiviewcontrollercontexttransitioning/view(forkey:)"
    ) {
      let stage = Stage()
      let fade = Fade()
      stage.desk.animator = fade
      stage.top.modalPresentationStyle = .custom
      stage.top.transitioningDelegate = stage.desk
      fade.whenBegun = { context in
        Report.check("none that goes", context.view(forKey: .from) == nil)
        Report.check("the one that comes", context.view(forKey: .to) === stage.top.view)
        Report.equal("style", context.presentationStyle, .custom)
        Report.check("but its controller", context.viewController(forKey: .from) === stage.navigation)
      }
      stage.navigation.present(stage.top, animated: true)
      stage.settle()
      Report.check("has played", Probe.log.contains("animateTransition"))
      Report.noViolation()
    },
    Probe(
      "animationEnded hears whether it was completed",
      "uikit/uiviewcontrolleranimatedtransitioning/animationended(_:)"
    ) {
      for completes in [true, false] {
        let stage = Stage.pushed(interactive: true)
        stage.navigation.popViewController(animated: true)
        stage.advance()
        stage.desk.interaction?.update(0.5)
        if completes { stage.desk.interaction?.finish() } else { stage.desk.interaction?.cancel() }
        stage.settle()
        Report.equal("last", Probe.log.last { $0.hasPrefix("animation") }, "animationEnded(\(completes))")
      }
    },
    Probe(
      "a cancelled transition says so",
      "uikit/uiviewcontrollercontexttransitioning/transitionwascancelled"
    ) {
      let stage = Stage.pushed(interactive: true)
      let fade = Fade()
      stage.desk.animator = fade
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(0.5)
      Report.equal("not yet", fade.context?.transitionWasCancelled, false)
      stage.desk.interaction?.cancel()
      Report.equal("then", fade.context?.transitionWasCancelled, true)
      stage.settle()
      Report.equal("stack", stage.navigation.viewControllers, [stage.root, stage.top])
    },
    Probe(
      "isInteractive is so under a finger only", "uikit/uiviewcontrollercontexttransitioning/isinteractive"
    ) {
      let stage = Stage.pushed(interactive: true)
      let fade = Fade()
      stage.desk.animator = fade
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.equal("under the finger", fade.context?.isInteractive, true)
      stage.desk.interaction?.finish()
      Report.equal("when it has left", fade.context?.isInteractive, false)
      stage.settle()
    },
    Probe(
      "the progress is reported", "uikit/uiviewcontrollertransitioncoordinatorcontext/percentcomplete"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(0.3)
      Report.near("to the coordinator", stage.top.transitionCoordinator?.percentComplete ?? -1, 0.3)
      Report.near("by the interaction", stage.desk.interaction?.percentComplete ?? -1, 0.3)
      stage.desk.interaction?.finish()
      stage.settle()
    },
    Probe(
      "a percentage is kept between 0 and 1", "uikit/uipercentdriveninteractivetransition/update(_:)"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(1.5)
      Report.near("at most", stage.desk.interaction?.percentComplete ?? -1, 1)
      stage.desk.interaction?.update(-1)
      Report.near("at least", stage.desk.interaction?.percentComplete ?? -1, 0)
      stage.desk.interaction?.cancel()
      stage.settle()
      Report.noViolation()
    },
    Probe(
      "an interaction that does not start interactively lets the animator play",
      "uikit/uiviewcontrollerinteractivetransitioning/wantsinteractivestart"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.desk.interaction?.wantsInteractiveStart = false
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.check("plays", Probe.log.contains("animateTransition"))
      Report.equal("is not interactive", stage.top.transitionCoordinator?.isInteractive, false)
      stage.settle()
      Report.equal("stack", stage.navigation.viewControllers, [stage.root])
    },
    Probe(
      "a percent-driven transition stands where it is told to", "uikit/uipercentdriveninteractivetransition"
    ) {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      stage.desk.interaction?.update(0)
      Report.near("at its begin", stage.top.view.presentedTransform.tx, 0)
      stage.desk.interaction?.update(0.5)
      Report.near("half", stage.top.view.presentedTransform.tx, 20, within: 0.5)
      Simulator.clock.advance(by: 5)
      Report.near("stays", stage.top.view.presentedTransform.tx, 20, within: 0.5)
      stage.desk.interaction?.finish()
      stage.settle()
      Report.noViolation()
    },
    Probe(
      "its completion speed makes the rest longer or shorter",
      "uikit/uipercentdriveninteractivetransition/completionspeed"
    ) {
      for (speed, takes) in [(1.0, 0.2), (2.0, 0.1), (0.5, 0.4)] {
        let stage = Stage.pushed(interactive: true)
        stage.desk.interaction?.completionSpeed = speed
        stage.navigation.popViewController(animated: true)
        stage.advance()
        stage.desk.interaction?.update(0.5)
        stage.desk.interaction?.finish()
        stage.advance(takes - 0.02)
        Report.check("not yet at \(speed)", stage.top.transitionCoordinator != nil)
        stage.advance(0.04)
        Report.check("then at \(speed)", stage.top.transitionCoordinator == nil)
      }
    },
    Probe("its duration is that of the transition", "uikit/uipercentdriveninteractivetransition/duration") {
      let stage = Stage.pushed(interactive: true)
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.near("seconds", stage.desk.interaction?.duration ?? 0, 0.4)
      stage.desk.interaction?.finish()
      stage.settle()
    },
    Probe(
      "a transition has one interruptible animator",
      "uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)"
    ) {
      let stage = Stage.pushed(animator: Interruptible())
      stage.navigation.popViewController(animated: true)
      stage.advance()
      Report.equal("can be interrupted", stage.top.transitionCoordinator?.isInterruptible, true)
      stage.settle()
      Report.noViolation()
    },
    Probe(
      "a new one at each call is forbidden",
      "uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)"
    ) {
      let animator = Interruptible()
      animator.forgets = true
      let stage = Stage.pushed(animator: animator)
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.violation("two interruptible animators")
    },
    Probe(
      "an interruptible animator has to be interruptible", "uikit/uiviewpropertyanimator/isinterruptible"
    ) {
      let animator = Interruptible()
      animator.isFixed = true
      let stage = Stage.pushed(animator: animator)
      stage.navigation.popViewController(animated: true)
      stage.settle()
      Report.violation("not interruptible was handed out")
    },
    Probe(
      "what is interruptible may be paused and taken along",
      "uikit/uiviewcontrollercontexttransitioning/pauseinteractivetransition()"
    ) {
      let stage = Stage.pushed(interactive: true, animator: Interruptible())
      stage.desk.interaction?.wantsInteractiveStart = false
      stage.navigation.popViewController(animated: true)
      stage.advance(0.2)
      stage.desk.interaction?.pause()
      let shown = stage.top.view.presentedTransform.tx
      Report.equal("is interactive then", stage.top.transitionCoordinator?.isInteractive, true)
      stage.advance(1)
      Report.near("stands", stage.top.view.presentedTransform.tx, shown)
      stage.desk.interaction?.cancel()
      stage.settle()
      Report.equal("stack", stage.navigation.viewControllers.count, 2)
      Report.noViolation()
    },
    Probe(
      "completeTransition is for the end, once",
      "uikit/uiviewcontrollercontexttransitioning/completetransition(_:)"
    ) {
      let stage = Stage()
      let fade = Fade()
      stage.desk.animator = fade
      var context: (any UIViewControllerContextTransitioning)?
      fade.whenBegun = { context = $0 }
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.noViolation()
      context?.completeTransition(true)
      Report.violation("again")
    },
    Probe(
      "without it the transition never ends",
      "uikit/uiviewcontrollercontexttransitioning/completetransition(_:)"
    ) {
      let stage = Stage()
      let forgetful = Forgetful()
      stage.desk.animator = forgetful
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      Report.equal("under way", Simulator.census.transitionsUnderWay, ["from root to top"])
      Report.equal(
        "nobody has appeared", stage.appearances, ["root viewWillDisappear", "top viewWillAppear"])
      forgetful.context?.completeTransition(true)
    },
    Probe(
      "what an animator leaves in a container is no error",
      "uikit/uiviewcontrolleranimatedtransitioning/animatetransition(using:)"
    ) {
      let stage = Stage()
      let careless = Forgetful()
      stage.desk.animator = careless
      stage.navigation.pushViewController(stage.top, animated: true)
      stage.settle()
      if let context = careless.context, let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        context.completeTransition(true)
      }
      stage.settle()
      let clearsUp = Simulator.conduct.containersClearUp
      Report.equal("is noted", Simulator.recorder.leftViews.isEmpty, clearsUp)
      Report.check("the new screen is shown", stage.top.view.window != nil)
      Report.noViolation()
    },
  ]
}

/// An animator that does nothing and never completes the transition.
private final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
