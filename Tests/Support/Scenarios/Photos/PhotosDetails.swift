@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  /// Details that are easy to forget: the looks of a picture, and the questions to a delegate in unusual cases.
  static let photosDetails: [Scenario] = [
    .photos("the picture in flight") { world in
      world.push()
      world.letStart()
      Report.check("it is the viewer's", world.picture?.image === world.viewer.image.image)
      Report.equal("it is cut at the crop", world.picture?.superview?.clipsToBounds, true)
      Report.equal("touches pass", world.picture?.superview?.isUserInteractionEnabled, false)
      Report.near("the viewer has its frame", world.viewer.view.frame, world.container.bounds)
      world.settle()
      let image = world.viewer.image.image
      world.viewer.image.image = nil
      world.pop()
      world.letStart()
      Report.check(
        "the cell's, for want of another",
        world.picture?.image === world.grid.first.image && world.picture?.image != nil)
      world.settle()
      world.viewer.image.image = image
      world.forgetCompletion()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("a pull on a zoomed photo takes the picture as it is seen") { world in
      // A scroll view zooms by the transform of the view in it.
      world.viewer.image.transform = CGAffineTransform(scaleX: 2, y: 2)
      world.beginAndPull(y: 0)
      let seen = CGRect(x: -200, y: 400 - photoFrame.height, width: 800, height: 2 * photoFrame.height)
      Report.near("it begins where the photo is", world.picture?.presentedFrame ?? .null, seen, within: 1)
      world.endPull(y: 100)
      world.settle()
      world.viewer.image.transform = .identity
      world.forgetCompletion()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .photos("the viewer is laid out in the window when its start hook is called") { world in
      world.viewer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      var isInWindow = false
      var frame = CGRect.null
      world.viewer.willStart = { [unowned world] in
        isInWindow = world.viewer.view.window != nil
        frame = world.viewer.view.frame
        world.viewer.willStart = nil
      }
      world.pushAndSettle()
      Report.check("it is in the window", isInWindow)
      Report.near("it has its frame", frame, UIScreen.main.bounds)
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("a viewer of another size is fitted in") { world in
      world.viewer.view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
      world.push()
      world.letStart()
      Report.near("it fills at the start", world.viewer.view.frame, world.container.bounds)
      Simulator.clock.advance(by: 0.4999)
      Report.near("the picture flies there", world.picture?.presentedFrame ?? .null, photoFrame, within: 1)
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("a photo that is not in the viewer") { world in
      world.viewer.photo = UIImageView(image: world.grid.first.image)
      world.push()
      world.letStart()
      Report.equal("nothing flies", world.additions.count, 0)
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("an image without a size") { world in
      for size in [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)] {
        world.viewer.image.image = UIImage(simulatedSize: size)
        world.takeRest()
        world.push()
        world.letStart()
        Simulator.clock.advance(by: 0.4999)
        Report.near(
          "fills", world.picture?.presentedFrame ?? .null, UIScreen.main.bounds, within: 1)
        world.settle()
        world.popAndSettle()
      }
      world.checkRest(at: .grid, after: [.push, .pop, .push, .pop])
    },

    .inViewer("gates, exactly at their limits") { world in
      let may: [(String, CGPoint, Bool)] = [
        ("as much down as to the side", CGPoint(x: -100, y: 100), true),
        ("a little less down", CGPoint(x: 100, y: 99.9), false), ("slowly", CGPoint(x: 0, y: 0.5), true),
        ("not at all", .zero, true),
      ]
      var trips: [PhotosWorld.Trip] = [.push]
      for (name, velocity, begins) in may {
        Report.equal(name, world.beginPull(velocity: velocity), begins)
        if begins {
          world.endPull(y: -10)
          world.settle()
          trips.append(.cancelledPop)
        }
      }
      world.viewer.pager.contentOffset = CGPoint(x: 0, y: 0.5)
      Report.check("not when scrolled a little", !world.beginPull())
      if let pan = world.pan, let delegate = pan.delegate {
        Report.check(
          "not together with the pager then",
          !delegate.gestureRecognizer(
            pan, shouldRecognizeSimultaneouslyWith: world.viewer.pager.panGestureRecognizer))
      }
      world.viewer.pager.contentOffset = .zero
      world.checkRest(at: .viewer, after: trips)
    },

    .inViewer("released without any velocity, and with the least") { world in
      world.beginAndPull(y: 0)
      world.endPull(y: 0)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop], "with none it finishes")
      world.pushAndSettle()
      world.beginAndPull(y: 10)
      world.endPull(y: 0.5)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop, .push, .pop], "downwards too")
    },

    .inViewer("the finger moves before the start only") { world in
      world.beginPull()
      world.pull(y: 100)
      Simulator.clock.advance(by: 0.1)
      Report.near("background", world.viewer.view.alpha, 0.5)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      Report.near("scale", world.picture?.transform.a ?? 0, 0.875)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("a cell that comes during a pull") { world in
      world.grid.cell = nil
      world.beginAndPull(y: 100)
      world.grid.cell = world.grid.first
      world.endPull(y: 10)
      Report.equal("it is seen: nothing flies to it", world.grid.first.alpha, 1)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("the finger goes on after the size has changed") { world in
      world.beginAndPull(y: 50)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.pull(y: 60)
      world.pull(y: 90)
      Report.near("the viewer settles already", world.viewer.view.alpha, 1)
      world.endPull(y: 100)
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .photos("a viewer alone on its stack, or above no grid") { world in
      for below in [[], [UIViewController()]] {
        world.navigation.setViewControllers(below + [world.viewer], animated: false)
        world.settle()
        Report.check("no pull", !world.beginPull())
      }
      world.navigation.setViewControllers([world.grid], animated: false)
      world.settle()
      world.checkRest(at: .grid, after: [])
    },

    .inViewer("a viewer that is covered, above another grid") { world in
      let other = Viewer()
      world.navigation.setViewControllers([other, world.grid, world.viewer], animated: false)
      world.settle()
      let pan = other.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      if let pan, let delegate = pan.delegate {
        Report.check("no pull", !delegate.gestureRecognizerShouldBegin(pan))
      }
      world.navigation.setViewControllers([world.grid], animated: false)
      world.settle()
      world.forgetCompletion()
      world.checkRest(at: .grid, after: [.push])
    },

    .inViewer("two viewers on one stack") { world in
      let (grid, viewer) = (Grid(), Viewer())
      world.navigation.pushViewController(grid, animated: false)
      world.navigation.pushViewController(viewer, animated: false)
      world.settle()
      world.navigation.popViewController(animated: true)
      world.settle()
      Report.check("the first still has its gesture", world.pan != nil)
      world.navigation.popToRootViewController(animated: false)
      world.settle()
      Report.check("then it is gone", world.pan == nil)
      Report.equal("the tab bar is back", world.tabBar.alpha, 1)
      world.checkNoViolations()
    },

    .inViewer("a pull that is cancelled without a velocity") { world in
      world.beginAndPull(y: 100)
      world.pan?.cancelTouches()
      Simulator.clock.advance(by: 0.1)
      let share = (1 - (world.picture?.presentedTransform.a ?? 0)) / 0.125
      Report.check("on its way", share > 0.05 && share < 0.95, "\(share)")
      Report.near(
        "the viewer at the same pace", 1 - world.viewer.view.presentedAlpha, 0.5 * share, within: 1e-3)
      Report.near("the tab bar too", world.tabBar.presentedAlpha, 0.5 * share, within: 1e-3)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .photos("a photo of one point") { world in
      world.viewer.image.image = UIImage(simulatedSize: CGSize(width: 1, height: 1))
      world.takeRest()
      world.push()
      world.letStart()
      Simulator.clock.advance(by: 0.4999)
      Report.near(
        "is fitted in", world.picture?.presentedFrame ?? .null, CGRect(x: 0, y: 200, width: 400, height: 400),
        within: 1)
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("an app that is drawn at half its size") { world in
      world.tabs.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.beginAndPull(y: 50)
      Report.near("its own points count", Simulator.recorder.updates.last ?? -1, 0.25)
      world.endPull(y: -10)
      world.settle()
      world.checkNoViolations()
    },

    .inViewer("a viewer that the app draws at half its size") { world in
      world.viewer.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.pop()
      world.letStart()
      Report.near(
        "the picture is where the photo is", world.picture?.presentedFrame ?? .null,
        CGRect(x: 100, y: 400 - 200.0 / 3, width: 200, height: 400.0 / 3), within: 1e-3)
      world.settle()
    },

    .photos("a finger on the view of a viewer that is gone") { world in
      @MainActor func showAndForget() -> (
        pan: UIPanGestureRecognizer, delegate: any UIGestureRecognizerDelegate
      )? {
        let viewer = Viewer()
        world.navigation.pushViewController(viewer, animated: false)
        world.settle()
        let pan = viewer.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
        guard let pan, let delegate = pan.delegate else { return nil }
        world.navigation.popViewController(animated: false)
        world.settle()
        return (pan, delegate)
      }
      guard let (pan, delegate) = showAndForget() else { return Report.check("there is a gesture", false) }
      Report.check(
        "is not together with others",
        !delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: UITapGestureRecognizer()))
    },

    .inViewer("a pull is handed out for its own screens only") { world in
      @MainActor func isScrubbed(_ from: UIViewController, _ to: UIViewController) -> Bool {
        let animator = world.zoom.navigationController(
          world.navigation, animationControllerFor: .pop, from: from, to: to)
        guard let animator else { return false }
        return world.zoom.navigationController(world.navigation, interactionControllerFor: animator) != nil
      }
      if Simulator.conduct.delegateIsAskedLater {
        world.beginPull()
        Report.check("another viewer", !isScrubbed(Viewer(), world.grid))
        world.endPull(y: -10)
        world.settle()
        world.pushAndSettle()
        world.beginPull()
        Report.check("another grid", !isScrubbed(world.viewer, Grid()))
        world.endPull(y: -10)
        world.settle()
      }
      let neither = world.zoom.navigationController(
        world.navigation, animationControllerFor: .none, from: world.viewer, to: world.grid)
      Report.check("neither push nor pop", neither == nil)
      world.checkNoViolations()
    },

    .inViewer("a pull that the delegate never hears of, then pushed without animation") { world in
      world.navigation.delegate = nil
      world.beginPull()
      world.endPull(y: 10)
      world.settle()
      world.navigation.delegate = world.zoom
      world.push(animated: false)
      world.settle()
      world.popAndSettle()
      Report.equal("nothing was scrubbed", Simulator.recorder.updates, [])
      world.checkNoViolations()
    },

    .inViewer("a view is withheld from a pop by a button") { world in
      for (count, key) in [(1, UITransitionContextViewKey.to), (2, .from)] {
        Simulator.withheldViews = [key]
        world.popAndSettle()
        Simulator.withheldViews = []
        let after = Array(repeating: [PhotosWorld.Trip.push, .pop], count: count).flatMap { $0 }
        world.checkRest(at: .grid, after: after, "popped without \(key)")
        world.pushAndSettle()
      }
      world.checkRest(at: .viewer, after: [.push, .pop, .push, .pop, .push], "pushed after that")
    },
  ]
}
