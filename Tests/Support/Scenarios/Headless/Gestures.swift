@_spi(Simulator) import UIKit

/// Touches, hit tests, and which of several recognizers begins.
extension Scenario {
  static let headlessGestures: [Scenario] = [
    Scenario("gestures: a pan has its states and its velocity", in: Conduct.eachAnswer) {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.listen(to: pan, as: "pan")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 105, y: 100))
      Report.equal("too little", field.log, [])
      finger.drag(to: CGPoint(x: 205, y: 100), during: 0.2)
      Report.near("translation", pan.translation(in: field.inner), CGPoint(x: 105, y: 0))
      Report.near("velocity", pan.velocity(in: field.inner), CGPoint(x: 500, y: 0), within: 1e-3)
      pan.setTranslation(.zero, in: field.inner)
      finger.move(to: CGPoint(x: 205, y: 130))
      Report.near("translation after it was set", pan.translation(in: field.inner), CGPoint(x: 0, y: 30))
      Simulator.clock.advance(by: 0.2)
      finger.lift()
      Report.equal("velocity after a rest", pan.velocity(in: nil), .zero)
      Report.equal("first", field.log.first, "pan began")
      Report.equal("last", field.log.last, "pan ended")
      Report.equal("ready again", pan.state, .possible)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("gestures: one of two pans wins, unless they go together", in: Conduct.eachAnswer) {
      for isTogether in [false, true] {
        let field = Field()
        let outer = UIPanGestureRecognizer()
        let inner = UIPanGestureRecognizer()
        field.listen(to: outer, as: "outer", in: field.outer)
        field.listen(to: inner, as: "inner")
        let delegate = GestureRules()
        delegate.isTogether = isTogether
        outer.delegate = delegate
        field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        let began = Set(field.log.filter { $0.hasSuffix("began") })
        let first = Simulator.conduct.outerRecognizersComeFirst ? "outer began" : "inner began"
        Report.equal("together: \(isTogether)", began, isTogether ? ["outer began", "inner began"] : [first])
      }
    },

    Scenario("gestures: a delegate and a view may refuse", in: Conduct.eachAnswer) {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.listen(to: pan, as: "pan")
      let delegate = GestureRules()
      delegate.mayBegin = false
      pan.delegate = delegate
      field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
      delegate.mayBegin = true
      delegate.mayReceive = false
      field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
      Report.equal("refused", field.log, [])
      delegate.mayReceive = true
      field.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
      Report.equal("accepted", field.log.first, "pan began")
    },

    Scenario("gestures: a single tap waits for the double tap to fail", in: Conduct.eachAnswer) {
      let field = Field()
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      field.listen(to: single, as: "single")
      field.listen(to: double, as: "double")
      let finger = Finger(in: field.window)
      finger.tap(at: CGPoint(x: 100, y: 100))
      Report.equal("waits", field.log, [])
      Simulator.clock.advance(by: 0.5)
      Report.equal("then is it", field.log, ["single ended"])
      finger.tap(at: CGPoint(x: 100, y: 100))
      Simulator.clock.advance(by: 0.1)
      finger.tap(at: CGPoint(x: 100, y: 100))
      Simulator.clock.advance(by: 0.5)
      Report.equal("two are a double", field.log, ["single ended", "double ended"])
    },

