@_spi(Simulator) import UIKit

@testable import GeneratedSpecs

/// Two transitions that keep the swipe back of the same navigation controller.
extension Scenario {
  static let swipesTogether: [Scenario] = [
    .of("shared-image", "beside another transition's keeper, whichever came first", SwipeBackWorld.init) {
      world in
      for isFirst in [true, false] {
        let list = SwipeBackWorld.List()
        let navigation = UINavigationController(rootViewController: list)
        let delegate = Delegate(isFirst: isFirst)
        navigation.delegate = delegate
        world.window.rootViewController = navigation
        Simulator.clock.advance(by: VirtualClock.frame)
        let moment = isFirst ? "first" : "second"
        @MainActor func isLet() -> Bool {
          guard let swipe = navigation.interactivePopGestureRecognizer else { return false }
          return swipe.delegate?.gestureRecognizerShouldBegin(swipe) ?? true
        }
        navigation.pushViewController(UIViewController(), animated: true)
        world.settle()
        Report.check("\(moment): on another screen", isLet())
        navigation.popViewController(animated: true)
        world.settle()
        navigation.pushViewController(SwipeBackWorld.Detail(), animated: true)
        world.settle()
        Report.check("\(moment): not where a finger of the spec goes back", !isLet())
        Report.equal("\(moment): both keep it, once", navigation.view.interactions.count, 2)
        delegate.swipeBack = nil
        Report.check("\(moment): that finger has gone with its transition", isLet())
        Report.equal("\(moment): and so has what kept it", navigation.view.interactions.count, 1)
        Report.check("\(moment): the other one goes on", isLet())
        delegate.sharedImage = nil
        _ = isLet()
        Report.check(
          "\(moment): and then nobody keeps it",
          !(navigation.interactivePopGestureRecognizer?.delegate is any UIInteraction))
        Report.equal("\(moment): nothing is left", navigation.view.interactions.count, 0)
      }
      Report.equal("violations", Simulator.recorder.violations, [])
      world.forgetCompletion()
    }
  ]

  /// An app's delegate that passes its calls on to both transitions.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var swipeBack: SwipeBackTransition? = SwipeBackTransition()
    var sharedImage: SharedImageTransition? = SharedImageTransition()
    private let isFirst: Bool

    init(isFirst: Bool) { self.isFirst = isFirst }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      swipeBack?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        ?? sharedImage?.navigationController(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      swipeBack?.navigationController(navigationController, interactionControllerFor: animationController)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      if isFirst { tellSwipeBack(navigationController, viewController, animated) }
      sharedImage?.navigationController(navigationController, didShow: viewController, animated: animated)
      if !isFirst { tellSwipeBack(navigationController, viewController, animated) }
    }

    private func tellSwipeBack(
      _ navigation: UINavigationController, _ shown: UIViewController, _ isAnimated: Bool
    ) {
      swipeBack?.navigationController(navigation, didShow: shown, animated: isAnimated)
    }
  }
}
