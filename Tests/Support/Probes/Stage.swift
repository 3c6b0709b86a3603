import Foundation
@_spi(Simulator) import UIKit

/// A screen that logs its callbacks.
final class Screen: UIViewController {
  private let label: String
  /// Called with the name of each callback.
  var whenTold: ((String) -> Void)?

  init(_ label: String) {
    self.label = label
    super.init(nibName: nil, bundle: nil)
    simulatedName = label
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    Probe.log.append("\(label) \(call)")
    whenTold?(call)
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent == nil ? "nothing" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent == nil ? "nothing" : "parent")")
  }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
}

/// An animator that moves one view, removes the view that has to go, and logs its calls.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  /// Called with the context when the animation begins.
  var whenBegun: ((any UIViewControllerContextTransitioning) -> Void)?
  /// The context of the running transition.
  var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    Probe.log.append("animateTransition")
    self.context = context
    whenBegun?(context)
    let (entering, leaving) = (context.view(forKey: .to), context.view(forKey: .from))
    if let entering, entering.superview !== context.containerView {
      context.containerView.addSubview(entering)
    }
    UIView.animate(withDuration: 0.4) {
      (leaving ?? entering)?.transform = CGAffineTransform(translationX: 40, y: 0)
    } completion: { _ in
      (leaving ?? entering)?.transform = .identity
      let completes = !context.transitionWasCancelled
      (completes ? leaving : entering)?.removeFromSuperview()
      context.completeTransition(completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    Probe.log.append("animationEnded(\(transitionCompleted))")
    context = nil
  }
}

/// An animator with a property animator that can be paused.
final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether it returns a new animator for each call.
  var forgets = false
  /// Whether its animator is not interruptible.
  var isFixed = false
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator, !forgets { return animator }
    let (entering, leaving) = (context.view(forKey: .to), context.view(forKey: .from))
    if let entering, entering.superview == nil { context.containerView.addSubview(entering) }
    let new = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      leaving?.transform = CGAffineTransform(translationX: 40, y: 0)
    }
    new.isInterruptible = !isFixed
    new.addCompletion { _ in
      leaving?.transform = .identity
      let completes = !context.transitionWasCancelled
      (completes ? leaving : entering)?.removeFromSuperview()
      context.completeTransition(completes)
    }
    if animator == nil { animator = new }
    return new
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// The delegate of navigation controllers, tab bar controllers and presentations. It logs its calls.
final class Desk: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: UIPercentDrivenInteractiveTransition?
  var mayBeSelected = true
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?) = { _, _ in nil }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { Probe.log.append("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { Probe.log.append("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The headless UIKit also calls this with `.none` to find out whether the method exists.
    if operation != .none { Probe.log.append("animator for \(operation)") }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Probe.log.append("interaction")
    return interaction
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Probe.log.append("shouldSelect")
    return mayBeSelected
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Probe.log.append("didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation(presented, presenting) }
}

/// A navigation controller in a window, with a `Desk` as its delegate.
@MainActor final class Stage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root = Screen("root")
  let top = Screen("top")
  let desk = Desk()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.clock.runUntilIdle()
    navigation.delegate = desk
    Probe.log = []
  }

  /// A stage with the second screen on the stack. If `interactive` is true, the delegate returns an interaction controller.
  static func pushed(
    interactive: Bool = false, animator: (any UIViewControllerAnimatedTransitioning)? = Fade()
  )
    -> Stage
  {
    let stage = Stage()
    stage.navigation.pushViewController(stage.top, animated: false)
    stage.settle()
    stage.desk.animator = animator
    if interactive { stage.desk.interaction = UIPercentDrivenInteractiveTransition() }
    Probe.log = []
    return stage
  }

  /// A stage whose second screen has a presentation style, and the transitioning delegate if one is given.
  static func presenting(_ style: UIModalPresentationStyle, by desk: Desk? = nil) -> Stage {
    let stage = Stage()
    stage.top.modalPresentationStyle = style
    stage.top.transitioningDelegate = desk
    return stage
  }

  /// A stage with the second screen presented.
  static func presented(_ style: UIModalPresentationStyle, by desk: Desk? = nil) -> Stage {
    let stage = presenting(style, by: desk)
    stage.navigation.present(stage.top, animated: false)
    stage.settle()
    Probe.log = []
    return stage
  }

  func settle() { Simulator.clock.runUntilIdle() }

  func advance(_ interval: TimeInterval = 0.1) { Simulator.clock.advance(by: interval) }

  /// The appearance callbacks in the log.
  var appearances: [String] { Probe.log.filter { $0.hasSuffix("ppear") } }
}
