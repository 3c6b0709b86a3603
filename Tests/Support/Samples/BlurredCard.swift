// swift-format-ignore-file
import UIKit

/// A card over a blur. A property animator, which a finger can pause and scrub, shows it.
class BlurredCardViewController: UIViewController {
  private let blurView = UIVisualEffectView(effect: nil)
  let cardView = UIView()
  private var isCardShown = false
  private var animator: UIViewPropertyAnimator?
  private var animationProgress: CGFloat = 0

  override var prefersStatusBarHidden: Bool { isCardShown }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var prefersHomeIndicatorAutoHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    blurView.frame = view.bounds
    blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blurView.isUserInteractionEnabled = false
    view.addSubview(blurView)

    cardView.frame = CGRect(x: 0, y: view.bounds.height - 80, width: view.bounds.width, height: 500)
    cardView.layer.cornerRadius = 12
    cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    cardView.layer.shadowOpacity = 0.2
    cardView.layer.shadowPath = UIBezierPath(roundedRect: cardView.bounds, cornerRadius: 12).cgPath
    view.addSubview(cardView)

    let tap = UITapGestureRecognizer(target: self, action: #selector(cardTapped(_:)))
    let pan = UIPanGestureRecognizer(target: self, action: #selector(cardPanned(_:)))
    tap.require(toFail: pan)
    cardView.addGestureRecognizer(tap)
    cardView.addGestureRecognizer(pan)
  }

  @objc func cardTapped(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended {
      animateCard(show: !isCardShown, duration: 0.5)
    }
  }

  @objc func cardPanned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateCard(show: !isCardShown, duration: 0.5)
      animator?.pauseAnimation()
      animationProgress = animator?.fractionComplete ?? 0
    case .changed:
      let translation = recognizer.translation(in: view)
      var fraction = -translation.y / 420
      if isCardShown { fraction *= -1 }
      animator?.fractionComplete = min(max(fraction + animationProgress, 0), 1)
    case .ended, .cancelled:
      animator?.isReversed = (recognizer.velocity(in: view).y > 0) != isCardShown
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }

  private func animateCard(show: Bool, duration: TimeInterval) {
    guard animator == nil else { return }
    let frameAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) { [unowned self] in
      cardView.frame.origin.y = show ? view.bounds.height - 500 : view.bounds.height - 80
      blurView.effect = show ? UIBlurEffect(style: .dark) : nil
    }
    frameAnimator.addCompletion { [weak self] position in
      guard let self = self else { return }
      if position == .end { self.isCardShown = show }
      self.animator = nil
      self.setNeedsStatusBarAppearanceUpdate()
      self.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    frameAnimator.startAnimation()
    animator = frameAnimator
  }
}
