@_spi(Simulator) import UIKit

/// Animation blocks, keyframes and property animators.
extension Scenario {
  static let headlessAnimations: [Scenario] = [
    Scenario("animations: a property animator is paused, scrubbed and goes on", in: Conduct.eachAnswer) {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.25)
      let shown = view.presentedAlpha
      animator.pauseAnimation()
      Report.near("pausing does not jump", view.presentedAlpha, shown)
      let read = animator.fractionComplete
      animator.fractionComplete = read
      if Simulator.conduct.fractionIsOfTime {
        Report.near("a fraction of the time jumps when it is set again", view.presentedAlpha, 0.75)
      } else {
        Report.near("a fraction of the way does not", view.presentedAlpha, shown, within: 1e-6)
      }
      animator.fractionComplete = 0.5
      Report.near("scrubs linearly", view.presentedAlpha, 0.5)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      Report.near("going on does not jump", view.presentedAlpha, 0.5, within: 1e-6)
      Simulator.clock.advance(by: 0.5 - VirtualClock.frame / 2)
      Report.equal("half of the time is left", ends, [])
      Simulator.clock.runUntilIdle()
      Report.equal("ends", ends, [.end])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("animations: a property animator waits for its delay", in: Conduct.eachAnswer) {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation(afterDelay: 0.5)
      Report.near("the model", view.alpha, Simulator.conduct.delayedBlocksRunAtOnce ? 0 : 1)
      Simulator.clock.advance(by: 0.5)
      Report.near("nothing is seen of it", view.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.5)
      Report.near("then it goes its way", view.presentedAlpha, 0.5, within: 1e-6)
      Simulator.clock.runUntilIdle()
      Report.near("to the end", view.presentedAlpha, 0)
    },

    Scenario("animations: a reversed property animator restores the model", in: Conduct.eachAnswer) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.4)
      animator.pauseAnimation()
      animator.isReversed = true
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
      Report.near("turning round does not jump", view.presentedCenter.x, 90, within: 1e-6)
      Simulator.clock.advance(by: 0.1)
      Report.check("is on its way back", view.presentedCenter.x < 90 && view.presentedCenter.x > 50)
      animator.isReversed = false
      Report.near("nor does turning round again", view.presentedCenter.x, view.presentedCenter.x)
      animator.isReversed = true
      Simulator.clock.runUntilIdle()
      Report.equal("ends at the start", end, .start)
      Report.near("with the model of the start", view.center.x, 50)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("animations: a stopped property animator stays where it is", in: Conduct.eachAnswer) {
      for position in [UIViewAnimatingPosition.current, .start, .end] {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        Simulator.clock.advance(by: 0.25)
        animator.stopAnimation(false)
        Report.near("stands", view.presentedAlpha, 0.75)
        animator.finishAnimation(at: position)
        let expected: [UIViewAnimatingPosition: CGFloat] = [.current: 0.75, .start: 1, .end: 0]
        Report.near("model at \(position)", view.alpha, expected[position] ?? -1)
      }
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.stopAnimation(true)
      Report.near("stopped without finishing", view.alpha, 0.5)
    },

    Scenario("animations: what a property animator does not allow", in: Conduct.eachAnswer) {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      animator.isInterruptible = false
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.fractionComplete = 0
      animator.finishAnimation(at: .end)
      animator.finishAnimation(at: .end)
      let seen = Simulator.recorder.violations.joined(separator: "; ")
      for text in [
        "isInterruptible of an active", "not interruptible was paused",
        "running property animator was continued",
        "stopped property animator was started", "fraction of a stopped", "without stopAnimation",
      ] {
        Report.check("'\(text)' is seen", seen.contains(text), seen)
      }
    },

