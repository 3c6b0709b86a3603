import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on gestures that the language has under another name.
extension Checker {
  /// The edits that make gestures by left and right follow the reading direction.
  func inReadingDirection(_ interactions: [Interaction]) -> [FixIt] {
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
