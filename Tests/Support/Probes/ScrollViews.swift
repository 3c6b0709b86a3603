@_spi(Simulator) import UIKit

/// Scroll views and their insets.
extension Probe {
  @MainActor private final class List: NSObject, UIScrollViewDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    /// The target offset that the delegate sets when dragging ends.
    var aim: CGPoint?

    override init() {
      super.init()
      scroll.contentSize = CGSize(width: 400, height: 3000)
      scroll.delegate = self
      window.addSubview(scroll)
      window.layoutIfNeeded()
    }

    func drag(by way: CGFloat, during duration: TimeInterval = 0.2, resting: Bool = false) {
      let finger = Finger(in: window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      finger.drag(to: CGPoint(x: 200, y: 400 + way), during: duration)
      if resting { Simulator.clock.advance(by: 0.3) }
      finger.lift()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Probe.log.append("will drag") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if Probe.log.last != "scroll" { Probe.log.append("scroll") }
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      Probe.log.append("will leave")
      if let aim { targetContentOffset.pointee = aim }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      Probe.log.append("has left, \(decelerate ? "coasts" : "rests")")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Probe.log.append("has coasted") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Probe.log.append("has scrolled") }
  }

  static let ofScrollViews: [Probe] = [
    Probe("the offset is the origin of the bounds", "uikit/uiscrollview/contentoffset") {
      let list = List()
      list.scroll.contentOffset.y = 120
      Report.near("bounds", list.scroll.bounds.origin, CGPoint(x: 0, y: 120))
      list.scroll.bounds.origin.y = 50
      Report.near("offset", list.scroll.contentOffset.y, 50)
      Report.equal("told", Probe.log, ["scroll"])
    },
    Probe("the calls of a drag", "uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)") {
      let list = List()
      list.drag(by: -100)
      Simulator.clock.runUntilIdle()
      Report.equal(
        "order", Probe.log,
        ["will drag", "scroll", "will leave", "has left, coasts", "scroll", "has coasted"])
    },
    Probe("a finger that rests", "uikit/uiscrollviewdelegate/scrollviewdidenddragging(_:willdecelerate:)") {
      let list = List()
      list.drag(by: -100, resting: true)
      Simulator.clock.runUntilIdle()
      Report.equal("last", Probe.log.last, "has left, rests")
    },
    Probe("the content follows the finger", "uikit/uiscrollview") {
      let list = List()
      let finger = Finger(in: list.window)
      finger.touchDown(at: CGPoint(x: 200, y: 400))
      finger.drag(to: CGPoint(x: 200, y: 300), during: 0.2)
      Report.near("offset", list.scroll.contentOffset.y, 100, within: 20)
      Report.check("dragging", list.scroll.isDragging && !list.scroll.isDecelerating)
      finger.lift()
      Report.check("coasts", !list.scroll.isDragging && list.scroll.isDecelerating)
      Simulator.clock.runUntilIdle()
      Report.check("rests", !list.scroll.isDecelerating)
    },
    Probe(
      "the delegate may say where it comes to rest",
      "uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)"
    ) {
      let list = List()
      list.aim = CGPoint(x: 0, y: 480)
      list.drag(by: -100)
      Simulator.clock.runUntilIdle()
      Report.near("there", list.scroll.contentOffset.y, 480)
    },
    Probe(
      "an offset that is set with an animation",
      "uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)"
    ) {
      let list = List()
      list.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      Report.check("is not over", Probe.log.last != "has scrolled")
      Simulator.clock.runUntilIdle()
      Report.equal("is", Probe.log.last, "has scrolled")
      list.scroll.setContentOffset(.zero, animated: false)
      Simulator.clock.runUntilIdle()
      Report.equal("once", Probe.log.filter { $0 == "has scrolled" }.count, 1)
    },
    Probe("one that is switched off stands", "uikit/uiscrollview/isscrollenabled") {
      let list = List()
      list.scroll.isScrollEnabled = false
      list.drag(by: -100)
      Simulator.clock.runUntilIdle()
      Report.near("offset", list.scroll.contentOffset.y, 0)
    },
    Probe("beyond its content it comes back", "uikit/uiscrollview/bounces") {
      for bounces in [true, false] {
        let list = List()
        list.scroll.bounces = bounces
        let finger = Finger(in: list.window)
        finger.touchDown(at: CGPoint(x: 200, y: 400))
        finger.drag(to: CGPoint(x: 200, y: 600), during: 0.3)
        Report.equal("beyond, bouncing: \(bounces)", list.scroll.contentOffset.y < 0, bounces)
        Simulator.clock.advance(by: 0.3)
        finger.lift()
        Simulator.clock.runUntilIdle()
        Report.near("back, bouncing: \(bounces)", list.scroll.contentOffset.y, 0)
      }
    },
    Probe("a content inset makes room", "uikit/uiscrollview/contentinset") {
      let list = List()
      list.scroll.contentInset.top = 60
      Report.near("in the adjusted one", list.scroll.adjustedContentInset.top, 60)
      list.drag(by: 300, resting: true)
      Simulator.clock.runUntilIdle()
      Report.near("rests before the content", list.scroll.contentOffset.y, -60)
    },
    Probe("the adjusted inset has the safe area", "uikit/uiscrollview/adjustedcontentinset") {
      let list = List()
      list.window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      list.scroll.contentInset = UIEdgeInsets(top: 5, left: 1, bottom: 6, right: 2)
      list.scroll.contentInsetAdjustmentBehavior = .always
      Report.equal(
        "sum", list.scroll.adjustedContentInset, UIEdgeInsets(top: 55, left: 1, bottom: 36, right: 2))
    },
    Probe("never", "uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/never") {
      let list = List()
      list.window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      list.scroll.contentInsetAdjustmentBehavior = .never
      Report.equal("none", list.scroll.adjustedContentInset, .zero)
    },
    Probe(
      "on scrollable axes",
      "uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes"
    ) {
      let list = List()
      list.window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 40)
      list.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      Report.equal(
        "up and down only", list.scroll.adjustedContentInset,
        UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
      list.scroll.contentSize = CGSize(width: 900, height: 100)
      Report.equal(
        "sideways only", list.scroll.adjustedContentInset,
        UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40))
      list.scroll.alwaysBounceVertical = true
      Report.equal(
        "what always bounces is scrollable", list.scroll.adjustedContentInset,
        UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 40))
    },
    Probe(
      "automatically in a navigation controller",
      "uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic"
    ) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.simulatedSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
      let screen = UIViewController()
      let scroll = UIScrollView(frame: UIScreen.main.bounds)
      screen.view = scroll
      scroll.contentSize = CGSize(width: 400, height: 100)
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      Simulator.clock.runUntilIdle()
      Report.check(
        "always up and down", scroll.adjustedContentInset.top >= 50, "\(scroll.adjustedContentInset)")
    },
    Probe(
      "the delegate hears that it has changed",
      "uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset(_:)"
    ) {
      let list = List()
      let scroll = InsetWitness(frame: UIScreen.main.bounds)
      list.window.addSubview(scroll)
      scroll.contentInset.top = 20
      Report.equal("told", Probe.log, ["inset"])
      scroll.contentInset.top = 20
      Report.equal("once", Probe.log, ["inset"])
    },
    Probe("a visible rectangle", "uikit/uiscrollview/scrollrecttovisible(_:animated:)") {
      let list = List()
      list.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
      Report.near("just so far", list.scroll.contentOffset.y, 150)
      list.scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
      Report.near("is seen already", list.scroll.contentOffset.y, 150)
    },
  ]
}

private final class InsetWitness: UIScrollView {
  override func adjustedContentInsetDidChange() { Probe.log.append("inset") }
}
