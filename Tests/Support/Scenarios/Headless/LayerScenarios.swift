@_spi(Simulator) import UIKit

/// Animations that are added to layers, and display links.
extension Scenario {
  static let headlessLayers: [Scenario] = [
    Scenario("layers: an animation is added, and its delegate is told", in: Conduct.eachAnswer) {
      let (view, witness) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), AnimationWitness())
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0.5, 1)
      fade.delegate = witness
      view.layer.add(fade, forKey: "fade")
      Simulator.clock.advance(by: 0.5)
      Report.near("on the way", view.presentedAlpha, 0.75)
      Report.equal("copied", view.layer.presentation()?.opacity, 0.75)
      Report.equal("the model", view.alpha, 1)
      Simulator.clock.runUntilIdle()
      Report.near("gone", view.presentedAlpha, 1)
      Report.equal("told", witness.told, ["start", "stop true"])
      // An animation without a start value begins at the value of the layer. An animation with the key of another replaces that.
      fade.fromValue = nil
      view.alpha = 0.9
      view.layer.add(fade, forKey: "fade")
      Simulator.clock.advance(by: 0.5)
      Report.near("from the model", view.presentedAlpha, 0.7)
      view.layer.removeAnimation(forKey: "fade")
      Simulator.clock.runUntilIdle()
      Report.equal("told of its end", witness.told.suffix(2), ["start", "stop false"])
      Report.equal("keys", view.layer.animationKeys(), nil)
      // An animation that is not removed on completion stays.
      let radius = CABasicAnimation(keyPath: "cornerRadius")
      (radius.toValue, radius.duration) = (20, 0.5)
      radius.fillMode = .forwards
      radius.isRemovedOnCompletion = false
      view.layer.add(radius, forKey: nil)
      Simulator.clock.runUntilIdle()
      Report.near("stays", view.layer.presentedCornerRadius, 20)
      Report.equal("the model does not know", view.layer.cornerRadius, 0)
      Report.equal("violations", Simulator.recorder.violations, [])
      view.layer.add(CABasicAnimation(keyPath: "unknown"), forKey: nil)
      Report.equal("an unknown property", Simulator.recorder.violations.count, 1)
    },

    Scenario("layers: there and back, again and again, and in groups", in: Conduct.eachAnswer) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let sway = CABasicAnimation(keyPath: "position.x")
      (sway.fromValue, sway.byValue, sway.duration) = (50, 100, 1)
      sway.autoreverses = true
      sway.repeatCount = 2
      view.layer.add(sway, forKey: "sway")
      let expected: [(CGFloat, CGFloat)] = [(0.5, 100), (1.5, 100), (1.75, 75), (2.25, 75), (3.25, 125)]
      var now: CGFloat = 0
      for (time, place) in expected {
        Simulator.clock.advance(by: Double(time - now))
        now = time
        Report.near("after \(time) s", view.presentedCenter.x, place, within: 1e-4)
      }
      Simulator.clock.advance(by: 1)
      Report.near("over", view.presentedCenter.x, 50)

      let (grow, fade, group) = (
        CABasicAnimation(keyPath: "transform.scale"), CAKeyframeAnimation(keyPath: "opacity"),
        CAAnimationGroup()
      )
      (grow.fromValue, grow.toValue, grow.duration) = (1, 3, 0.5)
      (fade.values, fade.duration) = ([1.0, 0.0, 1.0], 1)
      (group.animations, group.duration) = ([grow, fade], 1)
      view.layer.add(group, forKey: "group")
      Simulator.clock.advance(by: 0.25)
      Report.near("grown", view.presentedTransform.a, 2)
      Report.near("faded", view.presentedAlpha, 0.5)
      Simulator.clock.advance(by: 0.5)
      Report.near("as large as before", view.presentedTransform.a, 1)
      Report.near("coming back", view.presentedAlpha, 0.5)
      Simulator.clock.runUntilIdle()
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("layers: a path on its way", in: Conduct.eachAnswer) {
      let shape = CAShapeLayer()
      let small = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 20, height: 20))
      let large = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      shape.path = large.cgPath
      let growth = CABasicAnimation(keyPath: "path")
      (growth.fromValue, growth.toValue, growth.duration) = (small.cgPath, large.cgPath, 1)
      shape.add(growth, forKey: "path")
      Simulator.clock.advance(by: 0.25)
      Report.near(
        "a quarter", shape.presentedPath?.boundingBoxOfPath ?? .zero,
        CGRect(x: 30, y: 30, width: 40, height: 40), within: 1e-3)
      Report.equal("a copy has it", shape.presentation()?.path, shape.presentedPath)
      Simulator.clock.runUntilIdle()
      Report.equal("all", shape.presentedPath, large.cgPath)
      Report.check("inside", large.contains(CGPoint(x: 50, y: 99)))
      Report.check("in its corner", !large.contains(CGPoint(x: 2, y: 2)))
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      Report.near("an arc's end", arc.currentPoint, CGPoint(x: 0, y: 10))
      Report.near("its box", arc.bounds, CGRect(x: 0, y: 0, width: 10, height: 10), within: 1e-6)
      let rounded = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), byRoundingCorners: [.topLeft],
        cornerRadii: CGSize(width: 10, height: 10))
      Report.check("is round", !rounded.contains(CGPoint(x: 1, y: 1)))
      Report.check("is not", rounded.contains(CGPoint(x: 49.5, y: 0.5)))
    },

    Scenario("layers: a transaction waits for what was added in it", in: Conduct.eachAnswer) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var ends: [String] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setCompletionBlock { ends.append("all") }
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.byValue = CGFloat.pi
      view.layer.add(turn, forKey: "turn")
      UIView.animate(withDuration: 0.6) {
        view.alpha = 0
      } completion: { _ in
        ends.append("block")
      }
      CATransaction.commit()
      Simulator.clock.advance(by: 0.2)
      Report.near("in the transaction's time", view.presentedTransform.b, 1)
      Simulator.clock.advance(by: 0.3)
      Report.equal("not yet", ends, [])
      Simulator.clock.runUntilIdle()
      Report.equal("at the end", ends, ["block", "all"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("nothing") }
      CATransaction.commit()
      Simulator.clock.runUntilIdle()
      Report.equal("of nothing", ends.last, "nothing")
    },

    Scenario("layers: a display link calls once a frame", in: Conduct.eachAnswer) {
      weak var gone: LinkWitness?
      do {
        let witness = LinkWitness()
        gone = witness
        let link = CADisplayLink(target: witness, selector: Selector(witness.tick(_:)))
        Simulator.clock.advance(by: 0.5)
        Report.equal("in no run loop", witness.times, [])
        link.add(to: .main, forMode: .common)
        Simulator.clock.advance(by: 0.1)
        Report.equal("six frames", witness.times.count, 6)
        Report.near(
          "the next one", CGFloat(link.targetTimestamp - link.timestamp), CGFloat(VirtualClock.frame))
        link.isPaused = true
        Simulator.clock.advance(by: 0.1)
        Report.check("paused", witness.times.count <= 7)
        let count = witness.times.count
        link.isPaused = false
        link.preferredFramesPerSecond = 30
        Simulator.clock.advance(by: 0.2)
        Report.check("every second one", (count + 5...count + 7).contains(witness.times.count))
        link.invalidate()
        Simulator.clock.runUntilIdle()
      }
      Report.check("lets its target go", gone == nil)
    },
  ]
}

@MainActor private final class AnimationWitness: NSObject, @preconcurrency CAAnimationDelegate {
  private(set) var told: [String] = []

  func animationDidStart(_ anim: CAAnimation) { told.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append("stop \(flag)") }
}

@MainActor private final class LinkWitness: NSObject {
  private(set) var times: [Double] = []

  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}
