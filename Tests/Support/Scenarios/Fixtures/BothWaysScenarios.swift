@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A home with a drawer. A finger from the edge opens it, and a finger that pushes it back closes it.
@MainActor final class SideDrawerWorld: FlightWorld {
  private final class Home: UIViewController, SideDrawerHome {
    let transition = SideDrawerTransition()
    weak var menu: UIViewController?

    func sideDrawerPresent() {
      guard let menu else { return }
      transition.adopt(menu)
      present(menu, animated: true)
    }
  }

  private let home = Home()

  /// An app that reads from right to left.
  static func fromRightToLeft() -> SideDrawerWorld {
    Simulator.layoutDirection = .rightToLeft
    return SideDrawerWorld()
  }

  init() {
    let menu = UIViewController()
    home.menu = menu
    home.loadViewIfNeeded()
    home.transition.attach(to: home)
    super.init(root: home, home, menu)
  }

  private var isRightToLeft: Bool { Simulator.layoutDirection == .rightToLeft }

  private func place(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 400 - x : x, y: 300) }

  /// The visible width of the drawer, in points.
  var seen: CGFloat {
    let frame = second.view.presentedFrame
    return isRightToLeft ? 400 - frame.minX : frame.maxX
  }

  // MARK: Steps

  func show() { home.sideDrawerPresent() }

  override func present() {
    show()
    settle()
  }

  /// Moves a finger from the edge into the home.
  @discardableResult func open(to x: CGFloat) -> UIPanGestureRecognizer? {
    let edge = pan(on: first.view)
    let speed: CGFloat = isRightToLeft ? -50 : 50
    guard edge?.begin(at: place(0), velocity: CGPoint(x: speed, y: 0)) == true else { return nil }
    Simulator.clock.advance(by: 0.1)
    edge?.move(to: place(x))
    return edge
  }

  /// Moves a finger that pushes the drawer back.
  @discardableResult func push(by x: CGFloat) -> UIPanGestureRecognizer? {
    let pan = pan(on: second.view)
    let speed: CGFloat = isRightToLeft ? 50 : -50
    guard pan?.begin(at: place(250), velocity: CGPoint(x: speed, y: 0)) == true else { return nil }
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: place(250 - x))
    return pan
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("menu.x \(way)", at: time, seen - 280)
    Report.sample("home.x \(way)", at: time, first.view.presentedFrame.minX)
    Report.sample("shade.alpha \(way)", at: time, besides.first?.presentedAlpha ?? .nan)
    Report.sample("shade.translation.y \(way)", at: time, besides.first?.presentedTransform.ty ?? .nan)
  }

  // MARK: Assertions

  func checkHome(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", first.presentedViewController == nil)
    // The frame of a drawer that is not shown does not matter.
    let place = (second.view.bounds, second.view.center)
    checkFirst(completed: completed, moment) { state in
      state.expect(second.view) { ($0.bounds, $0.center) = place }
    }
  }

  func checkMenu(completed: [Bool], _ moment: String, in size: CGSize = CGSize(width: 400, height: 800)) {
    let (x, aside): (CGFloat, CGFloat) = isRightToLeft ? (size.width - 280, -120) : (0, 120)
    Report.near("\(moment): menu", second.view.frame, CGRect(x: x, y: 0, width: 280, height: size.height))
    Report.near("\(moment): home", first.view.frame, CGRect(origin: CGPoint(x: aside, y: 0), size: size))
    Report.near("\(moment): shade", besides.first?.alpha ?? .nan, 0.5)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

/// A page with a player. A finger pulls the player up by its bar, and pulls it down or pinches it to close it.
@MainActor final class PullupWorld: FlightWorld {
  private final class Page: UIViewController, PullupPage {
    let transition = PullupTransition()
    let pullupBar = UIView(frame: CGRect(x: 0, y: 740, width: 400, height: 60))
    weak var player: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(pullupBar)
      transition.attach(to: self)
    }

    func pullupPresent() {
      guard let player else { return }
      transition.adopt(player)
      present(player, animated: true)
    }
  }

  private let page = Page()

  init() {
    let player = UIViewController()
    page.player = player
    super.init(root: page, page, player)
  }

  var top: CGFloat { second.view.presentedFrame.minY }

  override func present() {
    page.pullupPresent()
    settle()
  }

  /// Moves a finger that pulls the bar up.
  func lift(by y: CGFloat) -> UIPanGestureRecognizer? {
    let pan = pan(on: page.pullupBar)
    return pull(pan, by: CGVector(dx: 0, dy: -y)) ? pan : nil
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("player.y \(way)", at: time, top)
  }

  func checkPage(completed: [Bool], _ moment: String) {
    Report.check("\(moment): nothing is presented", first.presentedViewController == nil)
    let place = (second.view.bounds, second.view.center)
    checkFirst(completed: completed, moment) { state in
      state.expect(second.view) { ($0.bounds, $0.center) = place }
    }
  }

  func checkPlayer(completed: [Bool], _ moment: String) {
    Report.near("\(moment): player", second.view.frame, CGRect(x: 0, y: 0, width: 400, height: 800))
    Report.near("\(moment): corners", second.view.layer.cornerRadius, 0)
    Report.equal("\(moment): recognizers", second.view.gestureRecognizers?.count ?? 0, 2)
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }
}

extension Scenario {
  static let bothWays: [Scenario] = drawer + pullup + encore

