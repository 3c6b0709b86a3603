@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A shelf, a leaf over it and a map over that, in one stack under a tab bar. Each step has its own transition.
@MainActor final class StackedWorld: SpecWorld {
  private final class Shelf: UIViewController, FoldShelf {}
  private final class Leaf: UIViewController, FoldLeaf, UnfoldLeaf {}
  private final class Map: UIViewController, UnfoldMap {}

  /// The app's own delegate, which passes all calls on to both transitions, in a given order.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let fold = FoldTransition()
    let unfold = UnfoldTransition()
    let isUnfoldFirst: Bool

    init(isUnfoldFirst: Bool) { self.isUnfoldFirst = isUnfoldFirst }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      fold.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        ?? unfold.navigationController(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let both: [any UINavigationControllerDelegate] = isUnfoldFirst ? [unfold, fold] : [fold, unfold]
      for one in both {
        one.navigationController(navigationController, didShow: viewController, animated: animated)
      }
    }
  }

  let navigation = UINavigationController(rootViewController: Shelf())
  let tabs = UITabBarController()
  private let delegate: Delegate

  init(isUnfoldFirst: Bool) {
    delegate = Delegate(isUnfoldFirst: isUnfoldFirst)
    tabs.viewControllers = [navigation]
    super.init(root: tabs, trees: [])
    navigation.delegate = delegate
  }

  func check(alpha: CGFloat, _ moment: String) {
    settle()
    Report.near("the tab bar, \(moment)", tabs.tabBar.alpha, alpha, within: 1e-6)
    Report.equal("violations, \(moment)", Simulator.recorder.violations, [])
  }

  func push(_ depth: Int) {
    navigation.pushViewController(depth == 1 ? Leaf() : Map(), animated: true)
  }
}

extension Scenario {
  static let stacked: [Scenario] = [false, true].map { isUnfoldFirst in
    .of(
      "stacked", "two that hold one bar, \(isUnfoldFirst ? "the upper" : "the lower") told first",
      { StackedWorld(isUnfoldFirst: isUnfoldFirst) }
    ) { world in
      for isStepwise in [true, false] {
        world.push(1)
        world.check(alpha: 0, "folded")
        world.push(2)
        world.check(alpha: 0.5, "unfolded")
        if isStepwise {
          world.navigation.popViewController(animated: true)
          world.check(alpha: 0, "back at the leaf")
          world.navigation.popViewController(animated: true)
        } else {
          world.navigation.popToRootViewController(animated: true)
        }
        world.check(alpha: 1, "back at the shelf")
      }
    }
  }
}
