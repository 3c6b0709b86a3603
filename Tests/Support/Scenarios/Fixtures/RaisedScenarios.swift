@_spi(Simulator) import UIKit

/// Frames, blurs, shadows and rotations out of the plane that have several tracks.
extension Scenario {
  static let raised: [Scenario] = raise + raisePanel + raiseCard

  private static let raise: [Scenario] = [
    .of("raise", "twice there and back", RaiseWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.push()
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkPage(completed: completed.dropLast(), "pushed \(turn)")
        world.pop()
        world.sample("backward", for: 0.3)
        world.settle()
        world.checkList(completed: completed, "popped \(turn)")
      }
      Report.playedAsReported()
    },

    .of("raise", "under a finger", RaiseWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.sample("far", at: 0)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pull(to: 600)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, false, true], "finished")
    },

    .of("raise", "no cell, and the size changes between two parts", RaiseWorld.init) { world in
      world.hasCell = false
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.equal("nothing flies", world.besides.count, 0)
      Report.near("the list is as it was", world.first.view.presentedBounds.height, 800)
      world.settle()
      world.checkPage(completed: [true], "pushed")
      world.hasCell = true
      world.pop()
      Simulator.clock.advance(by: 0.2)
      world.window.resize(to: CGSize(width: 800, height: 400))
      // UIKit lays the list out afterwards. The frame that is given back must be right before that.
      let willComplete = Simulator.willComplete
      Simulator.willComplete = { [unowned world] in
        Report.near("the list has its new height", world.first.view.bounds.height, 400)
        willComplete?()
      }
      world.settle()
      Simulator.willComplete = willComplete
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },

    .of("raise", "reduced motion, and a view is withheld", RaiseWorld.init) { world in
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      world.checkPage(completed: [true], "pushed all the same")
      Simulator.reducesMotion = true
      world.pop()
      Simulator.clock.advance(by: 0.1)
      Report.equal("nothing flies", world.besides.count, 0)
      world.settle()
      world.checkList(completed: [true, true], "popped")
    },
  ]

  private static let raisePanel: [Scenario] = [
    .of("raisePanel", "twice there and back", RaisePanelWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.first.present(world.second, animated: true)
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkPanel(completed: completed.dropLast(), "presented \(turn)")
        world.second.dismiss(animated: true)
        world.sample("backward", for: 0.4)
        world.settle()
        world.checkBase(completed: completed, "dismissed \(turn)")
      }
    },

    .of("raisePanel", "the size changes between two parts, reduced motion", RaisePanelWorld.init) { world in
      world.first.present(world.second, animated: true)
      Simulator.clock.advance(by: 0.25)
      let turned = CGSize(width: 800, height: 600)
      world.window.resize(to: turned)
      world.settle()
      world.checkPanel(completed: [true], size: turned, "turned")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkPanel(completed: [true], "turned back")
      Simulator.reducesMotion = true
      world.second.dismiss(animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.near("it does not turn", world.second.view.presentedTransform3D.m23, 0)
      world.settle()
      world.checkBase(completed: [true, true], "dismissed")
    },
  ]

  private static let raiseCard: [Scenario] = [
    .of("raiseCard", "twice there and back", RaiseCardWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.first.present(world.second, animated: true)
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkSecond(completed: completed.dropLast(), "presented \(turn)", recognizers: 0)
        world.second.dismiss(animated: true)
        world.sample("backward", for: 0.4)
        world.settle()
        world.checkFirst(completed: completed, "dismissed \(turn)")
      }
    }
  ]
}
