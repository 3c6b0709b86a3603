@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page that comes in one way and goes in another.
@MainActor final class SidedWorld: PushedWorld {
  final class List: UIViewController, SidedList {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
    }
  }

  final class Page: UIViewController, SidedPage {
    let sidedBadge = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      view.addSubview(sidedBadge)
    }
  }

  let list = List()
  let page = Page()
  let transition = SidedTransition()

  init() {
    super.init(list, page, by: transition)
  }

  func sampleForward(at time: Double) {
    Report.sample("page.alpha forward", at: time, page.view.presentedAlpha)
    Report.sample("page.scale forward", at: time, page.view.presentedTransform.a)
    Report.sample("page.cornerRadius forward", at: time, page.view.layer.presentedCornerRadius)
    Report.sample("page.badge.alpha forward", at: time, page.sidedBadge.presentedAlpha)
  }

  func sampleBackward(_ way: String, at time: Double) {
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.near("\(way): the page stays", page.view.presentedTransform.a, 1)
    Report.near("\(way): so do its corners", page.view.layer.presentedCornerRadius, 0)
    Report.near("\(way): and its badge", page.sidedBadge.presentedAlpha, 1)

  }
}

/// Two screens in a custom container with nothing behind it.
@MainActor final class ShiftWorld: SpecWorld {
  final class Pages: UIViewController, ShiftContainer {
    private(set) lazy var shift = ShiftTransition(in: self)
    let pages = [UIViewController(), UIViewController()]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "container.view"
      shift.show(pages[0])
    }

    func shiftNext(after page: UIViewController) -> UIViewController? { page === pages[0] ? pages[1] : nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      shift.jump()
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  let container = Pages()

  init() {
    for (index, page) in container.pages.enumerated() { page.view.simulatedName = "page \(index)" }
    super.init(root: container, trees: container.pages.map { $0.view })
    window.makeKeyAndVisible()
  }

  private(set) var pan: UIPanGestureRecognizer?

  func begin(on index: Int) {
    let pans = container.pages[index].view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }
    pan = pans?.first { $0.begin(at: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -100)) }
  }

  func pull(to y: CGFloat) { pan?.move(to: CGPoint(x: 200, y: 600 + y)) }

  func top(_ index: Int) -> CGFloat { container.pages[index].view.presentedFrame.minY }

  func sample(_ way: String, at time: Double) {
    Report.sample("page.y \(way)", at: time, top(0))
    Report.sample("next.y \(way)", at: time, top(1))
  }

  func sample(_ way: String, for duration: Double) {
    eachFrame(of: duration) { sample(way, at: $0) }
  }

  func check(shows index: Int, _ moment: String) {
    Report.check("\(moment): \(index) shows", container.shift.shown === container.pages[index])
    Report.equal("\(moment): alone", container.children.count, 1)
    Report.near("\(moment): in its place", container.pages[index].view.frame.minY, 0)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let sided: [Scenario] = [
    onList("each way has its own") { world in
      for round in 1...2 {
        world.push()
        world.eachFrame(of: 0.4) { world.sampleForward(at: $0) }
        world.settle()
        world.checkPage(completed: Array(repeating: true, count: round * 2 - 1), "pushed")
        world.pop()
        world.eachFrame(of: 0.3) { world.sampleBackward("backward", at: $0) }
        world.settle()
        world.checkList(completed: Array(repeating: true, count: round * 2), "popped")
      }
    },

    onList("under a finger") { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sampleBackward("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.eachFrame(of: 0.25) { world.sampleBackward("held", at: $0) }
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 500)
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false, false], "taken away")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false, false, false], "ended before it began")
      world.pull(to: 500)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, false, false, true], "finished")
    },

    onList("reduced motion, a view is withheld, and the size changes") { world in
      Simulator.withheldViews = [.to]
      world.push()
      world.settle()
      Simulator.withheldViews = []
      world.checkPage(completed: [true], "pushed all the same")
      world.pop()
      world.settle()
      Simulator.reducesMotion = true
      world.push()
      world.settle()
      world.checkPage(completed: [true, true, true], "pushed")
      world.pop()
      world.settle()
      world.checkList(completed: [true, true, true, true], "popped")
      Simulator.reducesMotion = false
      world.push()
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      Report.check("as it is", world.page.view.transform == .identity)
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]

  static let shift: [Scenario] = [
    onPage("there and back by code") { world in
      world.container.shift.forward(to: world.container.pages[1])
      world.sample("forward", for: 0.4)
      world.settle()
      world.check(shows: 1, "there")
      world.container.shift.backward(to: world.container.pages[0])
      world.sample("backward", for: 0.4)
      world.settle()
      world.check(shows: 0, "back")
    },

    onPage("under a finger") { world in
      world.begin(on: 0)
      world.pull(to: -240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      world.check(shows: 0, "cancelled")
      world.begin(on: 0)
      world.pull(to: -500)
      world.pan?.cancelTouches()
      world.settle()
      world.check(shows: 0, "taken away")
      world.begin(on: 0)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.check(shows: 0, "at once")
      world.begin(on: 0)
      world.pull(to: -500)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.settle()
      world.pan?.end(velocity: .zero)
      world.check(shows: 0, "another size")
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.begin(on: 0)
      world.pull(to: -500)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.check(shows: 1, "finished")
    },

    onPage("nothing is behind the last") { world in
      world.container.shift.forward(to: world.container.pages[1])
      world.settle()
      world.begin(on: 1)
      world.pull(to: -400)
      Report.check("it gives way a little", world.top(1) < -1 && world.top(1) > -400)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.check(shows: 1, "and comes back")
    },
  ]

  private static func onList(_ name: String, _ body: @escaping @MainActor (SidedWorld) -> Void) -> Scenario {
    .of("sided", name, SidedWorld.init, body)
  }

  private static func onPage(_ name: String, _ body: @escaping @MainActor (ShiftWorld) -> Void) -> Scenario {
    .of("shift", name, ShiftWorld.init, body)
  }
}
