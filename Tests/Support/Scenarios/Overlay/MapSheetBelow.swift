@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// The map below the sheet, and moves of the sheet by the app.
extension Scenario {
  static let mapSheetBelow: [Scenario] = [
    .of("map-sheet", "the map is there as long as nothing shades it", MapSheetWorld.init) { world in
      var taps = 0
      let tap = UITapGestureRecognizer()
      let counter = TapCounter { taps += 1 }
      tap.addTarget(counter, action: Selector(counter.tapped))
      world.map.view.addGestureRecognizer(tap)
      world.map.view.isAccessibilityElement = true
      @MainActor func touch() { Finger(in: world.window).tap(at: CGPoint(x: 200, y: 60)) }
      @MainActor func reads() -> Bool {
        Simulator.elements(in: world.window).contains { $0 === world.map.view }
      }
      world.show()
      world.settle()
      touch()
      Report.equal("tapped at the lowest", taps, 1)
      Report.check("read at the lowest", reads())
      world.drag(to: 400)
      touch()
      Report.equal("tapped below the middle", taps, 2)
      world.drag(to: 68)
      world.checkSheet(in: 2)
      touch()
      Report.equal("not where it is shaded", taps, 2)
      Report.check("nor read there", !reads())
      world.drag(to: 731)
      touch()
      Report.equal("tapped again", taps, 3)
      Report.check("read again", reads())
      world.map.view.removeGestureRecognizer(tap)
      world.map.view.isAccessibilityElement = false
      world.sheet.dismiss(animated: true)
      world.settle()
      world.checkMap(completed: [true, true])
    },
    .of("map-sheet", "the app moves the sheet", MapSheetWorld.init) { world in
      var heard: [MapSheetState] = []
      world.transition.moved = { heard.append($0) }
      world.transition.move(to: .half, animated: true)
      Report.equal("not one that is not there", world.transition.state, .tip)
      world.show()
      world.settle()
      world.transition.move(to: .full, animated: true)
      Report.equal("where it is bound for", world.transition.state, .full)
      Simulator.clock.advance(by: 0.1)
      let top = world.top
      Report.check("on its way", top < 731 && top > 68)
      world.transition.move(to: .half, animated: true)
      Report.near("goes on from where it is", world.top, top, within: 1e-6)
      world.settle()
      world.checkSheet(in: 1, completed: [true])
      world.transition.move(to: .tip, animated: false)
      Report.near("there already", world.top, 731)
      world.settle()
      world.checkSheet(in: 0, completed: [true], "at once")
      world.begin()
      world.transition.move(to: .full, animated: true)
      world.endPull()
      world.settle()
      world.checkSheet(in: 0, completed: [true], "under a finger")
      world.drag(to: 400)
      Report.equal("heard", heard, [.full, .half, .tip, .half])
      world.sheet.dismiss(animated: true)
      world.settle()
      world.checkMap(completed: [true, true])
    },
  ]

  /// An action target without Objective-C.
  @MainActor private final class TapCounter {
    private let count: () -> Void

    init(_ count: @escaping () -> Void) {
      self.count = count
    }

    func tapped() { count() }
  }
}
