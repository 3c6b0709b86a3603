import UIKit

/// Asks the device it runs on what UIKit's documentation leaves open: see `Documentation/device-check.md`. Each answer is a line, the
/// name of the question as the tests of `transc` have it, and `yes` or `no`.
@MainActor
final class DeviceCheck: NSObject {
  private let window: UIWindow
  private var lines: [String] = []
  private var link: CADisplayLink?
  private var deadline: CFTimeInterval = 0
  private var waiting: (() -> Void)?
  private var left: [(DeviceCheck) -> (@escaping () -> Void) -> Void] = []
  /// What lives as long as one question.
  private var kept: [AnyObject] = []

  init(in window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Asks all questions, one after the other.
  /// - Parameter done: Given the answers.
  func run(_ done: @escaping ([String]) -> Void) {
    left = [
      DeviceCheck.emptyAnimator, DeviceCheck.delayedBlocks, DeviceCheck.reversal, DeviceCheck.fraction,
      DeviceCheck.nestedKeyframes, DeviceCheck.overlap, DeviceCheck.shadows, DeviceCheck.push,
      DeviceCheck.cancelledPop, DeviceCheck.drivenByTheApp, DeviceCheck.playedByTheApp, DeviceCheck.tabs,
      DeviceCheck.pause, DeviceCheck.bar, DeviceCheck.spring,
    ]
    next(done)
  }

  private func next(_ done: @escaping ([String]) -> Void) {
    kept = []
    guard let check = left.first else { return done(lines) }
    left.removeFirst()
    let screen = UIViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    wait(0.2) { check(self)({ self.next(done) }) }
  }

  private func tell(_ question: String, _ answer: Bool, _ detail: String = "") {
    lines.append("\(question): \(answer ? "yes" : "no")" + (detail.isEmpty ? "" : " (\(detail))"))
  }

  /// Does something when so many seconds have passed.
  private func wait(_ seconds: CFTimeInterval, _ action: @escaping () -> Void) {
    waiting = action
    deadline = CACurrentMediaTime() + seconds
    if link == nil {
      let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  @objc private func tick(_ link: CADisplayLink) {
    guard CACurrentMediaTime() >= deadline, let action = waiting else { return }
    waiting = nil
    link.invalidate()
    self.link = nil
    action()
  }

  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 50, height: 50))
    view.backgroundColor = .red
    window.rootViewController?.view.addSubview(view)
    return view
  }

  private func shown(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }

  // MARK: Animators

  private func emptyAnimator(_ next: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {}
    let start = CACurrentMediaTime()
    var took = -1.0
    animator.addCompletion { _ in took = CACurrentMediaTime() - start }
    animator.startAnimation()
    wait(1) {
      self.tell("emptyAnimatorsEndAtOnce", took < 0.25, "after \(Self.text(took)) s of 0.5")
      next()
    }
  }

