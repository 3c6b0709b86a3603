import TransitionPlan

/// The question that UIKit asks before a person's gesture dismisses, asked for the gestures and taps of a spec and for VoiceOver's
/// escape.
enum DismissalQuestion {
  /// The call of the question.
  /// - Parameter presented: The code of what a person would dismiss.
  static func call(_ scope: TransitionScope, _ presented: String) -> String {
    "\(scope.helper(.mayDismiss))(\(presented))"
  }

  /// The helper that asks.
  static func question(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Whether the app lets a person dismiss; its delegate hears of what it does not let.")
      "@MainActor"
      SwiftItem.block("private func \(name)(_ presented: UIViewController?) -> Bool") {
        "guard let presented, let presentation = presented.presentationController else { return true }"
        "let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate"
        "let isFree: Bool = !presented.isModalInPresentation"
        "let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(presentation) ?? true"
        "if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(presentation) }"
        "return isLet"
      }
    }
  }

  /// The helper that dismisses for a person: by a gesture, a tap or VoiceOver's escape.
  static func helper(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Dismisses for a person, of which the presentation's delegate hears.")
      "@MainActor"
      SwiftItem.block("private func \(name)(_ presented: UIViewController)") {
        "guard let presentation = presented.presentationController else { return }"
        "presentation.delegate?.presentationControllerWillDismiss?(presentation)"
        SwiftItem.block("presented.presentingViewController?.dismiss(animated: true)") {
          SwiftItem.line("if presented.presentingViewController != nil { return }", "cancelled")
          "presentation.delegate?.presentationControllerDidDismiss?(presentation)"
        }
      }
    }
  }
}
