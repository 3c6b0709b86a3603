@_spi(Simulator) import UIKit

/// Layers and the animations that are added to them.
extension Probe {
  @MainActor private static func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = duration
    return fade
  }

  static let ofLayers: [Probe] = [
    Probe("what a layer is like at first", "quartzcore/calayer") {
      let layer = CALayer()
      Report.near("anchor point", layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
      Report.near("opacity", CGFloat(layer.opacity), 1)
      Report.near("shadow's opacity", CGFloat(layer.shadowOpacity), 0)
      Report.near("shadow's radius", layer.shadowRadius, 3)
      Report.near("shadow's offset", layer.shadowOffset.height, -3)
      Report.near("corner", layer.cornerRadius, 0)
      Report.near("z", layer.zPosition, 0)
      Report.near("border", layer.borderWidth, 0)
      Report.check("does not clip", !layer.masksToBounds)
    },
    Probe("an animation leaves the model alone", "quartzcore/calayer/presentation()") {
      let layer = CALayer()
      layer.add(fade(), forKey: "fade")
      Simulator.clock.advance(by: 0.25)
      Report.near("model", CGFloat(layer.opacity), 1)
      Report.near("on screen", CGFloat(layer.presentation()?.opacity ?? -1), 0.25)
      Report.check("the model layer", layer.model() === layer)
    },
    Probe("it goes when it is over", "quartzcore/caanimation/isremovedoncompletion") {
      let layer = CALayer()
      layer.add(fade(), forKey: "fade")
      Report.check("by default", fade().isRemovedOnCompletion)
      Simulator.clock.advance(by: 1.1)
      Report.check("is gone", layer.animation(forKey: "fade") == nil)
      Report.equal("keys", layer.animationKeys(), nil)
    },
    Probe("unless it is to stay", "quartzcore/camediatimingfillmode/forwards") {
      let layer = CALayer()
      let staying = CABasicAnimation(keyPath: "opacity")
      staying.toValue = 0
      staying.duration = 1
      staying.fillMode = .forwards
      staying.isRemovedOnCompletion = false
      layer.add(staying, forKey: "stay")
      Simulator.clock.advance(by: 5)
      Report.near("on screen", CGFloat(layer.presentation()?.opacity ?? -1), 0)
      layer.removeAnimation(forKey: "stay")
      Report.near("then the model", CGFloat(layer.presentation()?.opacity ?? -1), 1)
    },
    Probe("one key, one animation", "quartzcore/calayer/add(_:forkey:)") {
      let layer = CALayer()
      layer.add(fade(), forKey: "fade")
      layer.add(fade(3), forKey: "fade")
      Report.equal("keys", layer.animationKeys(), ["fade"])
      Report.near("the later one", layer.animation(forKey: "fade")?.duration ?? 0, 3)
    },
    Probe("its delegate hears of its end", "quartzcore/caanimationdelegate/animationdidstop(_:finished:)") {
      for isRemoved in [false, true] {
        let layer = CALayer()
        let witness = StopWitness()
        let animation = fade()
        animation.delegate = witness
        layer.add(animation, forKey: "fade")
        Simulator.clock.advance(by: 0.5)
        if isRemoved { layer.removeAnimation(forKey: "fade") }
        Simulator.clock.advance(by: 1)
        Report.equal("removed: \(isRemoved)", witness.ends, [!isRemoved])
      }
    },
    Probe("a transaction's block comes when all has ended", "quartzcore/catransaction/setcompletionblock(_:)")
    {
      let layer = CALayer()
      var isOver = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      layer.add(fade(0.3), forKey: "short")
      layer.add(fade(0.6), forKey: "long")
      CATransaction.commit()
      Simulator.clock.advance(by: 0.5)
      Report.check("not yet", !isOver)
      Simulator.clock.advance(by: 0.2)
      Report.check("then", isOver)
    },
    Probe("a transaction's duration", "quartzcore/catransaction/setanimationduration(_:)") {
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      let plain = CABasicAnimation(keyPath: "opacity")
      plain.fromValue = 0
      plain.toValue = 1
      plain.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(plain, forKey: "plain")
      CATransaction.commit()
      Simulator.clock.advance(by: 1)
      Report.near("half", CGFloat(layer.presentation()?.opacity ?? -1), 0.5)
    },
    Probe("keyframes have their times", "quartzcore/cakeyframeanimation/keytimes") {
      let layer = CALayer()
      let steps = CAKeyframeAnimation(keyPath: "opacity")
      steps.values = [0, 1, 0.5]
      steps.keyTimes = [0, 0.5, 1]
      steps.duration = 1
      layer.add(steps, forKey: "steps")
      Simulator.clock.advance(by: 0.25)
      Report.near("a quarter", CGFloat(layer.presentation()?.opacity ?? -1), 0.5)
      Simulator.clock.advance(by: 0.5)
      Report.near("three quarters", CGFloat(layer.presentation()?.opacity ?? -1), 0.75)
    },
    Probe("there and back", "quartzcore/camediatiming/autoreverses") {
      let layer = CALayer()
      let swing = fade()
      swing.autoreverses = true
      layer.add(swing, forKey: "swing")
      Simulator.clock.advance(by: 1.5)
      Report.near("on its way back", CGFloat(layer.presentation()?.opacity ?? -1), 0.5)
    },
    Probe("a group's animations go together", "quartzcore/caanimationgroup") {
      let layer = CALayer()
      layer.position = .zero
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      let group = CAAnimationGroup()
      let part = CABasicAnimation(keyPath: "opacity")
      part.fromValue = 0
      part.toValue = 1
      move.duration = 1
      part.duration = 1
      group.animations = [move, part]
      group.duration = 1
      layer.add(group, forKey: "group")
      Simulator.clock.advance(by: 0.5)
      Report.near("place", layer.presentation()?.position.x ?? -1, 50)
      Report.near("opacity", CGFloat(layer.presentation()?.opacity ?? -1), 0.5)
    },
    Probe("a layer that stands", "https://developer.apple.com/library/archive/qa/qa1673/_index.html") {
      let layer = CALayer()
      layer.add(fade(), forKey: "fade")
      Simulator.clock.advance(by: 0.25)
      let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
      Simulator.clock.advance(by: 10)
      Report.near("stands", CGFloat(layer.presentation()?.opacity ?? -1), 0.25, within: 1e-3)
    },
    Probe("layers among layers", "quartzcore/calayer/insertsublayer(_:below:)") {
      let (outer, one, two, three) = (CALayer(), CALayer(), CALayer(), CALayer())
      outer.addSublayer(one)
      outer.insertSublayer(two, below: one)
      outer.insertSublayer(three, above: two)
      Report.equal("order", outer.sublayers, [two, three, one])
      three.removeFromSuperlayer()
      Report.equal("without it", outer.sublayers, [two, one])
      Report.check("nowhere", three.superlayer == nil)
    },
    Probe("a view's layer is the view's", "uikit/uiview/layer") {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      Report.near("position", view.layer.position, view.center)
      view.layer.opacity = 0.5
      Report.near("alpha", view.alpha, 0.5)
      view.layer.position.x = 90
      Report.near("center", view.center.x, 90)
    },
    Probe("a layer's frame", "quartzcore/calayer/frame") {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      Report.near("position", layer.position, CGPoint(x: 60, y: 45))
      Report.near("bounds", layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    },
    Probe("a view's bounds match the frame that is set", "quartzcore/calayer/frame") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      view.frame = CGRect(x: 10, y: 20, width: 50, height: 25)
      Report.near("bounds", view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
      Report.near("center", view.center, CGPoint(x: 35, y: 32.5))
    },
    Probe("a display link is called until it is invalidated", "quartzcore/cadisplaylink/invalidate()") {
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector(ticker.tick(_:)))
      link.add(to: .main, forMode: .common)
      Simulator.clock.advance(by: 10 * VirtualClock.frame)
      let count = ticker.count
      Report.check("once a frame", (9...11).contains(count), "\(count)")
      link.isPaused = true
      Simulator.clock.advance(by: 10 * VirtualClock.frame)
      Report.equal("not while it is paused", ticker.count, count)
      link.isPaused = false
      Simulator.clock.advance(by: 5 * VirtualClock.frame)
      Report.check("goes on", ticker.count > count)
      link.invalidate()
      let last = ticker.count
      Simulator.clock.advance(by: 10 * VirtualClock.frame)
      Report.equal("never again", ticker.count, last)
    },
    Probe("a link's next frame is ahead of it", "quartzcore/cadisplaylink/targettimestamp") {
      let ticker = Ticker()
      let link = CADisplayLink(target: ticker, selector: Selector(ticker.tick(_:)))
      link.add(to: .main, forMode: .common)
      Simulator.clock.advance(by: 3 * VirtualClock.frame)
      Report.near("a frame", ticker.ahead, VirtualClock.frame, within: 1e-6)
      link.invalidate()
    },
    Probe("a transform in space", "quartzcore/catransform3dconcat(_:_:)") {
      let move = CATransform3DMakeTranslation(10, 0, 0)
      let scale = CATransform3DMakeScale(2, 2, 1)
      Report.near("first the scale", CATransform3DConcat(scale, move).m41, 10)
      Report.near("first the way", CATransform3DConcat(move, scale).m41, 20)
      let back = CATransform3DConcat(move, CATransform3DInvert(move))
      Report.check("there and back", CATransform3DIsIdentity(back))
    },
    Probe("a mask is a layer of its own", "quartzcore/calayer/mask") {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      Report.check("is no sublayer", layer.sublayers == nil && layer.mask === mask)
    },
  ]
}

private final class StopWitness: NSObject, CAAnimationDelegate {
  var ends: [Bool] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

@MainActor private final class Ticker {
  var count = 0
  var ahead: TimeInterval = 0

  func tick(_ link: CADisplayLink) {
    count += 1
    ahead = link.targetTimestamp - link.timestamp
  }
}
