@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Events during a run, and things that a run finds missing.
extension Scenario {
  static let underWay: [Scenario] = [
    .of("zoom-modal", "what is below is not tapped on the way", ZoomModalWorld.init) { world in
      let counter = Counter()
      let tap = UITapGestureRecognizer()
      tap.addTarget(counter, action: Selector(counter.tapped))
      world.album.view.addGestureRecognizer(tap)
      world.takeRest()
      Self.tap(in: world.window)
      Report.equal("at rest", counter.count, 1)
      world.show()
      Simulator.clock.advance(by: 0.3)
      Self.tap(in: world.window)
      Report.equal("not on the way", counter.count, 1)
      world.settle()
      world.hideAndSettle()
      Self.tap(in: world.window)
      Report.equal("at rest again", counter.count, 2)
      world.album.view.removeGestureRecognizer(tap)
    },
    .of("pinch-photo", "a pinch whose velocity is known later", PinchPhotoWorld.init) { world in
      Simulator.conduct.pinchVelocityComesLater = true
      world.showAndSettle()
      Report.check("begins", world.beginPinch())
      Simulator.clock.advance(by: 0.1)
      world.pinch?.move(scale: 0.2)
      world.pinch?.end(velocity: -1)
      world.settle()
      world.adopted = 0
      world.checkAlbum(completed: [true, true], "pinched away")
    },
    .of("mini-player", "motion is reduced on the way", MiniPlayerWorld.init) { world in
      world.show()
      Simulator.clock.advance(by: 0.1)
      Simulator.reducesMotion = true
      world.settle()
      world.checkPlayer(completed: [true], "as it has begun")
      Simulator.reducesMotion = false
      world.hideAndSettle()
      world.checkHome(completed: [true, true])
    },
    .of("mini-player", "a bar that the app has taken out", MiniPlayerWorld.init) { world in
      world.home.bar.removeFromSuperview()
      world.home.view.addSubview(world.home.artwork)
      world.show()
      Simulator.clock.advance(by: 0.01)
      Report.near("the card does not come from nowhere", world.cardTop, 40)
      Report.check("it fades", world.player.view.presentedAlpha < 1)
      world.settle()
      Report.equal("presented", Simulator.recorder.completions, [true])
      world.home.view.addSubview(world.home.bar)
      world.home.bar.addSubview(world.home.artwork)
      world.hideAndSettle()
      world.checkHome(completed: [true, true])
    },
  ]

  private static func tap(in window: UIWindow) {
    let finger = Finger(in: window)
    finger.touchDown(at: CGPoint(x: 350, y: 700))
    finger.lift()
  }

  private final class Counter: NSObject {
    var count = 0
    func tapped() { count += 1 }
  }
}
