@_spi(Simulator) import UIKit

/// Navigation and presentations: the calls of screens and delegates, and the ownership of objects.
extension Scenario {
  static let headlessContainers: [Scenario] = [
    Scenario("containers: the system's push and pop", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.advance(by: 0.1)
      Report.check("slides in", world.top.view.presentedFrame.minX > 10)
      Simulator.clock.runUntilIdle()
      Report.near("is in its place", world.top.view.frame, UIScreen.main.bounds)
      Report.equal(
        "told", world.told,
        ["root will disappear", "top will appear", "root did disappear", "top did appear"])
      Report.equal("moved", world.top.moves, ["will to parent", "did to parent"])
      world.navigation.popViewController(animated: true)
      Simulator.clock.runUntilIdle()
      Report.equal("moved away", world.top.moves.suffix(2), ["will to nothing", "did to nothing"])
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: who leaves what in a container", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let delegate = CarelessDelegate()
      world.navigation.delegate = delegate
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      let isSeen = Simulator.recorder.violations.contains { $0.contains("was left in the container") }
      Report.equal("is seen", isSeen, !Simulator.conduct.containersClearUp)
    },

    Scenario("containers: appearance of a covered presenter", in: Conduct.eachAnswer) {
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic] {
        let world = ContainerWorld()
        let told = world.told.count
        world.top.modalPresentationStyle = style
        world.navigation.present(world.top, animated: true)
        Simulator.clock.runUntilIdle()
        let isCovered = style == .fullScreen
        let expected =
          isCovered
          ? ["root will disappear", "top will appear", "root did disappear", "top did appear"]
          : ["top will appear", "top did appear"]
        Report.equal(
          "told of \(style)", world.told.dropFirst(told).filter { !$0.hasPrefix("navigation") }, expected)
        Report.equal("in the window", world.root.view.window == nil, isCovered)
        Report.check("escapes", Simulator.performEscape(from: world.top.view))
        Simulator.clock.runUntilIdle()
        Report.check(
          "is back", world.root.view.window != nil && world.navigation.presentedViewController == nil)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("containers: a full screen over another presentation", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let full = UIViewController()
      world.top.modalPresentationStyle = .custom
      world.navigation.present(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      let container = world.top.view.superview
      container?.addSubview(UIView())
      full.modalPresentationStyle = .fullScreen
      world.top.present(full, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("the one below it is not in the window", world.top.view.window == nil)
      full.dismiss(animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("it is where it was", container?.subviews.first === world.top.view)
      world.navigation.dismiss(animated: false)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: an app is told of its start, and children of their own", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.window.makeKeyAndVisible()
      world.window.makeKeyAndVisible()
      Report.equal(
        "told", world.told.filter { $0.hasPrefix("root") }, ["root will appear", "root did appear"])
      world.root.endAppearanceTransition()
      Report.check("an end without a beginning is seen", !Simulator.recorder.violations.isEmpty)
    },

    Scenario("containers: a second dismissal is ignored", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      world.navigation.present(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      world.top.dismiss(animated: true)
      world.top.dismiss(animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("nothing is presented", world.navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: who presents, and what goes", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let above = UIViewController()
      world.top.modalPresentationStyle = .fullScreen
      above.modalPresentationStyle = .overFullScreen
      world.root.present(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("the outermost presents", world.navigation.presentedViewController === world.top)
      Report.check("said of those in it", world.root.presentedViewController === world.top)
      Report.check("and the other way", world.top.presentingViewController === world.navigation)
      world.root.present(above, animated: true)
      Report.check("only one at a time", above.presentingViewController == nil)
      world.top.present(above, animated: true)
      Simulator.clock.runUntilIdle()
      world.root.dismiss(animated: true)
      Simulator.clock.runUntilIdle()
      Report.check(
        "all go", world.navigation.presentedViewController == nil && above.presentingViewController == nil)
      Report.equal("views in the window", world.window.subviews, [world.navigation.view])
      above.modalPresentationStyle = .overCurrentContext
      world.root.definesPresentationContext = true
      world.root.present(above, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("a context presents", above.presentingViewController === world.root)
      Report.check("where it is", above.view.isDescendant(of: world.navigation.view))
      above.dismiss(animated: false)
      Report.check("and is alone again", world.root.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: a stack that is set, and a coordinator that is asked for", in: Conduct.eachAnswer) {
      let navigation = UINavigationController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let screens = [UIViewController(), UIViewController(), UIViewController()]
      navigation.viewControllers = screens
      Report.check(
        "the last is on screen", screens[2].view.window === window && screens[0].parent === navigation)
      navigation.popToRootViewController(animated: true)
      if !Simulator.conduct.delegateIsAskedLater { Simulator.clock.advance(by: 0.1) }
      Report.check("the navigation controller has it", navigation.transitionCoordinator != nil)
      Report.check("on its way", navigation.transitionCoordinator?.viewController(forKey: .to) === screens[0])
      Simulator.clock.runUntilIdle()
      Report.check("not any more", navigation.transitionCoordinator == nil)
      Report.equal("back at the first", navigation.viewControllers, [screens[0]])
      navigation.setNavigationBarHidden(true, animated: false)
      Report.check("the bar is hidden", navigation.navigationBar.isHidden)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: from one child to another", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let first = Witness()
      let second = Witness()
      for child in [first, second] {
        world.root.addChild(child)
        child.didMove(toParent: world.root)
      }
      first.simulatedName = "first"
      second.simulatedName = "second"
      world.root.view.addSubview(first.view)
      world.root.transition(from: first, to: second, duration: 0.3, animations: { first.view.alpha = 0 })
      Report.check("both are there meanwhile", first.view.window != nil && second.view.window != nil)
      Simulator.clock.runUntilIdle()
      Report.check("then one", first.view.window == nil && second.view.window != nil)
      Report.equal(
        "told", world.told,
        ["first will disappear", "second will appear", "first did disappear", "second did appear"])
      world.root.transition(from: first, to: world.top, duration: 0, animations: nil)
      Report.check("not to a stranger", !Simulator.recorder.violations.isEmpty)
    },

    Scenario("containers: pages", in: Conduct.eachAnswer) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = pages
      let (first, second) = (UIViewController(), UIViewController())
      pages.setViewControllers([first], direction: .forward, animated: false)
      Report.check("one is there", first.parent === pages && first.view.window === window)
      var turned: Bool?
      pages.setViewControllers([second], direction: .forward, animated: true) { turned = $0 }
      Report.equal("turned", turned, true)
      Report.check("the other", pages.viewControllers == [second] && pages.children == [second])
      Report.check("is seen alone", second.view.window === window && first.view.superview == nil)
      window.frame.size = CGSize(width: 800, height: 400)
      window.layoutIfNeeded()
      Report.near("and as large", second.view.frame.size.width, 800)
    },

    Scenario("containers: without a window", in: Conduct.eachAnswer) {
      let root = UIViewController()
      let top = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("pushes", navigation.topViewController === top)
      navigation.present(UIViewController(), animated: true)
      Simulator.clock.runUntilIdle()
      Report.check("does not present", navigation.presentedViewController == nil)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("containers: what never completes is found", in: Conduct.eachAnswer) {
      let world = ContainerWorld()
      let delegate = SlideDelegate(interaction: nil)
      delegate.completions = 0
      world.navigation.delegate = delegate
      world.navigation.pushViewController(world.top, animated: true)
      Simulator.clock.runUntilIdle()
      Report.equal("stuck", Simulator.census.transitionsUnderWay, ["from root to top"])
    },
  ]
}

/// A navigation controller with a root, and a screen that may be pushed or presented.
@MainActor final class ContainerWorld {
  let root = Witness()
  let top = Witness()
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.simulatedName = "navigation"
    root.simulatedName = "root"
    top.simulatedName = "top"
    window.rootViewController = navigation
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  var told: [String] { Simulator.recorder.appearances }

  /// Moves a finger from the leading edge.
  func swipe(to share: CGFloat, isReversed: Bool) {
    let finger = Finger(in: window)
    finger.touchDown(at: CGPoint(x: isReversed ? 398 : 2, y: 400))
    finger.drag(to: CGPoint(x: isReversed ? 400 - 400 * share : 400 * share, y: 400), during: 0.5)
    Simulator.clock.advance(by: 0.3)
    finger.lift()
    Simulator.clock.runUntilIdle()
  }
}

/// A screen that records its appearance.
final class Witness: UIViewController {
  var moves: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    moves.append("will to \(parent == nil ? "nothing" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    moves.append("did to \(parent == nil ? "nothing" : "parent")")
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// A delegate that leaves the leaving screen where it is.
private final class CarelessDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let entering = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(entering)
    }
    transitionContext.completeTransition(true)
  }
}
