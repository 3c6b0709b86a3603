// swift-format-ignore-file
import UIKit

extension UINavigationController {
  /// Pushes without a delegate: a `CATransition` fades the whole controller's layer.
  func pushWithFade(_ viewController: UIViewController) {
    let transition = CATransition()
    transition.duration = 0.3
    transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
    transition.type = CATransitionType.fade
    view.layer.add(transition, forKey: kCATransition)
    pushViewController(viewController, animated: false)
  }

  func popFromBottom(completion: @escaping () -> Void) {
    let transition = CATransition()
    transition.duration = 0.4
    transition.type = .reveal
    transition.subtype = .fromBottom
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    view.layer.add(transition, forKey: nil)
    CATransaction.commit()
    popViewController(animated: false)
  }
}

/// A progress ring that is drawn by the view's own layer, a shape layer.
@IBDesignable class ProgressRing: UIView {
  @IBInspectable var ringWidth: CGFloat = 4

  override class var layerClass: AnyClass {
    return CAShapeLayer.self
  }

  private var ring: CAShapeLayer {
    return layer as! CAShapeLayer
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.path =
      UIBezierPath(
        arcCenter: center, radius: bounds.width / 2, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
        clockwise: true
      ).cgPath
    ring.lineWidth = ringWidth
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.red.cgColor
  }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }

  func show(_ progress: CGFloat, completion: (() -> Void)? = nil) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = ring.presentation()?.strokeEnd ?? 0
    stroke.toValue = progress
    stroke.duration = 0.5
    stroke.fillMode = .forwards
    stroke.isRemovedOnCompletion = false
    ring.add(stroke, forKey: "progress")
    CATransaction.commit()
  }

  func spin() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = NSNumber(value: Double.pi * 2)
    turn.duration = 1
    turn.repeatCount = .infinity
    let pulse = CAKeyframeAnimation(keyPath: "opacity")
    pulse.values = [1.0, 0.4, 1.0]
    pulse.keyTimes = [0, 0.5, 1]
    pulse.duration = 1
    let group = CAAnimationGroup()
    group.animations = [turn, pulse]
    group.duration = 1
    group.repeatCount = .infinity
    layer.add(group, forKey: "spin")
  }
}
