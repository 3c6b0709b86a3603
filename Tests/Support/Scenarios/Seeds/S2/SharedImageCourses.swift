@_spi(Simulator) import UIKit

extension Seed {
  static let sharedImage = Seed("S2") { (bug: SharedImageBug?) in
    [
      { stage in
        let world = SharedImageWorld(bug)
        let before = world.state
        for push in [true, false] {
          if push { world.push() } else { world.navigation.popViewController(animated: true) }
          Simulator.clock.advance(by: 0.2)
          stage.expect(
            world.album.selectedCell?.imageView.isHidden == true, "the image is there twice in flight")
          stage.settle()
        }
        stage.expectUnchanged(before, world.state)
        stage.expectReportedDurations()
      },
      { stage in
        let world = SharedImageWorld(bug)
        world.push()
        stage.settle()
        world.transitions.interaction = UIPercentDrivenInteractiveTransition()
        world.navigation.popViewController(animated: true)
        Simulator.clock.advance(by: 0.1)
        world.transitions.interaction?.update(0.3)
        world.transitions.interaction?.cancel()
        stage.settle()
        stage.expect(world.photo.view.window != nil, "the screen is black after a cancel")
      },
      { stage in
        let world = SharedImageWorld(bug)
        world.push()
        stage.settle()
        world.album.selectedItem = 29
        world.navigation.popViewController(animated: true)
        stage.settle()
        stage.expect(world.navigation.topViewController?.view.window != nil, "the screen is black")
      },
    ]
  }
}

/// The app of the second seed.
@MainActor private final class SharedImageWorld {
  let album = AlbumController()
  let photo = PhotoController()
  let transitions: SharedImageTransitions
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ bug: SharedImageBug?) {
    transitions = SharedImageTransitions(bug: bug)
    navigation = UINavigationController(rootViewController: album)
    window.rootViewController = navigation
    navigation.delegate = transitions
    photo.view.layoutIfNeeded()
    photo.imageView.contentMode = .scaleAspectFit
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window, album.view, photo.view]) }

  func push() {
    navigation.pushViewController(photo, animated: true)
  }
}
