import Foundation

/// Keeps the alongside animations and the handlers that an app adds to a transition.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  /// Whether the alongside animations have run. Animations that are added after that are refused.
  private(set) var hasRunAlongside = false

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

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  // MARK: Animations and handlers

  @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasRunAlongside { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    changeHandlers.append(handler)
  }

  // MARK: Course

  /// Whether there are alongside animations.
  var hasAnimations: Bool { !animations.isEmpty }

  /// Runs the alongside animations in the current animation block, if any.
  func runAlongside() {
    hasRunAlongside = true
    let animations = self.animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// Calls the handlers when the interaction has ended or has begun again.
  func noteInteractionChange() {
    for handler in changeHandlers { handler(self) }
    let ended = endHandlers
    if !isInteractive { endHandlers = [] }
    if !isInteractive { for handler in ended { handler(self) } }
  }

  func complete() {
    let completions = self.completions
    self.completions = []
    animations = []
    changeHandlers = []
    endHandlers = []
    for completion in completions { completion(self) }
  }
}

/// The coordinator of a change of the window's size.
@MainActor final class SizeChange: TransitionCoordinator {
  /// The rotation of the window.
  private let turn: CGAffineTransform

  init(from controller: UIViewController, in window: UIWindow, turn: CGAffineTransform) {
    self.turn = turn
    super.init(container: window, from: controller, to: controller, isAnimated: true, style: .none)
  }

  override var transitionDuration: TimeInterval { 0.3 }
  override var targetTransform: CGAffineTransform { turn }
}
