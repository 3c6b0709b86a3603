@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A page that one finger or two take away; each may take over what the other has begun.
@MainActor final class BothWorld: PushedWorld {
  private final class List: UIViewController, BothList {}
  private final class Page: UIViewController, BothPage {}

  let transition = BothTransition()

  init() { super.init(List(), Page(), by: transition) }

  var pinch: UIPinchGestureRecognizer? {
    second.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPinchGestureRecognizer }.first
  }
}

extension Scenario {
  static let appBoth: [Scenario] = [
    .of(
      "both", "the finger that has finished it is still down when two others take over", BothWorld.init,
      in: Conduct.allForCatches
    ) { world in
      world.push()
      world.settle()
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      Simulator.clock.advance(by: 0.1)
      world.pan?.move(to: CGPoint(x: 200, y: 320))  // it finishes by itself
      Simulator.clock.advance(by: 0.1)
      let place = CGPoint(x: 200, y: 400)
      Report.check("two take over", world.pinch?.begin(around: place, scale: 1, velocity: -1) ?? false)
      Simulator.clock.advance(by: 0.05)
      world.pinch?.move(scale: 0.8)
      let (alpha, scale) = (world.second.view.presentedAlpha, world.second.view.presentedTransform3D.m11)
      world.pan?.move(to: CGPoint(x: 200, y: 400))
      Report.near("the first moves: alpha", world.second.view.presentedAlpha, alpha, within: 1e-3)
      Report.near("the first moves: scale", world.second.view.presentedTransform3D.m11, scale, within: 1e-3)
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.5)
      Report.equal("the first lifts: the two still hold", Simulator.recorder.completions, [true])
      world.pinch?.end(velocity: 0)
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
