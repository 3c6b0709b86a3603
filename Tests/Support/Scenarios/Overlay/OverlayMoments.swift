@_spi(Simulator) import UIKit

/// Circumstances of the overlay specs: a container that is laid out during a run, a container that changes its size without a
/// report, and settings that change during a stay.
extension Scenario {
  static let overlayMoments: [Scenario] = halfSheetMoments + sideMenuMoments + miniPlayerMoments

  private static let larger = CGSize(width: 500, height: 900)

  /// Changes the size of the container of a presented view without telling the controllers.
  private static func resizeContainer(of view: UIView) {
    guard let container = view.superview else { return Report.check("it is in a container", false) }
    container.frame.size = larger
    container.layoutIfNeeded()
  }

  /// Lays out the container of a presented view while the view moves.
  private static func layOutContainer(of view: UIView) {
    let (place, end) = (view.presentedFrame, view.frame)
    view.superview?.setNeedsLayout()
    view.superview?.layoutIfNeeded()
    Report.near("stays on its way", view.presentedFrame, place)
    Report.near("to the same end", view.frame, end)
  }

  private static let halfSheetMoments: [Scenario] = [
    .of("half-sheet", "laid out while it goes", HalfSheetWorld.init) { world in
      world.showAndSettle()
      world.hide()
      Simulator.clock.advance(by: 0.1)
      layOutContainer(of: world.sheet.view)
      world.settle()
      world.checkHost(completed: [true, true])
    },

    .of("half-sheet", "the container alone has another size", HalfSheetWorld.init) { world in
      world.showAndSettle()
      resizeContainer(of: world.sheet.view)
      Report.near("the sheet", world.sheet.view.frame, CGRect(x: 0, y: 450, width: 500, height: 450))
      Report.near("the blur", world.blur?.frame ?? .null, CGRect(origin: .zero, size: larger))
      Report.near("the button", world.close?.center.x ?? 0, 250)
      world.hideAndSettle()
    },

    .of("half-sheet", "motion is reduced while it is shown", HalfSheetWorld.init) { world in
      world.showAndSettle()
      Simulator.reducesMotion = true
      world.hide()
      Simulator.clock.advance(by: 0.1)
      Report.near("stays in its place", world.sheet.view.presentedFrame.minY, 400)
      Report.near("fades", world.sheet.view.presentedAlpha, 0.5, within: 1e-3)
      world.settle()
      world.checkHost(completed: [true, true])
    },

    .of("half-sheet", "presented in a style of the app's", HalfSheetWorld.init) { world in
      world.sheet.modalPresentationStyle = .overFullScreen
      world.show(animated: false)
      world.settle()
      world.hideAndSettle()
      Report.equal("dismissed all the same", Simulator.recorder.completions, [true])
      Report.check("nothing is presented", world.navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  private static let sideMenuMoments: [Scenario] = [
    .of("side-menu", "laid out while it goes", SideMenuWorld.init) { world in
      world.showAndSettle()
      world.menu.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      layOutContainer(of: world.menu.view)
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("side-menu", "the container alone has another size", SideMenuWorld.init) { world in
      world.showAndSettle()
      resizeContainer(of: world.menu.view)
      Report.near("the menu", world.menu.view.frame, CGRect(x: 220, y: 0, width: 280, height: 900))
      Report.near("the shade", world.shade?.frame ?? .null, CGRect(origin: .zero, size: larger))
      world.menu.dismiss(animated: true)
      world.settle()
    },

    .of("side-menu", "the container alone has another size under the finger", SideMenuWorld.init) { world in
      world.beginAndSwipe(by: 300)
      resizeContainer(of: world.menu.view)
      world.swipe(by: 310)
      world.settle()
      Report.equal("cancelled at once", Simulator.recorder.completions, [false])
      world.endSwipe()
      world.settle()
      world.beginAndSwipe(by: 300)
      resizeContainer(of: world.menu.view)
      world.endSwipe()
      world.settle()
      Report.equal("cancelled when it leaves", Simulator.recorder.completions, [false, false])
    },

    .of("side-menu", "motion is reduced while it is shown", SideMenuWorld.init) { world in
      world.showAndSettle()
      Simulator.reducesMotion = true
      world.menu.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.near("stays in its place", world.seen, 280)
      Report.near("fades", world.menu.view.presentedAlpha, 0.5, within: 1e-3)
      world.settle()
      world.checkHome(completed: [true, true])
    },
  ]

  private static let miniPlayerMoments: [Scenario] = [
    .of("mini-player", "what it hides stays hidden while the size changes", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      for size in [CGSize(width: 800, height: 500), UIScreen.main.bounds.size] {
        world.window.resize(to: size)
        world.eachFrame(of: 0.4) { _ in
          Report.near("the bar", world.home.bar.presentedAlpha, 0)
          Report.near("the tab bar", world.tabs.tabBar.presentedTransform.ty, MiniPlayerWorld.barHeight)
          Report.near("dark", world.cover?.presentedAlpha ?? 0, 0.3, within: 1e-6)
        }
        world.settle()
      }
      world.checkPlayer(completed: [true])
      world.hideAndSettle()
    },

    .of("mini-player", "laid out while it goes", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.hide()
      Simulator.clock.advance(by: 0.25)
      let home = world.tabs.view.presentedFrame
      world.player.view.superview?.setNeedsLayout()
      world.player.view.superview?.layoutIfNeeded()
      Report.near("the home stays on its way", world.tabs.view.presentedFrame, home)
      Report.near("to the same end", world.tabs.view.frame, UIScreen.main.bounds)
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("mini-player", "the cover covers the home on the way back", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.hide()
      Simulator.clock.advance(by: 0.25)
      Report.near("it is as wide as the home", world.cover?.presentedFrame.width ?? 0, 400)
      Simulator.clock.advance(by: 0.2499)
      Report.near("all of it", world.cover?.presentedFrame ?? .null, UIScreen.main.bounds, within: 0.1)
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("mini-player", "the player does not fade under the finger", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.beginAndPull(to: 400)
      Report.near("it is opaque", world.player.view.alpha, 1)
      world.endPull()
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("mini-player", "artwork that comes after a crossfade", MiniPlayerWorld.init) { world in
      world.player.current = nil
      world.showAndSettle()
      world.player.current = world.player.artwork
      world.hide()
      Simulator.clock.advance(by: 0.4999)
      Report.near("the card goes to the bar", world.cardTop, 660, within: 1)
      world.settle()
      world.checkHome(completed: [true, true])
    },

    .of("mini-player", "the container alone has another size under the finger", MiniPlayerWorld.init) {
      world in
      world.showAndSettle()
      world.beginAndPull(to: 700)
      resizeContainer(of: world.player.view)
      world.pull(to: 710)
      world.settle()
      Report.equal("cancelled at once", Simulator.recorder.completions, [true, false])
      world.endPull()
      world.settle()
      world.beginAndPull(to: 700)
      world.player.view.superview?.frame.size = UIScreen.main.bounds.size
      world.endPull()
      world.settle()
      Report.equal("cancelled when it leaves", Simulator.recorder.completions, [true, false, false])
    },

    .of("mini-player", "a container that is drawn at half its size", MiniPlayerWorld.init) { world in
      world.showAndSettle()
      world.player.view.superview?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.beginAndPull(to: 100)
      Report.near("its own points count", Simulator.recorder.updates.last ?? -1, 0.25)
      world.endPull(velocity: 300)
      world.settle()
      Report.equal("and its own velocity", Simulator.recorder.completions, [true, true])
    },
  ]
}
