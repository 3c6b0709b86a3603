import TransitionPlan

/// The question that UIKit asks before a person's gesture dismisses, asked for the gestures and taps of a spec.
enum DismissalQuestion {
  /// The call of the question.
  static let call = "mayDismiss()"

  /// The question in the presentation controller.
  static func ofPresentation() -> [SwiftItem] {
    question(
      swift {
        "let isFree: Bool = !presentedViewController.isModalInPresentation"
        "let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(self) ?? true"
        "if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(self) }"
        "return isLet"
      })
  }

  /// The question where the presentation controller is UIKit's own.
  static func ofStay(_ scope: TransitionScope) -> [SwiftItem] {
    question(
      swift {
        "guard let \(scope.to), let presentation = \(scope.to).presentationController else { return true }"
        "let delegate: (any UIAdaptivePresentationControllerDelegate)? = presentation.delegate"
        "let isFree: Bool = !\(scope.to).isModalInPresentation"
        "let isLet: Bool = isFree && delegate?.presentationControllerShouldDismiss?(presentation) ?? true"
        "if !isLet { delegate?.presentationControllerDidAttemptToDismiss?(presentation) }"
        "return isLet"
      })
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

  private static func question(_ body: [SwiftItem]) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Whether the app lets a person dismiss; its delegate hears of what it does not let.")
      SwiftItem.block("private func \(call) -> Bool", comment: nil, body, tail: .none)
    }
  }
}
