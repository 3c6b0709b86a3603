@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Details of the overlay specs that are easy to forget: colours, the order of views, sizes that change during a run, screens in
/// other screens.
extension Scenario {
  static let overlayDetails: [Scenario] = halfSheetDetails + sideMenuDetails + miniPlayerDetails

  private static let turned = CGSize(width: 800, height: 400)

  private static let halfSheetDetails: [Scenario] = [
    .of("half-sheet", "what the blur and the button look like", HalfSheetWorld.init) { world in
      world.show()
      Simulator.clock.advance(by: 0.05)
      Report.check("on its way to a blur", world.blur?.effect is UIBlurEffect)
      world.settle()
      Report.check("dark", (world.blur?.effect as? UIBlurEffect)?.style == .dark)
      Report.check("with a cross", world.close?.image(for: .normal) != nil)
      Report.near(
        "where the sheet rests",
        world.sheet.presentationController?.frameOfPresentedViewInContainerView ?? .null,
        CGRect(x: 0, y: 400, width: 400, height: 400))
      world.hide()
      Report.check("sharp at the end", world.blur?.effect == nil)
      world.settle()
      world.checkHost(completed: [true, true])
    },

    .of("half-sheet", "the button does nothing while it goes", HalfSheetWorld.init) { world in
      world.showAndSettle()
      world.hide()
      Simulator.clock.advance(by: 0.1)
      world.close?.sendActions(for: .touchUpInside)
      world.settle()
      world.checkHost(completed: [true, true])
    },

    .of("half-sheet", "laid out while it comes", HalfSheetWorld.init) { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      let place = world.sheet.view.presentedFrame
      world.sheet.view.superview?.setNeedsLayout()
      world.sheet.view.superview?.layoutIfNeeded()
      Report.near("stays on its way", world.sheet.view.presentedFrame, place)
      world.settle()
      world.checkSheet(completed: [true])
    },
  ]

