@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A page that comes in one way and goes in another.
@MainActor private final class VisitWorld: PushedWorld {
  private final class List: UIViewController, VisitList {
    let visitMark = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(visitMark)
    }
  }

  private final class Page: UIViewController, VisitPage {
    let visitBadge = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 20))
    let visitSeal = UIView(frame: CGRect(x: 20, y: 600, width: 80, height: 80))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(visitBadge)
      view.addSubview(visitSeal)
    }
  }

  let transition = VisitTransition()
  private let list = List()
  private let page = Page()

  init() {
    super.init(list, page, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    let transform = page.view.presentedTransform
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample("page.y \(way)", at: time, page.view.presentedCenter.y - 400)
    Report.sample("page.seal.scale \(way)", at: time, page.visitSeal.presentedTransform.a)
    Report.sample("page.rotation \(way)", at: time, atan2(transform.b, transform.a))
    Report.sample("list.scale \(way)", at: time, list.view.presentedTransform.a)
    if way == "forward" {
      Report.sample("page.badge.centerX forward", at: time, page.visitBadge.presentedFrameInWindow.midX)
      Report.sample("page.badge.centerY forward", at: time, page.visitBadge.presentedFrameInWindow.midY)
    } else {
      Report.near("the badge goes along", page.visitBadge.presentedFrame.origin, CGPoint(x: 300, y: 100))
      Report.sample("list.mark.y \(way)", at: time, list.visitMark.presentedFrame.minY)
    }
  }
}

/// Tracks that only one direction has.
extension Scenario {
  static let visited: [Scenario] = [
    .of("visit", "twice there and back", VisitWorld.init) { world in
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

    .of("visit", "under a finger", VisitWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pull(to: 600)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, false, true], "finished")
      Simulator.reducesMotion = true
      world.push()
      Simulator.clock.advance(by: 0.1)
      Report.near("the page is in its place", world.second.view.presentedCenter, CGPoint(x: 200, y: 400))
      world.settle()
      world.checkPage(completed: [true, false, false, true, true], "pushed without motion")
    },
  ]
}
