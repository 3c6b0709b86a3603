import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// What there is to say of gestures that the language has under another name.
extension Checker {
  /// What makes gestures that go by left and right go in reading direction.
  func inReadingDirection(_ interactions: [CheckedInteraction]) -> [FixIt] {
    var edits: [TextEdit] = []
    for interaction in interactions where interaction.gesture.isPhysicallyHorizontal {
      guard let place = interaction.gestureLocation?.range else { return [] }
      let gesture: Gesture =
        switch interaction.gesture {
        case .edgePan(.left): .edgePan(.leading)
        case .edgePan: .edgePan(.trailing)
        case .pan(.left): .pan(.leading)
        default: .pan(.trailing)
        }
      edits.append(TextEdit(place, gesture.text))
    }
    guard let first = edits.first else { return [] }
    return [FixIt("change to `\(first.replacement)`", edits, applicability: .needsReview)]
  }
}
