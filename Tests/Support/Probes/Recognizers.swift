@_spi(Simulator) import UIKit

/// Gesture recognizers, touches and hit tests.
extension Probe {
  /// Two views in a window, and the delegate of their recognizers.
  @MainActor private final class Field: NSObject, UIGestureRecognizerDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let outer = TouchedView(frame: UIScreen.main.bounds)
    let inner = TouchedView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    var mayBegin = true
    var mayReceive = true
    var isTogether = false
    private var names: [ObjectIdentifier: String] = [:]

    override init() {
      super.init()
      window.addSubview(outer)
      outer.addSubview(inner)
      window.layoutIfNeeded()
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
      names[ObjectIdentifier(recognizer)] = name
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(told(_:)))
      (view ?? inner).addGestureRecognizer(recognizer)
    }

    func told(_ recognizer: UIGestureRecognizer) {
      Probe.log.append("\(names[ObjectIdentifier(recognizer)] ?? "") \(recognizer.state)")
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      mayReceive
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isTogether }

    func drag(by way: CGPoint = CGPoint(x: 100, y: 0), during duration: TimeInterval = 0.2) {
      let finger = Finger(in: window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.drag(to: CGPoint(x: 150 + way.x, y: 150 + way.y), during: duration)
      finger.lift()
      Simulator.clock.advance(by: 0.5)
    }

    func tap() {
      Finger(in: window).tap(at: CGPoint(x: 150, y: 150))
      Simulator.clock.advance(by: 0.5)
    }
  }

  private static let states = "uikit/uigesturerecognizer/state-swift.enum"

  static let ofRecognizers: [Probe] = [
    Probe("a tap is recognized once", states) {
      let field = Field()
      field.add(UITapGestureRecognizer(), "tap")
      field.tap()
      Report.equal("told", Probe.log.filter { $0.hasPrefix("tap") }, ["tap ended"])
    },
    Probe("a pan begins, changes and ends", states) {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.add(pan, "pan")
      field.drag()
      let told = Probe.log.filter { $0.hasPrefix("pan") }
      Report.equal("first", told.first, "pan began")
      Report.equal("last", told.last, "pan ended")
      Report.check(
        "between", told.dropFirst().dropLast().allSatisfy { $0 == "pan changed" } && told.count > 2)
      Report.equal("ready for another", pan.state, .possible)
    },
    Probe("touches that are taken away cancel", "uikit/uigesturerecognizer/state-swift.enum/cancelled") {
      let field = Field()
      field.add(UIPanGestureRecognizer(), "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.drag(to: CGPoint(x: 250, y: 150), during: 0.2)
      finger.cancel()
      Report.equal("last", Probe.log.last { $0.hasPrefix("pan") }, "pan cancelled")
    },
    Probe("one that is disabled on its way cancels", "uikit/uigesturerecognizer/isenabled") {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.add(pan, "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.drag(to: CGPoint(x: 250, y: 150), during: 0.2)
      pan.isEnabled = false
      Report.equal("last", Probe.log.last { $0.hasPrefix("pan") }, "pan cancelled")
      finger.lift()
      Probe.log = []
      field.drag()
      Report.equal("and gets nothing", Probe.log.filter { $0.hasPrefix("pan") }, [])
    },
    Probe(
      "its delegate may keep it from beginning",
      "uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)"
    ) {
      let field = Field()
      field.add(UIPanGestureRecognizer(), "pan")
      field.mayBegin = false
      field.drag()
      Report.equal("told", Probe.log.filter { $0.hasPrefix("pan") }, [])
    },
    Probe("or from the touch", "uikit/uigesturerecognizerdelegate") {
      let field = Field()
      field.add(UIPanGestureRecognizer(), "pan")
      field.mayReceive = false
      field.drag()
      Report.equal("told", Probe.log.filter { $0.hasPrefix("pan") }, [])
    },
    Probe("so may its view", "uikit/uiview/gesturerecognizershouldbegin(_:)") {
      let field = Field()
      field.add(UIPanGestureRecognizer(), "pan")
      field.inner.mayBegin = false
      field.drag()
      Report.equal("told", Probe.log.filter { $0.hasPrefix("pan") }, [])
    },
    Probe(
      "two are not recognized together unless a delegate says so",
      "uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"
    ) {
      for isTogether in [false, true] {
        let field = Field()
        Probe.log = []
        field.isTogether = isTogether
        field.add(UIPanGestureRecognizer(), "one")
        field.add(UIPanGestureRecognizer(), "two", to: field.outer)
        field.drag()
        Report.equal(
          "together: \(isTogether)", Set(Probe.log.filter { $0 == "one began" || $0 == "two began" }).count,
          isTogether ? 2 : 1)
      }
    },
    Probe("one waits for another to fail", "uikit/uigesturerecognizer/require(tofail:)") {
      let field = Field()
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      field.add(single, "single")
      field.add(double, "double")
      let finger = Finger(in: field.window)
      finger.tap(at: CGPoint(x: 150, y: 150))
      Report.equal("not at once", Probe.log.filter { $0 == "single ended" || $0 == "double ended" }, [])
      Simulator.clock.advance(by: 1)
      Report.equal(
        "then", Probe.log.filter { $0 == "single ended" || $0 == "double ended" }, ["single ended"])
    },
    Probe("the view loses the touch that is recognized", "uikit/uigesturerecognizer/cancelstouchesinview") {
      for cancels in [true, false] {
        let field = Field()
        Probe.log = []
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = cancels
        field.add(pan, "pan")
        field.drag()
        Report.equal("cancels: \(cancels)", Probe.log.contains("touches cancelled"), cancels)
        Report.equal("ends: \(!cancels)", Probe.log.contains("touches ended"), !cancels)
      }
    },
    Probe("how many fingers", "uikit/uigesturerecognizer/numberoftouches") {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.add(pan, "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      Report.equal("one", pan.numberOfTouches, 1)
      Report.near("its place", pan.location(ofTouch: 0, in: field.inner), CGPoint(x: 100, y: 100))
      finger.lift()
    },
    Probe("a pan's way and velocity", "uikit/uipangesturerecognizer/translation(in:)") {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.add(pan, "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.drag(to: CGPoint(x: 250, y: 170), during: 0.2)
      Report.near("way", pan.translation(in: field.inner), CGPoint(x: 100, y: 20), within: 1e-3)
      Report.near("points a second", pan.velocity(in: field.inner), CGPoint(x: 500, y: 100), within: 1e-3)
      finger.lift()
    },
    Probe(
      "a translation that is set resets the velocity",
      "uikit/uipangesturerecognizer/settranslation(_:in:)"
    ) {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.add(pan, "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.drag(to: CGPoint(x: 250, y: 150), during: 0.2)
      pan.setTranslation(CGPoint(x: 7, y: 0), in: field.inner)
      Report.near("velocity", pan.velocity(in: field.inner), .zero)
      Report.near("way", pan.translation(in: field.inner), CGPoint(x: 7, y: 0))
      finger.lift()
    },
    Probe("more fingers than a pan may have", "uikit/uipangesturerecognizer/maximumnumberoftouches") {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      Report.equal("at least", pan.minimumNumberOfTouches, 1)
      pan.maximumNumberOfTouches = 1
      field.add(pan, "pan")
      let (one, two) = (Finger(in: field.window), Finger(in: field.window))
      one.touchDown(at: CGPoint(x: 150, y: 150))
      two.touchDown(at: CGPoint(x: 200, y: 150))
      one.drag(to: CGPoint(x: 250, y: 150), during: 0.2)
      Report.equal("told", Probe.log.filter { $0.hasPrefix("pan") }, [])
      one.lift()
      two.lift()
    },
    Probe("a pinch's scale begins at 1", "uikit/uipinchgesturerecognizer/scale") {
      let field = Field()
      let pinch = UIPinchGestureRecognizer()
      field.add(pinch, "pinch")
      Report.near("before", pinch.scale, 1)
      let (one, two) = (Finger(in: field.window), Finger(in: field.window))
      one.touchDown(at: CGPoint(x: 150, y: 150))
      two.touchDown(at: CGPoint(x: 250, y: 150))
      two.drag(to: CGPoint(x: 350, y: 150), during: 0.3)
      Report.check("then grows", pinch.scale > 1.5, "\(pinch.scale)")
      pinch.scale = 1
      Report.near("a scale that is set resets the velocity", pinch.velocity, 0)
      one.lift()
      two.lift()
    },
    Probe("a pan from the edge", "uikit/uiscreenedgepangesturerecognizer/edges") {
      for (start, isIt) in [(2.0, true), (150.0, false)] {
        let field = Field()
        Probe.log = []
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        field.add(edge, "edge", to: field.outer)
        let finger = Finger(in: field.window)
        finger.touchDown(at: CGPoint(x: start, y: 400))
        finger.drag(to: CGPoint(x: start + 100, y: 400), during: 0.2)
        Report.equal("from \(start)", Probe.log.contains("edge began"), isIt)
        finger.lift()
      }
    },
    Probe("a swipe goes in its direction", "uikit/uiswipegesturerecognizer/direction-swift.property") {
      for (way, isIt) in [(CGPoint(x: -120, y: 0), true), (CGPoint(x: 120, y: 0), false)] {
        let field = Field()
        Probe.log = []
        let swipe = UISwipeGestureRecognizer()
        Report.equal("by default", swipe.direction, .right)
        swipe.direction = .left
        field.add(swipe, "swipe")
        field.drag(by: way, during: 0.1)
        Report.equal("by \(way.x)", Probe.log.contains("swipe ended"), isIt)
      }
    },
    Probe("a press is long after half a second", "uikit/uilongpressgesturerecognizer/minimumpressduration") {
      let field = Field()
      let press = UILongPressGestureRecognizer()
      Report.near("seconds", press.minimumPressDuration, 0.5)
      field.add(press, "press")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      Simulator.clock.advance(by: 0.45)
      Report.equal("not yet", Probe.log.filter { $0.hasPrefix("press") }, [])
      Simulator.clock.advance(by: 0.1)
      Report.equal("then", Probe.log.filter { $0.hasPrefix("press") }, ["press began"])
      finger.lift()
    },
    Probe("and may move a little", "uikit/uilongpressgesturerecognizer/allowablemovement") {
      let field = Field()
      let press = UILongPressGestureRecognizer()
      Report.near("points", press.allowableMovement, 10)
      field.add(press, "press")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.move(to: CGPoint(x: 180, y: 150))
      Simulator.clock.advance(by: 1)
      Report.equal("not so far", Probe.log.filter { $0.hasPrefix("press") }, [])
      finger.lift()
    },
    Probe("two taps", "uikit/uitapgesturerecognizer/numberoftapsrequired") {
      let field = Field()
      let tap = UITapGestureRecognizer()
      Report.equal("by default", tap.numberOfTapsRequired, 1)
      tap.numberOfTapsRequired = 2
      field.add(tap, "tap")
      let finger = Finger(in: field.window)
      finger.tap(at: CGPoint(x: 150, y: 150))
      Report.equal("one is not enough", Probe.log.filter { $0.hasPrefix("tap") }, [])
      Simulator.clock.advance(by: 0.1)
      finger.tap(at: CGPoint(x: 150, y: 150))
      Report.equal("two are", Probe.log.filter { $0.hasPrefix("tap") }, ["tap ended"])
    },
    Probe("who takes no touches", "uikit/uiview/hittest(_:with:)") {
      let field = Field()
      let place = CGPoint(x: 150, y: 150)
      Report.check("the inner one", field.window.hitTest(place, with: nil) === field.inner)
      field.inner.isHidden = true
      Report.check("not hidden", field.window.hitTest(place, with: nil) === field.outer)
      field.inner.isHidden = false
      field.inner.alpha = 0.005
      Report.check("not transparent", field.window.hitTest(place, with: nil) === field.outer)
      field.inner.alpha = 1
      field.inner.isUserInteractionEnabled = false
      Report.check("not switched off", field.window.hitTest(place, with: nil) === field.outer)
    },
    Probe("what reaches out of its superview gets none there", "uikit/uiview/hittest(_:with:)") {
      let field = Field()
      let child = UIView(frame: CGRect(x: 280, y: 0, width: 60, height: 60))
      field.inner.addSubview(child)
      Report.check("inside", field.window.hitTest(CGPoint(x: 340, y: 60), with: nil) === child)
      Report.check("outside", field.window.hitTest(CGPoint(x: 370, y: 60), with: nil) === field.outer)
    },
    Probe("a touch stays its view's", "uikit/uitouch/view") {
      let field = Field()
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      finger.move(to: CGPoint(x: 10, y: 700))
      finger.lift()
      Report.equal("told", Probe.log, ["touches began", "touches moved", "touches ended"])
    },
    Probe("a recognizer belongs to one view", "uikit/uiview/addgesturerecognizer(_:)") {
      let (one, two) = (UIView(), UIView())
      let tap = UITapGestureRecognizer()
      one.addGestureRecognizer(tap)
      two.addGestureRecognizer(tap)
      Report.check("the last one", tap.view === two)
      Report.equal("none", one.gestureRecognizers, nil)
    },
    Probe("a button is tapped inside of it", "uikit/uicontrol/event/touchupinside") {
      let field = Field()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      field.inner.addSubview(button)
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      let finger = Finger(in: field.window)
      finger.tap(at: CGPoint(x: 100, y: 100))
      Report.equal("inside", taps, 1)
      finger.touchDown(at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 340, y: 340))
      finger.lift()
      Report.equal("not outside", taps, 1)
    },
  ]
}

private final class TouchedView: UIView {
  var mayBegin = true

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Probe.log.append("touches began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    Probe.log.append("touches moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    Probe.log.append("touches ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    Probe.log.append("touches cancelled")
  }
}
