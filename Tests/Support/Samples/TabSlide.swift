// swift-format-ignore-file
import UIKit

/// Tabs that slide when a tab is selected in the bar or by a swipe. They slide in the direction of the new tab.
class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.isTranslucent = false
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  @objc private func handleSwipe(_ sender: UISwipeGestureRecognizer) {
    let count = viewControllers?.count ?? 0
    if sender.direction == .left {
      if selectedIndex < count - 1 { selectedIndex += 1 }
    } else if sender.direction == .right {
      if selectedIndex > 0 { selectedIndex -= 1 }
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return transitionCoordinator == nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return TabSlideAnimator(viewControllers: tabBarController.viewControllers)
  }
}

class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let viewControllers: [UIViewController]?
  let transitionDuration: Double = 0.3

  init(viewControllers: [UIViewController]?) {
    self.viewControllers = viewControllers
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return TimeInterval(transitionDuration)
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from),
      let fromView = fromVC.view, let fromIndex = getIndex(forViewController: fromVC),
      let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to),
      let toView = toVC.view, let toIndex = getIndex(forViewController: toVC)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let frame = transitionContext.initialFrame(for: fromVC)
    var fromFrameEnd = frame
    var toFrameStart = frame
    fromFrameEnd.origin.x = toIndex > fromIndex ? frame.origin.x - frame.width : frame.origin.x + frame.width
    toFrameStart.origin.x = toIndex > fromIndex ? frame.origin.x + frame.width : frame.origin.x - frame.width
    toView.frame = toFrameStart

    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: self.transitionDuration,
      animations: {
        fromView.frame = fromFrameEnd
        toView.frame = frame
      },
      completion: { success in
        fromView.removeFromSuperview()
        transitionContext.completeTransition(success)
      })
  }

  private func getIndex(forViewController vc: UIViewController) -> Int? {
    guard let vcs = self.viewControllers else { return nil }
    for (index, thisVC) in vcs.enumerated() where thisVC == vc {
      return index
    }
    return nil
  }
}
