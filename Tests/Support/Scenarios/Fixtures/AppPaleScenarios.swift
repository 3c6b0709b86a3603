@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A head that appears with its page.
@MainActor final class PaleWorld: PushedWorld {
  final class List: UIViewController, PaleList {}

  final class Page: UIViewController, PalePage {
    let paleHead = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(paleHead)
    }
  }

  let list = List()
  let page = Page()
  let transition = PaleTransition()

  init() { super.init(list, page, by: transition) }
}

extension Scenario {
  static let appPale: [Scenario] = [
    .of("pale", "the app hides the head while the page is shown", PaleWorld.init) { world in
      world.push()
      world.settle()
      world.page.paleHead.alpha = 0
      world.pull(to: 1)
      Report.near("the head does not flash", world.page.paleHead.presentedAlpha, 0, within: 0.01)
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.near("the head stays hidden", world.page.paleHead.alpha, 0)
    }
  ]
}
