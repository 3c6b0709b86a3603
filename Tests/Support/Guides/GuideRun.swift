@_spi(Simulator) import UIKit

/// Goes through the app of a guide, in every way in which UIKit may behave where it is undocumented.
@MainActor enum GuideRun {
  /// One course of events, from a new app each time, which leaves nothing alive.
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
  /// What has to be so at rest beside the screens: these transitions of the app's own have completed, and nothing is left over.
  func checkQuiet(completed: [Bool], _ moment: String) {
    forgetCompletion()
    Report.equal("\(moment): completed", Simulator.recorder.completions, completed)
    Report.equal("\(moment): violations", Simulator.recorder.violations, [])
    Report.equal("\(moment): runs alive", Simulator.census.alive(.animationController), [])
    Report.equal("\(moment): animators alive", Simulator.census.alive(.propertyAnimator), [])
  }

  /// A screen fills the window and is all there.
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

  /// A finger goes a way on the view and is taken away, standing still: it moves whichever pan begins.
  func drag(by way: CGVector) {
    let pans = gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer } ?? []
    Report.check("a finger begins", pans.contains { $0.drag(by: way) })
  }
}

extension UIPanGestureRecognizer {
  /// A finger goes a way and is taken away, standing still.
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
