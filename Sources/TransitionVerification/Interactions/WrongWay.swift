import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Something that goes another way than the finger of a gesture, or that counts another way of the finger: T0409 in all its forms.
enum WrongWay {
  /// The progress counts a motion in this direction.
  case counts(String)
  /// The progress counts what the fingers do beside their gesture.
  case countsOtherFingers
  /// The progress falls again as the gesture goes on.
  case falls
  /// The gesture begins in one direction, and the progress counts the other one.
  case beginsThere(String, counts: String)
  /// The motion across decides alone.
  case decidesAcross
  /// What the fingers do beside their gesture decides alone.
  case decidesByOtherFingers
  /// A property goes against the finger.
  case goesAgainst(String, verb: String = "goes")
  /// A drive goes on when the finger is back beyond its beginning.
  case goesOn(String)
  /// A drive follows the motion across.
  case followsAcross(String)
  /// A speed along one axis is added to a distance along the other one.
  case addsAcross(speed: String, distance: String)
  /// The gesture begins only where the finger moves to one side.
  case beginsAcross

  fileprivate func words(_ gesture: Gesture) -> String {
    let finger = gesture.isByOneFinger ? "finger" : "fingers"
    let isUndirected = gesture.way == nil
    let gesture = gesture.text
    return switch self {
    case .counts(let way): "`\(gesture)` counts as progress when it moves \(way)"
    case .countsOtherFingers: "another movement of the fingers than `\(gesture)` counts as progress"
    case .falls: "the progress falls again as `\(gesture)` goes on"
    case .beginsThere(let there, let back):
      "`\(gesture)` begins only when it moves \(there), and counts as progress when it moves \(back)"
    case .decidesAcross:
      "motion across \(isUndirected ? "the progress of " : "")`\(gesture)` can decide alone"
    case .decidesByOtherFingers: "another movement of the fingers than `\(gesture)` can decide alone"
    case .goesAgainst(let name, let verb): "`\(name)` \(verb) against the \(finger) of `\(gesture)`"
    case .goesOn(let name):
      "`\(name)` still grows when the \(finger) of `\(gesture)` moves back past its start"
    case .followsAcross(let name): "`\(name)` follows only motion across `\(gesture)`"
    case .addsAcross(let speed, let distance):
      "a speed along \(speed) is added to a distance along \(distance)"
    case .beginsAcross: "`\(gesture)` begins only where the finger moves to one side"
    }
  }
}

extension InteractionRules {
  /// The finding about a fault.
  func finding(
    _ wrong: WrongWay, at range: ByteRange, labels: [DiagnosticLabel] = [], notes: [String] = [],
    fixIt: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongWayCounts, at: range, [.text(wrong.words(gesture))], labels: labels,
      notes: notes, fixIts: [fixIt].compactMap(\.self))
  }

  /// Reports a fault of an expression.
  mutating func report(
    _ wrong: WrongWay, at id: ExpressionID, labels: [DiagnosticLabel] = [], notes: [String] = [],
    fixIt: FixIt? = nil
  ) { report(finding(wrong, at: expressions[id].range, labels: labels, notes: notes, fixIt: fixIt)) }
}
