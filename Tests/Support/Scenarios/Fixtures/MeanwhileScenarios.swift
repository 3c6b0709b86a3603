@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A grid of tiles, one of whose pictures flies into a photo.
@MainActor final class PickedWorld: PushedWorld {
  final class Grid: UIViewController, PickedGrid {
    let shelf = Shelf("grid", of: 12, in: CGRect(x: 0, y: 100, width: 400, height: 500))
    var current = 4
    private var pictures: [Int: UIImageView] = [:]
    var pickedItems: UICollectionView { shelf.view }

    /// A picture in the current cell, made when it is asked for.
    var pickedCell: UIImageView? {
      if let known = pictures[current] { return known }
      guard let cell = shelf.view.cellForItem(at: IndexPath(item: current, section: 0)) else { return nil }
      let picture = UIImageView(frame: cell.bounds)
      picture.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      cell.contentView.addSubview(picture)
      pictures[current] = picture
      return picture
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(shelf.view)
    }
  }

  final class Photo: UIViewController, PickedPhoto {
    let picture = UIImageView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    var pickedPicture: UIImageView? { picture }

    override func viewDidLoad() {
      super.viewDidLoad()
      picture.image = UIImage(simulatedSize: CGSize(width: 300, height: 200))
      view.addSubview(picture)
    }
  }

  let grid = Grid()
  let transition = PickedTransition()

  init() { super.init(grid, Photo(), by: transition) }
}

/// Two children of a container. The app may release the transition.
@MainActor final class SlidWorld: SpecWorld {
  let container = UIViewController()
  let one = UIViewController()
  let two = UIViewController()
  var transition: SlidTransition?

  init() {
    super.init(root: container, trees: [])
    transition = SlidTransition(in: container)
    transition?.show(one)
  }
}

/// A page that two modal transitions have adopted.
@MainActor final class AdoptedTwiceWorld: FlightWorld {
  let risen = RisenTransition()
  let faded = FadedTransition()

  init() {
    let home = UIViewController()
    super.init(root: home, home, UIViewController())
    risen.adopt(second)
    faded.adopt(second)
  }
}

extension Scenario {
  static let meanwhile: [Scenario] = [
    .of("picked", "another cell is handed over under the finger", PickedWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 300)
      world.grid.current = 7
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.check("back", world.navigation.topViewController === world.grid)
      for (index, tile) in world.grid.shelf.tiles.enumerated() {
        Report.near("alpha of \(index)", tile.alpha, 1)
        Report.check("transform of \(index)", tile.transform.isIdentity, "\(tile.transform)")
      }
    },
    .of("slid", "the app releases the transition on the way", SlidWorld.init) { world in
      world.transition?.forward(to: world.two)
      Simulator.clock.advance(by: 0.1)
      world.transition = nil
      world.settle()
      let left = world.container.view.subviews
      Report.check("only the screen is left", left.count == 1 && left[0] === world.two.view, "\(left)")
    },
    .of("faded", "a page that another transition has adopted before", AdoptedTwiceWorld.init) { world in
      world.present()
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 200, y: 100))
      finger.drag(to: CGPoint(x: 200, y: 500), during: 0.3)
      Report.near("the page follows", world.second.view.presentedAlpha, 0.5, within: 0.03)
      finger.lift()
      world.settle()
      Report.check("dismissed", world.first.presentedViewController == nil)
      Report.equal("recognizers", world.second.view.gestureRecognizers?.count ?? 0, 0)
    },
    .of("carry", "another player is handed over under the finger", CarryWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 500)
      world.list.carryPlayer = world.list.above
      world.pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      Report.check("the other one flies", world.box.map { world.list.above.isDescendant(of: $0) } == true)
      Report.check("the first one is at home", world.list.player.superview === world.list.view)
      world.settle()
      for view in [world.list.player, world.list.above] {
        Report.check("both are at home", view.superview === world.list.view && view.alpha == 1)
      }
    },
    .of(
      "rowGrow", "a finger takes the page back before UIKit tells that it has come", RowGrowWorld.init,
      in: Conduct.allForGestures
    ) { world in
      var hasEnded = false
      world.transition.didEnd = { _, _ in hasEnded = true }
      world.push()
      while !hasEnded { Simulator.clock.advance(by: 0.0005) }
      Simulator.clock.advance(by: 0.004)
      let begins = world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 300)) ?? false
      Simulator.clock.advance(by: 0.05)
      world.pan?.move(to: CGPoint(x: 200, y: 600))
      Simulator.clock.advance(by: 0.05)
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.equal("under way", Simulator.census.transitionsUnderWay, [])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.check("back", (world.navigation.topViewController === world.list) == begins)
    },
  ]
}
