@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list, and a page that a finger moves in any direction.
@MainActor final class HomePullWorld: PushedWorld {
  private final class List: UIViewController, HomePullList {}
  private final class Page: UIViewController, HomePullPage {}

  let transition = HomePullTransition()

  init() {
    let (list, page) = (List(), Page())
    super.init(list, page, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    let shown = second.view.presentedTransform
    Report.sample("page.translation.x \(way)", at: time, shown.tx)
    Report.sample("page.translation.y \(way)", at: time, shown.ty)
    Report.check("\(way): it stays near its way, at \(shown.tx)", abs(shown.tx) < 20)
  }
}

/// A photo that a finger moves and shrinks.
@MainActor final class HomeTurnWorld: FlightWorld {
  let transition = HomeTurnTransition()

  init() {
    let (base, photo) = (UIViewController(), UIViewController())
    super.init(root: base, base, photo)
    transition.adopt(photo)
  }

  override func sample(_ way: String, at time: Double) {
    let shown = second.view.presentedTransform
    Report.sample("photo.translation.x \(way)", at: time, shown.tx)
    Report.sample("photo.translation.y \(way)", at: time, shown.ty)
    // The scale is sampled only where the photo does not rotate as well.
    if way == "flung" { Report.sample("photo.scale \(way)", at: time, shown.a) }
  }
}

/// A photo with a badge that a finger moves.
@MainActor final class HomeBadgeWorld: FlightWorld {
  private final class Photo: UIViewController, HomeBadgePhoto {
    let homeBadgeBadge = UIView(frame: CGRect(x: 300, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(homeBadgeBadge)
    }
  }

  let transition = HomeBadgeTransition()
  private let photo = Photo()

  init() {
    let base = UIViewController()
    super.init(root: base, base, photo)
    transition.adopt(photo)
  }

  /// The distance of the badge from its own place.
  var badgeShift: CGFloat { photo.homeBadgeBadge.presentedTransform.tx }
}

/// Springs after a finger that leaves near the end of the way in one dimension, and fast in that dimension.
extension Scenario {
  static let homeward: [Scenario] = homePull + homeTurn + homeBadge

  /// A velocity that is mostly across the way, and slightly along the way back.
  private static let flung = CGPoint(x: -300, y: -100)

  private static let homePull: [Scenario] = [
    .of("homePull", "flung where there is hardly a way", HomePullWorld.init) { world in
      world.push()
      world.settle()
      for (way, speed) in [("flung", flung), ("away", CGPoint(x: 300, y: 100))] {
        world.pull(world.pan, by: CGVector(dx: 1, dy: 200))
        world.sample(way, at: 0)
        world.pan?.end(velocity: speed)
        world.sample(way, for: 0.4)
        world.settle()
      }
      world.checkPage(completed: [true, false, false], "cancelled")
      world.pull(world.pan, by: CGVector(dx: 0, dy: 0))
      world.pan?.end(velocity: flung)
      world.eachFrame(of: 0.4) { _ in
        Report.near("it has no way", world.second.view.presentedTransform.ty, 0, within: 1)
      }
      world.settle()
      world.checkPage(completed: [true, false, false, false], "from where it rests")
    }
  ]

  private static let homeTurn: [Scenario] = [
    .of("homeTurn", "flung where there is hardly a way", HomeTurnWorld.init) { world in
      world.present()
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 1, dy: 200))
      world.sample("flung", at: 0)
      pan?.end(velocity: flung)
      world.sample("flung", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
      world.pull(pan, by: CGVector(dx: 1, dy: 400))
      pan?.end(velocity: CGPoint(x: -300, y: 400))
      world.sample("finished", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, false, true], "finished")
    }
  ]
  private static let homeBadge: [Scenario] = [
    .of("homeBadge", "flung where there is hardly a way", HomeBadgeWorld.init) { world in
      world.present()
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 1, dy: 200))
      Report.near("the badge is where the finger has it", world.badgeShift, 0.5)
      pan?.end(velocity: flung)
      world.eachFrame(of: 0.4) { _ in
        Report.check("the badge stays near, at \(world.badgeShift)", abs(world.badgeShift) < 20)
      }
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled")
    }
  ]
}