    Scenario("animations: a delay factor, and animations that join", in: Conduct.eachAnswer) {
      let early = UIView()
      let late = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { early.alpha = 0 }
      animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      Report.near("the first is half-way", early.presentedAlpha, 0.5)
      Report.near("the second begins", late.presentedAlpha, 1)
      let joining = UIView()
      animator.addAnimations { joining.alpha = 0 }
      Simulator.clock.advance(by: 0.25)
      Report.near("is half-way then", late.presentedAlpha, 0.5)
      Report.near("so is what has joined", joining.presentedAlpha, 0.5)
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: a spring of physical constants has its own duration", in: Conduct.eachAnswer) {
      let view = UIView()
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      animator.addAnimations { view.center.x = 100 }
      animator.startAnimation()
      // Critically damped at 10 radians a second: 1 − e^(−ωt)·(1 + ωt).
      Simulator.clock.advance(by: 0.2)
      Report.near("after 0.2 s", view.presentedCenter.x, 100 * (1 - 3 * exp(-2)), within: 1e-6)
      Report.check("its duration", animator.duration < 1.1 && animator.duration > 0.8, "\(animator.duration)")
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: a spring begins at a velocity along each axis", in: Conduct.eachAnswer) {
      let view = UIView()
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 8))
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
      animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.001)
      Report.near("x rests at first", view.presentedCenter.x, 0, within: 0.05)
      Report.near("y goes at 8 ways a second", view.presentedCenter.y, 0.8, within: 0.05)
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: keyframes, alone and in a property animator", in: Conduct.eachAnswer) {
      let view = UIView()
      @MainActor func keyframes() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        }
      }
      keyframes()
      Simulator.clock.advance(by: 0.125)
      Report.near("half of the first", view.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.25)
      Report.near("between", view.presentedAlpha, 0)
      Simulator.clock.advance(by: 0.375)
      Report.near("half of the second", view.presentedAlpha, 0.5)
      Simulator.clock.runUntilIdle()

      let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { keyframes() }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      let isBent = Simulator.conduct.nestedKeyframesTakeTheCurve
      if isBent {
        Report.check("a curve around them bends their time", view.presentedAlpha > 0.5)
      } else {
        Report.near("takes the animator's time", view.presentedAlpha, 0)
      }
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: one block runs over another", in: Conduct.eachAnswer) {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
      Simulator.clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
      Report.near("does not jump", view.presentedCenter.x, 50)
      Simulator.clock.advance(by: 0.25)
      // If animations add up, the first goes on by 25 and the second comes back by 25.
      Report.near(
        "in between", view.presentedCenter.x, Simulator.conduct.overlappingAnimationsAdd ? 50 : 37.5)
      Simulator.clock.runUntilIdle()
      Report.near("ends", view.presentedCenter.x, 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
      Simulator.clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.center.x = 0
      }
      Simulator.clock.advance(by: 0.25)
      if !Simulator.conduct.overlappingAnimationsAdd {
        Report.near("from what is on screen", view.presentedCenter.x, 37.5)
      }
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: a blur is animated by its effect", in: Conduct.eachAnswer) {
      let blur = UIVisualEffectView(effect: nil)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        blur.effect = UIBlurEffect(style: .dark)
      }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.5)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
      Simulator.clock.runUntilIdle()
      Report.check("is gone again", blur.effect == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("animations: a block in another", in: Conduct.eachAnswer) {
      let view = UIView()
      var log: [String] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 9) {
          view.alpha = 0
        } completion: { _ in
          log.append("inner")
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
          view.center.x = 100
        }
      } completion: { _ in
        log.append("outer")
      }
      Simulator.clock.advance(by: 0.1)
      Report.near("the inner has the outer's time and curve", view.presentedAlpha, 0.9)
      Report.near("unless it has its own", view.presentedCenter.x, 50)
      Simulator.clock.runUntilIdle()
      Report.equal("ended", log.sorted(), ["inner", "outer"])
      Report.near("ended after", CGFloat(Simulator.clock.now), 1, within: 0.1)
    },

    Scenario("animations: a spring by duration and bounce", in: Conduct.eachAnswer) {
      // A spring without a bounce is critically damped, at 2π / duration radians a second.
      let view = UIView()
      let spring = UISpringTimingParameters(duration: 0.5, bounce: 0)
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
      animator.addAnimations { view.center.x = 100 }
      animator.startAnimation()
      Simulator.clock.advance(by: 0.25)
      Report.near("at half of it", view.presentedCenter.x, 100 * (1 - (1 + .pi) * exp(-.pi)), within: 1e-6)
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: what is not animated", in: Conduct.eachAnswer) {
      let view = UIView()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        UIView.performWithoutAnimation { view.center.x = 100 }
        Report.near("inherited duration", CGFloat(UIView.inheritedAnimationDuration), 1)
      }
      Report.near("at once", view.presentedCenter.x, 100)
      Report.near("animated", view.presentedAlpha, 1)
      UIView.setAnimationsEnabled(false)
      var hasEnded = false
      UIView.animate(withDuration: 1) {
        view.center.x = 0
      } completion: {
        hasEnded = $0
      }
      UIView.setAnimationsEnabled(true)
      Report.near("switched off", view.presentedCenter.x, 0)
      Report.check("and done", hasEnded)
      Simulator.clock.runUntilIdle()
    },

    Scenario("animations: a layer has its own time", in: Conduct.eachAnswer) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      (window.layer.timeOffset, view.layer.speed) = (100, 2)
      Simulator.clock.advance(by: 1)
      Report.near("of the clock", CGFloat(view.layer.convertTime(1, from: nil)), 202)
      Report.near("of the window", CGFloat(view.layer.convertTime(101, from: window.layer)), 202)
      let animation = CABasicAnimation(keyPath: "position")
      (animation.isAdditive, animation.duration) = (true, 1)
      (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 80, y: 0))
      animation.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      view.layer.add(animation, forKey: "way")
      Simulator.clock.advance(by: 0.75)
      Report.near("half of the way, at twice the speed", view.presentedCenter.x, 90)
      Simulator.clock.advance(by: 0.5)
      Report.equal("over", view.layer.addedAnimationKeys, [])
    },

    Scenario("animations: an end may be told late, a reversal turn the fraction", in: Conduct.eachAnswer) {
      for (isLate, turns) in [(false, false), (true, false), (false, true)] {
        (Simulator.conduct.endsAreToldLate, Simulator.conduct.reversalTurnsTheFraction) = (isLate, turns)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let began = Simulator.clock.now
        var ended: TimeInterval = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in ended = Simulator.clock.now }
        animator.fractionComplete = 0.25
        animator.isReversed = true
        animator.continueAnimation(
          withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
        Report.near("where it goes on", view.presentedAlpha, turns ? 0.25 : 0.75)
        Simulator.clock.runUntilIdle()
        Report.near("its end is told", CGFloat(ended - began), isLate ? 0.5 + 1 / 60 : 0.5)
      }
    },

    Scenario("animations: a shadow in a block, and beside it", in: Conduct.eachAnswer) {
      let view = UIView()
      view.layer.shadowRadius = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.layer.shadowOpacity = 1
      }
      let isAnimated = Simulator.conduct.blocksAnimateShadows
      Report.near("in the block", view.layer.presentedShadowOpacity, isAnimated ? 0 : 1)
      let beside = CABasicAnimation(keyPath: "shadowRadius")
      beside.fromValue = 0
      beside.toValue = 8
      beside.duration = 1
      view.layer.shadowRadius = 8
      view.layer.add(beside, forKey: "shadowRadius")
      let late = CASpringAnimation(keyPath: "shadowOffset")
      (late.stiffness, late.damping, late.duration) = (100, 20, 0.5)
      late.fromValue = CGSize.zero
      late.toValue = CGSize(width: 4, height: 2)
      late.beginTime = CACurrentMediaTime() + 0.5
      late.fillMode = .backwards
      view.layer.shadowOffset = CGSize(width: 4, height: 2)
      view.layer.add(late, forKey: nil)
      Simulator.clock.advance(by: 0.25)
      Report.near("beside it", view.layer.presentedShadowRadius, 2)
      Report.near("before it begins", view.layer.presentedShadowOffset.width, 0)
      Simulator.clock.advance(by: 0.5)
      let way = 1 - exp(-2.5) * 3.5  // critically damped, 10 radians a second, after a quarter of a second
      Report.near("the spring", view.layer.presentedShadowOffset.width, CGFloat(4 * way))
      Simulator.clock.runUntilIdle()
      Simulator.clock.advance(by: 1)
      Report.equal("what is left", view.layer.addedAnimationKeys, [])
      Report.near("at rest", view.layer.presentedShadowRadius, 8)
      let unknown = CABasicAnimation(keyPath: "alpha")
      view.layer.add(unknown, forKey: nil)
      Report.equal("a layer has no alpha", Simulator.recorder.violations.count, 1)
    },

    Scenario("animations: a turn stays a turn on the way", in: Conduct.eachAnswer) {
      let view = UIView()
      for (x, y, z) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, -1)] as [(CGFloat, CGFloat, CGFloat)] {
        view.transform3D = CATransform3DIdentity
        let turned = CATransform3DMakeRotation(2, x, y, z)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.transform3D = CATransform3DScale(CATransform3DTranslate(turned, 0, 0, 8), 3, 3, 3)
        }
        Simulator.clock.advance(by: 0.25)
        let seen = view.presentedTransform3D
        let half = CATransform3DScale(CATransform3DMakeRotation(0.5, x, y, z), 1.5, 1.5, 1.5)
        let differences = [
          seen.m11 - half.m11, seen.m12 - half.m12, seen.m13 - half.m13, seen.m21 - half.m21,
          seen.m22 - half.m22, seen.m23 - half.m23, seen.m31 - half.m31, seen.m32 - half.m32,
          seen.m33 - half.m33,
        ]
        Report.check("a quarter of it", differences.allSatisfy { abs($0) < 1e-9 }, "\(differences)")
        Simulator.clock.runUntilIdle()
      }
      // Mirrored, sheared and in perspective, at both ends of the animation.
      var odd = CATransform3DScale(CATransform3DMakeRotation(1, 0.3, 1, 2), -2, 0.5, 1)
      (odd.m21, odd.m43, odd.m34) = (odd.m21 + 0.4, 7, -0.002)
      view.transform3D = odd
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform3D = CATransform3DIdentity
      }
      let seen = view.presentedTransform3D
      let pairs = [
        (seen.m11, odd.m11), (seen.m12, odd.m12), (seen.m13, odd.m13), (seen.m21, odd.m21),
        (seen.m22, odd.m22), (seen.m23, odd.m23), (seen.m31, odd.m31), (seen.m32, odd.m32),
        (seen.m33, odd.m33), (seen.m34, odd.m34), (seen.m43, odd.m43),
      ]
      Report.check("nothing is lost", pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(pairs)")
      Simulator.clock.runUntilIdle()
    },
  ]
}
