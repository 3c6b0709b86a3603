@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A list with rows, in tabs. The app hands over the current row, and the current badge of the page.
@MainActor final class RowGrowWorld: SpecWorld {
  final class List: UIViewController, RowGrowList {
    let rows = (0..<2).map { UIView(frame: CGRect(x: 20, y: 100 + 80 * CGFloat($0), width: 360, height: 60)) }
    var current = 0
    var rowGrowRow: UIView { rows[current] }

    override func viewDidLoad() {
      super.viewDidLoad()
      for row in rows { view.addSubview(row) }
    }
  }

  final class Page: UIViewController, RowGrowPage {
    let badges = (0..<2).map {
      UIView(frame: CGRect(x: 20, y: 100 + 80 * CGFloat($0), width: 60, height: 60))
    }
    var current = 0
    var rowGrowBadge: UIView { badges[current] }

    override func viewDidLoad() {
      super.viewDidLoad()
      for badge in badges { view.addSubview(badge) }
    }
  }

  let list = List()
  let page = Page()
  let transition = RowGrowTransition()
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init() {
    navigation = UINavigationController(rootViewController: list)
    tabs.viewControllers = [navigation]
    navigation.delegate = transition
    super.init(root: tabs, trees: [])
  }

  func push() {
    navigation.pushViewController(page, animated: true)
    letStart()
  }

  var pan: UIPanGestureRecognizer? {
    page.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  func pull(to y: CGFloat) {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: 200, y: 100 + y))
  }

  /// Checks that nothing has the values of the way.
  func check(_ moment: String) {
    settle()
    for (index, view) in (list.rows + page.badges).enumerated() {
      Report.near("\(moment): alpha of \(index)", view.alpha, 1)
      Report.near("\(moment): scale of \(index)", view.transform.a, 1)
    }
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
  }
}

/// A tile that turns over while its page comes, frame by frame.
@MainActor final class TurnOverWorld: PushedWorld {
  final class List: UIViewController, TurnOverList {
    let tiles = (0..<2).map { UIView(frame: CGRect(x: 20, y: 100 + 80 * CGFloat($0), width: 60, height: 60)) }
    var current = 0
    var turnOverTile: UIView { tiles[current] }

    override func viewDidLoad() {
      super.viewDidLoad()
      for tile in tiles { view.addSubview(tile) }
    }
  }

  private final class Page: UIViewController, TurnOverPage {
    let turnOverHead = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(turnOverHead)
    }
  }

  let list = List()
  let transition = TurnOverTransition()

  init() { super.init(list, Page(), by: transition) }
}

/// A card that yields to a finger.
@MainActor final class PressedCardWorld: FlightWorld {
  final class Today: UIViewController, PressedCardToday {
    let cards = (0..<2).map {
      UIView(frame: CGRect(x: 20, y: 100 + 200 * CGFloat($0), width: 300, height: 150))
    }
    var current = 0
    var pressedCardCard: UIView { cards[current] }

    override func viewDidLoad() {
      super.viewDidLoad()
      for card in cards { view.addSubview(card) }
    }
  }

  let today = Today()
  let transition = PressedCardTransition()

  init() {
    super.init(root: today, today, UIViewController())
    transition.attach(to: today)
  }
}

extension Scenario {
  static let appRow: [Scenario] = [
    .of("rowGrow", "another row and another badge are handed over on the way", RowGrowWorld.init) { world in
      world.push()
      Simulator.clock.advance(by: 0.2)
      world.list.current = 1
      world.page.current = 1
      world.check("there")
      world.navigation.popViewController(animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.2)
      world.list.current = 0
      world.page.current = 0
      world.check("back")
    },
    .of("rowGrow", "another row is handed over under the finger", RowGrowWorld.init) { world in
      world.push()
      world.settle()
      for (way, next) in [(200, 1), (500, 0)] {
        world.pull(to: CGFloat(way))
        world.list.current = next
        world.pan?.move(to: CGPoint(x: 200, y: 110 + way))
        world.pan?.end(velocity: .zero)
        world.check("let go after \(way) pt")
      }
    },
    .of(
      "rowGrow", "another row is handed over while a finger holds the push", RowGrowWorld.init,
      in: Conduct.allForCatches
    ) {
      world in
      world.push()
      Simulator.clock.advance(by: 0.2)
      world.pull(to: 10)
      world.list.current = 1
      world.pan?.end(velocity: .zero)
      world.check("let go")
    },
    .of("turnOver", "another tile is handed over on the way", TurnOverWorld.init) { world in
      world.push()
      Simulator.clock.advance(by: 0.2)
      world.list.current = 1
      world.settle()
      for tile in world.list.tiles {
        Report.near("not turned", tile.transform.b, 0)
        Report.check("not clipped", !tile.clipsToBounds)
      }
    },
    .of("pressedCard", "another card is handed over while one is pressed", PressedCardWorld.init) { world in
      for pause in [0.2, 0.05] {
        world.today.current = 0
        let finger = Finger(in: world.window)
        finger.touchDown(at: CGPoint(x: 100, y: 150))
        Simulator.clock.advance(by: pause)
        world.today.current = 1
        finger.lift()
        world.settle()
        for card in world.today.cards { Report.near("up after \(pause) s", card.transform.a, 1) }
      }
    },
  ]
}
