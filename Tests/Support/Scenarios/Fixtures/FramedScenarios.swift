@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list whose frame and views shrink to make room for a page.
@MainActor final class FramedPushWorld: PushedWorld {
  private final class List: UIViewController, FramedPushList {
    let framedPushCard = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let note = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 40))
    var hasNote = true
    var framedPushNote: UIView? { hasNote ? note : nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(framedPushCard)
      view.addSubview(note)
    }
  }

  private final class Page: UIViewController, FramedPushPage {}

  let transition = FramedPushTransition()
  private let list = List()

  init() {
    let page = Page()
    super.init(list, page, by: transition)
  }

  /// Whether the app has the note.
  var hasNote: Bool {
    get { list.hasNote }
    set { list.hasNote = newValue }
  }

  /// The presented frame of a view in the container, while its screen is in it.
  private func place(_ view: UIView) -> CGRect {
    view.presentedFrame.offsetBy(dx: first.view.presentedFrame.minX, dy: first.view.presentedFrame.minY)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("list.height \(way)", at: time, first.view.presentedBounds.height)
    Report.sample("list.card.y \(way)", at: time, place(list.framedPushCard).minY)
    Report.sample("list.card.width \(way)", at: time, list.framedPushCard.presentedBounds.width)
    if hasNote {
      Report.sample("list.note.centerX \(way)", at: time, place(list.note).midX)
      Report.sample("list.note.height \(way)", at: time, list.note.presentedBounds.height)
    }
    Report.sample("page.x \(way)", at: time, second.view.presentedFrame.minX)
    Report.sample("page.y \(way)", at: time, second.view.presentedFrame.minY)
  }
}

/// Tabs whose tracks have two times in each direction.
@MainActor final class FramedTabsWorld: FlightWorld {
  private final class Left: UIViewController, FramedTabsLeft {
    let framedTabsCard = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(framedTabsCard)
    }
  }

  private let tabs = UITabBarController()
  let transition = FramedTabsTransition()
  private let left = Left()

  init() {
    let right = UIViewController()
    tabs.viewControllers = [left, right]
    tabs.delegate = transition
    super.init(root: tabs, left, right)
  }

  func tap(_ index: Int) {
    tabs.tapItem(at: index)
    letStart()
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("left.x \(way)", at: time, first.view.presentedFrame.minX)
    Report.sample("left.y \(way)", at: time, first.view.presentedFrame.minY)
    Report.sample("left.card.y \(way)", at: time, left.framedTabsCard.presentedFrameInWindow.minY)
    Report.sample("line.x \(way)", at: time, besides.first?.presentedFrame.minX ?? .nan)
    Report.sample("line.y \(way)", at: time, besides.first?.presentedFrame.minY ?? .nan)
    Report.sample("right.alpha \(way)", at: time, second.view.presentedAlpha)
  }

  /// Accepts any place and size of the screen that is not shown: it is laid out when it is shown again.
  func aside(_ screen: UIViewController) -> (inout HierarchyState) -> Void {
    { state in
      state.expect(screen.view) {
        ($0.parent, $0.bounds, $0.center) = (nil, screen.view.bounds, screen.view.center)
      }
    }
  }
}

/// A base that moves up behind the sheet that it presents.
@MainActor final class FramedSheetWorld: FlightWorld {
  let transition = FramedSheetTransition()

  init() {
    let (base, sheet) = (UIViewController(), UIViewController())
    super.init(root: base, base, sheet)
    transition.adopt(sheet)
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.y \(way)", at: time, second.view.presentedFrame.minY)
    Report.sample("base.x \(way)", at: time, first.view.presentedFrame.minX)
    Report.sample("base.bottom \(way)", at: time, first.view.presentedFrame.maxY)
    Report.sample("base.height \(way)", at: time, first.view.presentedFrame.height)
  }

  func checkSheet(
    completed: [Bool], size: CGSize = UIScreen.main.bounds.size, _ moment: String
  ) {
    let (width, height) = (size.width, size.height)
    Report.near(
      "\(moment): the sheet", second.view.frame, CGRect(x: 0, y: height - 300, width: width, height: 300))
    Report.near(
      "\(moment): the base", first.view.frame, CGRect(x: 20, y: -60, width: width, height: height))
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    forgetCompletion()
  }

  /// Checks that everything is as before. The sheet may have any place and size.
  func checkBase(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) {
      $0.expect(self.second.view) {
        ($0.bounds, $0.center) = (self.second.view.bounds, self.second.view.center)
      }
    }
  }
}

/// Frames of the from screen and of its views, and frames whose parts have two times.
extension Scenario {
  static let framed: [Scenario] = framedPush + framedTabs + framedSheet

