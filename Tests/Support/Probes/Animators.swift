@_spi(Simulator) import UIKit

/// Property animators.
extension Probe {
  @MainActor private static func linear(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  }

  static let ofAnimators: [Probe] = [
    Probe("an animator is inactive at first", "uikit/uiviewanimatingstate/inactive") {
      let view = UIView()
      let animator = linear(view)
      Report.equal("state", animator.state, .inactive)
      Report.check("does not run", !animator.isRunning)
      Report.near("nothing has happened", view.alpha, 1)
    },
    Probe("startAnimation makes it active, its end inactive", "uikit/uiviewanimating/state") {
      let animator = linear(UIView())
      animator.startAnimation()
      Report.equal("state", animator.state, .active)
      Report.check("runs", animator.isRunning)
      Simulator.clock.runUntilIdle()
      Report.equal("at the end", animator.state, .inactive)
      Report.check("does not run", !animator.isRunning)
    },
    Probe("pauseAnimation makes it active as well", "uikit/uiviewanimatingstate/active") {
      let animator = linear(UIView())
      animator.pauseAnimation()
      Report.equal("state", animator.state, .active)
      Report.check("does not run", !animator.isRunning)
      animator.stopAnimation(true)
    },
    Probe("a fraction that is set makes it active", "uikit/uiviewanimating/state") {
      let view = UIView()
      let animator = linear(view)
      animator.fractionComplete = 0.25
      Report.equal("state", animator.state, .active)
      Report.near("shown", view.presentedAlpha, 0.75)
      animator.stopAnimation(true)
    },
    Probe("stopped without finishing it is inactive at once", "uikit/uiviewanimating/stopanimation(_:)") {
      let view = UIView()
      let animator = linear(view)
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.stopAnimation(true)
      Report.equal("state", animator.state, .inactive)
      Report.near("the value stays", view.alpha, 0.5)
      Simulator.clock.runUntilIdle()
      Report.equal("no completion", ends, 0)
    },
    Probe("stopped for finishing it waits for that", "uikit/uiviewanimating/finishanimation(at:)") {
      let view = UIView()
      let animator = linear(view)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.stopAnimation(false)
      Report.equal("state", animator.state, .stopped)
      Report.equal("not yet", ends, [])
      animator.finishAnimation(at: .start)
      Report.equal("told", ends, [.start])
      Report.equal("then", animator.state, .inactive)
      Report.near("where it began", view.alpha, 1)
    },
    Probe("a stopped animation leaves the values where they are", "uikit/uiviewanimatingstate/stopped") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.25)
      animator.stopAnimation(false)
      Report.near("on screen", view.presentedCenter.x, 30)
      animator.finishAnimation(at: .current)
      Report.near("and in the model", view.center.x, 30)
    },
    Probe("a stopped one cannot be started", "uikit/uiviewanimatingstate/stopped") {
      let animator = linear(UIView())
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      Report.violation("stopped property animator was started")
      animator.finishAnimation(at: .end)
    },
    Probe(
      "pausesOnCompletion keeps it active, without a completion",
      "uikit/uiviewpropertyanimator/pausesoncompletion"
    ) {
      let animator = linear(UIView())
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      Simulator.clock.runUntilIdle()
      Report.equal("state", animator.state, .active)
      Report.equal("no completion", ends, 0)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      Report.equal("one at last", ends, 1)
    },
    Probe("reversed it ends at its start", "uikit/uiviewanimating/isreversed") {
      let view = UIView()
      let animator = linear(view)
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.25)
      animator.isReversed = true
      Simulator.clock.runUntilIdle()
      Report.equal("position", end, .start)
      Report.near("value", view.alpha, 1)
    },
    Probe(
      "what joins a running animator has what is left of its time",
      "uikit/uiviewimplicitlyanimating/addanimations(_:)"
    ) {
      let (early, late) = (UIView(), UIView())
      let animator = linear(early)
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.addAnimations { late.alpha = 0 }
      Simulator.clock.advance(by: 0.25)
      Report.near("half of it", late.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.25)
      Report.near("and all", late.presentedAlpha, 0)
    },
    Probe(
      "a delay factor is a share of what is left",
      "uikit/uiviewimplicitlyanimating/addanimations(_:delayfactor:)"
    ) {
      let (early, late) = (UIView(), UIView())
      let animator = linear(early)
      animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      Report.near("waits", late.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.25)
      Report.near("then goes", late.presentedAlpha, 0.5)
    },
    Probe(
      "a duration factor of 0 goes on with the rest",
      "uikit/uiviewimplicitlyanimating/continueanimation(withtimingparameters:durationfactor:)"
    ) {
      let animator = linear(UIView())
      var hasEnded = false
      animator.addCompletion { _ in hasEnded = true }
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Simulator.clock.advance(by: 0.45)
      Report.check("not yet", !hasEnded)
      Simulator.clock.advance(by: 0.1)
      Report.check("after half of its duration", hasEnded)
    },
    Probe(
      "any other is a share of the whole duration",
      "uikit/uiviewimplicitlyanimating/continueanimation(withtimingparameters:durationfactor:)"
    ) {
      let animator = linear(UIView())
      var hasEnded = false
      animator.addCompletion { _ in hasEnded = true }
      animator.fractionComplete = 0.75
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      Simulator.clock.advance(by: 0.45)
      Report.check("not yet", !hasEnded)
      Simulator.clock.advance(by: 0.1)
      Report.check("after half of its duration", hasEnded)
    },
    Probe("it scrubs linearly", "uikit/uiviewpropertyanimator/scrubslinearly") {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      Report.check("by default", animator.scrubsLinearly)
      animator.fractionComplete = 0.5
      Report.near("half of the way", view.presentedAlpha, 0.5)
      animator.stopAnimation(true)
    },
    Probe("unless that is switched off", "uikit/uiviewpropertyanimator/scrubslinearly") {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      Report.check("less than half of the way", view.presentedAlpha > 0.6, "\(view.presentedAlpha)")
      animator.stopAnimation(true)
    },
    Probe(
      "runningPropertyAnimator starts at once",
      "uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)"
    ) {
      let view = UIView()
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        view.alpha = 0
      }
      Report.check("runs", animator.isRunning)
      Report.equal("state", animator.state, .active)
    },
    Probe("one that is not interruptible cannot be paused", "uikit/uiviewpropertyanimator/isinterruptible") {
      let animator = linear(UIView())
      animator.isInterruptible = false
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.pauseAnimation()
      Report.violation("not interruptible was paused")
      Report.check("goes on", animator.isRunning)
    },
    Probe("an animator that is released while it is paused is an error", "uikit/uiviewpropertyanimator") {
      do {
        let animator = linear(UIView())
        animator.pauseAnimation()
      }
      Report.violation("released")
    },
    Probe("completions are called in their order", "uikit/uiviewpropertyanimator/addcompletion(_:)") {
      let animator = linear(UIView())
      var order: [Int] = []
      for number in 1...3 { animator.addCompletion { _ in order.append(number) } }
      animator.startAnimation()
      Simulator.clock.runUntilIdle()
      Report.equal("order", order, [1, 2, 3])
    },
    Probe("after a delay it runs", "uikit/uiviewanimating/startanimation(afterdelay:)") {
      let view = UIView()
      let animator = linear(view)
      animator.startAnimation(afterDelay: 0.5)
      Report.equal("state", animator.state, .active)
      Simulator.clock.advance(by: 0.4)
      Report.near("waits", view.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.6)
      Report.near("then goes", view.presentedAlpha, 0.5)
    },
    Probe(
      "a spring of mass, stiffness and damping has a duration of its own",
      "uikit/uispringtimingparameters/init(mass:stiffness:damping:initialvelocity:)"
    ) {
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      let (short, long) = (
        UIViewPropertyAnimator(duration: 0.1, timingParameters: spring),
        UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      )
      Report.near("whatever it is told", short.duration, long.duration)
    },
    Probe(
      "a damping ratio of 1 does not swing, a smaller one does",
      "uikit/uispringtimingparameters/init(dampingratio:)"
    ) {
      for (ratio, swings) in [(1.0, false), (0.4, true)] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: ratio) { view.center.x = 105 }
        animator.startAnimation()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
          Simulator.clock.advance(by: VirtualClock.frame)
          farthest = max(farthest, view.presentedCenter.x)
        }
        Report.equal("past its end at \(ratio)", farthest > 105.5, swings)
      }
    },
    Probe("a cubic curve goes by its control points", "uikit/uicubictimingparameters") {
      let curve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.2, y: 1))
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
      animator.addAnimations { view.alpha = 0 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.3)
      Report.check("fast at first", view.presentedAlpha < 0.3, "\(view.presentedAlpha)")
      Report.near("first point", curve.controlPoint1.y, 0.7)
    },
    Probe("finishing is only for what is stopped", "uikit/uiviewanimating/finishanimation(at:)") {
      let animator = linear(UIView())
      animator.startAnimation()
      animator.finishAnimation(at: .end)
      Report.violation("without stopAnimation")
    },
    Probe("a paused animator goes on with startAnimation", "uikit/uiviewanimating/startanimation()") {
      let view = UIView()
      let animator = linear(view)
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.pauseAnimation()
      Simulator.clock.advance(by: 5)
      Report.near("stands", view.presentedAlpha, 0.5)
      animator.startAnimation()
      Simulator.clock.advance(by: 0.25)
      Report.near("goes on", view.presentedAlpha, 0.25)
    },
  ]
}
