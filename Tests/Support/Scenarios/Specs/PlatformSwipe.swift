@_spi(Simulator) import UIKit

extension UIWindow {
  /// A finger swipes from the edge where lines begin, or from some way off it, over a share of the width.
  func swipeBack(over share: CGFloat, from start: CGFloat = 2) {
    let width = bounds.width
    let isReversed = Simulator.layoutDirection == .rightToLeft
    let end = start + width * share
    let finger = Finger(in: self)
    finger.touchDown(at: CGPoint(x: isReversed ? width - start : start, y: 400))
    finger.drag(to: CGPoint(x: isReversed ? width - end : end, y: 400), during: 0.5)
    Simulator.clock.advance(by: 0.3)
    finger.lift()
  }
}

extension Conduct {
  /// What a system with the swipe back over the content may do beside a delegate with animators.
  static let withContentSwipeBack: [Conduct] = allForGestures.map { conduct in
    var conduct = conduct
    conduct.contentSwipesBack = true
    conduct.delegateWithAnimatorsEndsSwipeBack = false
    conduct.swipeBackBeginsBesidesAnimators = true
    return conduct
  }
}

extension UINavigationController {
  /// What lies unseen in its view, besides its screens and its bar: one is enough to know of a window.
  var watches: [UIView] {
    let unseen = view.subviews.filter { $0.isHidden && $0.bounds.isEmpty }
    return Array(unseen.prefix(1))
  }

  /// A screen that no transition of the app's is about is pushed on top, swiped back in vain and then in earnest.
  func checkSwipeBack(in window: UIWindow) {
    let below = viewControllers.count
    pushViewController(UIViewController(), animated: true)
    Simulator.clock.advance(by: 0.05)
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("no swipe while it comes", viewControllers.count, below + 1)
    window.swipeBack(over: 0.2)
    Simulator.clock.runUntilIdle()
    Report.equal("a short swipe leaves it", viewControllers.count, below + 1)
    topViewController?.navigationItem.hidesBackButton = true
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("no swipe where there is no back button", viewControllers.count, below + 1)
    topViewController?.navigationItem.hidesBackButton = false
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("a long swipe goes back", viewControllers.count, below)
  }

  /// The first screen of the stack has nowhere to go.
  func checkNoSwipeBack(in window: UIWindow) {
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("the first screen stays", viewControllers.count, 1)
    Report.equal("violations", Simulator.recorder.violations, [])
  }
}
