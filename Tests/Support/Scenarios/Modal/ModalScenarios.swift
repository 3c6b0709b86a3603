@_spi(Simulator) import UIKit

extension Scenario {
  static let modals: [Scenario] = zoomModal + pinchPhoto + modalDetails

  private static func album(
    _ name: String, _ body: @escaping @MainActor (ZoomModalWorld) -> Void
  ) -> Scenario {
    .of("zoom-modal", name, ZoomModalWorld.init, body)
  }

  private static let zoomModal: [Scenario] = [
    album("present and dismiss") { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("flies from the cell", world.picture?.presentedFrame ?? .null, world.cellFrame)
      Report.equal("the cell is hidden", world.album.cell.alpha, 0)
      Report.equal("the photo is not seen yet", world.photo.view.alpha, 0)
      Report.near("the button waits above", world.photo.close.presentedFrame.minY, -100)
      Simulator.clock.advance(by: 0.9)
      Report.equal("nor a little before the end", world.photo.view.alpha, 0)
      Simulator.clock.advance(by: 0.11)
      Report.equal("the photo is there when the picture has arrived", world.photo.view.alpha, 1)
      Report.near("the picture has arrived", world.picture?.presentedFrame ?? .null, UIScreen.main.bounds)
      Simulator.clock.advance(by: 0.14)
      Report.near("the button is half in", world.photo.close.presentedFrame.minY, -30, within: 1)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 1.3, within: 0.02)
      world.checkPhoto(completed: [true], "presented")

      world.hide()
      let screens = world.photo.view.superview?.subviews ?? []
      Report.check("the album is below the photo", screens.first !== world.photo.view && screens.count == 3)
      Report.near("flies from the screen", world.picture?.presentedFrame ?? .null, UIScreen.main.bounds)
      Simulator.clock.advance(by: 0.29)
      Report.equal("the photo is still there", world.photo.view.alpha, 1)
      Simulator.clock.advance(by: 0.02)
      Report.equal("then it is not", world.photo.view.alpha, 0)
      Simulator.clock.advance(by: 0.98)
      Report.near("flies to the cell", world.picture?.presentedFrame ?? .null, world.cellFrame, within: 1)
      world.settle()
      world.checkAlbum(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    album("three times") { world in
      var completed: [Bool] = []
      for round in 1...3 {
        world.showAndSettle()
        completed.append(true)
        world.checkPhoto(completed: completed, "presented \(round)")
        world.hideAndSettle()
        completed.append(true)
        world.checkAlbum(completed: completed, "dismissed \(round)")
      }
    },

    album("no cell, no picture, no image") { world in
      let missing: [@MainActor () -> Void] = [
        { world.album.current = nil }, { world.photo.current = nil },
        {
          world.album.cell.image = nil
          world.photo.image.image = nil
        },
      ]
      var completed: [Bool] = []
      for (index, remove) in missing.enumerated() {
        world.album.current = world.album.cell
        world.photo.current = world.photo.image
        remove()
        world.takeRest()
        world.show()
        let start = Simulator.clock.now
        Report.check("nothing flies \(index)", world.picture == nil)
        world.settle()
        Report.near("the fallback \(index)", world.lastCompletion - start, 0.25, within: 1e-6)
        completed.append(true)
        world.checkPhoto(completed: completed, "presented \(index)")
        world.hideAndSettle()
        completed.append(true)
        world.checkAlbum(completed: completed, "dismissed \(index)")
      }
    },

    album("reduced motion") { world in
      Simulator.reducesMotion = true
      world.show()
      let start = Simulator.clock.now
      Report.check("nothing flies", world.picture == nil)
      Report.near("the button is in its place", world.photo.close.frame.minY, 40)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 0.2, within: 1e-6)
      world.checkPhoto(completed: [true], "presented")
      world.hideAndSettle()
      world.checkAlbum(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    album("a view is withheld") { world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkPhoto(completed: [true])
      Simulator.withheldViews = []
      world.hideAndSettle()
      world.checkAlbum(completed: [true, true], "dismissed after that")
    },

    album("without animation") { world in
      world.show(animated: false)
      world.settle()
      world.checkPhoto(completed: [], "presented")
      world.hideAndSettle()
      world.checkAlbum(completed: [true], "dismissed by the transition")
      world.showAndSettle()
      world.hide(animated: false)
      Report.near("the album is there", world.album.view.window == nil ? 0 : 1, 1)
    },
  ]

  private static func photo(
    _ name: String, _ body: @escaping @MainActor (PinchPhotoWorld) -> Void
  ) -> Scenario {
    .of("pinch-photo", name, PinchPhotoWorld.init) { world in
      world.showAndSettle()
      world.checkPhoto(completed: [true], "presented")
      body(world)
    }
  }

  private static let pinchPhoto: [Scenario] = [
    photo("pinch and finish") { world in
      Report.check("begins", world.beginPinch())
      Simulator.clock.advance(by: 0.1)
      Report.near("nothing has moved", world.picture?.frame ?? .null, UIScreen.main.bounds)
      world.pinch?.move(scale: 0.75)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.25)
      Report.near("the alpha's window is the second half of the way back", world.photo.view.alpha, 1)
      world.pinch?.move(scale: 0.4)
      Report.near("the alpha follows in it", world.photo.view.alpha, 0.8)
      let width: CGFloat = 400 + (80 - 400) * 0.6
      Report.near("the picture follows", world.picture?.frame.width ?? 0, width)
      let released = Simulator.clock.now
      world.pinch?.end(velocity: -1)
      world.settle()
      Report.near("settles in", world.lastCompletion - released, 0.3, within: 1e-6)
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },

    photo("pinch and cancel, then dismiss by code") { world in
      world.beginAndPinch(to: 0.6)
      world.pinch?.end(velocity: 0)
      world.settle()
      world.checkPhoto(completed: [true, false], "cancelled")
      world.hideAndSettle()
      world.adopted = 0
      world.checkAlbum(completed: [true, false, true], "dismissed")
      world.showAndSettle()
      world.checkPhoto(completed: [true, false, true, true], "presented again")
      Report.playedAsReported()
    },

    photo("pinched farther apart counts nothing") { world in
      world.beginAndPinch(to: 3)
      Report.near("no progress", Simulator.recorder.updates.last ?? -1, 0)
      world.pinch?.end(velocity: 0)
      world.settle()
      world.checkPhoto(completed: [true, false])
    },

    photo("a pinch that never changed cancels") { world in
      world.beginPinch()
      Simulator.clock.advance(by: 0.1)
      world.pinch?.end(velocity: 0)
      world.settle()
      world.checkPhoto(completed: [true, false])
    },

    photo("gates") { world in
      Report.check("not apart", !world.beginPinch(velocity: 1))
      world.hide()
      world.letStart()
      Report.check("not while it is dismissed", !world.beginPinch())
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },

    photo("cancelled by the system, and failed") { world in
      world.beginAndPinch(to: 0.2)
      world.pinch?.cancelTouches()
      world.settle()
      world.checkPhoto(completed: [true, false], "cancelled")
      world.beginAndPinch(to: 0.2)
      world.pinch?.fail()
      world.settle()
      world.checkPhoto(completed: [true, false, false], "failed")
    },

    photo("ended before the start") { world in
      world.beginPinch()
      world.pinch?.move(scale: 0.3)
      world.pinch?.end(velocity: -1)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true], "finished")
    },

    photo("the size changes under the fingers") { world in
      world.beginAndPinch(to: 0.3)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Simulator.clock.advance(by: VirtualClock.frame)
      world.pinch?.move(scale: 0.2)
      world.pinch?.end(velocity: -1)
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [true, false])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.equal("alpha", world.photo.view.alpha, 1)
    },

    photo("a pinch without a cell") { world in
      world.album.current = nil
      world.beginAndPinch(to: 0.4)
      Report.check("nothing flies", world.picture == nil)
      Report.near("the photo fades", world.photo.view.alpha, 0.8)
      world.pinch?.end(velocity: -1)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },

    photo("a view is withheld") { world in
      Simulator.withheldViews = [.from]
      world.beginAndPinch(to: 0.2)
      world.pinch?.end(velocity: -1)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },
  ]
}
