@_spi(Simulator) import UIKit

@testable import Generated

extension Scenario {
  static let interruptions: [Scenario] = [
    .inViewer("cancelled by the system") { world in
      world.beginAndPull(y: 100)
      world.pan?.cancelTouches()
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
      world.popAndSettle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "popped after that")
    },

    .inViewer("failed after it has begun") { world in
      world.beginAndPull(y: 100)
      world.pan?.fail()
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("failed before it has begun") { world in
      // The finger moves across the way: far enough for the pan to decide, and it may not begin.
      let finger = Finger(in: world.window)
      finger.touchDown(at: CGPoint(x: 100, y: 300))
      finger.drag(to: CGPoint(x: 300, y: 320), during: 0.2)
      Report.check("it has failed", world.pan?.state == .failed)
      finger.lift()
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
      world.beginAndPull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop], "pulled after that")
    },

    .inViewer("ended before the start, finishing") { world in
      world.beginPull()
      world.pull(y: 100)
      world.endPull(y: 100)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .pop])
    },

    .inViewer("ended before the start, cancelling") { world in
      world.beginPull()
      world.pull(y: 30)
      world.endPull(y: -100)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
      world.beginAndPull(y: 100)
      world.endPull(y: 10)
      world.settle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "pulled after that")
    },

    .inViewer("cancelled by the system before the start") { world in
      world.beginPull()
      world.pull(y: 100)
      world.pan?.cancelTouches()
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("disabled under the finger") { world in
      world.beginAndPull(y: 100)
      world.pan?.isEnabled = false
      world.settle()
      world.pan?.isEnabled = true
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("the finger goes on after a cancel by the system") { world in
      world.beginAndPull(y: 100)
      world.pan?.cancelTouches()
      world.pull(y: 200)
      world.endPull(y: 100)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("the size changes during a pull") { world in
      world.beginAndPull(y: 50)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.pull(y: 60)
      world.endPull(y: 100)
      world.settle()
      Report.near("the viewer fills the window", world.viewer.view.bounds.size.width, 800)
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .inViewer("the size changes under a finger that leaves without another move") { world in
      world.beginAndPull(y: 100)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.endPull(y: 100)
      world.settle()
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop])
    },

    .photos("the size changes during a push") { world in
      world.push()
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.near("the viewer fills the window", world.viewer.view.bounds.size.width, 800)
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkRest(at: .viewer, after: [.push])
    },

    .inViewer("the delegate goes during a pull") { world in
      world.beginAndPull(y: 50)
      world.navigation.delegate = nil
      world.pull(y: 100)
      world.endPull(y: 100)
      world.settle()
      Report.equal("popped", world.navigation.viewControllers.count, 1)
      world.checkNoViolations()
      Report.equal("the tab bar is back", world.tabBar.alpha, 1)
    },

    .photos("the app sets a value meanwhile") { world in
      world.push()
      world.letStart()
      Simulator.clock.advance(by: 0.1)
      world.grid.first.alpha = 0.25
      world.settle()
      Report.equal("it is kept", world.grid.first.alpha, 0.25)
      world.grid.first.alpha = 1
      world.forgetCompletion()
      world.checkRest(at: .viewer, after: [.push])
    },

    .photos("values that are not at 1 at rest") { world in
      world.grid.first.alpha = 0.75
      world.viewer.image.alpha = 0.5
      world.takeRest()
      world.pushAndSettle()
      world.checkRest(at: .viewer, after: [.push], "push")
      world.beginAndPull(y: 100)
      world.endPull(y: -10)
      world.settle()
      world.checkRest(at: .viewer, after: [.push, .cancelledPop], "cancel")
      world.popAndSettle()
      world.checkRest(at: .grid, after: [.push, .cancelledPop, .pop], "pop")
    },
  ]
}
