@_spi(Simulator) import UIKit

/// The base of the apps of all specs: a window, the view trees that must be restored, and the record of completions.
@MainActor class SpecWorld {
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// The views whose state must be restored, besides those in the window.
  private let trees: [UIView]
  /// The state of every view in the beginning, with the from screen shown.
  private(set) var atRest = HierarchyState(of: [])
  /// The state of every view just before the last transition has completed, until it is checked.
  private var atCompletion: HierarchyState?

  init(root: UIViewController, trees: [UIView]) {
    self.trees = trees
    window.simulatedName = "window"
    window.rootViewController = root
    Simulator.clock.advance(by: VirtualClock.frame)
    takeRest()
    Simulator.willComplete = { [weak self] in self?.atCompletion = self?.state }
  }

  var state: HierarchyState { HierarchyState(of: [window] + trees) }

  /// Takes the current state as the state that must come back, after a scenario has changed the app itself.
  func takeRest() { atRest = state }

  /// Waits until UIKit has started the transition, and no longer.
  func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  /// Forgets the state at the last completion: something else has happened since, or UIKit restores it later.
  func forgetCompletion() { atCompletion = nil }

  /// Waits until everything has ended.
  func settle() { Simulator.clock.runUntilIdle() }

  /// Calls a closure 60 times a second for a duration, except at its start and end.
  /// - Parameter part: The delay of each call after the frame, as a part of a frame.
  func eachFrame(of duration: Double, later part: Double = 0, _ body: (_ time: Double) -> Void) {
    let start = Simulator.clock.now
    for frame in 1..<Int((duration * 60).rounded()) {
      let time = (Double(frame) + part) / 60
      Simulator.clock.advance(by: start + time - Simulator.clock.now)
      body(time)
    }
  }

  /// Dismisses what is presented, because a presented controller and its presentation controller retain each other.
  func end() {
    window.rootViewController?.presentedViewController?.dismiss(animated: false)
    settle()
  }

  /// Checks that everything is in an expected state at rest, and that these custom transitions have completed.
  func check(
    _ expected: HierarchyState, completed: [Bool], _ moment: String
  ) {
    let differences = state.differences(from: expected)
    Report.check("\(moment): hierarchy", differences.isEmpty, differences.joined(separator: "; "))
    if let seen = atCompletion?.lookDifferences(from: expected) {
      Report.check("\(moment): before it completed", seen.isEmpty, seen.joined(separator: "; "))
    }
    atCompletion = nil
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }

  /// The time of the last completion of a custom transition, in seconds.
  var lastCompletion: Double {
    Simulator.recorder.events.last { if case .completed = $0.event { true } else { false } }?.time ?? .nan
  }
}
