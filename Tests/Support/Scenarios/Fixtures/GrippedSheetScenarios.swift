@_spi(Simulator) import UIKit

@testable import GeneratedFixtures
@testable import TransitionRuntime

/// A sheet with two heights over a map, whose app dismisses it when it is asked, or in a hook.
@MainActor final class GrippedSheetWorld: SpecWorld {
  final class Map: UIViewController, GrippedSheetMap {
    let grippedSheetSearch = UIView(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    let grippedSheetLegend = UIView(frame: CGRect(x: 20, y: 110, width: 300, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [grippedSheetSearch, grippedSheetLegend] { view.addSubview(part) }
    }
  }

  final class Sheet: UIViewController, GrippedSheetSheet, UIAdaptivePresentationControllerDelegate {
    let grippedSheetList = UIScrollView(frame: CGRect(x: 0, y: 60, width: 400, height: 600))
    let grippedSheetGrip = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 50))
    var told: [String] = []
    /// Called in each hook and in each call of the presentation's delegate. Its answer is whether the sheet may be dismissed.
    var whenTold: (String) -> Bool = { _ in true }

    func grippedSheetMoving() { tell("moving") }
    func grippedSheetMoved() { tell("moved") }
    func grippedSheetGripping() { tell("gripping") }
    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { tell("should") }
    func presentationControllerWillDismiss(_: UIPresentationController) { tell("will") }
    func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { tell("attempt") }

    @discardableResult private func tell(_ what: String) -> Bool {
      told.append(what)
      return whenTold(what)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [grippedSheetList, grippedSheetGrip] { view.addSubview(part) }
    }
  }

  let map = Map()
  let sheet = Sheet()
  let transition = GrippedSheetTransition()

  init() {
    sheet.loadViewIfNeeded()
    super.init(root: map, trees: [sheet.view])
    transition.adopt(sheet)
  }

  func show() {
    map.present(sheet, animated: true)
    sheet.presentationController?.delegate = sheet
    settle()
  }

  /// Dismisses the sheet in one of its calls, which answers no.
  func dismiss(in call: String, animated: Bool) {
    sheet.whenTold = { [sheet] in
      if $0 == call { sheet.dismiss(animated: animated) }
      return $0 != call
    }
  }

  private func pan(on view: UIView) -> UIPanGestureRecognizer? {
    view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  /// Drags the sheet and lets go.
  func drag(by y: CGFloat, velocity: CGFloat = 0) {
    let start = CGPoint(x: 200, y: sheet.view.presentedFrame.minY + 80)
    let pan = pan(on: sheet.view)
    _ = pan?.begin(at: start, velocity: CGPoint(x: 0, y: 50))
    Simulator.clock.advance(by: 0.1)
    pan?.move(to: CGPoint(x: start.x, y: start.y + y))
    pan?.end(velocity: CGPoint(x: 0, y: velocity))
  }

  /// Touches the grip with a finger that moves sideways.
  func touchGrip() {
    let pan = pan(on: sheet.grippedSheetGrip)
    let place = CGPoint(x: 200, y: sheet.view.presentedFrame.minY + 20)
    Report.check("caught", pan?.begin(at: place, velocity: CGPoint(x: 50, y: 0)) ?? false)
    Simulator.clock.advance(by: 0.05)
    pan?.end(velocity: .zero)
  }

  func checkGone(_ moment: String = "gone") {
    settle()
    sheet.whenTold = { _ in true }
    Report.check("\(moment): nothing is presented", map.presentedViewController == nil)
    var expected = atRest
    expected.expect(sheet.view) { [sheet] in
      ($0.center, $0.bounds) = (sheet.view.center, sheet.view.bounds)
    }
    let differences = state.differences(from: expected)
    Report.check("\(moment): hierarchy", differences.isEmpty, differences.joined(separator: "; "))
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
    let (begun, ended) = (sheet.told.count { $0 == "moving" }, sheet.told.count { $0 == "moved" })
    Report.equal("\(moment): as many ends as starts", ended, begun)
  }
}

extension Scenario {
  static let grippedSheet: [Scenario] = [
    .of("grippedSheet", "the app dismisses in the hook of a gesture that catches", GrippedSheetWorld.init) {
      world in
      for isAnimated in [false, true] {
        world.show()
        world.drag(by: -100, velocity: -400)
        Simulator.clock.advance(by: 0.1)
        world.dismiss(in: "gripping", animated: isAnimated)
        world.touchGrip()
        world.checkGone(isAnimated ? "animated" : "at once")
      }
    },
    .of("grippedSheet", "the app dismisses when it is asked", GrippedSheetWorld.init) { world in
      for (call, isAnimated) in [("should", true), ("should", false), ("will", false)] {
        world.show()
        world.dismiss(in: call, animated: isAnimated)
        world.drag(by: 300)
        world.checkGone("\(call), \(isAnimated ? "animated" : "at once")")
      }
    },
    .of("grippedSheet", "the app moves the sheet after an attempt", GrippedSheetWorld.init) { world in
      world.show()
      world.sheet.isModalInPresentation = true
      var states: [GrippedSheetState] = []
      world.transition.moved = { states.append($0) }
      world.sheet.whenTold = { [transition = world.transition] in
        if $0 == "attempt" { transition.move(to: .full, animated: true) }
        return true
      }
      world.drag(by: 300)
      world.settle()
      Report.near("full", world.sheet.view.presentedFrame.minY, 44)
      Report.check("told once", states == [.full], "\(states)")
      world.sheet.isModalInPresentation = false
      world.sheet.dismiss(animated: true)
      world.checkGone()
    },
    .of("grippedSheet", "the app dismisses after an attempt", GrippedSheetWorld.init) { world in
      world.show()
      world.sheet.isModalInPresentation = true
      world.dismiss(in: "attempt", animated: true)
      world.drag(by: 300)
      world.checkGone()
    },
    .of("grippedSheet", "the map builds its content anew while the sheet is shown", GrippedSheetWorld.init) {
      world in
      world.show()
      for view in world.map.view.subviews { view.removeFromSuperview() }
      for part in [world.map.grippedSheetSearch, world.map.grippedSheetLegend] {
        world.map.view.addSubview(part)
      }
      world.settle()
      Report.near("still scaled", world.map.view.transform.a, 0.95)
      var rounds = 0
      while let last = world.map.view.subviews.last, rounds < 100 {
        last.removeFromSuperview()
        rounds += 1
      }
      Report.check("a loop that removes the last one ends", rounds < 100)
      for part in [world.map.grippedSheetSearch, world.map.grippedSheetLegend] {
        world.map.view.addSubview(part)
      }
      world.sheet.dismiss(animated: true)
      world.checkGone("after a loop")
      world.show()
      world.transition.move(to: .full, animated: true)
      world.settle()
      Report.near("scaled further", world.map.view.transform.a, 0.9)
      world.sheet.dismiss(animated: true)
      world.checkGone()
    },
  ]
}
