@_spi(Simulator) import UIKit

/// Views that a run adds, and a dimming view over the screen, in every style without a presentation controller.
extension Scenario {
  static let added: [Scenario] = addedPush + addedShow + addedTabs + addedSwap + addedBar

  private static let addedPush: [Scenario] = [
    .of("addedPush", "push and pop", { AddedPushWorld() }) { world in
      world.push()
      Report.equal("the order forward", world.order, ["first", "colour", "second", "colour", "colour"])
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "pushed", above: 1)
      world.pop()
      Report.equal("the order backward", world.order, ["first", "colour", "second", "colour", "colour"])
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, true], "popped")
      Report.playedAsReported()
    },

    .of("addedPush", "under a finger", { AddedPushWorld() }) { world in
      world.push()
      world.settle()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.sample("held", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", above: 1)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 100))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkSecond(completed: [true, false, false], "taken away", above: 1)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("addedPush", "reduced motion under a finger", { AddedPushWorld() }) { world in
      world.push()
      world.settle()
      Simulator.reducesMotion = true
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      let light = world.besides.first { $0.bounds.height == 100 }
      Report.check("the light is there", light != nil)
      Report.near("it is not seen", light?.presentedAlpha ?? .nan, 0)
      Report.near("the page fades", world.second.view.presentedAlpha, 0.7)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", above: 1)
    },

    .of("addedPush", "a button that stays above", { AddedPushWorld() }) { world in
      world.navigation.pushViewController(world.second, animated: false)
      world.settle()
      Report.near("where it is", world.above[0].frame, CGRect(x: 336, y: 20, width: 44, height: 44))
      world.checkSecond(completed: [], "pushed at once", above: 1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("where it is then", world.above[0].frame, CGRect(x: 736, y: 20, width: 44, height: 44))
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      let cover = world.second.view.subviews.last
      Report.check("touches", cover?.point(inside: CGPoint(x: 350, y: 30), with: nil) == true)
      Report.check("lets through", cover?.point(inside: CGPoint(x: 100, y: 30), with: nil) == false)
      world.tap()
      world.letStart()
      world.tap()
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true], "closed")
      world.push()
      world.settle()
      world.navigation.setViewControllers([world.first], animated: false)
      world.settle()
      world.forgetCompletion()
      world.checkFirst(completed: [true, true], "replaced")
    },

    .of("addedPush", "a button above rows that scroll", { AddedPushWorld(scrolls: true) }) { world in
      let place = CGRect(x: 336, y: 20, width: 44, height: 44)
      world.push()
      world.settle()
      for y in [0, 300, -40] as [CGFloat] {
        world.scroll(to: y)
        Report.near("the button at \(y)", world.above[0].presentedFrameInWindow, place)
      }
      world.scroll(to: 300)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("turned", world.above[0].presentedFrameInWindow, place.offsetBy(dx: 400, dy: 0))
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.tap()
      world.settle()
      Report.equal("nothing lies above it", world.second.view.subviews.count, 0)
      Report.check("closed", world.first.view.window != nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("addedPush", "another size", { AddedPushWorld() }) { world in
      world.push()
      world.settle()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: 0.05)
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      Report.equal("nothing added is left", world.besides, [])
      Report.equal("above the page", world.above.count, 1)
      Report.equal("nothing covers the list", world.first.view.subviews, [])
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkSecond(completed: [true, false], "turned back", above: 1)
      world.pop()
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, false, true], "popped")
    },

    .of("addedPush", "reduced motion, and a view that is withheld", { AddedPushWorld() }) { world in
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      Report.check("pushed all the same", world.second.view.window != nil)
      world.pop()
      world.settle()
      world.checkFirst(completed: [true, true], "popped again")
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.check("the shade comes", world.besides[0].presentedAlpha > 0.05)
      Report.near("the light stays", world.besides[1].presentedFrame.minY, 400)
      Report.near("the page does not move", world.second.view.presentedFrame.minX, 0)
      world.settle()
      world.checkSecond(completed: [true, true, true], "pushed", above: 1)
      world.pop()
      world.settle()
      world.checkFirst(completed: [true, true, true, true], "popped")
    },
  ]

  /// A run without a view to move still finishes. Its standing values are given back as after any other run.
  private static let addedBar: [Scenario] = [UITransitionContextViewKey.to, .from].map { key in
    .of("addedBar", "a view is withheld, \(key == .to ? "that comes" : "that goes")", AddedBarWorld.init) {
      world in
      Simulator.withheldViews = [key]
      world.navigation.pushViewController(world.second, animated: true)
      world.settle()
      Simulator.withheldViews = []
      Report.check("pushed all the same", world.navigation.topViewController === world.second)
      Report.near("the bar is away", world.tabs.tabBar.alpha, 0)
      world.navigation.popViewController(animated: false)
      world.settle()
      world.forgetCompletion()
      world.checkFirst(completed: [true], "popped at once")
    }
  }

  private static let addedShow: [Scenario] = [
    .of("addedShow", "present and dismiss", AddedShowWorld.init) { world in
      world.show()
      Report.equal(
        "the order forward", world.order, ["first", "blur", "colour", "second", "picture", "colour"])
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSecond(completed: [true], "presented", above: 1)
      world.hide()
      Report.equal(
        "the order backward", world.order, ["first", "blur", "colour", "second", "picture", "colour"])
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkFirst(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    .of("addedShow", "under a finger", AddedShowWorld.init) { world in
      world.show()
      world.settle()
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.sample("held", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.settle()
      world.checkSecond(completed: [true, false], "cancelled", above: 1)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.pan(on: world.second.view)?.cancelTouches()
      world.settle()
      world.checkSecond(completed: [true, false, false], "taken away", above: 1)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("finished", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, false, false, true], "finished")
    },

    .of("addedShow", "a sign that stays above", AddedShowWorld.init) { world in
      world.show()
      world.settle()
      Report.near("where it is", world.above[0].frame, CGRect(x: 0, y: 0, width: 400, height: 30))
      world.second.isModalInPresentation = true
      world.tap()
      world.settle()
      world.checkSecond(completed: [true], "not let", above: 1)
      world.second.isModalInPresentation = false
      let keeper = DismissalKeeper()
      world.second.presentationController?.delegate = keeper
      world.tap()
      world.settle()
      world.checkFirst(completed: [true, true], "closed")
      Report.equal("told", keeper.told, ["will", "did"])
    },

    .of("addedShow", "VoiceOver's double tap on the sign", AddedShowWorld.init) { world in
      world.show()
      world.settle()
      for element in Simulator.elements(in: world.window) { Simulator.activate(element, in: world.window) }
      world.settle()
      world.checkFirst(completed: [true, true], "closed")
    },

    .of("addedShow", "reduced motion, and another size", AddedShowWorld.init) { world in
      Simulator.reducesMotion = true
      world.show()
      Simulator.clock.advance(by: 0.1)
      Report.near("the badge is at once as large as it ends", world.besides[2].presentedTransform.a, 2)
      Report.check("the shade comes", world.besides[1].presentedAlpha > 0.05)
      world.settle()
      world.checkSecond(completed: [true], "presented", above: 1)
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.pan(on: world.second.view)?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      Report.equal("nothing added is left", world.besides, [])
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.forgetCompletion()
      world.checkSecond(completed: [true, false], "turned back", above: 1)
      world.hide()
      world.settle()
      world.checkFirst(completed: [true, false, true], "dismissed")
    },
  ]

  private static let addedTabs: [Scenario] = [
    .of("addedTabs", "there and back", AddedTabsWorld.init) { world in
      world.tap(1)
      Report.equal("the order", world.order, ["first", "second", "colour"])
      world.sample("forward", for: 0.3)
      world.settle()
      world.checkSecond(completed: [true], "there", recognizers: 0) {
        world.settleAside(&$0, shows: world.second)
      }
      world.tap(0)
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkFirst(completed: [true, true], "back") { world.settleAside(&$0, shows: world.first) }
    },

    .of("addedTabs", "under a finger", AddedTabsWorld.init) { world in
      world.pull(world.pan, by: CGVector(dx: -120, dy: 0))
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkFirst(completed: [false], "cancelled") { world.settleAside(&$0, shows: world.first) }
      world.pull(world.pan, by: CGVector(dx: -120, dy: 0))
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.equal("nothing added is left", world.besides, [])
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      Simulator.reducesMotion = true
      world.pull(world.pan, by: CGVector(dx: -300, dy: 0))
      Report.near("the tab does not move", world.first.view.presentedFrame.minX, 0)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.forgetCompletion()
      world.checkSecond(completed: [false, false, true], "there", recognizers: 0) {
        world.settleAside(&$0, shows: world.second)
      }
    },
  ]

  private static let addedSwap: [Scenario] = [
    .of("addedSwap", "there and back", AddedSwapWorld.init) { world in
      world.forth()
      Report.equal("the order", world.order, ["second", "colour", "first"])
      world.sample("forward", for: 0.3)
      world.settle()
      world.checkSecond(completed: [], "there") {
        $0.expect(world.first.view) { ($0.recognizerCount, $0.center) = (0, world.first.view.center) }
      }
      world.back()
      Report.equal("the order back", world.order, ["second", "colour", "first"])
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkFirst(completed: [], "back") { $0.expect(world.second.view) { $0.parent = nil } }
    },

    .of("addedSwap", "under a finger", AddedSwapWorld.init) { world in
      world.pull(world.pan(on: world.first.view), by: CGVector(dx: 0, dy: 240))
      world.sample("held", at: 0)
      world.pan(on: world.first.view)?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkFirst(completed: [], "cancelled")
      world.pull(world.pan(on: world.first.view), by: CGVector(dx: 0, dy: 500))
      world.pan(on: world.first.view)?.end(velocity: .zero)
      world.settle()
      Report.equal("nothing added is left", world.besides, [])
      Report.check("the second shows", world.second.view.window != nil)
      Report.equal("nothing covers it", world.second.view.subviews, [])
    },
  ]
}
