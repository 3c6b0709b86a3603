@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A list and a page that both move, with views whose places are given in the container.
@MainActor private final class InsideWorld: PushedWorld {
  private final class List: UIViewController, InsideList {
    let insideCard = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(insideCard)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // The card follows the lower edge of the list.
      insideCard.center = CGPoint(x: 70, y: view.bounds.height - 650)
    }
  }

  private final class Page: UIViewController, InsidePage {
    let insideBadge = UIView(frame: CGRect(x: 300, y: 100, width: 60, height: 20))
    let insideMark = UIView(frame: CGRect(x: 20, y: 400, width: 40, height: 40))
    let insideSeal = UIView(frame: CGRect(x: 20, y: 600, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [insideBadge, insideMark, insideSeal] { view.addSubview(child) }
    }
  }

  let transition = InsideTransition()
  private let list = List()
  private let page = Page()

  init() {
    super.init(list, page, by: transition)
  }

  override func sample(_ way: String, at time: Double) {
    Report.middle("page.badge", page.insideBadge, way, time)
    if way == "forward" {
      Report.middle("page.seal", page.insideSeal, way, time)
    } else {
      checkSeal()
    }
    Report.sample("page.mark.x \(way)", at: time, page.insideMark.presentedFrameInWindow.minX)
    Report.middle("list.card", list.insideCard, way, time)
    Report.sample("list.card.height \(way)", at: time, list.insideCard.presentedFrameInWindow.height)
    Report.sample("list.height \(way)", at: time, first.view.presentedBounds.height)
    Report.sample("page.translation.y \(way)", at: time, page.view.presentedTransform.ty)
  }

  /// Checks that the seal has its place in the page.
  func checkSeal() {
    Report.near("it goes along", page.insideSeal.presentedFrame.origin, CGPoint(x: 20, y: 600))
  }
}

/// Two screens in a custom container.
@MainActor private final class InsidePileWorld: FlightWorld {
  private final class Pile: UIViewController {
    private(set) lazy var swap = InsidePileTransition(in: self)
  }

  private final class List: UIViewController, InsidePileList {
    let insidePileCard = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(insidePileCard)
    }
  }

  private let pile = Pile()
  private let list = List()

  init() {
    let page = UIViewController()
    pile.loadViewIfNeeded()
    pile.swap.show(list)
    super.init(root: pile, list, page)
  }

  func forth() { pile.swap.forward(to: second) }

  func back() { pile.swap.backward(to: list) }

  override func sample(_ way: String, at time: Double) {
    Report.middle("list.card", list.insidePileCard, way, time)
    Report.sample("list.x \(way)", at: time, first.view.presentedCenter.x - 200)
    Report.sample("list.translation.y \(way)", at: time, first.view.presentedTransform.ty)
  }

  /// The frame of the card in the list.
  var card: CGRect { list.insidePileCard.frame }
}

/// A sheet with a grip.
@MainActor private final class InsideSheetWorld: FlightWorld {
  private final class Sheet: UIViewController, InsideSheetSheet {
    let insideSheetGrip = UIView(frame: CGRect(x: 180, y: 10, width: 40, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(insideSheetGrip)
    }
  }

  let transition = InsideSheetTransition()
  private let sheet = Sheet()

  init() {
    let base = UIViewController()
    super.init(root: base, base, sheet)
    transition.adopt(sheet)
  }

  var pan: UIPanGestureRecognizer? { pan(on: second.view) }

  override func sample(_ way: String, at time: Double) {
    Report.middle("sheet.grip", sheet.insideSheetGrip, way, time)
    Report.sample("sheet.translation.y \(way)", at: time, sheet.view.presentedTransform.ty)
  }
}

extension Report {
  /// Samples the presented middle of a view, including the movement of the views that contain it.
  @MainActor fileprivate static func middle(_ name: String, _ view: UIView, _ way: String, _ time: Double) {
    sample("\(name).centerX \(way)", at: time, view.presentedFrameInWindow.midX)
    sample("\(name).centerY \(way)", at: time, view.presentedFrameInWindow.midY)
  }
}

/// Views inside screens that move.
extension Scenario {
  static let inside: [Scenario] = insidePage + insidePile + insideSheet

  private static let insidePage: [Scenario] = [
    .of("inside", "twice there and back", InsideWorld.init) { world in
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
    },

    .of("inside", "under a finger", InsideWorld.init) { world in
      world.push()
      world.settle()
      world.pull(to: 240)
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.4)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(to: 600)
      world.pan?.end(velocity: .zero)
      world.eachFrame(of: 0.4) { _ in world.checkSeal() }
      world.settle()
      world.checkList(completed: [true, false, true], "finished")
    },
  ]

  private static let insidePile: [Scenario] = [
    .of("insidePile", "twice there and back", InsidePileWorld.init) { world in
      for turn in 1...2 {
        world.forth()
        world.sample("forward", for: 0.4)
        world.settle()
        Report.near("\(turn): the card", world.card, CGRect(x: 20, y: 100, width: 100, height: 100))
        Report.near("\(turn): the list", world.first.view.frame.origin, .zero)
        world.back()
        world.sample("backward", for: 0.4)
        world.settle()
        world.checkFirst(completed: [], "back \(turn)") { $0.expect(world.second.view) { $0.parent = nil } }
      }
    }
  ]

  private static let insideSheet: [Scenario] = [
    .of("insideSheet", "there, under a finger and back", InsideSheetWorld.init) { world in
      world.first.present(world.second, animated: true)
      world.sample("forward", for: 0.4)
      world.settle()
      world.pull(world.pan, by: CGVector(dx: 0, dy: 100))
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.sample("held", for: 0.3)
      world.settle()
      Report.equal("cancelled", Simulator.recorder.completions, [true, false])
      world.second.dismiss(animated: true)
      world.sample("backward", for: 0.4)
      world.settle()
      Report.equal("dismissed", Simulator.recorder.completions, [true, false, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    }
  ]
}
