@_spi(Simulator) import UIKit

/// Runs the samples with each answer to the questions that UIKit's documentation leaves open.
@main @MainActor struct SampleCourses {
  static func main() {
    for course in pushed + presented + others { course.run() }
  }
}

/// A run of a sample from its first screen to its end. At the end, no transition is unfinished, there is no violation, and no object is
/// alive.
@MainActor struct Course {
  let name: String
  let body: @MainActor (UIWindow) -> Void

  init(_ name: String, _ body: @escaping @MainActor (UIWindow) -> Void) {
    self.name = name
    self.body = body
  }

  func run() {
    for conduct in Conduct.eachAnswer {
      Report.scenario = name
      Report.conduct = conduct.description
      Simulator.reset(conduct: conduct)
      Simulator.forbidsLeftViews = true
      go()
      Simulator.clock.stop()
      Report.equal("alive at the end", Simulator.census.alive, [])
    }
  }

  private func go() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    body(window)
    Simulator.clock.runUntilIdle()
    Report.equal("violations", Simulator.recorder.violations, [])
    Report.equal("under way", Simulator.census.transitionsUnderWay, [])
    Report.check("touches come to something", !UIApplication.shared.isIgnoringInteractionEvents)
  }
}

extension UIWindow {
  /// Shows a screen, and waits until everything has settled.
  func show(_ controller: UIViewController) {
    rootViewController = controller
    makeKeyAndVisible()
    settle()
  }

  func settle() {
    Simulator.clock.runUntilIdle()
  }

  /// Simulates a tap on the center of a view.
  func tap(_ view: UIView?) {
    guard let view else { return Report.check("there is something to tap", false) }
    let finger = Finger(in: self)
    finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    settle()
  }

  /// Simulates a finger that moves from one point to another and leaves at once.
  func drag(from start: CGPoint, to end: CGPoint, during duration: TimeInterval) {
    let finger = Finger(in: self)
    finger.touchDown(at: start)
    finger.drag(to: end, during: duration)
    finger.lift()
    settle()
  }

  /// Checks that a screen fills the window and is opaque.
  func expectShown(_ controller: UIViewController?, _ moment: String) {
    guard let view = controller?.viewIfLoaded else { return Report.check("\(moment): is there", false) }
    Report.check("\(moment): in the window", view.window === self)
    Report.near("\(moment): fills", view.convert(view.bounds, to: nil), bounds)
    Report.equal("\(moment): alpha", view.alpha, 1)
    Report.check("\(moment): is not hidden", !view.isHidden)
    Report.check("\(moment): has no mask", view.layer.mask == nil)
  }
}
