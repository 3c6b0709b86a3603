@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A sheet that the platform brings.
@MainActor final class SystemTiersWorld: FlightWorld {
  let transition = SystemTiersTransition()

  init() {
    let map = UIViewController()
    super.init(root: map, map, UIViewController())
    transition.adopt(second)
  }
}

extension Scenario {
  static let appTiers: [Scenario] = [
    .of("systemTiers", "a finger while the platform brings the sheet", SystemTiersWorld.init) { world in
      world.first.present(world.second, animated: true)
      Simulator.clock.advance(by: 0.3)
      let pan = world.pan(on: world.second.view)
      if pan?.begin(at: CGPoint(x: 200, y: 750), velocity: CGPoint(x: 0, y: -50)) == true {
        Simulator.clock.advance(by: 0.02)
        pan?.move(to: CGPoint(x: 200, y: 550))
        let top = world.second.view.presentedFrame.minY
        Simulator.clock.advance(by: 0.5)
        Report.near("it stays under the finger", world.second.view.presentedFrame.minY, top, within: 1)
      }
      pan?.end(velocity: .zero)
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
