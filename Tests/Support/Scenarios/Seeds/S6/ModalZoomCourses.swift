@_spi(Simulator) import UIKit

extension Seed {
  static let modalZoom = Seed("S6", crashes: [ModalZoomBug.forceUnwraps]) { bug in
    [
      { stage in
        let world = ModalZoomWorld(bug)
        let before = world.state
        let cell = world.album.selectedCell?.imageView
        world.navigation.present(world.photo, animated: true)
        Simulator.clock.advance(by: 0.5)
        stage.expect(cell?.isHidden == true, "the cell is there twice in a presentation")
        Simulator.clock.advance(by: 0.5 - VirtualClock.frame / 100)
        stage.expectSamePlace(world.picture, world.photo.imageView, "at the end of a presentation")
        stage.settle()
        stage.expect(world.photo.closeButton.frame.minY == 40, "the button has not come")
        world.photo.closeButton.sendActions(for: .touchUpInside)
        Simulator.clock.advance(by: 0.3)
        stage.expectSamePlace(world.picture, world.photo.imageView, "at the start of a dismissal")
        Simulator.clock.advance(by: 0.5)
        stage.expect(cell?.isHidden == true, "the cell is there twice in a dismissal")
        stage.settle()
        stage.expectUnchanged(before, world.state)
        stage.expectReportedDurations()
      },
      { stage in
        let world = ModalZoomWorld(bug)
        let before = world.state
        world.delegate.presentingInteraction = PatientInteraction()
        world.navigation.present(world.photo, animated: true)
        Simulator.clock.advance(by: 0.1)
        world.delegate.presentingInteraction?.update(0.4)
        world.delegate.presentingInteraction?.cancel()
        stage.settle()
        stage.expect(world.photo.top?.constant == -100, "the button has come although nothing is presented")
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = ModalZoomWorld(bug)
        world.present(stage)
        world.window.resize(to: CGSize(width: 800, height: 400))
        stage.settle()
        world.photo.dismiss(animated: true)
        stage.settle()
        let size = world.navigation.view.bounds.size
        stage.expect(size == world.window.bounds.size, "the album has the size \(size) after a turn")
      },
      { stage in
        let world = ModalZoomWorld(bug)
        world.album.selectedItem = 29
        world.present(stage)
        stage.expect(world.photo.view.window != nil, "the photo is not presented without a cell")
      },
    ]
  }
}

/// The app of the sixth and the seventh seed.
@MainActor final class ModalZoomWorld {
  let album = AlbumController()
  let photo = ModalPhoto()
  let navigation: UINavigationController
  let delegate: ModalZoomDelegate
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ bug: ModalZoomBug?) {
    delegate = ModalZoomDelegate(album: album, bug: bug)
    navigation = UINavigationController(rootViewController: album)
    window.rootViewController = navigation
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = delegate
    photo.view.layoutIfNeeded()
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window, photo.view]) }

  var picture: UIImageView? { delegate.animator?.picture }

  func present(_ stage: Stage) {
    navigation.present(photo, animated: true)
    stage.settle()
  }
}
