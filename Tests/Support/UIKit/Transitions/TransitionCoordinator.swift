import Foundation

/// What is to happen alongside a transition, and after it.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle

  init(
    container: UIView, from: UIViewController, to: UIViewController, isAnimated: Bool,
    style: UIModalPresentationStyle
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    presentationStyle = style
  }

  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what is to happen alongside, in whatever animation block this is called in.
  func runAlongside() {
    let animations = self.animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// Whether anything is to happen alongside.
  var hasAnimations: Bool { !animations.isEmpty }

  func complete() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

/// The coordinator of a change of the window's size.
@MainActor final class SizeChange: TransitionCoordinator {
  init(from controller: UIViewController, in window: UIWindow) {
    super.init(container: window, from: controller, to: controller, isAnimated: true, style: .none)
  }

  override var transitionDuration: TimeInterval { 0.3 }
}
