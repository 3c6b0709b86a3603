@_spi(Simulator) import UIKit

extension UIWindow {
  /// Swipes with a finger from the leading edge, or from some distance off it, over a share of the width.
  func swipeBack(over share: CGFloat, from start: CGFloat = 2, whileDown: () -> Void = {}) {
    let width = bounds.width
    let isReversed = Simulator.layoutDirection == .rightToLeft
    let end = start + width * share
    let finger = Finger(in: self)
    finger.touchDown(at: CGPoint(x: isReversed ? width - start : start, y: 400))
    finger.drag(to: CGPoint(x: isReversed ? width - end : end, y: 400), during: 0.5)
    Simulator.clock.advance(by: 0.3)
    whileDown()
    finger.lift()
  }
}

extension Conduct {
  /// The behaviours that a system with the swipe back over the content may have with a delegate that returns animators.
  static let withContentSwipeBack: [Conduct] = allForGestures.map { conduct in
    var conduct = conduct
    conduct.contentSwipesBack = true
    conduct.delegateWithAnimatorsEndsSwipeBack = false
    conduct.swipeBackBeginsBesidesAnimators = true
    return conduct
  }
}

extension UINavigationController {
  /// The invisible views with which the runtime notices that the navigation controller's view enters a window, or is laid out.
  var watches: [UIView] { view.subviews.filter { String(describing: type(of: $0)) == "TransitionWatch" } }

  /// Pushes a screen that no transition of the app is about, and swipes back: first without and then with success.
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
    isNavigationBarHidden = true
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("no swipe where the bar is hidden", viewControllers.count, below + 1)
    isNavigationBarHidden = false
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("a long swipe goes back", viewControllers.count, below)
  }

  /// Checks that the swipe does nothing on the first screen of the stack.
  func checkNoSwipeBack(in window: UIWindow) {
    window.swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("the first screen stays", viewControllers.count, 1)
    Report.equal("violations", Simulator.recorder.violations, [])
  }
}

/// An object that the app has made the delegate of the platform's swipe before. It gives all questions the same answer.
private final class SwipeNeighbour: NSObject, UIGestureRecognizerDelegate {
  var answer = true
  var receives = true

  func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { answer }
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { receives }

  func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { answer }

  func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf _: UIGestureRecognizer) -> Bool {
    answer
  }

  func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy _: UIGestureRecognizer) -> Bool {
    answer
  }
}

extension UIWindow {
  /// Checks a delegate that the app had set for the swipe back before a transition came. It goes on deciding, and answering about
  /// other recognizers. It answers alone after the transition has gone.
  func checkSwipeNeighbour(_ make: () -> any UINavigationControllerDelegate) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let neighbour = SwipeNeighbour()
    var transition: (any UINavigationControllerDelegate)? = make()
    navigation.interactivePopGestureRecognizer?.delegate = neighbour
    navigation.delegate = transition
    rootViewController = navigation
    Simulator.clock.runUntilIdle()
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.clock.runUntilIdle()
    Report.check("the transition is there", navigation.delegate === transition)
    guard let swipe = navigation.interactivePopGestureRecognizer, let delegate = swipe.delegate else {
      return Report.check("there is a delegate", false)
    }
    Report.check("it is another one now", delegate !== neighbour)
    let other = UITapGestureRecognizer()
    for answer in [false, true] {
      neighbour.answer = answer
      let answers = [
        delegate.gestureRecognizer(swipe, shouldRecognizeSimultaneouslyWith: other),
        delegate.gestureRecognizer(swipe, shouldRequireFailureOf: other),
        delegate.gestureRecognizer(swipe, shouldBeRequiredToFailBy: other),
      ]
      Report.equal("about others", answers, [answer, answer, answer])
    }
    for (begins, receives) in [(false, true), (true, false), (true, true)] {
      (neighbour.answer, neighbour.receives) = (begins, receives)
      swipeBack(over: 0.8)
      Simulator.clock.runUntilIdle()
      Report.equal("beside the transition", navigation.viewControllers.count, begins && receives ? 1 : 2)
    }
    checkSwipeWithoutButton(in: navigation, "the app's delegate")
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.clock.runUntilIdle()
    transition = nil
    for answer in [false, true] {
      neighbour.answer = answer
      swipeBack(over: 0.8)
      Simulator.clock.runUntilIdle()
      Report.equal("when the transition has gone", navigation.viewControllers.count, answer ? 1 : 2)
    }
    let open = UINavigationController(rootViewController: UIViewController())
    open.interactivePopGestureRecognizer?.delegate = nil
    transition = make()
    open.delegate = transition
    rootViewController = open
    Simulator.clock.runUntilIdle()
    checkSwipeWithoutButton(in: open, "no delegate")
  }

  /// Apps replace UIKit's delegate of the swipe back so that it begins without a back button and a bar.
  private func checkSwipeWithoutButton(in navigation: UINavigationController, _ name: String) {
    navigation.pushViewController(UIViewController(), animated: true)
    Simulator.clock.runUntilIdle()
    navigation.topViewController?.navigationItem.hidesBackButton = true
    navigation.isNavigationBarHidden = true
    swipeBack(over: 0.8)
    Simulator.clock.runUntilIdle()
    Report.equal("\(name) lets it begin without a back button", navigation.viewControllers.count, 1)
    navigation.isNavigationBarHidden = false
  }
}
