// swift-format-ignore-file
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A subclass of the pan with a state of its own, which it resets after each gesture.
class DownwardPanGestureRecognizer: UIPanGestureRecognizer {
  private var isDecided = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began, !isDecided else { return }
    isDecided = true
  }

  override func reset() {
    super.reset()
    isDecided = false
  }
}

/// A spring whose values the app computes itself, frame by frame.
final class SpringDriver {
  private var displayLink: CADisplayLink?
  private var lastTimestamp: CFTimeInterval = 0
  private var value: CGFloat
  private var velocity: CGFloat
  private let target: CGFloat
  private let stiffness: CGFloat = 300
  private let damping: CGFloat = 34
  private let step: (CGFloat) -> Void
  private let completion: () -> Void

  init(
    from value: CGFloat, to target: CGFloat, velocity: CGFloat, step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void
  ) {
    self.value = value
    self.target = target
    self.velocity = velocity
    self.step = step
    self.completion = completion
  }

  func start() {
    let displayLink = CADisplayLink(target: self, selector: #selector(tick(_:)))
    displayLink.add(to: .main, forMode: .common)
    self.displayLink = displayLink
  }

  @objc private func tick(_ displayLink: CADisplayLink) {
    if lastTimestamp == 0 { lastTimestamp = displayLink.timestamp }
    let elapsed = CGFloat(displayLink.targetTimestamp - lastTimestamp)
    lastTimestamp = displayLink.targetTimestamp
    let force = -stiffness * (value - target) - damping * velocity
    velocity += force * elapsed
    value += velocity * elapsed
    if abs(value - target) < 0.001 && abs(velocity) < 0.01 {
      displayLink.invalidate()
      self.displayLink = nil
      step(target)
      completion()
    } else {
      step(value)
    }
  }
}

/// An interaction controller that drives its transition without `UIPercentDrivenInteractiveTransition`.
final class SheetInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var transitionContext: UIViewControllerContextTransitioning?
  private weak var sheetView: UIView?
  private var progress: CGFloat = 0
  private var driver: SpringDriver?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    sheetView = transitionContext.view(forKey: .from)
  }

  func update(_ progress: CGFloat) {
    guard let transitionContext = transitionContext else { return }
    self.progress = max(0, min(1, progress))
    apply(self.progress)
    transitionContext.updateInteractiveTransition(self.progress)
  }

  func release(velocity: CGFloat) {
    guard let transitionContext = transitionContext else { return }
    let finishes = progress + velocity * 0.2 > 0.5
    if finishes {
      transitionContext.finishInteractiveTransition()
    } else {
      transitionContext.cancelInteractiveTransition()
    }
    driver = SpringDriver(
      from: progress, to: finishes ? 1 : 0, velocity: velocity,
      step: { [weak self] in self?.apply($0) },
      completion: { [weak self] in self?.complete(finishes) })
    driver?.start()
  }

  private func apply(_ progress: CGFloat) {
    guard let sheetView = sheetView else { return }
    sheetView.transform = CGAffineTransform(translationX: 0, y: sheetView.bounds.height * progress)
  }

  private func complete(_ finished: Bool) {
    driver = nil
    if finished {
      sheetView?.removeFromSuperview()
    }
    sheetView?.transform = .identity
    transitionContext?.completeTransition(finished)
    transitionContext = nil
  }
}

final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: SheetInteraction?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let pan = DownwardPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
  }

  @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let window = view.window else { return }
    let height = view.bounds.height
    switch recognizer.state {
    case .began:
      interaction = SheetInteraction()
      dismiss(animated: true)
    case .changed:
      interaction?.update(recognizer.translation(in: window).y / height)
    case .ended, .cancelled, .failed:
      interaction?.release(velocity: recognizer.velocity(in: window).y / height)
      interaction = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SheetAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    return SheetAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return interaction
  }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isPresenting {
      sheet.frame = container.bounds
      sheet.transform = below
      container.addSubview(sheet)
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 1
    ) {
      sheet.transform = self.isPresenting ? .identity : below
    }
    animator.addCompletion { position in
      if !self.isPresenting {
        sheet.removeFromSuperview()
        sheet.transform = .identity
      }
      transitionContext.completeTransition(position == .end)
    }
    animator.startAnimation()
  }
}