  private static let framedPush: [Scenario] =
    [true, false].map { hasNote in
      .of("framedPush", "twice there and back, \(hasNote ? "with" : "without") a note", FramedPushWorld.init)
      {
        world in
        world.hasNote = hasNote
        for turn in 1...2 {
          let completed = Array(repeating: true, count: 2 * turn)
          world.push()
          world.sample("forward", for: 0.4)
          world.settle()
          world.checkSecond(completed: completed.dropLast(), "pushed \(turn)")
          world.pop()
          world.sample("backward", for: 0.4)
          world.settle()
          world.checkFirst(completed: completed, "popped \(turn)")
        }
        Report.playedAsReported()
      }
    } + [
      .of("framedPush", "under a finger", FramedPushWorld.init) { world in
        world.push()
        world.settle()
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
        world.sample("held", at: 0)
        world.pan(on: world.second.view)?.end(velocity: .zero)
        world.sample("held", for: 0.3)
        world.settle()
        world.checkSecond(completed: [true, false], "cancelled")
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
        world.pan(on: world.second.view)?.cancelTouches()
        world.settle()
        world.checkSecond(completed: [true, false, false], "taken away")
        Simulator.reducesMotion = true
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 500))
        Report.near("the list is as it was", world.first.view.presentedBounds.height, 800)
        world.pan(on: world.second.view)?.end(velocity: .zero)
        world.settle()
        world.checkFirst(completed: [true, false, false, true], "finished")
        Simulator.reducesMotion = false
        Simulator.withheldViews = [.to]
        world.push()
        world.settle()
        Simulator.withheldViews = []
        world.checkSecond(completed: [true, false, false, true, true], "pushed, though its view is withheld")
      },

      .of("framedPush", "left otherwise, another size", FramedPushWorld.init) { world in
        world.push()
        world.settle()
        world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 240))
        world.window.resize(to: CGSize(width: 800, height: 400))
        world.pan(on: world.second.view)?.end(velocity: .zero)
        world.settle()
        world.window.resize(to: UIScreen.main.bounds.size)
        world.settle()
        world.navigation.popViewController(animated: false)
        world.settle()
        world.forgetCompletion()
        world.checkFirst(completed: [true, false], "popped at once")
      },
    ]

  private static let framedSheet: [Scenario] = [
    .of("framedSheet", "twice, by a finger too, and taken down at once", FramedSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.checkSheet(completed: [true], "presented")
      world.pull(world.pan(on: world.second.view), by: CGVector(dx: 0, dy: 120))
      world.sample("held", at: 0)
      world.pan(on: world.second.view)?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.checkSheet(completed: [true, false], "cancelled")
      world.second.dismiss(animated: true)
      world.sample("backward", for: 0.4)
      world.settle()
      world.checkBase(completed: [true, false, true], "dismissed")
      world.first.present(world.second, animated: false)
      world.settle()
      world.checkSheet(completed: [true, false, true], "presented at once")
      world.second.dismiss(animated: false)
      world.settle()
      world.checkBase(completed: [true, false, true], "dismissed at once")
    },

    .of("framedSheet", "another size, reduced motion", FramedSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.settle()
      let turned = CGSize(width: 800, height: 400)
      world.window.resize(to: turned)
      world.settle()
      world.checkSheet(completed: [true], size: turned, "turned")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.checkSheet(completed: [true], "turned back")
      world.second.dismiss(animated: true)
      world.settle()
      world.checkBase(completed: [true, true], "dismissed")
      Simulator.reducesMotion = true
      world.first.present(world.second, animated: true)
      world.settle()
      Report.near("the base stays", world.first.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
      world.second.dismiss(animated: true)
      world.settle()
      world.checkBase(completed: [true, true, true, true], "dismissed without motion")
    },
  ]

  private static let framedTabs: [Scenario] = [
    .of("framedTabs", "twice there and back", FramedTabsWorld.init) { world in
      for turn in 1...2 {
        let completed = Array(repeating: true, count: 2 * turn)
        world.tap(1)
        world.sample("forward", for: 0.4)
        world.settle()
        world.checkSecond(
          completed: completed.dropLast(), "there \(turn)", recognizers: 0, world.aside(world.first))
        world.tap(0)
        world.sample("backward", for: 0.4)
        world.settle()
        world.checkFirst(completed: completed, "back \(turn)", world.aside(world.second))
      }
    },

    .of("framedTabs", "broken off, and reduced motion", FramedTabsWorld.init) { world in
      world.tap(1)
      Simulator.clock.advance(by: 0.1)
      world.transition.jump()
      world.settle()
      world.checkSecond(completed: [true], "jumped", recognizers: 0, world.aside(world.first))
      Simulator.reducesMotion = true
      world.tap(0)
      Simulator.clock.advance(by: 0.1)
      Report.near("nothing moves", world.first.view.presentedFrame.minX, 0)
      world.settle()
      world.checkFirst(completed: [true, true], "back", world.aside(world.second))
    },
  ]
}
