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

  private static func question(_ body: [SwiftItem]) -> [SwiftItem] {
    swift {
      SwiftItem.doc("Whether the app lets a person dismiss; its delegate hears of what it does not let.")
      SwiftItem.block("private func \(call) -> Bool", comment: nil, body, tail: .none)
    }
  }
}
