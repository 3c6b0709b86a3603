@_spi(Simulator) import UIKit

/// Runs the app of a guide with every combination of undocumented behaviours of UIKit that affects gestures.
@MainActor enum GuideRun {
  /// Runs a sequence of events with a new app for each combination, and checks that no object is left alive.
  static func course(_ name: String, _ body: @MainActor () -> Void) {
    for conduct in Conduct.allForGestures {
      Report.scenario = name
      Report.conduct = conduct.description
      Simulator.reset(conduct: conduct)
      Simulator.forbidsLeftViews = true
      body()
      Simulator.clock.stop()
      Report.equal("alive at the end", Simulator.census.alive, [])
    }
  }
}

extension SpecWorld {
  /// Checks the state at rest: the given transitions have completed, there is no violation, and no animator is alive.
  func checkQuiet(completed: [Bool], _ moment: String) {
    forgetCompletion()
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }

  /// Checks that a screen fills the window and is opaque.
  func checkShown(_ controller: UIViewController?, _ moment: String) {
    guard let view = controller?.viewIfLoaded else { return Report.check("\(moment): is there", false) }
    Report.check("\(moment): in the window", view.window === window)
    Report.near("\(moment): fills", view.convert(view.bounds, to: nil), window.bounds)
    Report.equal("\(moment): alpha", view.alpha, 1)
    Report.check("\(moment): transform", view.transform.isIdentity)
  }
}

extension UIView {
  /// The first pan on the view.
  var pan: UIPanGestureRecognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first
  }

  /// Simulates a finger that drags on the view, and stops before it leaves. The first pan that begins gets the movement.
  func drag(by way: CGVector) {
    let pans = gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    Report.check("a finger begins", pans.contains { $0.drag(by: way) })
  }
}

extension UIPanGestureRecognizer {
  /// Simulates a finger that drags, and stops before it leaves.
  /// - Returns: Whether the recognizer has begun.
  func drag(by way: CGVector) -> Bool {
    let start = CGPoint(x: self is UIScreenEdgePanGestureRecognizer ? 2 : 200, y: 400)
    let speed = CGPoint(x: way.dx == 0 ? 0 : way.dx.sign == .minus ? -100 : 100, y: way.dy > 0 ? 100 : 0)
    guard begin(at: start, velocity: speed) else { return false }
    Simulator.clock.advance(by: 0.1)
    move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    end(velocity: .zero)
    Simulator.clock.runUntilIdle()
    return true
  }
}
