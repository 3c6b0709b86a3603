@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A sheet with two heights in front of a map. A finger can also close it.
@MainActor final class TallboyWorld: FlightWorld {
  final class Sheet: UIViewController, TallboySheet {
    let tallboyList = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    var moved = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tallboyList.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(tallboyList)
    }

    func tallboyMoved() { moved += 1 }
  }

  /// An app that can refuse to close the sheet.
  final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
    var keeps = false
    var heard: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      !keeps
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("did")
    }
  }

  /// A map that can ignore calls of `dismiss`.
  final class Map: UIViewController {
    var isDeaf = false

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if !isDeaf { super.dismiss(animated: flag, completion: completion) }
    }
  }

  let map = Map()
  let sheet = Sheet()
  let transition = TallboyTransition()
  let keeper = Keeper()

  init() {
    super.init(root: map, map, sheet)
    transition.adopt(sheet)
    show()
  }

  func show() {
    first.present(second, animated: true)
    second.presentationController?.delegate = keeper
    settle()
  }

  var top: CGFloat { second.view.presentedFrame.minY }

  /// Checks that everything is as before the sheet came. The sheet itself may have any place and size.
  func checkGone(completed: [Bool], _ moment: String) {
    checkFirst(completed: completed, moment) { state in
      let sheet = second.view.map { ($0.bounds, $0.center) }
      state.expect(second.view) { state in
        if let sheet { (state.bounds, state.center) = sheet }
      }
      state.expect(self.sheet.tallboyList) { _ in }
    }
  }

  override func sample(_ way: String, at time: Double) {
    Report.sample("sheet.y \(way)", at: time, top)
    Report.sample("shade.alpha \(way)", at: time, besides.last?.presentedAlpha ?? .nan)
    Report.sample("map.scale \(way)", at: time, first.view.presentedTransform.a)
  }
}

/// A tray with a spring, which a finger can catch.
@MainActor final class TrayWorld: FlightWorld {
  let transition = TrayTransition()

  init() {
    let (base, tray) = (UIViewController(), UIViewController())
    super.init(root: base, base, tray)
    transition.adopt(tray)
    present()
  }

  var top: CGFloat { second.view.presentedFrame.minY }

  override func sample(_ way: String, at time: Double) {
    Report.sample("tray.y \(way)", at: time, top)
  }
}

extension Scenario {
  static let sheets: [Scenario] = tallboy + tray + drawn

  private static let tallboy: [Scenario] = [
    .of("tallboy", "away, and back again", TallboyWorld.init) { world in
      Report.near("half", world.top, 400)
      var completed = [true]
      for _ in 0..<2 {
        let pan = world.pan(on: world.second.view)
        world.pull(pan, by: CGVector(dx: 0, dy: 240))
        Report.near("it follows", world.top, 640)
        Report.near("so does the shade", world.besides.last?.presentedAlpha ?? .nan, 0.08)
        Report.near("what is below does not", world.first.view.presentedTransform.a, 0.9)
        pan?.end(velocity: .zero)
        world.letStart()
        Report.near("it goes on from there", world.top, 640, within: 15)
        world.settle()
        completed.append(true)
        world.checkGone(completed: completed, "away")
        Report.equal("who is told", world.sheet.moved, completed.count / 2)
        world.show()
        completed.append(true)
        Report.near("half again", world.top, 400)
      }
      Report.equal("who hears of it", world.keeper.heard, ["will", "did", "will", "did"])
    },

    .of("tallboy", "the window gets another root on the way in", TallboyWorld.init) { world in
      world.first.dismiss(animated: false)
      world.settle()
      let scale = world.first.view.transform.a
      world.first.present(world.second, animated: true)
      Simulator.clock.advance(by: 0.1)
      world.window.rootViewController = UIViewController()
      world.settle()
      world.first.dismiss(animated: false)
      world.settle()
      world.window.rootViewController = world.first
      world.settle()
      Report.near("the map is as before", world.first.view.transform.a, scale)
    },

    .of("tallboy", "on its way out", TallboyWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: .zero)
      world.sample("thrown", for: 0.3)
      world.settle()
      world.checkGone(completed: [true, true], "away")
    },

