import Foundation
@_spi(Simulator) import UIKit

/// Dynamic behaviors, and controls and colors that public code uses.
extension Probe {
  @MainActor private static func item() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  static let ofDynamics: [Probe] = [
    Probe("gravity is 1000 points a second, every second", "uikit/uigravitybehavior/magnitude") {
      let (view, still) = (item(), item())
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [view]))
      Simulator.clock.advance(by: 1)
      Report.check("falls", abs(view.center.y - 550) < 10, "\(view.center)")
      Report.check("not to the side", view.center.x == 50)
      Report.check("nothing else falls", still.center.y == 50)
    },
    Probe("a lasting push of 1 is 100 points a second, every second", "uikit/uipushbehavior/magnitude") {
      let view = item()
      let push = UIPushBehavior(items: [view], mode: .continuous)
      push.setAngle(0, magnitude: 1)
      let animator = UIDynamicAnimator()
      animator.addBehavior(push)
      Simulator.clock.advance(by: 1)
      Report.check("goes", abs(view.center.x - 100) < 2, "\(view.center)")
      animator.removeBehavior(push)
    },
    Probe("one push is not repeated", "uikit/uipushbehavior/active") {
      let view = item()
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      let animator = UIDynamicAnimator()
      animator.addBehavior(push)
      Simulator.clock.advance(by: 1)
      Report.check("goes on", abs(view.center.x - 150) < 2, "\(view.center)")
      Report.check("is over", !push.active)
    },
    Probe("a snapped item comes to rest at its point", "uikit/uisnapbehavior") {
      let view = item()
      let animator = UIDynamicAnimator()
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
      animator.addBehavior(snap)
      Report.check("runs", animator.isRunning && snap.dynamicAnimator === animator)
      Simulator.clock.runUntilIdle()
      Report.check("is there", hypot(view.center.x - 200, view.center.y - 300) < 1, "\(view.center)")
      Report.check("pauses", !animator.isRunning)
    },
    Probe("an attached item keeps its distance", "uikit/uiattachmentbehavior/length") {
      let view = item()
      let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 50, y: 0))
      Report.equal("as it is", attachment.length, 50)
      attachment.length = 80
      let animator = UIDynamicAnimator()
      animator.addBehavior(attachment)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      Simulator.clock.advance(by: 1)
      Report.check("rigid", abs(view.center.y - 80) < 1, "\(view.center)")
    },
    Probe(
      "items stay in the reference view",
      "uikit/uicollisionbehavior/translatesreferenceboundsintoboundary"
    ) {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let (view, other) = (item(), item())
      other.center = CGPoint(x: 150, y: 350)
      container.addSubview(view)
      container.addSubview(other)
      let animator = UIDynamicAnimator(referenceView: container)
      let collision = UICollisionBehavior(items: [view, other])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      Simulator.clock.runUntilIdle()
      Report.check("lies on the other's side", abs(view.center.y - 350) < 1, "\(view.center)")
      Report.check("has not gone through", container.bounds.insetBy(dx: -1, dy: -1).contains(other.frame))
      Report.check("at rest", !animator.isRunning)
    },
    Probe("elastic items bounce", "uikit/uidynamicitembehavior/elasticity") {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let view = item()
      container.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: container)
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      let nature = UIDynamicItemBehavior(items: [view])
      nature.elasticity = 0.5
      for behavior in [collision, nature, UIGravityBehavior(items: [view])] { animator.addBehavior(behavior) }
      var isUp = false
      nature.action = { isUp = isUp || nature.linearVelocity(for: view).y < -100 }
      Simulator.clock.advance(by: 1.5)
      Report.check("goes up again", isUp)
    },
    Probe("hue goes around the circle", "uikit/uicolor/gethue(_:saturation:brightness:alpha:)") {
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor.cyan.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      Report.equal("cyan", [hue, saturation, brightness], [0.5, 1, 1])
      Report.equal("and back", UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), .cyan)
      UIColor.magenta.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      Report.check("magenta", abs(hue - 5.0 / 6) < 1e-9)
    },
    Probe("a slider's value stays in its range", "uikit/uislider/value") {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
      slider.value = 3
      Report.equal("at most", slider.value, 1)
      slider.minimumValue = 2
      slider.maximumValue = 4
      Report.equal("at least", slider.value, 2)
    },
    Probe(
      "a notification reaches a selector",
      "foundation/notificationcenter/addobserver(_:selector:name:object:)"
    ) {
      final class Listener: NSObject {
        var count = 0
        func hear(_ notification: Notification) { count += 1 }
      }
      let listener = Listener()
      let (center, name) = (NotificationCenter.default, UIContentSizeCategory.didChangeNotification)
      center.addObserver(listener, selector: Selector(listener.hear), name: name, object: nil)
      center.post(name: name, object: nil)
      Report.equal("heard", listener.count, 1)
      center.removeObserver(listener)
      center.post(name: name, object: nil)
      Report.equal("not after removal", listener.count, 1)
    },
    Probe("a view is its layer's delegate", "uikit/uiview/layer") {
      let view = UIView()
      Report.check("the view", view.layer.delegate === view)
      Report.check("none otherwise", CALayer().delegate == nil)
    },
  ]
}
