import UIKit

/// A percent-driven transition that may be ended before it has started.
class PatientInteraction: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var place: CGFloat?
  private var earlyEnd: Bool?

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let place { update(place) }
    if let earlyEnd { if earlyEnd { finish() } else { cancel() } }
  }

  override func update(_ percentComplete: CGFloat) {
    if hasStarted { super.update(percentComplete) } else { place = percentComplete }
  }

  override func finish() {
    if hasStarted { super.finish() } else { earlyEnd = true }
  }

  override func cancel() {
    if hasStarted { super.cancel() } else { earlyEnd = false }
  }
}
