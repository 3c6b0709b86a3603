@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A page of which a finger drives one property itself, and others along their tracks.
@MainActor final class AlongWorld: PushedWorld {
  final class List: UIViewController, AlongList {
    let alongShade = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "list.view"
      view.addSubview(alongShade)
    }
  }

  final class Page: UIViewController, AlongPage {
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
    }

    func alongPulled() { told.append("pulled") }
    func alongLeft() { told.append("left") }
  }

  let list = List()
  let page = Page()
  let transition = AlongTransition()

  init() {
    super.init(list, page, by: transition)
  }

  override func push() {
    super.push()
    settle()
  }

  func begin() {
    pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
    Simulator.clock.advance(by: 0.1)
  }

  func pull(by way: CGPoint) {
    begin()
    pan?.move(to: CGPoint(x: 200 + way.x, y: 100 + way.y))
  }

  override func sample(_ way: String, at time: Double) {
    let transform = page.view.presentedTransform
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample("page.scale \(way)", at: time, transform.a)
    Report.sample("list.shade.alpha \(way)", at: time, list.alongShade.presentedAlpha)
    Report.sample("page.translation.y \(way)", at: time, transform.ty)
  }
}

/// A page that two fingers rotate to close it.
@MainActor final class TurnWorld: SpecWorld {
  final class Page: UIViewController, TurnPage {
    let turnFace = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.simulatedName = "page.view"
      view.addSubview(turnFace)
    }
  }

  let base = UIViewController()
  let page = Page()
  let transition = TurnTransition()

  init() {
    base.view.simulatedName = "base.view"
    page.loadViewIfNeeded()
    super.init(root: base, trees: [page.view])
    transition.adopt(page)
  }

  var turn: UIRotationGestureRecognizer? {
    page.view.gestureRecognizers?.lazy.compactMap { $0 as? UIRotationGestureRecognizer }.first
  }

  func show() {
    base.present(page, animated: true)
    settle()
  }

  func pull(by angle: CGFloat) {
    turn?.begin(around: CGPoint(x: 200, y: 400), rotation: 0.2, velocity: 0.1)
    Simulator.clock.advance(by: 0.1)
    turn?.move(rotation: angle)
  }

  func sample(_ way: String, at time: Double) {
    let transform = page.turnFace.presentedTransform
    Report.sample("page.alpha \(way)", at: time, page.view.presentedAlpha)
    Report.sample("page.face.rotation \(way)", at: time, atan2(transform.b, transform.a))
  }

  func checkShown(completed: [Bool], _ moment: String) {
    Report.check("\(moment): the page is presented", base.presentedViewController === page)
    Report.near("\(moment): it is whole", page.view.alpha, 1)
    Report.check("\(moment): it is upright", page.turnFace.transform == .identity)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let along: [Scenario] = [
    onPage("tracks under a finger") { world in
      world.pull(by: CGPoint(x: 0, y: 240))
      world.sample("held", at: 0)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
      world.pull(by: CGPoint(x: 0, y: 400))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkList(completed: [true, false, true], "finished by where the page is")
    },

    onPage("the place of the finger") { world in
      world.begin()
      Report.near("nothing has moved", world.page.view.presentedTransform.tx, 0)
      world.pan?.move(to: CGPoint(x: 270, y: 180))
      Report.near("sideways", world.page.view.presentedTransform.tx, 70)
      Report.near("down", world.page.view.presentedTransform.ty, 80)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
    },

    onPage("who is told") { world in
      Report.equal("not of a push", world.page.told, [])
      world.pull(by: CGPoint(x: 0, y: 240))
      Report.equal("at the start", world.page.told, ["pulled"])
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.equal("at the end", world.page.told, ["pulled", "left"])
      world.navigation.popViewController(animated: true)
      world.settle()
      Report.equal("not of a pop", world.page.told, ["pulled", "left"])
      world.checkList(completed: [true, false, true], "popped")
    },

    onPage("the finger is taken away, or comes and goes, or the size changes") { world in
      world.pull(by: CGPoint(x: 30, y: 500))
      world.pan?.cancelTouches()
      world.settle()
      world.checkPage(completed: [true, false], "taken away")
      world.pan?.begin(at: CGPoint(x: 200, y: 100), velocity: CGPoint(x: 0, y: 50))
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false, false], "ended before it began")
      world.pull(by: CGPoint(x: 30, y: 500))
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.pan?.end(velocity: .zero)
      world.settle()
      Report.equal("completed", Simulator.recorder.completions, [true, false, false, false])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    onPage("reduced motion") { world in
      Simulator.reducesMotion = true
      world.pull(by: CGPoint(x: 30, y: 240))
      Report.near("nothing moves", world.page.view.presentedTransform.tx, 0)
      Report.near("but fades", world.page.view.presentedAlpha, 0.7)
      world.pan?.end(velocity: .zero)
      world.settle()
      world.checkPage(completed: [true, false], "cancelled")
    },
  ]

  static let turn: [Scenario] = [
    ofTurn("two fingers") { world in
      world.pull(by: .pi / 8)
      world.sample("held", at: 0)
      world.turn?.end(velocity: 0)
      world.eachFrame(of: 0.25) { world.sample("held", at: $0) }
      world.settle()
      world.checkShown(completed: [true, false], "cancelled")
      world.pull(by: .pi / 3)
      world.turn?.end(velocity: 0)
      world.settle()
      world.check(world.atRest, completed: [true, false, true], "finished")
    },

    ofTurn("the fingers are taken away, or come and go, or the size changes") { world in
      world.pull(by: .pi / 3)
      world.turn?.cancelTouches()
      world.settle()
      world.checkShown(completed: [true, false], "taken away")
      world.turn?.begin(around: CGPoint(x: 200, y: 400), rotation: 0.2, velocity: 0.1)
      world.turn?.end(velocity: 0)
      world.settle()
      world.checkShown(completed: [true, false, false], "ended before it began")
      world.pull(by: .pi / 3)
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.turn?.end(velocity: 0)
      world.settle()
      world.checkShown(completed: [true, false, false, false], "another size")
    },
  ]

  private static func onPage(_ name: String, _ body: @escaping @MainActor (AlongWorld) -> Void) -> Scenario {
    .of("along", name, AlongWorld.init) { world in
      world.push()
      body(world)
    }
  }

  private static func ofTurn(_ name: String, _ body: @escaping @MainActor (TurnWorld) -> Void) -> Scenario {
    .of("turn", name, TurnWorld.init) { world in
      world.show()
      body(world)
    }
  }
}
