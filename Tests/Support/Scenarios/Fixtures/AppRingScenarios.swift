@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A ring with a single screen: the next one is the one that is shown.
@MainActor final class RingWorld: SpecWorld {
  final class Ring: UIViewController, RingContainer {
    private(set) lazy var ring = RingTransition(in: self)
    let only = UIViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      ring.show(only)
    }

    func ringThere(after here: UIViewController) -> UIViewController? { only }
    func ringHere(before there: UIViewController) -> UIViewController? { only }
  }

  let ring = Ring()

  init() { super.init(root: ring, trees: []) }
}

extension Scenario {
  static let appRing: [Scenario] = [
    .of("ring", "the app returns the screen that is shown", RingWorld.init) { world in
      let only = world.ring.only
      let pans = only.view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
      let pan = pans.first { $0.begin(at: CGPoint(x: 300, y: 400), velocity: CGPoint(x: -100, y: 0)) }
      Simulator.clock.advance(by: 0.1)
      pan?.move(to: CGPoint(x: 20, y: 400))
      pan?.end(velocity: .zero)
      world.settle()
      Report.check("still a child", only.parent === world.ring)
      Report.check("still seen", only.view.superview === world.ring.view)
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
