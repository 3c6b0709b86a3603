@_spi(Simulator) import UIKit

/// Checks of the simulation itself: the parts that the photos app does not use, and the detection of violations.
extension Scenario {
  static let simulator: [Scenario] = [
    Scenario("simulator: a percent-driven pop", in: Conduct.allForPercentDriven) {
      for completes in [true, false] { percentDrivenPop(completes: completes) }
    },
    Scenario("simulator: a custom presentation", in: Conduct.allForPercentDriven) { customPresentation() },
    Scenario("simulator: a refused presentation", in: Conduct.allForPercentDriven) { refusedPresentation() },
    Scenario("simulator: a property animator", in: Conduct.allForPercentDriven) { propertyAnimator() },
    Scenario("simulator: targets are not retained", in: Conduct.allForPercentDriven) { targets() },
    Scenario("simulator: geometry", in: Conduct.allForPercentDriven) { geometry() },
    Scenario("simulator: violations are seen", in: Conduct.allForPercentDriven) { violations() },
  ]

  private static func percentDrivenPop(completes: Bool) {
    let root = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    let delegate = SlideDelegate(interaction: UIPercentDrivenInteractiveTransition())
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    Simulator.clock.advance(by: 0.1)
    delegate.interaction?.update(0.25)
    Report.near("is where the finger is", top.view.presentedCenter.x, 200 + 0.25 * 400)
    if completes { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
    Simulator.clock.runUntilIdle()
    Report.equal("stack after \(completes)", navigation.viewControllers.count, completes ? 1 : 2)
    Report.equal("in the window after \(completes)", (completes ? root : top).view.window === window, true)
    Report.equal("completion after \(completes)", Simulator.recorder.completions.last, completes)
    let isRestored = !completes && Simulator.conduct.cancelRestoresModel
    Report.equal("model after \(completes)", top.view.layer.cornerRadius, isRestored ? 0 : 10)
    Report.equal("violations after \(completes)", Simulator.recorder.violations, [])
  }

  private static func customPresentation() {
    let presenter = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = presenter
    let sheet = UIViewController()
    let delegate = SheetDelegate()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    presenter.present(sheet, animated: true)
    Simulator.clock.runUntilIdle()
    Report.near("frame", sheet.view.frame, CGRect(x: 0, y: 400, width: 400, height: 400))
    Report.check("the presenter stays in the window", presenter.view.window === window)
    Report.check("the dimming is alongside", delegate.dimming?.alpha == 1)
    window.resize(to: CGSize(width: 800, height: 400))
    Simulator.clock.runUntilIdle()
    Report.near("frame after a turn", sheet.view.frame, CGRect(x: 0, y: 200, width: 800, height: 200))
    sheet.dismiss(animated: true)
    Simulator.clock.runUntilIdle()
    Report.check("nothing is presented", presenter.presentedViewController == nil)
    Report.equal("views in the window", window.subviews, [presenter.view])
    Report.equal("violations", Simulator.recorder.violations, [])
  }

  private static func refusedPresentation() {
    let presenter = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = presenter
    let sheet = UIViewController()
    let delegate = SheetDelegate()
    delegate.completes = false
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    presenter.present(sheet, animated: true)
    Simulator.clock.runUntilIdle()
    Report.check("nothing is presented", presenter.presentedViewController == nil)
    Report.equal("views in the window", window.subviews, [presenter.view])
    Report.equal("violations", Simulator.recorder.violations, [])
  }

  private static func propertyAnimator() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    Simulator.clock.advance(by: 0.25)
    Report.near("a quarter of the way", view.presentedAlpha, 0.75)
    Report.equal("the model is at the end", view.alpha, 0)
    animator.pauseAnimation()
    Simulator.clock.advance(by: 5)
    Report.near("stands while paused", view.presentedAlpha, 0.75)
    animator.fractionComplete = 0.5
    Report.near("follows its fraction", view.presentedAlpha, 0.5)
    animator.isReversed = true
    animator.startAnimation()
    Simulator.clock.advance(by: 0.4)
    Report.near("goes back", view.presentedAlpha, 0.9)
    Simulator.clock.runUntilIdle()
    Report.equal("ends at its start", ends, [.start])
    Report.equal("the model is at the start", view.alpha, 1)

    let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    stopped.addCompletion { ends.append($0) }
    stopped.startAnimation()
    Simulator.clock.advance(by: 0.5)
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .end)
    Report.equal("ends at once when finished", ends, [.start, .end])
    Report.equal("violations", Simulator.recorder.violations, [])
  }

  private static func targets() {
    let view = UIView()
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    var target: Counter? = Counter()
    target?.listen(to: recognizer)
    recognizer.tap(at: .zero)
    Report.equal("the action is sent", target?.count, 1)
    weak let weakTarget = target
    target = nil
    Report.check("the target is gone", weakTarget == nil)
    recognizer.tap(at: .zero)
  }

  private static func geometry() {
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    outer.addSubview(inner)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(outer)
    Report.near("to the window", inner.convert(CGPoint.zero, to: nil), CGPoint(x: 110, y: 70))
    outer.bounds.origin.y = 15
    Report.near("scrolled", inner.convert(CGPoint.zero, to: nil), CGPoint(x: 110, y: 55))
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // Scaled about the middle of the outer view, which is (200, 150) in the window.
    Report.near("scaled", inner.convert(CGPoint.zero, to: nil), CGPoint(x: 155, y: 102.5))
    Report.near("and back", inner.convert(CGPoint(x: 155, y: 102.5), from: nil), .zero)
  }

  private static func violations() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    let delegate = SlideDelegate(interaction: nil)
    delegate.completions = 2
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.clock.runUntilIdle()
    let view = UIView()
    view.insertSubview(UIView(), aboveSubview: UIView())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = .zero
    let seen = Simulator.recorder.violations.joined(separator: "; ")
    for text in ["called again", "which is not in", "has a transform"] {
      Report.check("'\(text)' is seen", seen.contains(text), seen)
    }
  }
}

/// Counts how often its action was sent.
private final class Counter: NSObject {
  private(set) var count = 0

  @MainActor func listen(to recognizer: UITapGestureRecognizer) {
    recognizer.addTarget(self, action: Selector(tapped(_:)))
  }

  @MainActor private func tapped(_ recognizer: UITapGestureRecognizer) {
    count += 1
  }
}