  private func delayedBlocks(_ next: @escaping () -> Void) {
    var hasRun = false
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
      hasRun = true
      view.alpha = 0
    }
    animator.startAnimation(afterDelay: 0.3)
    tell("delayedBlocksRunAtOnce", hasRun)
    wait(0.8, next)
  }

  private func reversal(_ next: @escaping () -> Void) {
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    wait(0.5) {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      self.wait(0.05) {
        let alpha = self.shown(view)
        self.tell(
          "reversalTurnsTheFraction", alpha < 0.5, "shown at \(Self.text(Double(alpha))), was at 0.75")
        animator.stopAnimation(true)
        next()
      }
    }
  }

  private func fraction(_ next: @escaping () -> Void) {
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.alpha = 0 }
    let start = CACurrentMediaTime()
    animator.startAnimation()
    wait(1) {
      let time = (CACurrentMediaTime() - start) / 2
      let fraction = Double(animator.fractionComplete)
      let way = Double(1 - self.shown(view))
      self.tell(
        "fractionIsOfTime", abs(fraction - time) < abs(fraction - way),
        "\(Self.text(fraction)) at \(Self.text(time)) of the time and \(Self.text(way)) of the way")
      animator.stopAnimation(true)
      next()
    }
  }

  private func nestedKeyframes(_ next: @escaping () -> Void) {
    let view = makeView()
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.9, y: 0), controlPoint2: CGPoint(x: 1, y: 0.1))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
    }
    animator.startAnimation()
    wait(0.5) {
      let alpha = self.shown(view)
      self.tell("nestedKeyframesTakeTheCurve", alpha > 0.75, "shown at \(Self.text(Double(alpha))) half-way")
      animator.stopAnimation(true)
      next()
    }
  }

  private func overlap(_ next: @escaping () -> Void) {
    let view = makeView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
    wait(0.5) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
      self.wait(0.25) {
        // Taken from what is on screen it has gone a quarter of the way back; added, both go on: 1 - 0.75 + 0.25 - 0.25.
        let alpha = self.shown(view)
        self.tell("overlappingAnimationsAdd", alpha < 0.57, "shown at \(Self.text(Double(alpha)))")
        next()
      }
    }
  }

  private func shadows(_ next: @escaping () -> Void) {
    let view = makeView()
    UIView.animate(withDuration: 1) { view.layer.shadowOpacity = 1 }
    tell("blocksAnimateShadows", view.layer.animationKeys()?.contains("shadowOpacity") == true)
    wait(1.2, next)
  }

  private func spring(_ next: @escaping () -> Void) {
    let view = makeView()
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { view.alpha = 0 }
    let start = CACurrentMediaTime()
    animator.startAnimation()
    var samples: [String] = []
    func sample() {
      samples.append("\(Self.text(CACurrentMediaTime() - start)) \(Self.text(Double(shown(view))))")
      if samples.count < 5 { wait(0.05, sample) } else { end() }
    }
    func end() {
      lines.append("spring of 0.8 in 0.5 s, time and what is left: " + samples.joined(separator: ", "))
      animator.stopAnimation(true)
      next()
    }
    wait(0.1, sample)
  }

  // MARK: Containers

  private func navigate(_ animator: CheckedAnimator) -> (UINavigationController, CheckedDelegate) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = CheckedDelegate(animator)
    window.rootViewController = navigation
    kept = [delegate, animator]
    return (navigation, delegate)
  }

  private func push(_ next: @escaping () -> Void) {
    let animator = CheckedAnimator()
    let (navigation, delegate) = navigate(animator)
    let root = navigation.viewControllers[0]
    wait(0.2) {
      navigation.delegate = delegate
      navigation.pushViewController(UIViewController(), animated: true)
      self.tell("delegateIsAskedLater", !delegate.wasAsked)
      self.wait(1) {
        self.tell("didShowComesLater", !animator.toldInside)
        self.tell("containersClearUp", root.view.superview == nil)
        root.view.removeFromSuperview()
        next()
      }
    }
  }

  private func cancelledPop(_ next: @escaping () -> Void) {
    let animator = CheckedAnimator()
    let (navigation, delegate) = navigate(animator)
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    let driver = TimedInteraction()
    delegate.interaction = driver
    wait(0.3) {
      navigation.delegate = delegate
      animator.takesOut = true
      navigation.popViewController(animated: true)
      self.wait(0.3) {
        self.tell("interactionStartsLater", driver.startedAt - delegate.askedAt > 0.01)
        driver.update(0.5)
        self.wait(0.1) {
          driver.cancel()
          self.wait(1) {
            self.tell("cancelRestoresModel", animator.alphaAtEnd > 0.5)
            self.tell("cancelCompletesAsFinished", animator.finished)
            navigation.delegate = nil
            next()
          }
        }
      }
    }
  }

  private func drivenByTheApp(_ next: @escaping () -> Void) {
    let animator = CheckedAnimator()
    let (navigation, delegate) = navigate(animator)
    navigation.pushViewController(UIViewController(), animated: false)
    let driver = PlainInteraction()
    delegate.interaction = driver
    let view = makeView()
    wait(0.3) {
      navigation.delegate = delegate
      delegate.whenShowing = { screen in
        screen.transitionCoordinator?.animate(alongsideTransition: { _ in view.alpha = 0 }, completion: nil)
      }
      navigation.popViewController(animated: true)
      self.wait(0.3) {
        let hasPlayed = view.alpha < 0.5
        driver.context?.updateInteractiveTransition(0.5)
        self.wait(0.6) {
          let alpha = self.shown(view)
          let follows = hasPlayed && alpha > 0.2 && alpha < 0.8
          self.tell("alongsideFollowsWhenDriven", follows, "shown at \(Self.text(Double(alpha))) half-way")
          self.tell("alongsidePlaysWhenDriven", hasPlayed && !follows)
          driver.finish()
          self.wait(0.5) {
            navigation.delegate = nil
            next()
          }
        }
      }
    }
  }

  private func tabs(_ next: @escaping () -> Void) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    let animator = CheckedAnimator()
    animator.takesOut = true
    let delegate = CheckedDelegate(animator)
    kept = [delegate, animator]
    window.rootViewController = tabs
    wait(0.2) {
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      self.wait(0.15) {
        self.tell("codeSelectsTabsUnasked", !delegate.wasAsked)
        if delegate.wasAsked { self.tell("selectedIndexChangesLast", tabs.selectedIndex == 0) }
        self.wait(1, next)
      }
    }
  }

  private func pause(_ next: @escaping () -> Void) {
    let animator = CheckedAnimator()
    let (navigation, delegate) = navigate(animator)
    wait(0.2) {
      navigation.delegate = delegate
      animator.takesOut = true
      navigation.pushViewController(UIViewController(), animated: true)
      self.wait(0.15) {
        animator.context?.pauseInteractiveTransition()
        let isInteractive = animator.context?.isInteractive == true
        self.tell("uninterruptibleIgnoresPause", !isInteractive)
        if isInteractive { animator.context?.finishInteractiveTransition() }
        self.wait(1, next)
      }
    }
  }

  private func playedByTheApp(_ next: @escaping () -> Void) {
    let animator = CheckedAnimator()
    animator.takesOut = true
    let (navigation, delegate) = navigate(animator)
    navigation.pushViewController(UIViewController(), animated: false)
    let driver = PlainInteraction()
    driver.wantsInteractiveStart = false
    delegate.interaction = driver
    wait(0.3) {
      navigation.delegate = delegate
      navigation.popViewController(animated: true)
      self.wait(0.2) {
        self.tell("interactorBeginsWhatPlays", driver.context != nil)
        driver.finish()
        self.wait(0.8) {
          navigation.delegate = nil
          next()
        }
      }
    }
  }

  private func bar(_ next: @escaping () -> Void) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    wait(0.2) {
      let bar = navigation.navigationBar
      let before = bar.center.y
      bar.transform = CGAffineTransform(translationX: 0, y: 20)
      navigation.view.setNeedsLayout()
      navigation.view.layoutIfNeeded()
      self.wait(0.1) {
        self.tell(
          "barsArePlacedByTheirFrame", abs(bar.center.y - before) > 10,
          "the middle went by \(Self.text(Double(bar.center.y - before)))")
        bar.transform = .identity
        next()
      }
    }
  }

  private static func text(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}

