import UIKit

/// The bugs of the seventh seed.
enum PinchBug: String, CaseIterable {
  case finishesUnchanged, buttonsAreDriven, failureIsIgnored, dividesByZero
}

/// A pinch that closes a photo.
@MainActor final class PinchInteraction: NSObject {
  let recognizer = UIPinchGestureRecognizer()
  private let bug: PinchBug?
  private weak var photo: UIViewController?
  private var startScale: CGFloat = 0
  private var finishes = false
  /// The interaction of the dismissal that the fingers have begun.
  private var interaction: PatientInteraction?
  /// An interaction that always exists, for the bug `buttonsAreDriven`.
  private let standing = PatientInteraction()

  init(closing photo: UIViewController, bug: PinchBug?) {
    self.photo = photo
    self.bug = bug
    super.init()
    recognizer.addTarget(self, action: Selector(pinched(_:)))
    photo.view.addGestureRecognizer(recognizer)
  }

  /// The interaction for a dismissal. It is nil for a dismissal by a button.
  var handedOut: (any UIViewControllerInteractiveTransitioning)? {
    interaction ?? (bug == .buttonsAreDriven ? standing : nil)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      startScale = pinch.scale
      finishes = bug == .finishesUnchanged
      interaction = PatientInteraction()
      photo?.dismiss(animated: true)
    case .changed:
      let share = bug == .dividesByZero || startScale > 0 ? pinch.scale / startScale : 1
      let progress = bug == .dividesByZero ? 1 - share : min(max(1 - share, 0), 1)
      finishes = progress > 0.5
      interaction?.update(progress)
    case .ended: end(finishes: finishes)
    case .cancelled: end(finishes: false)
    case .failed: if bug != .failureIsIgnored { end(finishes: false) }
    case .possible: break
    }
  }

  private func end(finishes: Bool) {
    if finishes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }
}
