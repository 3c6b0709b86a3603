@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Details that are easy to miss, and apps that are built in other ways.
  static let surfaceDetails: [Scenario] = [
    list("VoiceOver, and the status bar") { world in
      world.showAndSettle()
      Report.check("nothing beside it is read", world.page.view.superview?.accessibilityViewIsModal == true)
      Report.check("its own bar", Simulator.statusBarController(of: world.window) === world.page)
      let alert = UIViewController()
      world.page.present(alert, animated: false)
      world.settle()
      Report.check("not below what it presents", !Simulator.performEscape(from: world.page.view))
      alert.dismiss(animated: false)
      world.settle()
      Report.check("escapes", Simulator.performEscape(from: world.page.view))
      Report.check("at leisure", world.page.transitionCoordinator != nil)
      Report.check("once", !Simulator.performEscape(from: world.page.view))
      world.settle()
      world.checkList(completed: [true, true], "escaped")
    },

    list("the size changes on the way, and all is in place at once") { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.equal("completed", Simulator.recorder.completions, [true])
      world.settle()
      world.checkPage(in: CGSize(width: 800, height: 400), completed: [true])
    },

    list("the scrim is black, and the box takes no touches") { world in
      world.show()
      Report.equal("black", world.scrim?.backgroundColor, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
      Report.equal("no touches", world.surface?.isUserInteractionEnabled, false)
      Simulator.clock.advance(by: 0.299)
      Report.near(
        "its shadow ends as it is to be", CGFloat(world.surface?.layer.shadowOpacity ?? 0), 0.3, within: 0.02)
      world.settle()
      world.checkPage(completed: [true])
    },

    list("the container is laid out anew at rest") { world in
      world.showAndSettle()
      world.page.view.center.y += 30
      world.page.view.superview?.setNeedsLayout()
      world.settle()
      world.checkPage(completed: [true])
    },

    list("presented by the stack that the list is in") { world in
      let list = SurfaceWorld.List()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(list, animated: false)
      world.window.rootViewController = navigation
      world.settle()
      navigation.present(world.page, animated: true)
      Simulator.clock.advance(by: 0)
      Report.near("its card is away", list.card.alpha, 0)
      world.settle()
      world.hideAndSettle()
      Report.near("the card is back", list.card.alpha, 1)
    },

    list("another list has come in its place") { world in
      let other = SurfaceWorld.List()
      let navigation = UINavigationController(rootViewController: world.list)
      world.window.rootViewController = navigation
      world.settle()
      world.showAndSettle()
      navigation.setViewControllers([other], animated: false)
      world.settle()
      world.hide()
      Simulator.clock.advance(by: 0.1)
      Report.equal("back to its card", [other.card.alpha, world.list.card.alpha], [0, 1])
      world.settle()
      Report.near("which is there again", other.card.alpha, 1)
    },

    list("a list that is still being pushed over another one") { world in
      let (list, other) = (SurfaceWorld.List(), SurfaceWorld.List())
      let navigation = UINavigationController(rootViewController: other)
      world.window.rootViewController = navigation
      world.settle()
      navigation.pushViewController(list, animated: true)
      Simulator.clock.advance(by: 0.1)
      navigation.present(world.page, animated: true)
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.equal("its card is away", [other.card.alpha, list.card.alpha], [1, 0])
      world.settle()
      world.hideAndSettle()
      Report.near("and comes back", list.card.alpha, 1)
    },

    list("a page that was faint is there at once") { world in
      world.page.view.alpha = 0.3
      world.show(animated: false)
      world.settle()
      world.checkPage(completed: [])
    },

    list("it reports how long it takes") { world in
      world.showAndSettle()
      world.hideAndSettle()
      Report.playedAsReported()
      world.checkList(completed: [true, true])
    },

    list("presented by tabs, and by a container of the app's own") { world in
      let (list, other) = (SurfaceWorld.List(), SurfaceWorld.List())
      let tabs = UITabBarController()
      tabs.viewControllers = [list]
      for root in [tabs, EmbeddingController(list, over: other)] {
        world.window.rootViewController = root
        root.loadViewIfNeeded()
        other.viewIfLoaded?.removeFromSuperview()
        Simulator.clock.advance(by: VirtualClock.frame)
        let before = Simulator.recorder.completions.count
        root.present(world.page, animated: true)
        Simulator.clock.advance(by: 0)
        Report.near("its card is away", list.card.alpha, 0)
        world.settle()
        Report.equal("by the transition", Simulator.recorder.completions.count, before + 1)
        world.hideAndSettle()
        Report.near("the card is back", list.card.alpha, 1)
      }
    },
  ]
}