  private static let sideMenuDetails: [Scenario] = [
    .of("side-menu", "what the shade looks like, and where the menu rests", SideMenuWorld.init) { world in
      world.showAndSettle()
      Report.equal("black", world.shade?.backgroundColor, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      Report.near(
        "rests", world.menu.presentationController?.frameOfPresentedViewInContainerView ?? .null,
        CGRect(x: 120, y: 0, width: 280, height: 800))
      Report.equal("one tap", world.shade?.gestureRecognizers?.count, 1)
      world.hideAndSettle()
      world.checkHome(completed: [true, true])
    },

    .of("side-menu", "the size changes on the way", SideMenuWorld.init) { world in
      world.home.sideMenuPresent()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: turned)
      Report.equal("ends at once", Simulator.recorder.completions, [true])
      world.settle()
      world.checkMenu(in: turned, completed: [true], "on the way there")
      world.menu.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkHome(completed: [true, true], "on the way back")
    },

    .of("side-menu", "the size changes at rest, and back", SideMenuWorld.init) { world in
      world.showAndSettle()
      world.window.resize(to: turned)
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkMenu(completed: [true])
      world.tap?.tap(at: CGPoint(x: 50, y: 300))
      Simulator.clock.advance(by: 0.1)
      world.tap?.tap(at: CGPoint(x: 50, y: 300))
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("side-menu", "the finger goes on after the size has changed", SideMenuWorld.init) { world in
      world.beginAndSwipe(by: 300)
      world.window.resize(to: turned)
      world.swipe(by: 20)
      world.swipe(by: 390)
      world.endSwipe()
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [false])
      Report.check("nothing is presented", world.home.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("side-menu", "the finger moves before the start only", SideMenuWorld.init) { world in
      world.beginSwipe()
      world.swipe(by: 100)
      Simulator.clock.advance(by: 0.1)
      Report.near("follows", world.seen, 70)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      world.endSwipe()
      world.settle()
      world.checkHome(completed: [false])
    },

    .of("side-menu", "a view is withheld by a button, and from one that goes", SideMenuWorld.init) { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkMenu(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    .of("side-menu", "a home inside other controllers", SideMenuWorld.init) { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let home = SideMenuWorld.Home()
      navigation.pushViewController(home, animated: false)
      for controller in [navigation, tabs] {
        let run = home.transition.delegate.animationController(
          forPresented: UIViewController(), presenting: controller, source: controller)
        Report.check("found in \(type(of: controller))", run != nil)
      }
      let none = home.transition.delegate.animationController(
        forPresented: UIViewController(), presenting: UIViewController(), source: UIViewController())
      Report.check("not where there is none", none == nil)
      world.checkHome(completed: [])
    },
  ]

  private static let miniPlayerDetails: [Scenario] = [
    .of("mini-player", "the artwork in flight and the cover", MiniPlayerWorld.init) { world in
      world.show()
      Report.check("it is the player's", world.picture?.image === world.player.artwork.image)
      Report.check("it is fitted in", world.picture?.contentMode == .scaleAspectFit)
      Report.equal("and cut at its frame", world.picture?.clipsToBounds, true)
      Report.check("it is in front", world.player.view.superview?.subviews.last === world.picture)
      Report.equal(
        "what it stands for is hidden", [world.home.artwork.alpha, world.player.artwork.alpha], [0, 0])
      Report.equal("the card is cut", world.player.card.clipsToBounds, true)
      Report.equal("the cover is black", world.cover?.backgroundColor, .black)
      Report.equal("touches pass it", world.cover?.isUserInteractionEnabled, false)
      Report.near("its corners at the home", world.picture?.layer.presentedCornerRadius ?? 0, 4)
      world.settle()
      world.checkPlayer(completed: [true], "presented")
      let image = world.player.artwork.image
      world.player.artwork.image = nil
      world.hide()
      Report.near("its corners at the player", world.picture?.layer.presentedCornerRadius ?? 0, 12)
      Report.check(
        "the home's, for want of another",
        world.picture?.image === world.home.artwork.image && world.picture?.image != nil)
      world.settle()
      world.player.artwork.image = image
      world.forgetCompletion()
      world.checkHome(completed: [true, true], "dismissed")
    },

    .of("mini-player", "artwork that is elsewhere", MiniPlayerWorld.init) { world in
      world.player.current = UIImageView(image: world.home.artwork.image)
      world.show()
      Report.check("nothing flies", world.picture == nil)
      world.settle()
      world.hideAndSettle()
      world.checkHome(completed: [true, true])
    },

    .of("mini-player", "the finger moves before the start only", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.beginPull()
      world.pull(to: 200)
      Simulator.clock.advance(by: 0.1)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      Report.near("the cover", world.cover?.alpha ?? 0, 0.225, within: 1e-6)
      world.endPull()
      world.settle()
      world.checkPlayer(completed: [true, false])
    },

    .of("mini-player", "gates, exactly at their limits", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      let place = CGPoint(x: 200, y: 100)
      let may: [(String, CGPoint, Bool)] = [
        ("as much down as to the side", CGPoint(x: -100, y: 100), true),
        ("a little less down", CGPoint(x: 100, y: 99.9), false), ("slowly", CGPoint(x: 0, y: 0.5), true),
        ("not at all", .zero, false), ("upwards", CGPoint(x: 0, y: -10), false),
      ]
      var completed = [true]
      for (name, velocity, begins) in may {
        Report.equal(name, world.pan?.begin(at: place, velocity: velocity) ?? false, begins)
        if begins {
          world.endPull(velocity: -1000)
          world.settle()
          completed.append(false)
        }
      }
      let above = UIViewController()
      world.player.present(above, animated: false)
      world.settle()
      if let pan = world.pan, let delegate = pan.delegate {
        _ = pan.begin(at: place, velocity: CGPoint(x: 0, y: -100))
        Report.check("not from under another", !delegate.gestureRecognizerShouldBegin(pan))
      }
      above.dismiss(animated: false)
      world.settle()
      world.hide()
      Simulator.clock.advance(by: 0.1)
      Report.check("not while it goes", !world.beginPull())
      world.settle()
      world.checkHome(completed: completed + [true])
    },

    .of("mini-player", "released where it just finishes, and just does not", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      for (way, velocity, finishes) in [
        (319.9, 0.0, false), (320, 0, true), (220, 390, false), (220, 410, true), (400, -400, false),
      ] {
        world.beginAndPull(to: CGFloat(way))
        world.endPull(velocity: CGFloat(velocity))
        world.settle()
        Report.equal("\(way) at \(velocity)", Simulator.recorder.completions.last, finishes)
        if finishes { world.showAndSettle() }
      }
    },

    .of("mini-player", "artwork that comes or moves during a pull", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.beginAndPull(to: 400)
      world.home.artwork.frame.origin.x = 200
      world.endPull()
      Simulator.clock.advance(by: 0.2999)
      let target = CGPoint(x: 224, y: 690)
      Report.near("asked for again", world.picture?.presentedCenter ?? .zero, target, within: 1)
      world.settle()
      world.home.artwork.frame.origin.x = 16
      world.forgetCompletion()
      world.checkHome(completed: [true, true], "moved")
      world.showAndSettle()
      world.player.current = nil
      world.beginAndPull(to: 400)
      world.player.current = world.player.artwork
      world.endPull()
      Report.equal("it is seen: nothing flies to it", world.home.artwork.alpha, 1)
      world.settle()
      world.checkHome(completed: [true, true, true, true], "come")
    },

    .of("mini-player", "the size changes on the way", MiniPlayerWorld.init) { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 500))
      Report.equal("ends at once", Simulator.recorder.completions, [true])
      world.settle()
      world.checkPlayer(in: CGSize(width: 800, height: 500), completed: [true], "on the way there")
      world.hide()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkHome(completed: [true, true], "on the way back")
    },

    .of("mini-player", "a view is withheld from one that goes", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.checkHome(completed: [true, true], "dismissed")
    },

    .of("mini-player", "a pull is handed out for its own screens only", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      let other = MiniPlayerWorld.Player()
      let run = world.transition.delegate.animationController(forDismissed: other)
      Report.check("none for a player that nobody presents", run == nil)
      world.checkPlayer(completed: [true])
    },
  ]
}
