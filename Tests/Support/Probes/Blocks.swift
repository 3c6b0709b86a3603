@_spi(Simulator) import UIKit

/// Animation blocks.
extension Probe {
  static let ofBlocks: [Probe] = [
    Probe("the model is at its end from the start", "uikit/uiview/animate(withduration:animations:)") {
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      Report.near("model", view.alpha, 0)
      Report.near("on screen", view.presentedAlpha, 1)
      Simulator.clock.advance(by: 1)
      Report.near("at last", view.presentedAlpha, 0)
    },
    Probe(
      "the completion hears that all has finished",
      "uikit/uiview/animate(withduration:animations:completion:)"
    ) {
      var ends: [Bool] = []
      let view = UIView()
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      Simulator.clock.advance(by: 0.45)
      Report.equal("not before", ends, [])
      Simulator.clock.advance(by: 0.1)
      Report.equal("finished", ends, [true])
    },
    Probe(
      "with a duration of 0 the completion comes later all the same",
      "uikit/uiview/animate(withduration:animations:completion:)"
    ) {
      var hasEnded = false
      let view = UIView()
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: { _ in
        hasEnded = true
      }
      Report.check("not at once", !hasEnded)
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.check("in the next turn", hasEnded)
    },
    Probe("performWithoutAnimation", "uikit/uiview/performwithoutanimation(_:)") {
      let view = UIView()
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0 } }
      Report.near("at once", view.presentedAlpha, 0)
    },
    Probe("animations that are switched off", "uikit/uiview/setanimationsenabled(_:)") {
      let view = UIView()
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      Report.near("at once", view.presentedAlpha, 0)
      Report.check("said", !UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    },
    Probe("the inherited duration", "uikit/uiview/inheritedanimationduration") {
      Report.near("outside", UIView.inheritedAnimationDuration, 0)
      UIView.animate(withDuration: 0.7) {
        Report.near("inside", UIView.inheritedAnimationDuration, 0.7)
      }
    },
    Probe(
      "a nested block may have its own duration",
      "uikit/uiview/animationoptions/overrideinheritedduration"
    ) {
      let (own, inherited) = (UIView(), UIView())
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
          own.alpha = 0
        }
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { inherited.alpha = 0 }
      }
      Simulator.clock.advance(by: 0.25)
      Report.near("its own", own.presentedAlpha, 0.5)
      Report.near("the outer one", inherited.presentedAlpha, 0.75)
    },
    Probe(
      "keyframes have their shares of the time",
      "uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)"
    ) {
      let view = UIView()
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0 }
      }
      Simulator.clock.advance(by: 0.5)
      Report.near("begins", view.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.125)
      Report.near("half", view.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.125)
      Report.near("is over", view.presentedAlpha, 0)
    },
    Probe("removeAllAnimations ends a block", "quartzcore/calayer/removeallanimations()") {
      let view = UIView()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      Simulator.clock.advance(by: 0.25)
      Report.near("on its way", view.presentedAlpha, 0.75)
      view.layer.removeAllAnimations()
      Report.near("is at its end at once", view.presentedAlpha, 0)
      Simulator.clock.advance(by: 0.1)
      Report.equal("and is told that it has not finished", ends, [false])
      Simulator.clock.runUntilIdle()
      Report.equal("once", ends.count, 1)
    },
    Probe("removeAllAnimations leaves other layers alone", "quartzcore/calayer/removeallanimations()") {
      let (gone, other) = (UIView(), UIView())
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        gone.alpha = 0
        other.alpha = 0
      } completion: {
        ends.append($0)
      }
      Simulator.clock.advance(by: 0.5)
      gone.layer.removeAllAnimations()
      Report.near("goes on", other.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.25)
      Report.equal("is not over", ends, [])
      Simulator.clock.runUntilIdle()
      Report.equal("has not all finished", ends, [false])
    },
    Probe("a block's animations have keys", "quartzcore/calayer/animationkeys()") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      Report.equal("none", view.layer.animationKeys(), nil)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center.x = 100
      }
      Report.equal("the layer's properties", view.layer.animationKeys(), ["opacity", "position"])
      Simulator.clock.runUntilIdle()
      Report.equal("none again", view.layer.animationKeys(), nil)
    },
    Probe("one of them is taken away by its key", "quartzcore/calayer/removeanimation(forkey:)") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        view.center.x = 105
      }
      Simulator.clock.advance(by: 0.5)
      view.layer.removeAnimation(forKey: "position")
      Report.near("is there", view.presentedCenter.x, 105)
      Report.near("the other goes on", view.presentedAlpha, 0.5)
    },
    Probe(
      "transition(from:to:) takes one view out and puts the other in",
      "uikit/uiview/transition(from:to:duration:options:completion:)"
    ) {
      let (parent, first, second) = (UIView(), UIView(), UIView())
      parent.addSubview(first)
      UIView.transition(from: first, to: second, duration: 0.5)
      Simulator.clock.runUntilIdle()
      Report.equal("subviews", parent.subviews, [second])
    },
    Probe("or hides and shows", "uikit/uiview/animationoptions/showhidetransitionviews") {
      let (parent, first, second) = (UIView(), UIView(), UIView())
      parent.addSubview(first)
      parent.addSubview(second)
      second.isHidden = true
      UIView.transition(from: first, to: second, duration: 0.5, options: .showHideTransitionViews)
      Simulator.clock.runUntilIdle()
      Report.check("both are there", first.isHidden && !second.isHidden && parent.subviews.count == 2)
    },
    Probe("layoutIfNeeded in a block animates what it places", "uikit/uiview/layoutifneeded()") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
      NSLayoutConstraint.activate([
        leading, view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.layoutIfNeeded()
      leading.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
      Simulator.clock.advance(by: 0.5)
      Report.near("half", view.presentedFrame.minX, 50)
    },
    Probe("a block begins where things are on screen", "uikit/uiview/animationoptions/beginfromcurrentstate")
    {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
      Simulator.clock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 1
      }
      Report.near("no jump", view.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.5)
      Report.near("from there", view.presentedAlpha, 0.75)
    },
  ]
}
