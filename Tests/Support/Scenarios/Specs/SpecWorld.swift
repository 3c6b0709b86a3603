@_spi(Simulator) import UIKit

/// What the apps of all specs have: a window, the trees that have to come back, and the record of what was completed.
@MainActor class SpecWorld {
  let window = UIWindow(frame: UIScreen.main.bounds)
  /// The views whose state has to come back, besides what is in the window.
  private let trees: [UIView]
  /// Every view as it is before anything has happened, the from screen on display.
  private(set) var atRest = HierarchyState(of: [])
  /// Every view just before the last transition has completed, until that is looked at.
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

  /// Takes what is now as the state to come back to: after a scenario has changed the app itself.
  func takeRest() { atRest = state }

  /// Lets pass what UIKit may take before a transition has started, and no more.
  func letStart() {
    if Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: VirtualClock.frame) }
  }

  /// What the last transition left is not to be compared: something else has happened since, or UIKit gives it back later.
  func forgetCompletion() { atCompletion = nil }

  /// Lets everything end that is under way.
  func settle() { Simulator.clock.runUntilIdle() }

  /// Goes through a time 60 times a second, without its ends.
  /// - Parameter part: How much later than on a frame, as a part of one.
  func eachFrame(of duration: Double, later part: Double = 0, _ body: (_ time: Double) -> Void) {
    let start = Simulator.clock.now
    for frame in 1..<Int((duration * 60).rounded()) {
      let time = (Double(frame) + part) / 60
      Simulator.clock.advance(by: start + time - Simulator.clock.now)
      body(time)
    }
  }

  /// Takes down what is presented: a controller and its presentation controller hold each other as long as that lasts.
  func end() {
    window.rootViewController?.presentedViewController?.dismiss(animated: false)
    settle()
  }

  /// Everything is as it is expected at rest, and these transitions of the app's own have completed.
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

  /// When the last transition of the app's own has completed, in seconds.
  var lastCompletion: Double {
    Simulator.recorder.events.last { if case .completed = $0.event { true } else { false } }?.time ?? .nan
  }
}