    .of("tallboy", "where the app does not dismiss", TallboyWorld.init) { world in
      world.map.isDeaf = true
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: .zero)
      world.settle()
      Report.near("it settles", world.top, 400)
      world.map.isDeaf = false
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: .zero)
      world.settle()
      world.checkGone(completed: [true, true], "away")
    },

    .of("tallboy", "between its heights", TallboyWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      for (way, speed, height) in [(-200, 0, 100), (140, 0, 100), (140, 300, 400), (150, 0, 400)] {
        world.pull(pan, by: CGVector(dx: 0, dy: CGFloat(way)))
        pan?.end(velocity: CGPoint(x: 0, y: CGFloat(speed)))
        world.settle()
        Report.near("\(way) at \(speed)", world.second.view.frame.minY, CGFloat(height))
      }
      Report.equal("completed", Simulator.recorder.completions, [true])
      Report.equal("nobody is told", world.sheet.moved, 0)
      world.pull(pan, by: CGVector(dx: 0, dy: 100))
      pan?.end(velocity: CGPoint(x: 0, y: 2000))
      world.settle()
      world.checkGone(completed: [true, true], "thrown away")
    },

    .of("tallboy", "moved elsewhere while it is moved", TallboyWorld.init) { world in
      world.transition.move(to: .full, animated: true)
      Simulator.clock.advance(by: 0.15)
      let caught = world.top
      Report.check("it is on its way", caught > 110 && caught < 390)
      world.transition.move(to: .half, animated: true)
      Report.near("it goes on from where it is", world.top, caught)
      Simulator.clock.advance(by: 0.2)
      Report.check("the first time is over, and the second not", world.top < 399)
      let pan = world.pan(on: world.second.view)
      Report.check("no finger has it", !world.pull(pan, by: CGVector(dx: 0, dy: 50)))
      world.window.resize(to: CGSize(width: 800, height: 600))
      Report.near("at rest at once", world.second.view.frame.minY, 300)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.transition.move(to: .full, animated: true)
      Simulator.clock.advance(by: 0.15)
      world.transition.move(to: .half, animated: true)
      Simulator.clock.advance(by: 0.2)
      world.first.dismiss(animated: true)
      world.settle()
      world.checkGone(completed: [true, true], "dismissed in the middle")
    },

    .of("tallboy", "taken away, kept, and in another size", TallboyWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 350))
      pan?.cancelTouches()
      world.settle()
      Report.near("taken away", world.second.view.frame.minY, 400)
      world.keeper.keeps = true
      world.pull(pan, by: CGVector(dx: 0, dy: 350))
      pan?.end(velocity: .zero)
      world.settle()
      Report.near("kept", world.second.view.frame.minY, 400)
      Report.equal("the app hears of it", world.keeper.heard, ["attempt"])
      world.keeper.keeps = false
      world.pull(pan, by: CGVector(dx: 0, dy: 300))
      world.window.resize(to: CGSize(width: 800, height: 600))
      Report.near("half of another height", world.second.view.frame.minY, 300)
      world.settle()
      pan?.end(velocity: .zero)
      world.pull(pan, by: CGVector(dx: 0, dy: 250))
      pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      world.window.resize(to: CGSize(width: 400, height: 800))
      world.settle()
      world.checkGone(completed: [true, true], "away in the middle of a change")
    },

    .of("tallboy", "another root meanwhile", TallboyWorld.init) { world in
      Report.near("the map has stepped back", world.map.view.transform.a, 0.9)
      world.window.rootViewController = UIViewController()
      Report.near("not elsewhere", world.map.view.transform.a, 1)
      world.window.rootViewController = world.map
      Report.near("again below the sheet", world.map.view.transform.a, 0.9)
      world.window.sendSubviewToBack(world.map.view)
      world.first.dismiss(animated: true)
      world.settle()
      world.checkGone(completed: [true, true], "dismissed after that")
    },

    .of("tallboy", "covered by another screen", TallboyWorld.init) { world in
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      world.second.present(page, animated: true)
      world.settle()
      page.dismiss(animated: true)
      world.settle()
      Report.near("the map is still below", world.map.view.transform.a, 0.9)
      Report.near("the sheet is where it was", world.top, 400)
      Report.equal("with its shade", world.besides.count, 1)
      world.first.dismiss(animated: true)
      world.settle()
      world.checkGone(completed: [true, true], "dismissed after that")
    },

    .of("tallboy", "dragged away below what it presents", TallboyWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 200))
      let question = UIViewController()
      question.modalPresentationStyle = .overFullScreen
      world.second.present(question, animated: true)
      Simulator.clock.advance(by: 0.1)
      pan?.move(to: CGPoint(x: 200, y: 750))
      pan?.end(velocity: .zero)
      world.settle()
      Report.check("the question stays", world.second.presentedViewController === question)
      Report.near("the sheet goes back", world.top, 400)
      Report.near("the map is below", world.map.view.transform.a, 0.9)
      Report.equal("the app hears nothing", world.keeper.heard, [])
      question.dismiss(animated: true)
      world.settle()
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      pan?.end(velocity: .zero)
      world.settle()
      world.checkGone(completed: [true, true], "away at last")
    },

    .of("tallboy", "reduced motion", TallboyWorld.init) { world in
      Simulator.reducesMotion = true
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 240))
      Report.near("it does not move", world.top, 400)
      Report.near("the shade fades", world.besides.last?.presentedAlpha ?? .nan, 0.08)
      pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      Report.near("nor then", world.top, 400)
      Report.check("but fades", world.second.view.presentedAlpha < 0.95)
      world.settle()
      world.checkGone(completed: [true, true], "away")
    },
  ]

  private static let tray: [Scenario] = [
    .of("tray", "what is below has its touches", TrayWorld.init) { world in
      let base: UIView = world.first.view
      base.isAccessibilityElement = true
      let place = CGPoint(x: 200, y: 60)
      Report.check("touched", world.window.hitTest(place, with: nil) === base)
      Report.check("read", Simulator.elements(in: world.window).contains { $0 === base })
      Report.check("not below the tray", world.window.hitTest(CGPoint(x: 200, y: 700), with: nil) !== base)
      world.first.dismiss(animated: true)
      world.settle()
      Report.check("touched again", world.window.hitTest(place, with: nil) === base)
    },

    .of("tray", "away by a spring", TrayWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: 120))
      pan?.end(velocity: CGPoint(x: 0, y: 300))
      world.sample("thrown", for: 0.4)
      world.settle()
      Report.check("it is gone", world.first.presentedViewController == nil)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
      Report.equal("runs alive", Simulator.census.alive(.animationController), [])
    },

    .of("tray", "caught between its heights", TrayWorld.init) { world in
      let pan = world.pan(on: world.second.view)
      world.pull(pan, by: CGVector(dx: 0, dy: -150))
      pan?.end(velocity: .zero)
      Simulator.clock.advance(by: 0.1)
      let seen = world.top
      Report.check("it is under way", seen > 401 && seen < 449, "\(seen)")
      Report.check("caught", pan?.begin(at: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: 50)) == true)
      Simulator.clock.advance(by: 0.1)
      Report.near("held", world.top, seen)
      pan?.move(to: CGPoint(x: 200, y: 900))
      Report.near("it follows", world.top, seen + 300)
      pan?.end(velocity: .zero)
      world.settle()
      Report.check("it is gone", world.first.presentedViewController == nil)
      Report.equal("completed", Simulator.recorder.completions, [true, true])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}