/// Fades, and notes what it is told and when.
@MainActor
final class CheckedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  weak var delegate: CheckedDelegate?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Whether it takes the leaving screen out itself.
  var takesOut = false
  private(set) var toldInside = false
  private(set) var alphaAtEnd: CGFloat = -1
  private(set) var finished = false

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else { return }
    context.containerView.insertSubview(entering, at: 0)
    UIView.animate(withDuration: 0.4) {
      leaving.alpha = 0
    } completion: { finished in
      self.finished = finished
      self.alphaAtEnd = leaving.alpha
      leaving.alpha = 1
      let completes = !context.transitionWasCancelled
      if self.takesOut { (completes ? leaving : entering).removeFromSuperview() }
      self.delegate?.hasShown = false
      context.completeTransition(completes)
      self.toldInside = self.delegate?.hasShown == true
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }
}

/// Hands the animator out, and notes when it is asked.
@MainActor
final class CheckedDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  private let animator: CheckedAnimator
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var whenShowing: ((UIViewController) -> Void)?
  private(set) var wasAsked = false
  private(set) var askedAt: CFTimeInterval = 0
  var hasShown = false

  init(_ animator: CheckedAnimator) {
    self.animator = animator
    super.init()
    animator.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .none { return nil }
    wasAsked = true
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    askedAt = CACurrentMediaTime()
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { whenShowing?(viewController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { hasShown = true }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    wasAsked = true
    return animator
  }
}

/// Notes when it starts.
@MainActor
final class TimedInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var startedAt: CFTimeInterval = 0

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    startedAt = CACurrentMediaTime()
    super.startInteractiveTransition(transitionContext)
  }
}

/// Drives a transition itself, and animates nothing.
@MainActor
final class PlainInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart = true
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let entering = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(entering, at: 0)
    }
  }

  func finish() {
    context?.view(forKey: .from)?.removeFromSuperview()
    if context?.isInteractive == true { context?.finishInteractiveTransition() }
    context?.completeTransition(true)
    context = nil
  }
}
