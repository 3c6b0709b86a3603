@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  static let missingParts: [Scenario] = [
    .photos("no cell") { world in
      world.grid.cell = nil
      world.push()
      world.letStart()
      Report.equal("nothing flies", world.additions.count, 0)
      Report.equal("the photo is seen", world.viewer.image.alpha, 1)
      world.settle()
      Report.near("duration of the fallback", world.lastDuration, 0.25)
      world.checkRest(at: .viewer, after: [.push], "push")
      world.popAndSettle()
      world.checkRest(at: .grid, after: [.push, .pop], "pop")
    },

    .photos("no photo") { world in
      world.viewer.photo = nil
      world.push()
      world.letStart()
      Report.equal("nothing flies", world.additions.count, 0)
      Report.equal("the cell is seen", world.grid.first.alpha, 1)
      world.settle()
      Report.near("duration of the fallback", world.lastDuration, 0.25)
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("no image") { world in
      world.viewer.image.image = nil
      world.grid.first.image = nil
      world.takeRest()
      world.pushAndSettle()
      Report.near("duration of the fallback", world.lastDuration, 0.25)
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("a cell out of sight") { world in
      world.grid.first.frame.origin.y = -20
      world.takeRest()
      world.push()
      world.letStart()
      Report.equal("nothing flies", world.additions.count, 0)
      world.settle()
      Report.near("duration of the fallback", world.lastDuration, 0.25)
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("a cell that is not in the grid") { world in
      world.grid.first.removeFromSuperview()
      world.takeRest()
      world.pushAndSettle()
      Report.near("duration of the fallback", world.lastDuration, 0.25)
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("a pull without a cell") { world in
      world.grid.cell = nil
      world.beginAndPull(y: 100)
      Report.equal("nothing flies", world.additions.count, 0)
      Report.near("background follows", world.viewer.view.alpha, 0.5)
      world.pan?.cancelTouches()
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "cancelled")
      world.beginAndPull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "finished")
    },

    .inViewer("the cell goes before the settle") { world in
      world.beginAndPull(y: 100)
      world.grid.cell = nil
      world.endPull(y: 10)
      Simulator.clock.advance(by: 0.2499)
      Report.near(
        "flies to its last place", world.picture?.presentedFrame ?? .null, world.grid.first.frame, within: 1)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("the cell changes before the settle") { world in
      world.beginAndPull(y: 100)
      world.grid.cell = world.grid.second
      world.endPull(y: 10)
      Simulator.clock.advance(by: 0.2499)
      Report.near(
        "flies to the new cell", world.picture?.presentedFrame ?? .null, world.grid.second.frame, within: 1)
      Report.equal("the new cell is hidden", world.grid.second.alpha, 0)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("the cell changes before a cancel") { world in
      world.beginAndPull(y: 100)
      world.grid.cell = world.grid.second
      world.endPull(y: -10)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .photos("the view of the entering screen is withheld") { world in
      Simulator.withheldViews = [.to]
      world.pushAndSettle()
      world.checkRest(at: .viewer, after: [.push])
      Simulator.withheldViews = []
      world.popAndSettle()
      world.checkRest(at: .grid, after: [.push, .pop], "popped after that")
    },

    .photos("the view of the leaving screen is withheld") { world in
      Simulator.withheldViews = [.from]
      world.pushAndSettle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("a view is withheld from a pull") { world in
      Simulator.withheldViews = [.to]
      world.beginPull()
      Simulator.clock.advance(by: 0.1)
      world.pull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },
  ]
}
