@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  /// The frame of the photo at rest: the image of 300 × 200 fitted into 400 × 800.
  static let photoFrame = CGRect(x: 0, y: (800 - 800.0 / 3) / 2, width: 400, height: 800.0 / 3)
  /// The part of the grid in which its cells are visible.
  static let gridClip = UIScreen.main.bounds.inset(by: Grid.safeArea)
  private static let sampleTimes = [0.0, 0.05, 0.1, 0.2]

  static let pushAndPop: [Scenario] = [
    .photos("push") { world in
      world.push()
      world.letStart()
      let start = Simulator.clock.now
      Report.near(
        "first frame of the picture", world.picture?.presentedFrame ?? .null, world.grid.first.frame)
      Report.near(
        "first frame of the crop", world.picture?.superview?.presentedFrame ?? .null, gridClip)
      Report.near(
        "inside of the crop", world.picture?.superview?.presentedBounds ?? .null, gridClip)
      Report.equal("the picture's content mode", world.picture?.contentMode, .scaleAspectFill)
      Report.check("the picture is clipped", world.picture?.clipsToBounds == true)
      Report.equal("the cell is hidden", world.grid.first.alpha, 0)
      Report.equal("the photo is hidden", world.viewer.image.alpha, 0)
      Report.check(
        "the viewer is above", world.container.subviews.prefix(2) == [world.grid.view, world.viewer.view])
      Report.equal("no finger", Simulator.recorder.updates, [])
      for time in sampleTimes {
        Simulator.clock.advance(by: start + time - Simulator.clock.now)
        Report.sample("viewer.alpha forward", at: time, world.viewer.view.presentedAlpha)
        Report.sample("tabBar.alpha forward", at: time, world.tabBar.presentedAlpha)
        Report.sample("picture.center.y forward", at: time, world.picture?.presentedCenter.y ?? .nan)
        Report.sample("picture.height forward", at: time, world.picture?.presentedBounds.height ?? .nan)
      }
      Simulator.clock.advance(by: start + 0.4999 - Simulator.clock.now)
      Report.near("last frame of the picture", world.picture?.presentedFrame ?? .null, photoFrame, within: 1)
      Report.near(
        "last frame of the crop", world.picture?.superview?.presentedFrame ?? .null, UIScreen.main.bounds,
        within: 1)
      world.settle()
      Report.near("duration", world.lastDuration, 0.5)
      world.checkRest(at: .viewer, after: [.push])
      Report.playedAsReported()
    },

    .inViewer("pop") { world in
      world.pop()
      world.letStart()
      let start = Simulator.clock.now
      Report.near("first frame of the picture", world.picture?.presentedFrame ?? .null, photoFrame)
      Report.check(
        "the grid is below", world.container.subviews.prefix(2) == [world.grid.view, world.viewer.view])
      Report.check("the pager is free", world.viewer.pager.isScrollEnabled)
      for time in sampleTimes {
        Simulator.clock.advance(by: start + time - Simulator.clock.now)
        Report.sample("viewer.alpha backward", at: time, world.viewer.view.presentedAlpha)
        Report.sample("tabBar.alpha backward", at: time, world.tabBar.presentedAlpha)
        Report.sample("picture.center.y backward", at: time, world.picture?.presentedCenter.y ?? .nan)
        Report.sample("picture.height backward", at: time, world.picture?.presentedBounds.height ?? .nan)
      }
      Simulator.clock.advance(by: start + 0.2499 - Simulator.clock.now)
      Report.near(
        "last frame of the picture", world.picture?.presentedFrame ?? .null, world.grid.first.frame, within: 1
      )
      Report.near(
        "last frame of the crop", world.picture?.superview?.presentedFrame ?? .null, gridClip, within: 1)
      world.settle()
      Report.near("duration", world.lastDuration, 0.25)
      world.checkRest(at: .grid, after: [.push, .pop])
      Report.playedAsReported()
    },

    .photos("push and pop, three times") { world in
      var trips: [PhotosWorld.Trip] = []
      for round in 1...3 {
        world.pushAndSettle()
        trips.append(.push)
        world.checkRest(at: .viewer, after: trips, "push \(round)")
        world.popAndSettle()
        trips.append(.pop)
        world.checkRest(at: .grid, after: trips, "pop \(round)")
      }
    },

    .photos("push of a tall image") { world in
      world.grid.first.image = UIImage(simulatedSize: CGSize(width: 100, height: 400))
      world.viewer.image.image = world.grid.first.image
      world.takeRest()
      world.push()
      world.letStart()
      Simulator.clock.advance(by: 0.4999)
      let fitted = CGRect(x: 100, y: 0, width: 200, height: 800)
      Report.near("last frame of the picture", world.picture?.presentedFrame ?? .null, fitted, within: 1)
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("pop to another cell, after paging") { world in
      world.grid.cell = world.grid.second
      world.pop()
      world.letStart()
      Report.equal("the first cell is seen", world.grid.first.alpha, 1)
      Report.equal("the second cell is hidden", world.grid.second.alpha, 0)
      Simulator.clock.advance(by: 0.2499)
      Report.near(
        "last frame of the picture", world.picture?.presentedFrame ?? .null, world.grid.second.frame,
        within: 1)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .photos("push and pop with reduced motion") { world in
      Simulator.reducesMotion = true
      world.push()
      world.letStart()
      Report.equal("nothing flies", world.additions.count, 0)
      Report.equal("the cell is seen", world.grid.first.alpha, 1)
      Report.near("the viewer fades in", world.viewer.view.presentedAlpha, 0)
      world.settle()
      Report.near("duration of the push", world.lastDuration, 0.2)
      world.checkRest(at: .viewer, after: [.push], "push")
      world.popAndSettle()
      Report.near("duration of the pop", world.lastDuration, 0.2)
      world.checkRest(at: .grid, after: [.push, .pop], "pop")
      Report.playedAsReported()
    },
  ]
}
