@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

extension Scenario {
  /// A finger catches a run and turns it round.
  static let latched: [Scenario] = [
    .of("latch", "a finger turns round what plays", LatchWorld.init) { world in
      for (share, completes) in [(0.9, false), (-0.4, true)] {
        world.page.told = []
        world.navigation.pushViewController(world.page, animated: true)
        world.letStart()
        Simulator.clock.advance(by: 0.1)
        Report.check("it scrolls", world.page.rows.isScrollEnabled)
        let finger = Finger(in: world.window)
        finger.touchDown(at: CGPoint(x: 200, y: 200))
        finger.drag(to: CGPoint(x: 200, y: 230), during: 0.1)
        Report.equal("its call at the start", world.page.told, ["grabbed"])
        Report.equal("what it holds", world.page.rows.isScrollEnabled, false)
        Report.equal("the dim is in the glass", world.list.glass.contentView.subviews.count, 1)
        Report.check("the tile is on its way", world.list.tile.alpha < 0.9, "\(world.list.tile.alpha)")
        finger.drag(to: CGPoint(x: 200, y: 230 + 800 * share), during: 0.2)
        Simulator.clock.advance(by: 0.2)
        finger.lift()
        world.settle()
        Report.equal("its calls", world.page.told, ["grabbed", "released"])
        Report.equal("violations", Simulator.recorder.violations, [])
        Report.equal("it scrolls again", world.page.rows.isScrollEnabled, true)
        Report.near("the tile is at rest", world.list.tile.alpha, 1)
        Report.near("the bar is at rest", world.navigation.navigationBar.alpha, completes ? 0.4 : 1)
        Report.equal("what is shown", world.navigation.topViewController === world.page, completes)
      }
    },
    .of("latch", "the app releases a transition that plays", ReleasedWorld.init) { world in
      world.present()
      world.settle()
      Report.check("the panel is shown", world.panel.view.window != nil)
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}

/// A panel over a base, presented by a transition that nothing keeps.
@MainActor private final class ReleasedWorld: SpecWorld {
  private let base = UIViewController()
  let panel = UIViewController()

  init() { super.init(root: base, trees: [panel.view]) }

  func present() {
    let transition = GripTransition()
    transition.adopt(panel)
    base.present(panel, animated: true)
  }
}

/// A list and a page in a navigation controller.
@MainActor private final class LatchWorld: SpecWorld {
  final class List: UIViewController, LatchList {
    let tile = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    var latchTile: UIView { tile }
    var latchGlass: UIView { glass }
  }

  final class Page: UIViewController, LatchPage {
    let rows = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    var latchRows: UIScrollView { rows }
    var told: [String] = []
    func latchGrabbed() { told.append("grabbed") }
    func latchReleased() { told.append("released") }
  }

  let list = List()
  let page = Page()
  let navigation: UINavigationController
  private let transition = LatchTransition()

  init() {
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = transition
    for view in [list.tile, list.glass] { list.view.addSubview(view) }
    page.view.addSubview(page.rows)
    super.init(root: navigation, trees: [list.view, page.view])
  }
}
