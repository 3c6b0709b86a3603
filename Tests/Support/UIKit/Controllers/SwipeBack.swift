import Foundation

/// One of UIKit's own swipe-back gestures, from the edge or over the content: its recognizer, its delegate and its action.
@MainActor final class _UISwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIPanGestureRecognizer
  weak var navigation: UINavigationController?
  /// The interaction controller of the pop that the finger has begun.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  init(_ recognizer: UIPanGestureRecognizer) {
    self.recognizer = recognizer
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(moved(_:)))
  }

  private var isReversed: Bool { navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Sets the direction of the gesture by the layout direction: it begins at the leading side.
  func takeDirection() {
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = isReversed ? .right : .left
    (recognizer as? ContentPanGestureRecognizer)?.isReversed = isReversed
  }

  /// UIKit's own conditions. If an app becomes the recognizer's delegate, it has to check them itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      navigation.topViewController?.navigationItem.hasBackButton == true, !navigation.isInTransition
    else { return false }
    if Simulator.conduct.delegateWithAnimatorsEndsSwipeBack, navigation.delegateHasAnimators { return false }
    return Simulator.conduct.swipeBackBeginsBesidesAnimators || !navigation.hasAnimatorForPop
  }

  private func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let navigation else { return }
    let sign: CGFloat = isReversed ? -1 : 1
    let width = max(navigation.view.bounds.width, 1)
    let share = sign * recognizer.translation(in: navigation.view).x / width
    switch recognizer.state {
    case .began:
      if navigation.viewControllers.count < 2 {
        return Simulator.violation("a swipe back began on the last screen: the navigation controller hangs")
      }
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.remembersEarlyEnd = true
      self.interaction = interaction
      navigation.popViewController(animated: true)
    case .changed: interaction?.update(share)
    case .ended:
      let isFlung = sign * recognizer.velocity(in: navigation.view).x > 300
      if isFlung || share > 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    case .possible: break
    }
  }
}

/// A pan that begins anywhere, if its first movement is mainly towards the trailing side.
@MainActor final class ContentPanGestureRecognizer: UIPanGestureRecognizer {
  var isReversed = false

  override func examine(_ way: CGPoint) {
    guard way.x * way.x + way.y * way.y >= Self.slack * Self.slack else { return }
    state = (isReversed ? -way.x : way.x) >= abs(way.y) ? .began : .failed
  }
}
