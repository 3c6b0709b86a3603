@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A page over a base. Properties of both are changed in some runs only.
@MainActor final class SpansWorld: SpecWorld {
  final class Base: UIViewController, SpansBase {
    let spansCard = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let spansBadge = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "base.view"
      spansCard.simulatedName = "card"
      spansBadge.simulatedName = "badge"
      view.addSubview(spansCard)
      view.addSubview(spansBadge)
    }
  }

  final class Page: UIViewController, SpansPage {
    let spansBody = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 700))
    let spansGrip = UIView(frame: CGRect(x: 180, y: 10, width: 40, height: 6))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      spansBody.simulatedName = "body"
      spansGrip.simulatedName = "grip"
      view.addSubview(spansBody)
      view.addSubview(spansGrip)
    }
  }

  /// The current values of the properties that are changed.
  struct Look: Equatable, CustomStringConvertible {
    var card: CGFloat = 1
    var grip: CGFloat = 1
    var badge: CGFloat = 1
    var scrolls = true
    var radius: CGFloat = 0
    var body: CGFloat = 1

    var description: String { "\(card) \(grip) \(badge) \(scrolls) \(radius) \(body)" }
  }

  let base = Base()
  let page = Page()
  let transition = SpansTransition()

  init() {
    page.loadViewIfNeeded()
    super.init(root: base, trees: [page.view])
    transition.adopt(page)
  }

  var pan: UIPanGestureRecognizer? {
    page.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  var look: Look {
    Look(
      card: base.spansCard.alpha, grip: page.spansGrip.alpha, badge: base.spansBadge.alpha,
      scrolls: page.spansBody.isScrollEnabled, radius: page.view.layer.cornerRadius,
      body: page.spansBody.alpha)
  }

  func show() {
    base.present(page, animated: true)
    Simulator.clock.advance(by: 0.1)
  }

  func pull(to y: CGFloat) {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 100))
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: 200, y: 100 + y))
  }

  func expect(_ look: Look, _ moment: String) { Report.equal(moment, self.look, look) }

  func checkBase(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", base.presentedViewController == nil)
    check(atRest, completed: completed, moment)
  }
}

extension Scenario {
  static let spans: [Scenario] = [
    onBase("each direction has its own") { world in
      world.show()
      world.expect(.init(card: 0, radius: 12), "forward")
      world.settle()
      world.expect(.init(), "presented")
      world.page.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      world.expect(.init(grip: 0, badge: 0.5), "backward")
      world.settle()
      world.expect(.init(), "dismissed")
      world.checkBase(completed: [true, true], "dismissed")
    },

    onBase("a finger has its own besides") { world in
      world.show()
      world.settle()
      let pulled = SpansWorld.Look(grip: 0, badge: 0.5, scrolls: false, body: 0.25)
      world.pull(to: 100)
      world.expect(pulled, "under the finger")
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      world.expect(pulled, "while it settles")
      world.settle()
      world.expect(.init(), "cancelled")
      world.pull(to: 500)
      world.expect(pulled, "under the finger again")
      world.pan?.end(velocity: .zero)
      world.settle()
      world.expect(.init(), "finished")
      world.checkBase(completed: [true, false, true], "finished")
    },

    onBase("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      world.expect(.init(card: 0, radius: 12), "forward")
      world.settle()
      world.pull(to: 500)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.expect(.init(), "finished")
      world.checkBase(completed: [true, true], "finished")
    },
  ]

  private static func onBase(_ name: String, _ body: @escaping @MainActor (SpansWorld) -> Void) -> Scenario {
    .of("spans", name, SpansWorld.init, body)
  }
}
