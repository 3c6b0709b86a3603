@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

extension Scenario {
  /// Details that are easy to miss.
  static let mapSheetDetails: [Scenario] = [
    details("VoiceOver, and the status bar") { world in
      world.show()
      Report.check("not while it comes", !Simulator.performEscape(from: world.sheet.view))
      world.settle()
      Report.check("the map's bar", Simulator.statusBarController(of: world.window) === world.map)
      let alert = UIViewController()
      world.sheet.present(alert, animated: false)
      world.settle()
      Report.check("not below what it presents", !Simulator.performEscape(from: world.sheet.view))
      alert.dismiss(animated: false)
      world.settle()
      Report.check("escapes", Simulator.performEscape(from: world.sheet.view))
      Report.check("at leisure", world.sheet.transitionCoordinator != nil)
      world.settle()
      world.checkMap(completed: [true, true], "escaped")
      let other = MapSheetWorld.Sheet()
      other.accessibilityPerformEscapeBlock = { true }
      world.transition.adopt(other)
      world.map.present(other, animated: true)
      world.settle()
      Report.check("the app's own answer", Simulator.performEscape(from: other.view))
      world.settle()
      Report.check("is its own", other.presentingViewController != nil)
    },

    details("its whole frame under a finger and while it settles") { world in
      world.show(in: 1)
      world.begin()
      world.pull(to: 100)
      let pulled = CGRect(x: 0, y: 500, width: 400, height: 732)
      Report.near("pulled", world.sheet.view.frame, pulled)
      world.sheet.view.superview?.setNeedsLayout()
      Simulator.clock.advance(by: 0)
      Report.near("also when the container is laid out", world.sheet.view.frame, pulled)
      world.endPull()
      Simulator.clock.advance(by: 0.1)
      Report.near("settling", world.sheet.view.presentedFrame.midX, 200)
      world.settle()
      world.checkSheet(in: 1)
    },

    details("the container is laid out on the way back, and anew at rest") { world in
      world.show(in: 0)
      world.sheet.view.center.y += 30
      world.sheet.view.superview?.setNeedsLayout()
      world.settle()
      world.checkSheet(in: 0, "put in its place")
      world.sheet.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      let center = world.sheet.view.center
      world.sheet.view.superview?.setNeedsLayout()
      Simulator.clock.advance(by: 0)
      Report.near("it stays where it goes", world.sheet.view.center, center)
      world.settle()
      world.checkMap(completed: [true, true])
    },

    details("the size changes on the way, and all ends at once") { world in
      world.show()
      Simulator.clock.advance(by: 0.2)
      world.window.resize(to: CGSize(width: 800, height: 500))
      Simulator.clock.advance(by: VirtualClock.frame)
      Report.equal("completed", Simulator.recorder.completions, [true])
      world.settle()
      world.checkSheet(in: 0, size: CGSize(width: 800, height: 500))
    },

    details("it reports how long it takes") { world in
      world.show(in: 0)
      world.sheet.dismiss(animated: true)
      world.settle()
      Report.playedAsReported()
      world.checkMap(completed: [true, true])
    },

    details("the app moves it to where it is") { world in
      world.show(in: 0)
      world.transition.move(to: .tip, animated: true)
      Report.equal("nothing plays", Simulator.census.alive(.propertyAnimator), [])
      world.checkSheet(in: 0)
    },

    details("the app cannot move it while it comes or goes") { world in
      var count = 0
      world.sheet.whenMoving = { [unowned world] in
        count += 1
        world.transition.move(to: .full, animated: true)
        Report.equal("its state", world.transition.state, .tip)
      }
      world.show(in: 0)
      world.checkSheet(in: 0)
      world.sheet.dismiss(animated: true)
      world.settle()
      Report.equal("how often it was about to come or go", count, 2)
      world.checkMap(completed: [true, true])
    },

    details("a finger that lets go at a speed hands it over") { world in
      world.show(in: 0)
      world.begin()
      world.pull(to: -165.5)
      let earlier = Simulator.recorder.springVelocities.count
      world.endPull(velocity: -662)
      // Half of the way to the middle height is left. The velocity is 4 times that way a second. The shade does not change.
      let springs = Simulator.recorder.springVelocities.dropFirst(earlier).sorted { $0.dy > $1.dy }
      Report.equal("springs", springs.count, 2)
      for (found, expected) in zip(springs, [4, 0] as [CGFloat]) {
        Report.near("along the way", found.dy, expected, within: 1e-6)
        Report.near("and nothing else", found.dx, 0)
      }
      world.settle()
      world.checkSheet(in: 1)
    },
  ]

  private static func details(
    _ name: String, _ body: @escaping @MainActor (MapSheetWorld) -> Void
  ) -> Scenario {
    .of("map-sheet", name, MapSheetWorld.init, body)
  }
}