  private static let drawer: [Scenario] = [
    .of("sideDrawer", "by itself", SideDrawerWorld.init) { world in
      world.show()
      world.sample("forward", for: 0.3)
      world.settle()
      world.checkMenu(completed: [true], "open")
      world.first.dismiss(animated: true)
      world.sample("backward", for: 0.3)
      world.settle()
      world.checkHome(completed: [true, true], "closed")
    },

    .of("sideDrawer", "opened and closed by fingers, twice", SideDrawerWorld.init, fingersBothWays),
    .of("sideDrawer", "from right to left", SideDrawerWorld.fromRightToLeft, fingersBothWays),

    .of("sideDrawer", "let go of too early", SideDrawerWorld.init) { world in
      let edge = world.open(to: 100)
      edge?.end(velocity: .zero)
      world.sample("held", for: 0.25)
      world.settle()
      world.checkHome(completed: [false], "not opened")
      world.present()
      world.checkMenu(completed: [false, true], "opened by a button")
      let pan = world.push(by: 100)
      Report.near("it follows", world.seen, 180)
      pan?.end(velocity: .zero)
      world.settle()
      world.checkMenu(completed: [false, true, false], "not closed")
      world.push(by: 100)?.cancelTouches()
      world.settle()
      world.checkMenu(completed: [false, true, false, false], "taken away")
      world.push(by: 50)?.end(velocity: CGPoint(x: -600, y: 0))
      world.settle()
      world.checkHome(completed: [false, true, false, false, true], "flicked away")
    },

    .of("sideDrawer", "one finger at a time", SideDrawerWorld.init) { world in
      let edge = world.open(to: 200)
      Report.check("not yet to be pushed", world.push(by: 100) == nil)
      edge?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      Report.check("nor while it opens", world.push(by: 100) == nil)
      world.settle()
      Report.check("nor to be opened again", world.open(to: 100) == nil)
      let pan = world.push(by: 150)
      world.window.resize(to: CGSize(width: 800, height: 400))
      pan?.end(velocity: CGPoint(x: -600, y: 0))
      world.settle()
      world.checkMenu(
        completed: [true, false], "a change of size takes the finger away",
        in: CGSize(width: 800, height: 400))
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.push(by: 200)?.end(velocity: .zero)
      world.settle()
      world.checkHome(completed: [true, false, true], "closed")
    },

    .of("sideDrawer", "reduced motion", SideDrawerWorld.init) { world in
      Simulator.reducesMotion = true
      world.open(to: 200)?.end(velocity: .zero)
      world.settle()
      Report.near("home stays", world.first.view.frame.minX, 0)
      Report.near("the menu is there", world.seen, 280)
      world.push(by: 200)?.end(velocity: .zero)
      world.settle()
      world.checkHome(completed: [true, true], "closed")
    },
  ]

  private static func fingersBothWays(_ world: SideDrawerWorld) {
    var completed: [Bool] = []
    for round in 1...2 {
      let edge = world.open(to: 140)
      Report.near("\(round): it follows", world.seen, 140)
      Report.near("\(round): so does the shade", world.besides.first?.presentedAlpha ?? .nan, 0.25)
      edge?.move(to: CGPoint(x: 200, y: 300))
      edge?.end(velocity: .zero)
      world.settle()
      completed.append(true)
      world.checkMenu(completed: completed, "\(round): open")
      let pan = world.push(by: 210)
      Report.near("\(round): it follows back", world.seen, 70)
      pan?.end(velocity: .zero)
      world.settle()
      completed.append(true)
      world.checkHome(completed: completed, "\(round): closed")
    }
  }

  private static let pullup: [Scenario] = [
    .of("pullup", "up by the bar, down by the player", PullupWorld.init) { world in
      var completed: [Bool] = []
      for round in 1...2 {
        let up = world.lift(by: 400)
        Report.near("\(round): it follows", world.top, 400)
        up?.end(velocity: .zero)
        world.settle()
        completed.append(true)
        world.checkPlayer(completed: completed, "\(round): up")
        let down = world.pan(on: world.second.view)
        world.pull(down, by: CGVector(dx: 0, dy: 320))
        Report.near("\(round): it follows down", world.top, 320)
        down?.end(velocity: .zero)
        world.settle()
        completed.append(true)
        world.checkPage(completed: completed, "\(round): down")
      }
    },

    .of("pullup", "neither way", PullupWorld.init) { world in
      let up = world.lift(by: 200)
      up?.end(velocity: .zero)
      world.sample("held", for: 0.4)
      world.settle()
      world.checkPage(completed: [false], "not up")
      world.lift(by: 300)?.cancelTouches()
      world.settle()
      world.checkPage(completed: [false, false], "taken away")
      world.present()
      let down = world.pan(on: world.second.view)
      world.pull(down, by: CGVector(dx: 0, dy: 200))
      down?.end(velocity: .zero)
      world.settle()
      world.checkPlayer(completed: [false, false, true, false], "not down")
    },

    .of("pullup", "pinched away", PullupWorld.init) { world in
      world.present()
      let pair = Pair(in: world.window, around: CGPoint(x: 200, y: 400), apart: 300)
      pair.move(apart: 150)
      Report.check("it goes down", world.top > 200, "\(world.top)")
      pair.lift()
      world.settle()
      world.checkPage(completed: [true, true], "away")
    },
  ]
}
