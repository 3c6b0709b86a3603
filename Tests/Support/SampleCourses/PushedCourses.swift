@_spi(Simulator) import UIKit

extension SampleCourses {
  static let pushed = [
    Course("CircularReveal") { window in
      let first = PaletteViewController()
      let navigation = UINavigationController(rootViewController: first)
      let delegate = CircleNavigationDelegate()
      delegate.navigationController = navigation
      delegate.attach()
      window.show(navigation)
      first.buttonTapped(first.button)
      Simulator.clock.advance(by: 0.25 + 2 * VirtualClock.frame)
      let mask = navigation.topViewController?.view.layer.mask as? CAShapeLayer
      let (shown, whole) = (mask?.presentedPath?.boundingBox, mask?.path?.boundingBox)
      Report.check("the circle grows", (shown?.width ?? 0) > 60 && (shown?.width ?? 0) < (whole?.width ?? 0))
      window.settle()
      let second = navigation.topViewController
      Report.check("pushed", second !== first)
      window.expectShown(second, "pushed")
      // A short but fast drag goes back.
      window.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), during: 0.2)
      Report.check("popped", navigation.topViewController === first)
      window.expectShown(first, "popped")
      navigation.pushViewController(PaletteViewController(), animated: true)
      window.settle()
      let finger = Finger(in: window)
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 250, y: 400), during: 0.2)
      finger.drag(to: CGPoint(x: 200, y: 400), during: 0.2)
      finger.lift()
      window.settle()
      Report.check("stays after a cancel", navigation.viewControllers.count == 2)
      window.expectShown(navigation.topViewController, "cancelled")
    },

    Course("HeroZoom") { window in
      let list = HeroListViewController()
      let coordinator = HeroCoordinator()
      let navigation = UINavigationController(rootViewController: list)
      navigation.delegate = coordinator
      window.show(navigation)
      window.tap(list.heroImageView)
      window.expectShown(navigation.topViewController, "pushed")
      Report.check("is the detail", navigation.topViewController is HeroDetailViewController)
      navigation.popViewController(animated: true)
      window.settle()
      window.expectShown(list, "popped")
      Report.check("its picture is there", !list.heroImageView.isHidden)
      Report.equal("told", coordinator.shown.count, 2)
      Report.equal("picture", list.view.asImageOfOldSystems()?.size, window.bounds.size)
    },

    Course("PushWithTransition") { window in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      window.show(navigation)
      navigation.pushWithFade(second)
      Report.equal("fades", navigation.view.layer.animationKeys(), ["transition"])
      window.settle()
      window.expectShown(second, "pushed")
      Report.equal("has faded", navigation.view.layer.animationKeys(), nil)
      var hasEnded = false
      navigation.popFromBottom { hasEnded = true }
      Simulator.clock.advance(by: 0.2)
      Report.check("still goes", !hasEnded)
      window.settle()
      Report.check("has ended", hasEnded)
      window.expectShown(first, "popped")

      let ring = ProgressRing(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
      first.view.addSubview(ring)
      window.settle()
      let shape = ring.layer as? CAShapeLayer
      Report.near(
        "the ring", shape?.path?.boundingBoxOfPath ?? .zero, CGRect(x: 0, y: 0, width: 80, height: 80),
        within: 0.1)
      ring.show(0.5)
      Simulator.clock.advance(by: 0.25)
      Report.near("from the whole ring to a half", shape?.presentation()?.strokeEnd ?? 0, 0.75)
      window.settle()
      Report.near("stays", shape?.presentation()?.strokeEnd ?? 0, 0.5)
      Report.equal("the model does not know", shape?.strokeEnd, 1)
      ring.spin()
      Simulator.clock.advance(by: 10.25)
      Report.near("a quarter turn", ring.presentedTransform.b, 1)
      Report.near("dimmer", ring.presentedAlpha, 0.7)
    },
  ]
}
