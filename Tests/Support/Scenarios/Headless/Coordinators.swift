@_spi(Simulator) import UIKit

/// Animations alongside a transition, by itself and under a finger.
extension Scenario {
  static let headlessCoordinators: [Scenario] = [
    Scenario("coordinators: alongside a percent-driven pop", in: Conduct.eachAnswer) {
      for completes in [true, false] {
        let world = CoordinatorWorld()
        world.delegate.interaction = UIPercentDrivenInteractiveTransition()
        let follower = UIView()
        var log: [String] = []
        world.pop()
        let coordinator = world.top.transitionCoordinator
        let isQueued = coordinator?.animate { _ in
          follower.alpha = 0
        } completion: {
          log.append("ended, \($0.isCancelled ? "cancelled" : "completed")")
        }
        coordinator?.notifyWhenInteractionChanges { log.append("changed to \($0.isInteractive)") }
        coordinator?.notifyWhenInteractionEnds { _ in log.append("interaction ended") }
        let comesInTime = Simulator.conduct.delegateIsAskedLater || Simulator.conduct.interactionStartsLater
        Report.equal("queued", isQueued, comesInTime)
        Simulator.clock.advance(by: 0.1)
        world.delegate.interaction?.update(0.5)
        if comesInTime { Report.near("follows", follower.presentedAlpha, 0.5) }
        Report.near("percent", coordinator?.percentComplete ?? 0, 0.5)
        if completes { world.delegate.interaction?.finish() } else { world.delegate.interaction?.cancel() }
        Simulator.clock.runUntilIdle()
        Report.equal(
          "told", log,
          ["changed to false", "interaction ended", "ended, \(completes ? "completed" : "cancelled")"])
        Report.check("is gone", world.top.transitionCoordinator == nil)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("coordinators: alongside a transition that the app drives itself", in: Conduct.eachAnswer) {
      let world = CoordinatorWorld()
      world.delegate.direct = DirectInteraction()
      let follower = UIView()
      world.navigation.delegate = world.delegate
      world.delegate.willShow = { $0.transitionCoordinator?.animate { _ in follower.alpha = 0 } }
      world.pop()
      Simulator.clock.advance(by: 0.1)
      let plays = Simulator.conduct.alongsidePlaysWhenDriven
      let follows = Simulator.conduct.alongsideFollowsWhenDriven
      Report.near("model in between", follower.alpha, plays || follows ? 0 : 1)
      if follows { Report.near("it waits for the progress", follower.presentedAlpha, 1) }
      world.delegate.direct?.finish()
      Simulator.clock.runUntilIdle()
      Report.near("model at the end", follower.alpha, 0)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("coordinators: an early end is remembered or not", in: Conduct.eachAnswer) {
      var conduct = Simulator.conduct
      conduct.interactionStartsLater = true
      Simulator.conduct = conduct
      let world = CoordinatorWorld()
      world.delegate.interaction = UIPercentDrivenInteractiveTransition()
      world.pop()
      world.delegate.interaction?.cancel()
      Simulator.clock.runUntilIdle()
      Report.equal(
        "stuck", Simulator.census.transitionsUnderWay.isEmpty, Simulator.conduct.earlyEndIsRemembered)
      world.delegate.interaction?.cancel()
      Simulator.clock.runUntilIdle()
      Report.equal("nothing is left", Simulator.census.transitionsUnderWay, [])
    },

    Scenario("coordinators: an interruptible transition is caught in flight", in: Conduct.eachAnswer) {
      for completes in [true, false] {
        let world = CoordinatorWorld()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        world.delegate.interaction = interaction
        world.delegate.isInterruptible = true
        world.pop()
        Simulator.clock.advance(by: 0.2 + VirtualClock.frame)
        Report.check("can be", world.top.transitionCoordinator?.isInterruptible == true)
        let shown = world.top.view.presentedCenter.x
        Report.check("is on its way", shown > 220, "\(shown)")
        interaction.pause()
        Report.check("is under the finger", world.top.transitionCoordinator?.isInteractive == true)
        Report.near("does not jump", world.top.view.presentedCenter.x, shown, within: 1e-6)
        interaction.update(0.75)
        Report.near("follows", world.top.view.presentedCenter.x, 200 + 0.75 * 400, within: 1e-6)
        if completes { interaction.finish() } else { interaction.cancel() }
        Report.near("goes on from there", world.top.view.presentedCenter.x, 500, within: 1e-6)
        Simulator.clock.runUntilIdle()
        Report.equal("stack", world.navigation.viewControllers.count, completes ? 1 : 2)
        Report.near("model", world.top.view.center.x, completes ? 600 : 200)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario(
      "coordinators: what is not interruptible may keep touches and ignore a pause", in: Conduct.eachAnswer
    ) {
      for isInterruptible in [false, true] {
        let world = CoordinatorWorld()
        let field = TouchCounter(frame: world.window.bounds)
        world.window.addSubview(field)
        let finger = Finger(in: world.window)
        world.delegate.isInterruptible = isInterruptible
        world.pop()
        Simulator.clock.advance(by: 0.1)
        finger.tap(at: CGPoint(x: 100, y: 100))
        let isThrough = isInterruptible || !Simulator.conduct.uninterruptibleKeepsTouches
        Report.equal("touches on the way", field.count, isThrough ? 1 : 0)
        let coordinator = world.top.transitionCoordinator
        world.delegate.playing?.pauseInteractiveTransition()
        let isPaused = isInterruptible || !Simulator.conduct.uninterruptibleIgnoresPause
        Report.equal("paused", coordinator?.isInteractive, isPaused)
        if isPaused { world.delegate.playing?.finishInteractiveTransition() }
        Simulator.clock.runUntilIdle()
        finger.tap(at: CGPoint(x: 100, y: 100))
        Report.equal("touches afterwards", field.count, isThrough ? 2 : 1)
        Report.equal("stack", world.navigation.viewControllers.count, 1)
        Report.equal("violations", Simulator.recorder.violations, [])
      }
    },

    Scenario("coordinators: an interruptible animator under a finger from the start", in: Conduct.eachAnswer)
    {
      let world = CoordinatorWorld()
      let interaction = UIPercentDrivenInteractiveTransition()
      world.delegate.interaction = interaction
      world.delegate.isInterruptible = true
      world.pop()
      Simulator.clock.advance(by: 0.1)
      interaction.update(0.5)
      Report.near("follows", world.top.view.presentedCenter.x, 400, within: 1e-6)
      interaction.cancel()
      Simulator.clock.runUntilIdle()
      Report.equal("stack", world.navigation.viewControllers.count, 2)
      Report.equal("violations", Simulator.recorder.violations, [])
    },

    Scenario("coordinators: a size change turns the traits", in: Conduct.eachAnswer) {
      let world = CoordinatorWorld()
      var log: [String] = []
      world.top.sizeWillChange = { size, coordinator in
        log.append(
          "to \(Int(size.width)), turn \(coordinator.targetTransform == .identity ? "none" : "some")")
        coordinator.animate { _ in
          log.append("alongside")
        } completion: { _ in
          log.append("done")
        }
      }
      Report.equal("tall", world.top.traitCollection.verticalSizeClass, .regular)
      world.window.resize(to: CGSize(width: 800, height: 400))
      Report.equal("on the way", log, ["to 800, turn some", "alongside"])
      Simulator.clock.runUntilIdle()
      Report.equal("told", log, ["to 800, turn some", "alongside", "done"])
      Report.equal("flat", world.top.traitCollection.verticalSizeClass, .compact)
    },
  ]
}

/// A navigation controller with two screens, and a delegate that pops them.
@MainActor private final class CoordinatorWorld {
  let root = UIViewController()
  let top = SizeWitness()
  let navigation: UINavigationController
  let window = UIWindow(frame: UIScreen.main.bounds)
  let delegate = PopDelegate()

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    navigation.delegate = delegate
    Simulator.clock.advance(by: VirtualClock.frame)
  }

  func pop() {
    navigation.popViewController(animated: true)
  }
}

final class TouchCounter: UIView {
  private(set) var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

private final class SizeWitness: UIViewController {
  var sizeWillChange: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange?(size, coordinator)
  }
}

/// An interaction that drives nothing. The scenario finishes it.
private final class DirectInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let entering = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(entering)
    }
  }

  func finish() {
    context?.view(forKey: .from)?.removeFromSuperview()
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
    context = nil
  }
}

/// A pop in which the top screen slides away in 0.4 s.
private final class PopDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?
  var direct: DirectInteraction?
  var isInterruptible = false
  var willShow: ((UIViewController) -> Void)?
  private(set) weak var playing: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    willShow?(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { direct ?? interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    playing = context
    if isInterruptible { return interruptibleAnimator(using: context).startAnimation() }
    guard let (entering, leaving) = insert(context) else { return }
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      leaving.center.x += 400
    } completion: { _ in
      Self.end(context, entering, leaving)
    }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard isInterruptible else { return absent(context) }
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    self.animator = animator
    guard let (entering, leaving) = insert(context) else { return animator }
    animator.addAnimations { leaving.center.x += 400 }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      Self.end(context, entering, leaving)
    }
    return animator
  }

  private func insert(_ context: any UIViewControllerContextTransitioning) -> (UIView, UIView)? {
    guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else {
      return nil
    }
    context.containerView.insertSubview(entering, belowSubview: leaving)
    return (entering, leaving)
  }

  private static func end(
    _ context: any UIViewControllerContextTransitioning, _ entering: UIView, _ leaving: UIView
  ) {
    let completes = !context.transitionWasCancelled
    (completes ? leaving : entering).removeFromSuperview()
    context.completeTransition(completes)
  }

  private func absent(_ context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    PlainAnimator().interruptibleAnimator(using: context)
  }
}

/// An animator without `interruptibleAnimator(using:)`.
private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