/// A sheet that counts its hooks.
private final class Plan: UIViewController, DrawnPlan {
  var told: [String] = []
  /// Called once in the hook at the start.
  var whenBegan: (() -> Void)?

  func drawnBegan() {
    told.append("began")
    let whenBegan = whenBegan
    self.whenBegan = nil
    whenBegan?()
  }

  func drawnEnded() { told.append("ended") }
}

extension Scenario {
  fileprivate static let drawn: [Scenario] = [
    Scenario("drawn: dragged away from another screen than the desk", in: Conduct.allForGestures) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (root, plan, transition) = (UIViewController(), Plan(), DrawnTransition())
      window.rootViewController = root
      transition.adopt(plan)
      root.present(plan, animated: true)
      Simulator.clock.runUntilIdle()
      Report.equal("UIKit plays", plan.told, [])
      let pan = plan.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      let start = CGPoint(x: 200, y: plan.view.frame.minY + 10)
      Report.check("begins", pan?.begin(at: start, velocity: CGPoint(x: 0, y: 100)) ?? false)
      pan?.move(to: CGPoint(x: 200, y: 750))
      pan?.end(velocity: CGPoint(x: 0, y: 900))
      Simulator.clock.runUntilIdle()
      Report.check("gone", root.presentedViewController == nil)
      Report.equal("hooks", plan.told, ["began", "ended"])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("drawn: moved and dismissed in the hook at the start", in: Conduct.allForGestures) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (root, plan, transition) = (UIViewController(), Plan(), DrawnTransition())
      window.rootViewController = root
      transition.adopt(plan)
      root.present(plan, animated: true)
      Simulator.clock.runUntilIdle()
      let pan = plan.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
      let start = CGPoint(x: 200, y: plan.view.frame.minY + 10)
      plan.whenBegan = { transition.move(to: .high, animated: true) }
      Report.check("begins", pan?.begin(at: start, velocity: CGPoint(x: 0, y: -100)) ?? false)
      Report.equal("the finger has it", transition.state, .low)
      pan?.move(to: CGPoint(x: 200, y: start.y - 50))
      Report.near("and moves it", plan.view.frame.minY, 550)
      pan?.end(velocity: .zero)
      Simulator.clock.runUntilIdle()
      Report.near("back", plan.view.frame.minY, 600)
      plan.whenBegan = { [unowned plan] in plan.dismiss(animated: true) }
      pan?.begin(at: start, velocity: CGPoint(x: 0, y: -100))
      pan?.move(to: CGPoint(x: 200, y: start.y - 50))
      pan?.end(velocity: .zero)
      Simulator.clock.runUntilIdle()
      Report.check("gone", root.presentedViewController == nil)
      Report.equal("hooks", plan.told, ["began", "ended", "began", "ended"])
      plan.told = []
      root.present(plan, animated: true)
      Simulator.clock.runUntilIdle()
      plan.whenBegan = { [unowned plan] in plan.dismiss(animated: true) }
      transition.move(to: .high, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("gone as the app moves it", root.presentedViewController == nil)
      Report.equal("hooks of the app's motion", plan.told, ["began", "ended"])
      Report.equal("violations", Simulator.recorder.violations, [])
    },
  ]
}
