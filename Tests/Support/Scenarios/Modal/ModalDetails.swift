@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Details of the two modal specs that are easy to forget.
  static let modalDetails: [Scenario] = [
    .of("zoom-modal", "the picture in flight", ZoomModalWorld.init) { world in
      world.show()
      checkPicture(in: world)
      world.settle()
      let image = world.photo.image.image
      world.photo.image.image = nil
      world.hide()
      Report.check(
        "the cell's, for want of another",
        world.picture?.image === world.album.cell.image && world.picture?.image != nil)
      world.settle()
      world.photo.image.image = image
      world.forgetCompletion()
      world.checkAlbum(completed: [true, true])
    },

    .of("pinch-photo", "present and dismiss", PinchPhotoWorld.init) { world in
      world.show()
      let start = Simulator.clock.now
      Report.near("flies from the cell", world.picture?.presentedFrame ?? .null, world.cellFrame)
      Report.near("the photo is not seen yet", world.photo.view.presentedAlpha, 0)
      checkPicture(in: world)
      Simulator.clock.advance(by: 0.5)
      Report.near("half of the way", world.picture?.presentedFrame.midX ?? 0, 135, within: 0.01)
      Simulator.clock.advance(by: 0.499)
      Report.near(
        "arrives", world.picture?.presentedFrame ?? .null, UIScreen.main.bounds, within: 1)
      world.settle()
      Report.near("takes", world.lastCompletion - start, 1, within: 1e-6)
      world.checkPhoto(completed: [true], "presented")
      world.hide()
      let back = Simulator.clock.now
      Report.near("flies from the screen", world.picture?.presentedFrame ?? .null, UIScreen.main.bounds)
      Report.near("the photo is seen", world.photo.view.presentedAlpha, 1)
      Simulator.clock.advance(by: 0.999)
      Report.near("to the cell", world.picture?.presentedFrame ?? .null, world.cellFrame, within: 1)
      Report.near("the photo is gone", world.photo.view.presentedAlpha, 0, within: 1e-3)
      world.settle()
      Report.near("takes as long back", world.lastCompletion - back, 1, within: 1e-6)
      world.adopted = 0
      world.checkAlbum(completed: [true, true], "dismissed")
      Report.playedAsReported()
    },

    .of("pinch-photo", "dismissed with what covers it", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      world.photo.present(cover, animated: true)
      world.settle()
      world.navigation.dismiss(animated: true)
      world.settle()
      let next = Photo()
      next.loadViewIfNeeded()
      world.transition.adopt(next)
      world.adopted = 0
      world.forgetCompletion()
      world.checkAlbum(completed: [true], "another photo is adopted")
      world.transition.adopt(Photo())
      Report.equal("one that waits keeps its gesture", next.view.gestureRecognizers?.count ?? 0, 1)
    },

    .of("pinch-photo", "reduced motion", PinchPhotoWorld.init) { world in
      Simulator.reducesMotion = true
      world.show()
      Report.check("nothing flies", world.picture == nil)
      Simulator.clock.advance(by: 0.1)
      Report.near("half of the crossfade", world.photo.view.presentedAlpha, 0.5, within: 1e-3)
      world.settle()
      world.checkPhoto(completed: [true], "presented")
      world.beginAndPinch(to: 0.4)
      Report.check("nothing flies under the fingers", world.picture == nil)
      world.pinch?.end(velocity: 1)
      world.settle()
      world.hideAndSettle()
      Report.playedAsReported()
    },

    .of("pinch-photo", "no cell, and a cell elsewhere", PinchPhotoWorld.init) { world in
      for cell in [nil, UIImageView(image: world.album.cell.image)] {
        world.album.current = cell
        world.show()
        let start = Simulator.clock.now
        Report.check("nothing flies", world.picture == nil)
        world.settle()
        Report.near("the fallback", world.lastCompletion - start, 0.25, within: 1e-6)
        world.hideAndSettle()
      }
      world.adopted = 0
      world.checkAlbum(completed: [true, true, true, true])
    },

    .of("pinch-photo", "a view is withheld from one that is shown or dismissed", PinchPhotoWorld.init) {
      world in
      Simulator.withheldViews = [.to]
      world.showAndSettle()
      world.checkPhoto(completed: [true], "presented")
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true], "dismissed")
    },

    .of("zoom-modal", "a view is withheld from one that is dismissed", ZoomModalWorld.init) { world in
      world.showAndSettle()
      Simulator.withheldViews = [.from]
      world.hideAndSettle()
      world.checkAlbum(completed: [true, true])
    },

    .of("zoom-modal", "a cell or a picture that is elsewhere", ZoomModalWorld.init) { world in
      world.album.current = UIImageView(image: world.album.cell.image)
      world.show()
      Report.check("nothing flies from there", world.picture == nil)
      world.settle()
      world.hideAndSettle()
      world.album.current = world.album.cell
      world.photo.current = UIImageView(image: world.album.cell.image)
      world.show()
      Report.check("nor to there", world.picture == nil)
      world.settle()
      world.hideAndSettle()
      world.checkAlbum(completed: [true, true, true, true])
    },

    .of("pinch-photo", "gates, exactly at their limits", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      Report.check("not without a velocity", !world.beginPinch(velocity: 0, scale: 1))
      Report.check("not apart", !world.beginPinch(velocity: 0.5))
      Report.check("nor where that is not known", !world.beginPinch(velocity: 0, scale: 1.1))
      let above = UIViewController()
      world.photo.present(above, animated: false)
      world.settle()
      Report.check("not from under another", !mayBegin(world))
      above.dismiss(animated: false)
      world.settle()
      for (scale, finishes) in [(0.51, false), (0.5, false), (0.46, true)] {
        world.beginAndPinch(to: scale)
        world.pinch?.end(velocity: 0)
        world.settle()
        Report.equal("at \(scale)", Simulator.recorder.completions.last, finishes)
      }
    },

    .of("pinch-photo", "the fingers move before the start only", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      world.beginPinch()
      world.pinch?.move(scale: 0.4)
      Simulator.clock.advance(by: 0.1)
      Report.near("progress", Simulator.recorder.updates.last ?? -1, 0.6)
      Report.near("alpha", world.photo.view.alpha, 0.8)
      Report.near("the middle", world.picture?.center ?? .zero, middle(at: 0.6, in: world))
      checkPicture(in: world)
      world.pinch?.end(velocity: 1)
      world.settle()
    },

    .of("pinch-photo", "a cell that comes during a pinch", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      world.album.current = nil
      world.beginAndPinch(to: 0.4)
      world.album.current = world.album.cell
      world.pinch?.end(velocity: -1)
      Report.equal("it is seen: nothing flies to it", world.album.cell.alpha, 1)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },

    .of("pinch-photo", "the cell changes under the fingers", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      world.beginAndPinch(to: 0.4)
      world.album.cell.frame.origin.x = 200
      let target = world.album.cell.convert(world.album.cell.bounds, to: nil)
      world.pinch?.end(velocity: -1)
      Simulator.clock.advance(by: 0.2999)
      Report.near("asked for again", world.picture?.presentedFrame ?? .null, target, within: 1)
      world.settle()
      world.album.cell.frame.origin.x = 30
      world.adopted = 0
      world.checkAlbum(completed: [true, true])
    },
  ]

  private static func mayBegin(_ world: PinchPhotoWorld) -> Bool {
    guard let pinch = world.pinch, let delegate = pinch.delegate else { return true }
    return delegate.gestureRecognizerShouldBegin(pinch)
  }

  /// The middle of the picture at a share of the way back.
  private static func middle(at share: CGFloat, in world: ModalWorld) -> CGPoint {
    let (screen, cell) = (UIScreen.main.bounds, world.cellFrame)
    return CGPoint(
      x: screen.midX + (cell.midX - screen.midX) * share, y: screen.midY + (cell.midY - screen.midY) * share)
  }

  private static func checkPicture(in world: ModalWorld) {
    Report.check("the picture is the photo's", world.picture?.image === world.photo.image.image)
    Report.check("it fills its frame", world.picture?.contentMode == .scaleAspectFill)
    Report.equal("and is cut at it", world.picture?.clipsToBounds, true)
    Report.equal("what it stands for is hidden", [world.album.cell.alpha, world.photo.image.alpha], [0, 0])
    Report.check("it is in front", world.photo.view.superview?.subviews.last === world.picture)
    let screens = world.photo.view.superview?.subviews.compactMap(\.simulatedName) ?? []
    Report.equal("the photo is above", screens.last, "photo.view")
  }
}
