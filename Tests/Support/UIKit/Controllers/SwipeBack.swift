import Foundation

/// The system's own swipe back: its recognizer, when it may begin, and what it does.
@MainActor final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  weak var navigation: UINavigationController?
  /// What drives the pop under way that the finger has begun.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  override init() {
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(moved(_:)))
  }

  /// The edge where lines begin.
  func take(_ direction: UIUserInterfaceLayoutDirection) {
    recognizer.edges = direction == .rightToLeft ? .right : .left
  }

  /// The system's own gate. An app that makes itself the recognizer's delegate takes it away, and has to have one.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      !navigation.isInTransition
    else { return false }
    return Simulator.conduct.swipeBackBeginsBesidesAnimators || !navigation.hasAnimatorForPop
  }

  private func moved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigation else { return }
    let sign: CGFloat = recognizer.edges == .right ? -1 : 1
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
