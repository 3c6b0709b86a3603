@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A drawer over a base, which a finger on the shade closes.
@MainActor final class ShadeDrawerWorld: FlightWorld {
  let transition = ShadeDrawerTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

/// A drawer over a base, which a finger on the base closes.
@MainActor final class BaseDrawerWorld: FlightWorld {
  let transition = BaseDrawerTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

/// A drawer over a base, which a finger anywhere closes.
@MainActor final class AnyDrawerWorld: FlightWorld {
  let transition = AnyDrawerTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

/// A menu below a button.
@MainActor final class ButtonMenuWorld: FlightWorld {
  final class Base: UIViewController, ButtonMenuBase {
    let buttonMenuButton = UIView(frame: CGRect(x: 150, y: 100, width: 80, height: 40))
    let buttonMenuHeader = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 60))

    override func viewDidLoad() {
      super.viewDidLoad()
      buttonMenuHeader.alpha = 0.8
      view.addSubview(buttonMenuButton)
      view.addSubview(buttonMenuHeader)
    }
  }

  let base = Base()
  let transition = ButtonMenuTransition()

  init() {
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

/// A panel between the bars of an app, or of an app without bars.
@MainActor final class BarPanelWorld: FlightWorld {
  let transition = BarPanelTransition()
  let navigation: UINavigationController?
  let tabs: UITabBarController?

  init(hasBars: Bool) {
    let base = UIViewController()
    navigation = hasBars ? UINavigationController(rootViewController: base) : nil
    tabs = hasBars ? UITabBarController() : nil
    tabs?.viewControllers = [navigation].compactMap(\.self)
    super.init(root: tabs ?? base, base, UIViewController())
    transition.adopt(second)
  }
}

/// A photo that two fingers pinch away.
@MainActor final class QuickPinchWorld: FlightWorld {
  let transition = QuickPinchTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

/// Tiles, one of which has been tapped.
@MainActor final class RippleWorld: PushedWorld {
  final class List: UIViewController, RippleList {
    let shelf = Shelf("grid", of: 9, in: CGRect(x: 0, y: 100, width: 400, height: 600))
    var rippleGrid: UICollectionView { shelf.view }
    var rippleTapped: UIView { shelf.tiles[4] }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(shelf.view)
    }
  }

  private final class Page: UIViewController, RipplePage {}

  let list = List()
  let transition = RippleTransition()

  init() { super.init(list, Page(), by: transition) }

  var alphas: [CGFloat] { list.shelf.tiles.map(\.presentedAlpha) }
}

/// A page with a carousel, three times as wide.
@MainActor final class CarouselPageWorld: PushedWorld {
  private final class Home: UIViewController, CarouselPageHome {}
  final class Page: UIViewController, CarouselPagePage {
    let carouselPageCarousel = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))

    override func viewDidLoad() {
      super.viewDidLoad()
      carouselPageCarousel.contentSize = CGSize(width: 1200, height: 600)
      view.addSubview(carouselPageCarousel)
    }
  }

  let page = Page()
  let transition = CarouselPageTransition()

  init() { super.init(Home(), page, by: transition) }

  /// Scrolls to a distance from the beginning, which is on the right for readers from right to left.
  func scroll(to way: CGFloat) {
    let isReversed = Simulator.layoutDirection == .rightToLeft
    page.carouselPageCarousel.contentOffset.x = isReversed ? 800 - way : way
  }
}

/// A dot that a finger shrinks.
@MainActor final class RoundDotWorld: FlightWorld {
  let transition = RoundDotTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }

  func checkRound(_ moment: String) {
    let view = second.view
    Report.near(
      moment, view?.layer.presentedCornerRadius ?? .nan, (view?.presentedBounds.width ?? .nan) / 2,
      within: 0.01)
  }
}

/// A card with a shadow.
@MainActor final class ShadowCardWorld: FlightWorld {
  let transition = ShadowCardTransition()

  init() {
    let base = UIViewController()
    super.init(root: base, base, UIViewController())
    transition.adopt(second)
  }
}

extension Scenario {
  static let requests: [Scenario] = drawers + menus + twoFingersAndItems

