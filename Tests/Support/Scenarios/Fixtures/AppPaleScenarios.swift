@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A row that pales while its page comes, and a head that appears with the page.
@MainActor final class PaleWorld: PushedWorld {
  final class List: UIViewController, PaleList {
    let paleRow = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(paleRow)
    }
  }

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

/// The same in an overlay.
@MainActor final class PaleOverlayWorld: FlightWorld {
  final class List: UIViewController, PaleOverlayList {
    let paleOverlayRow = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    let paleOverlayMark = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(paleOverlayRow)
      view.addSubview(paleOverlayMark)
    }
  }

  let list = List()
  let transition = PaleOverlayTransition()

  init() {
    super.init(root: list, list, UIViewController())
    transition.adopt(second)
  }
}

extension Scenario {
  static let appPale: [Scenario] = [
    .of("pale", "the app dims the row and hides the head while the page is shown", PaleWorld.init) { world in
      world.push()
      world.settle()
      world.list.paleRow.alpha = 0.6
      world.page.paleHead.alpha = 0
      world.pull(to: 1)
      Report.near("the head does not flash", world.page.paleHead.presentedAlpha, 0, within: 0.01)
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.near("the head stays hidden", world.page.paleHead.alpha, 0)
      world.pop()
      world.settle()
      Report.near("the row stays dimmed", world.list.paleRow.alpha, 0.6)
    },
    .of("paleOverlay", "the app dims the row while the page is shown", PaleOverlayWorld.init) { world in
      for isAnimated in [false, true] {
        world.list.paleOverlayRow.alpha = 1
        world.present()
        world.list.paleOverlayRow.alpha = 0.6
        world.first.dismiss(animated: isAnimated)
        world.settle()
        Report.near("dismissed, animated \(isAnimated)", world.list.paleOverlayRow.alpha, 0.6)
      }
    },
  ]
}