    Scenario("gestures: a pan that waits for the edge", in: Conduct.eachAnswer) {
      let field = Field()
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      let pan = UIPanGestureRecognizer()
      let delegate = GestureRules()
      delegate.required = edge
      pan.delegate = delegate
      field.listen(to: edge, as: "edge", in: field.outer)
      field.listen(to: pan, as: "pan")
      field.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 150, y: 200))
      Report.equal("from the edge", field.log.first, "edge began")
      Report.check("only that", !field.log.contains("pan began"))
      field.log = []
      field.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200))
      Report.equal("from the middle", field.log.first, "pan began")
      field.log = []
      field.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 8, y: 300))
      Report.equal("along the edge", field.log.first, "pan began")
    },

    Scenario("gestures: pinch and rotation", in: Conduct.eachAnswer) {
      let field = Field()
      let pinch = UIPinchGestureRecognizer()
      let rotation = UIRotationGestureRecognizer()
      let delegate = GestureRules()
      delegate.isTogether = true
      pinch.delegate = delegate
      field.listen(to: pinch, as: "pinch")
      field.listen(to: rotation, as: "rotation")
      let fingers = (Finger(in: field.window), Finger(in: field.window))
      fingers.0.touchDown(at: CGPoint(x: 100, y: 200))
      fingers.1.touchDown(at: CGPoint(x: 200, y: 200))
      Simulator.clock.advance(by: 0.1)
      fingers.1.move(to: CGPoint(x: 300, y: 200))
      Report.near("scale", pinch.scale, 2)
      Report.near("scales a second", pinch.velocity, 10)
      Report.near("no turn", rotation.rotation, 0)
      fingers.1.move(to: CGPoint(x: 100, y: 400))
      Report.near("a quarter turn", rotation.rotation, .pi / 2)
      Report.near("the middle", pinch.location(in: nil), CGPoint(x: 100, y: 300))
      fingers.0.lift()
      Report.near("where the finger is that stays", pinch.location(in: nil), CGPoint(x: 100, y: 400))
      fingers.1.move(to: CGPoint(x: 120, y: 400))
      Report.equal("one finger keeps the pinch", pinch.state, .changed)
      Report.near("and its scale", pinch.scale, 2)
      fingers.1.lift()
      Report.equal("pinch", field.log.filter { $0.hasPrefix("pinch") }.last, "pinch ended")
      Report.equal("rotation", field.log.filter { $0.hasPrefix("rotation") }.last, "rotation ended")
    },

    Scenario("gestures: a long press", in: Conduct.eachAnswer) {
      let field = Field()
      let press = UILongPressGestureRecognizer()
      field.listen(to: press, as: "press")
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 100, y: 100))
      Simulator.clock.advance(by: 0.4)
      Report.equal("too short", field.log, [])
      Simulator.clock.advance(by: 0.2)
      finger.lift()
      Report.equal("long enough", field.log, ["press began", "press ended"])
      finger.touchDown(at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 150, y: 100))
      Simulator.clock.advance(by: 1)
      finger.lift()
      Report.equal("not when it moves", field.log.count, 2)
    },

    Scenario("gestures: touches are taken away", in: Conduct.eachAnswer) {
      let field = Field()
      let pan = UIPanGestureRecognizer()
      field.listen(to: pan, as: "pan")
      let finger = Finger(in: field.window)
      for loss in 0..<3 {
        field.log = []
        finger.touchDown(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 150, y: 100))
        switch loss {
        case 0: finger.cancel()
        case 1: pan.isEnabled = false
        default: field.inner.removeFromSuperview()
        }
        finger.move(to: CGPoint(x: 180, y: 100))
        finger.lift()
        pan.isEnabled = true
        Report.equal("loss \(loss)", field.log, ["pan began", "pan cancelled"])
      }
    },

    Scenario("gestures: a button gets a tap, and none that a pan has taken", in: Conduct.eachAnswer) {
      let field = Field()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
      field.inner.addSubview(button)
      let pan = UIPanGestureRecognizer()
      field.listen(to: pan, as: "pan")
      button.addTarget(field, action: Selector(field.pressed), for: .touchUpInside)
      let finger = Finger(in: field.window)
      finger.tap(at: CGPoint(x: 50, y: 30))
      Report.equal("tapped", field.log, ["pressed"])
      field.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 90, y: 30))
      Report.check("not when panned", field.log.filter { $0 == "pressed" }.count == 1)
      button.alpha = 0.005
      finger.tap(at: CGPoint(x: 50, y: 30))
      Report.check("not when transparent", field.log.filter { $0 == "pressed" }.count == 1)
    },

    Scenario("gestures: a scroll view follows its pan", in: Conduct.eachAnswer) {
      let field = Field()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scroll.contentSize = CGSize(width: 400, height: 2000)
      field.inner.addSubview(scroll)
      let finger = Finger(in: field.window)
      finger.touchDown(at: CGPoint(x: 200, y: 300))
      finger.drag(to: CGPoint(x: 200, y: 280), during: 0.1)
      let taken = scroll.contentOffset.y
      finger.drag(to: CGPoint(x: 200, y: 180), during: 0.3)
      Report.near("follows", scroll.contentOffset.y - taken, 100)
      Simulator.clock.advance(by: 0.3)
      finger.lift()
      Simulator.clock.runUntilIdle()
      Report.near("stays", scroll.contentOffset.y - taken, 100)
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 200, y: 380), during: 0.1)
      Report.check("goes beyond its top", scroll.contentOffset.y < 0)
      finger.lift()
      Simulator.clock.runUntilIdle()
      Report.near("comes back", scroll.contentOffset.y, 0)
      scroll.isScrollEnabled = false
      field.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
      Report.near("is held", scroll.contentOffset.y, 0)
    },
  ]
}

/// A window with a view in a view. It records the actions of their recognizers.
@MainActor private final class Field: NSObject {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let outer = UIView(frame: UIScreen.main.bounds)
  let inner = UIView(frame: UIScreen.main.bounds)
  var log: [String] = []
  private var listeners: [Listener] = []

  override init() {
    super.init()
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  func listen(to recognizer: UIGestureRecognizer, as name: String, in view: UIView? = nil) {
    let listener = Listener { [weak self] in self?.log.append("\(name) \($0)") }
    listeners.append(listener)
    recognizer.addTarget(listener, action: Selector(listener.hear(_:)))
    (view ?? inner).addGestureRecognizer(recognizer)
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    let finger = Finger(in: window)
    finger.touchDown(at: start)
    finger.drag(to: end, during: 0.2)
    finger.lift()
  }

  func pressed() {
    log.append("pressed")
  }
}

@MainActor private final class Listener: NSObject {
  private let tell: @MainActor (UIGestureRecognizer.State) -> Void

  init(_ tell: @escaping @MainActor (UIGestureRecognizer.State) -> Void) {
    self.tell = tell
  }

  func hear(_ recognizer: UIGestureRecognizer) {
    tell(recognizer.state)
  }
}

private final class GestureRules: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var mayReceive = true
  var isTogether = false
  weak var required: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    mayReceive
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === required }
}