  private static let drawers: [Scenario] = [
    .of("shadeDrawer", "closed by its shade, in either reading direction", ShadeDrawerWorld.init) { world in
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        Simulator.layoutDirection = direction
        world.present()
        let ahead: CGFloat = direction == .leftToRight ? -1 : 1
        let shade = world.besides.first { $0.bounds.width == 400 }
        let pan = shade.flatMap { world.pan(on: $0) }
        Report.check("against it nothing begins", !world.pull(pan, by: CGVector(dx: -ahead * 200, dy: 0)))
        Report.check("on the shade it begins", world.pull(pan, by: CGVector(dx: ahead * 60, dy: 0)))
        Report.near("the shade follows", shade?.presentedAlpha ?? .nan, 0.32, within: 1e-6)
        pan?.move(to: CGPoint(x: 200 + ahead * 200, y: 400))
        pan?.end(velocity: .zero)
        world.settle()
        Report.check("closed", world.first.presentedViewController == nil)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("carousel", "its beginning comes first, in either reading direction", CarouselPageWorld.init) {
      world in
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        Simulator.layoutDirection = direction
        world.push()
        world.settle()
        let back = CGVector(dx: direction == .leftToRight ? 250 : -250, dy: 0)
        world.scroll(to: 100)
        Report.check("not in the middle", !world.pull(world.pan, by: back))
        world.scroll(to: 0.3)
        Report.check("at the beginning", world.pull(world.pan, by: back))
        world.pan?.end(velocity: .zero)
        world.settle()
        Report.check("back", world.navigation.topViewController === world.first)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("baseDrawer", "closed by a finger on the screen behind, and not by one on it", BaseDrawerWorld.init) {
      world in
      world.present()
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 250, y: 400))
      finger.drag(to: CGPoint(x: 20, y: 400), during: 0.3)
      finger.lift()
      world.settle()
      Report.check("on the drawer nothing begins", world.first.presentedViewController === world.second)
      finger.touchDown(at: CGPoint(x: 380, y: 400))
      finger.drag(to: CGPoint(x: 40, y: 400), during: 0.3)
      finger.lift()
      world.settle()
      Report.check("closed", world.first.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("anyDrawer", "closed by a finger anywhere", AnyDrawerWorld.init) { world in
      for x in [CGFloat(290), 390] {
        world.present()
        let finger = Finger(in: world.window)
        finger.touchDown(at: CGPoint(x: x, y: 400))
        finger.drag(to: CGPoint(x: x - 280, y: 400), during: 0.3)
        finger.lift()
        world.settle()
        Report.check("from \(x)", world.first.presentedViewController == nil)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static let menus: [Scenario] = [
    .of("buttonMenu", "below its button in each size, while the header fades", ButtonMenuWorld.init) {
      world in
      world.present()
      Report.near("below", world.second.view.frame, CGRect(x: 150, y: 140, width: 220, height: 200))
      Report.near("the header", world.base.buttonMenuHeader.alpha, 0.3)
      Report.near("moved", world.base.buttonMenuHeader.transform.ty, -70)
      world.base.buttonMenuButton.frame.origin = CGPoint(x: 40, y: 60)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("in another size", world.second.view.frame, CGRect(x: 40, y: 100, width: 220, height: 100))
      world.first.dismiss(animated: true)
      world.settle()
      Report.near("the header is given back", world.base.buttonMenuHeader.alpha, 0.8)
      Report.check("and is in its place", world.base.buttonMenuHeader.transform == .identity)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("barPanel", "between the bars", { BarPanelWorld(hasBars: true) }) { world in
      guard let navigation = world.navigation, let tabs = world.tabs else { return }
      world.present()
      let top = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: world.window).maxY
      let height = 800 - top - tabs.tabBar.bounds.height
      Report.check("there are bars", top > 40 && tabs.tabBar.bounds.height > 40)
      Report.near("between", world.second.view.frame, CGRect(x: 0, y: top, width: 400, height: height))
      tabs.dismiss(animated: true)
      world.settle()
      navigation.setNavigationBarHidden(true, animated: false)
      world.settle()
      world.present()
      Report.near("no bar on top", world.second.view.frame.minY, 0)
    },

    .of("barPanel", "without bars", { BarPanelWorld(hasBars: false) }) { world in
      world.present()
      Report.near("everything", world.second.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    },
  ]

  private static let twoFingersAndItems: [Scenario] = [
    .of("quickPinch", "by its speed alone", QuickPinchWorld.init) { world in
      world.present()
      var pair = world.pinch(200, by: -40)
      pair.lift()
      world.settle()
      Report.check("slowly it stays", world.first.presentedViewController === world.second)
      pair = Pair(in: world.window, around: CGPoint(x: 200, y: 400), apart: 300)
      pair.move(apart: 180)
      pair.lift()
      world.settle()
      Report.check("quickly it goes", world.first.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("ripple", "outwards from the one that was tapped, and back from the last", RippleWorld.init) {
      world in
      world.push()
      Simulator.clock.advance(by: 0.2)
      let there = world.alphas
      Report.equal("nine tiles", there.count, 9)
      Report.check("the tapped one is ahead", there.enumerated().allSatisfy { $0 == 4 || $1 > there[4] })
      for (a, b) in [(1, 7), (3, 5), (0, 2), (2, 6), (6, 8)] {
        Report.near("equally far ones together: \(a), \(b)", there[a], there[b], within: 1e-6)
      }
      Report.check("farther ones later", there[0] > there[3] && there[3] > there[1])
      world.settle()
      world.pop()
      Simulator.clock.advance(by: 0.2)
      let back = world.alphas
      Report.check("from the last", zip(back, back.dropFirst()).allSatisfy { $0 < $1 })
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    .of("shadowCard", "a shadow that the round corners do not cut", ShadowCardWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.letStart()
      Simulator.clock.advance(by: 0.15)
      Report.check("not cut on the way", world.second.view.clipsToBounds == false)
      Report.check("a shadow", world.second.view.layer.shadowOpacity > 0.01)
      world.settle()
      Report.check("nor at rest", world.second.view.clipsToBounds == false)
      Report.near("round", world.second.view.layer.cornerRadius, 16)
      Report.near("dark", CGFloat(world.second.view.layer.shadowOpacity), 0.3, within: 1e-6)
      world.first.dismiss(animated: true)
      world.settle()
      Report.check("gone", world.first.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("roundDot", "round under the finger and while it settles", RoundDotWorld.init) { world in
      world.present()
      world.checkRound("at rest")
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 100))
      Report.near("smaller", world.second.view.presentedBounds.width, 150, within: 1e-6)
      world.checkRound("held")
      pan?.end(velocity: .zero)
      world.eachFrame(of: 0.3) { _ in world.checkRound("settling") }
      world.settle()
      world.checkRound("at rest again")
    },
  ]
}
