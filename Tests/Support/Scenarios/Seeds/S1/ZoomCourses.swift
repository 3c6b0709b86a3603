@_spi(Simulator) import UIKit

extension Seed {
  static let photosZoom = Seed("S1", crashes: [PhotosZoomBug.forceUnwraps]) { bug in
    [
      { stage in
        let world = ZoomWorld(bug)
        let before = world.state
        world.push(stage)
        world.navigation.popViewController(animated: true)
        stage.settle()
        stage.expectUnchanged(before, world.state)
        stage.expectReportedDurations()
        world.navigation.pushViewController(world.photo, animated: true)
        Simulator.clock.advance(by: 0.1)
        stage.expect(world.hasPicture, "nothing flies in the second push")
        stage.settle()
      },
      { stage in
        let world = ZoomWorld(bug)
        world.window.resize(to: CGSize(width: 800, height: 400))
        stage.settle()
        world.navigation.pushViewController(world.photo, animated: true)
        Simulator.clock.advance(by: 0.5 - VirtualClock.frame / 4)
        stage.expectSamePlace(world.picture, world.photo.imageView, "at the end of a push in landscape")
        stage.settle()
      },
      { stage in
        let world = ZoomWorld(bug)
        world.album.selectedItem = 29
        world.push(stage)
      },
      { stage in
        let world = ZoomWorld(bug)
        let before = world.state
        world.push(stage)
        world.pull(by: 500)
        let progress = Simulator.recorder.updates.last ?? 0
        stage.expect(progress > 0.9, "the progress of the whole way is \(progress)")
        world.photo.pan.end(velocity: CGPoint(x: 0, y: 100))
        stage.settle()
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = ZoomWorld(bug)
        world.push(stage)
        let before = world.state
        for lets in [false, true] {
          world.pull(by: 100)
          if lets {
            world.photo.pan.cancelTouches()
          } else {
            world.photo.pan.end(velocity: CGPoint(x: 0, y: -100))
          }
          stage.settle()
        }
        stage.expectUnchanged(before, world.state)
      },
      { stage in
        let world = ZoomWorld(bug)
        world.push(stage)
        world.photo.pan.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: 100))
        world.photo.pan.end(velocity: CGPoint(x: 0, y: 100))
        stage.settle()
      },
      { stage in
        let world = ZoomWorld(bug)
        world.push(stage)
        world.photo.stage.transform = CGAffineTransform(scaleX: 2, y: 2)
        world.pull(by: 0)
        let start = world.picture?.center.y ?? 0
        world.photo.pan.move(to: CGPoint(x: 200, y: 500))
        let way =
          (world.picture?.presentedFrameInWindow.maxY ?? 0)
          - (start + (world.picture?.bounds.height ?? 0) / 2)
        let lost = (world.picture?.bounds.height ?? 0) * (1 - (world.picture?.transform.a ?? 1))
        stage.expect(abs(way + lost - 100) < 1, "the finger moves by 100 pt, the picture by \(way + lost) pt")
        world.photo.pan.end(velocity: CGPoint(x: 0, y: -100))
        stage.settle()
      },
    ]
  }
}

/// The photos app of the first seed.
@MainActor private final class ZoomWorld {
  let album = ZoomAlbum()
  let photo = ZoomPhoto()
  let transitions: ZoomTransitions
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ bug: PhotosZoomBug?) {
    transitions = ZoomTransitions(bug: bug)
    navigation = UINavigationController(rootViewController: album)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.delegate = transitions
    photo.transitions = transitions
    photo.view.layoutIfNeeded()
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var state: HierarchyState { HierarchyState(of: [window, album.view, photo.view]) }

  var picture: UIImageView? { transitions.animator.picture }

  /// Whether a visible picture is in flight.
  var hasPicture: Bool { picture?.window != nil }

  func push(_ stage: Stage) {
    navigation.pushViewController(photo, animated: true)
    stage.settle()
  }

  /// Moves a finger that pulls the picture down. The finger stays down.
  func pull(by way: CGFloat) {
    photo.pan.begin(at: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 0, y: 100))
    Simulator.clock.advance(by: 0.1)
    photo.pan.move(to: CGPoint(x: 200, y: 400 + way))
  }
}
