@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Gestures at the limits of beginning and of arriving, and a sheet that the app has placed elsewhere.
extension Scenario {
  static let mapSheetEdges: [Scenario] = [
    edge("a container that is drawn at half its size") { world in
      world.show(in: 1)
      world.sheet.view.superview?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      world.begin()
      world.pull(to: 50)
      Report.near("its own points count", world.top, 500)
      world.endPull(velocity: -320)
      Report.equal("and its own velocity", world.transition.state, .full)
      world.settle()
      world.sheet.view.superview?.transform = .identity
      world.checkSheet(in: 2)
    },

    edge("thrown just far enough, and just not") { world in
      world.show(in: 0)
      // The finger must throw the sheet half of the 331 pt to the middle height. A velocity goes on for 0.499 s.
      for (velocity, state) in [(-331.5, 0), (-331.8, 1)] {
        world.begin()
        world.endPull(velocity: velocity)
        world.settle()
        world.checkSheet(in: state, "at \(velocity)")
      }
    },

    edge("let go at a speed where it rests") { world in
      world.show(in: 1)
      world.begin()
      world.endPull(velocity: 100)
      Report.equal(
        "nothing to go", Simulator.recorder.springVelocities.suffix(3).map { [$0.dx, $0.dy] }.joined().max(),
        0)
      world.settle()
      world.checkSheet(in: 1)
    },

    edge("a sheet that the app has nudged does not jump") { world in
      world.show(in: 1)
      world.sheet.view.transform = CGAffineTransform(translationX: 0, y: -10)
      world.begin()
      world.pull(to: 20)
      Report.near("goes with the finger", world.top, 410)
      world.sheet.view.transform = .identity
      world.endPull()
      world.settle()
      world.checkSheet(in: 1)
    },

    edge("the list has the finger up to its very ends") { world in
      world.show(in: 2)
      let list = world.sheet.list
      list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
      let end = list.contentSize.height + 40 - list.bounds.height
      for (offset, velocity, isSheets) in [
        (-20, 0.5, true), (-20, -0.5, false), (-19, 100, false), (end, -100, true), (end - 1, -100, false),
        (end, 100, false),
      ] as [(CGFloat, CGFloat, Bool)] {
        list.contentOffset.y = offset
        let place = CGPoint(x: 200, y: world.top + 200)
        let begins = world.pan?.begin(at: place, velocity: CGPoint(x: 0, y: velocity))
        Report.equal("from \(offset) at \(velocity)", begins, isSheets)
        if isSheets { world.pan?.cancelTouches() }
        world.settle()
      }
      (list.contentInset, list.contentOffset) = (.zero, .zero)
      world.checkSheet(in: 2)
    },
  ]

  private static func edge(
    _ name: String, _ body: @escaping @MainActor (MapSheetWorld) -> Void
  ) -> Scenario {
    .of("map-sheet", name, MapSheetWorld.init, body)
  }
}
