@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Circumstances of the two modal specs: crossfades, containers at other places, other photos.
  static let modalMoments: [Scenario] = [
    .of("zoom-modal", "the button stays in its place in a crossfade", ZoomModalWorld.init) { world in
      for isReduced in [true, false] {
        Simulator.reducesMotion = isReduced
        if !isReduced { world.album.current = nil }
        world.show()
        Simulator.clock.advance(by: 0.1)
        Report.near("there", world.photo.close.presentedFrame.minY, 40)
        world.settle()
        world.hide()
        Simulator.clock.advance(by: 0.1)
        Report.near("and back", world.photo.close.presentedFrame.minY, 40)
        world.settle()
      }
      world.checkAlbum(completed: [true, true, true, true])
    },

    .of("zoom-modal", "a container that does not begin where the window does", ZoomModalWorld.init) { world in
      Simulator.presentationInsets = UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 8)
      world.show()
      Report.near("the button keeps its column", world.photo.close.center.x, 357)
      world.settle()
      Report.near(
        "and is in its place", world.photo.close.frame, CGRect(x: 330, y: 40, width: 54, height: 44))
      world.hideAndSettle()
    },

    .of("zoom-modal", "a container that is drawn at half its size", ZoomModalWorld.init) { world in
      world.showAndSettle()
      world.photo.view.superview?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.hide()
      Simulator.clock.advance(by: 0.2999)
      Report.near("the button is above the edge", world.photo.close.presentedFrame.minY, -100, within: 1)
      world.settle()
    },

    .of("zoom-modal", "in a container of the app's own", ZoomModalWorld.init) { world in
      guard let navigation = world.album.navigationController else { return Report.check("is pushed", false) }
      // The root contains another album as well, which is not shown.
      let (root, other) = (UIViewController(), Album())
      other.loadViewIfNeeded()
      world.window.rootViewController = root
      for child in [other, navigation] {
        root.addChild(child)
        child.didMove(toParent: root)
      }
      root.view.addSubview(navigation.view)
      world.showAndSettle()
      Report.check("presented", root.presentedViewController === world.photo)
      world.hide()
      Simulator.clock.advance(by: 0.5)
      Report.check("flies back", world.picture != nil)
      Report.equal("to the cell on display", [world.album.cell.alpha, other.cell.alpha], [0, 1])
      world.settle()
      Report.check("dismissed", root.presentedViewController == nil)
      Report.check("the album is there", world.album.view.window === world.window)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
      world.forgetCompletion()
    },

    .of("zoom-modal", "another album has come in front", ZoomModalWorld.init) { world in
      world.showAndSettle()
      let other = Album()
      other.loadViewIfNeeded()
      world.navigation.pushViewController(other, animated: false)
      world.hide()
      Simulator.clock.advance(by: 0.5)
      Report.equal("back to its cell", [other.cell.alpha, world.album.cell.alpha], [0, 1])
      world.settle()
      Report.near("which is there again", other.cell.alpha, 1)
      world.forgetCompletion()
    },

    .of("zoom-modal", "an album that is laid out when it comes back", ZoomModalWorld.init) { world in
      let (album, cell) = (world.album.view ?? UIView(), world.album.cell)
      cell.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        cell.trailingAnchor.constraint(equalTo: album.trailingAnchor, constant: -30),
        cell.topAnchor.constraint(equalTo: album.topAnchor, constant: 100),
        cell.widthAnchor.constraint(equalToConstant: 80), cell.heightAnchor.constraint(equalToConstant: 80),
      ])
      world.showAndSettle()
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.hide()
      Simulator.clock.advance(by: 1.2999)
      Report.near("to where the cell is then", world.picture?.presentedFrame.midX ?? 0, 730, within: 1)
      world.settle()
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    .of("pinch-photo", "dismissed without animation", PinchPhotoWorld.init) { world in
      world.showAndSettle()
      let above = UIViewController()
      above.modalPresentationStyle = .fullScreen
      world.photo.present(above, animated: false)
      world.settle()
      above.dismiss(animated: false)
      world.settle()
      world.checkPhoto(completed: [true], "after another screen")
      world.hide(animated: false)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true], "dismissed")
      world.showAndSettle()
      world.checkPhoto(completed: [true, true], "again")
      world.beginAndPinch(to: 0.4)
      world.pinch?.end(velocity: -1)
      world.settle()
      world.checkAlbum(completed: [true, true, true], "pinched")
    },

    .of("pinch-photo", "photos that are adopted, and not shown", PinchPhotoWorld.init) { world in
      let other = Photo()
      other.loadViewIfNeeded()
      world.transition.adopt(other)
      Report.check("no pinch before it is shown", !mayBegin(world))
      world.showAndSettle()
      world.hideAndSettle()
      Report.equal("the other keeps its gesture", other.view.gestureRecognizers?.count ?? 0, 1)
    },

    .of("pinch-photo", "a pinch is handed out for its own screens only", PinchPhotoWorld.init) { world in
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (album, other) = (Album(), Photo())
      window.rootViewController = album
      other.loadViewIfNeeded()
      album.present(other, animated: false)
      world.showAndSettle()
      world.navigation.willDismiss = {
        let run = world.transition.delegate.animationController(forDismissed: other)
        let isPulled = run.map {
          world.transition.delegate.interactionControllerForDismissal(using: $0) != nil
        }
        Report.equal("not for another photo", isPulled, false)
      }
      world.beginAndPinch(to: 0.4)
      world.settle()
      Report.equal("which takes it away", Simulator.recorder.updates, [])
      world.navigation.willDismiss = nil
      other.dismiss(animated: false)
      world.showAndSettle()
      let albums = world.navigation
      albums.willDismiss = { [weak albums] in albums?.pushViewController(Album(), animated: false) }
      world.beginAndPinch(to: 0.4)
      world.settle()
      Report.equal("nor to another album", Simulator.recorder.updates, [])
      world.navigation.willDismiss = nil
    },
  ]

  /// Whether the delegate of the pinch lets it begin, after an attempt to pinch.
  private static func mayBegin(_ world: PinchPhotoWorld) -> Bool {
    guard let pinch = world.pinch, let delegate = pinch.delegate else { return true }
    world.beginPinch()
    return delegate.gestureRecognizerShouldBegin(pinch)
  }
}
