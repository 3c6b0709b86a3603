@_spi(Simulator) import UIKit

extension Seed {
  static let pinch = Seed("S7") { (bug: PinchBug?) in
    [
      { stage in
        let world = PinchWorld(bug)
        let before = world.base.state
        world.base.present(stage)
        world.base.photo.dismiss(animated: true)
        stage.settle()
        stage.expect(world.isClosed, "a button does not close the photo")
        world.base.photo.top?.constant = -100
        world.base.photo.view.layoutIfNeeded()
        stage.expectUnchanged(before, world.base.state)
      },
      { stage in
        // This course uses two real touches.
        let world = PinchWorld(bug)
        world.base.present(stage)
        let before = world.base.state
        world.pinch(to: 130)
        world.lift()
        stage.settle()
        stage.expect(!world.isClosed, "a small pinch closes the photo")
        stage.expectUnchanged(before, world.base.state)
        world.pinch(to: 30)
        world.lift()
        stage.settle()
        stage.expect(world.isClosed, "a pinch does not close the photo")
      },
      { stage in
        let world = PinchWorld(bug)
        world.base.present(stage)
        world.pinch.recognizer.begin(around: CGPoint(x: 200, y: 400), scale: 1, velocity: 0)
        world.pinch.recognizer.end(velocity: 0)
        stage.settle()
        stage.expect(!world.isClosed, "a pinch that has not changed closes the photo")
      },
      { stage in
        let world = PinchWorld(bug)
        world.base.present(stage)
        let before = world.base.state
        world.pinch.recognizer.begin(around: CGPoint(x: 200, y: 400), scale: 1, velocity: 0)
        Simulator.clock.advance(by: 0.1)
        world.pinch.recognizer.move(scale: 0.7)
        world.pinch.recognizer.fail()
        stage.settle()
        stage.expectUnchanged(before, world.base.state)
      },
      { stage in
        let world = PinchWorld(bug)
        world.base.present(stage)
        world.pinch.recognizer.begin(around: CGPoint(x: 200, y: 400), scale: 0, velocity: 0)
        Simulator.clock.advance(by: 0.1)
        world.pinch.recognizer.move(scale: 0)
        world.pinch.recognizer.end(velocity: 0)
        stage.settle()
      },
    ]
  }
}

@MainActor private final class PinchWorld {
  let base = ModalZoomWorld(nil)
  let pinch: PinchInteraction
  private let fingers: (Finger, Finger)

  init(_ bug: PinchBug?) {
    pinch = PinchInteraction(closing: base.photo, bug: bug)
    fingers = (Finger(in: base.window), Finger(in: base.window))
    base.delegate.dismissingInteraction = { [weak pinch] in pinch?.handedOut }
  }

  var isClosed: Bool { base.navigation.presentedViewController == nil }

  /// Two fingers touch the screen 200 pt apart and move to another distance. They stay down.
  func pinch(to distance: CGFloat) {
    fingers.0.touchDown(at: CGPoint(x: 100, y: 400))
    fingers.1.touchDown(at: CGPoint(x: 300, y: 400))
    let half = distance / 2
    for step in 1...10 {
      let share = CGFloat(step) / 10
      Simulator.clock.advance(by: VirtualClock.frame)
      fingers.0.move(to: CGPoint(x: 100 + (100 - half) * share, y: 400))
      fingers.1.move(to: CGPoint(x: 300 - (100 - half) * share, y: 400))
    }
  }

  func lift() {
    fingers.0.lift()
    fingers.1.lift()
  }
}
