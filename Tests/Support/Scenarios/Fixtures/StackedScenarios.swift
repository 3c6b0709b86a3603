@_spi(Simulator) import UIKit

@testable import GeneratedFixtures

/// A shelf, a leaf over it and a map over that, in one stack under a tab bar. Each step has its own transition.
@MainActor final class StackedWorld: SpecWorld {
  /// A screen with a sign that a sheet over it hides.
  class Signed: UIViewController {
    let tuckSign = UIView(frame: CGRect(x: 20, y: 60, width: 360, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tuckSign)
    }
  }

  private final class Shelf: Signed, FoldShelf, TuckShelf {}
  private final class Leaf: Signed, FoldLeaf, UnfoldLeaf, TuckShelf {}
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
  let tuck = TuckTransition()
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

  /// Presents a sheet over the stack.
  func present() {
    let sheet = UIViewController()
    tuck.adopt(sheet)
    navigation.present(sheet, animated: true)
  }

  /// Checks the tab bar in each frame until everything has ended.
  func check(alpha: CGFloat, throughout moment: String) {
    eachFrame(of: 0.5) { _ in
      Report.near("the tab bar, \(moment)", tabs.tabBar.presentedAlpha, alpha, within: 1e-6)
    }
    check(alpha: alpha, "\(moment), in the end")
  }

  /// Checks what the sheet changes of the shelf below it.
  func checkTucked(_ moment: String) {
    check(alpha: 0.25, moment)
    Report.near("the sign, \(moment)", (navigation.viewControllers[0] as? Signed)?.tuckSign.alpha ?? -1, 0)
    Report.near("the shelf, \(moment)", tabs.view.transform.a, 0.9)
  }
}

extension Scenario {
  static let stacked: [Scenario] = stack + tucked

  private static let stack: [Scenario] = [false, true].map { isUnfoldFirst in
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

  // MARK: A sheet over the stack
  private static func of(_ name: String, _ body: @escaping @MainActor (StackedWorld) -> Void) -> Scenario {
    .of("stacked", name, { StackedWorld(isUnfoldFirst: false) }, body)
  }

  private static let tucked: [Scenario] = [
    of("two that hold one bar leave in the order in which they came") { world in
      world.present()
      world.check(alpha: 0.25, "tucked")
      world.push(1)
      world.check(alpha: 0, "folded")
      world.navigation.dismiss(animated: true)
      world.check(alpha: 0, throughout: "the sheet leaves")
      world.present()
      world.check(alpha: 0.25, "tucked again")
      world.navigation.popViewController(animated: true)
      world.check(alpha: 0.25, throughout: "the leaf leaves")
      world.navigation.dismiss(animated: true)
      world.settle()
      world.forgetCompletion()
      world.check(world.atRest, completed: Array(repeating: true, count: 6), "all have left")
    },

    of("a sheet over a shelf that another screen covers") { world in
      world.present()
      world.checkTucked("at first")
      world.push(2)
      world.check(alpha: 0.25, throughout: "covered")
      world.tuck.move(to: .high, animated: true)
      world.check(alpha: 0.25, throughout: "moved")
      world.window.resize(to: CGSize(width: 800, height: 400))
      world.check(alpha: 0.25, throughout: "in another size")
      world.window.resize(to: UIScreen.main.bounds.size)
      world.settle()
      world.navigation.popViewController(animated: true)
      world.checkTucked("uncovered")
      world.push(2)
      world.settle()
      world.navigation.dismiss(animated: true)
      world.check(alpha: 1, "without the sheet")
      world.navigation.popViewController(animated: true)
      world.settle()
      world.forgetCompletion()
      world.check(world.atRest, completed: Simulator.recorder.completions, "all have left")
    },

    of("a sheet that comes before its shelf") { world in
      world.push(2)
      world.settle()
      world.present()
      world.settle()
      world.navigation.popViewController(animated: true)
      world.settle()
      world.tuck.move(to: .high, animated: true)
      world.checkTucked("moved")
      world.navigation.dismiss(animated: true)
      world.settle()
      world.forgetCompletion()
      world.check(world.atRest, completed: Simulator.recorder.completions, "all have left")
    },
  ]
}
