import TransitionDiagnostics
import TransitionPlan

/// Finds properties for which the tracks of `forward` and those of `backward` give different values in one rest state. What comes with the
/// to screen is absent while the from screen rests, so it may leave in another way than it has come.
struct RestAgreement: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    if transition.backward.tracks.isEmpty || isPlain() { return [] }
    let (tracks, returning) = (transition.forward.tracks, transition.backward.tracks)
    let (forward, backward) = (checked.ends(of: .forward), checked.ends(of: .backward))
    var findings: [Diagnostic] = []
    for index in tracks.indices {
      let track = tracks[index]
      let key = PropertyKey(track.subject, track.property)
      guard let there = forward[key], let back = backward[key], tracks[there.first].location == track.location
      else {
        continue
      }
      for side in Side.allCases where side == .to || !key.subject.comesWithTo {
        let (mine, other) =
          side == .to
          ? (tracks[there.last], returning[back.first]) : (tracks[there.first], returning[back.last])
        let (left, right) = side == .to ? (mine.end, other.start) : (mine.start, other.end)
        // A track that plays both ways has one value at rest.
        if mine.location == other.location { continue }
        if !bounds.surelyDiffer(left, right, heldTo: key.property.bounds) { continue }
        findings.append(
          Diagnostic(
            .restsDisagree, at: other.location.range,
            [
              .text(transition.name(of: key.subject) + "." + key.property.rawValue),
              ValueText.argument(left, expressions), .text(transition[side].name),
              ValueText.argument(right, expressions),
            ],
            labels: [DiagnosticLabel(mine.location.range, "the track of `forward`")],
            notes: [
              "A of `A -> B` is at rest in `\(transition.from.name)` in both directions, B in `\(transition.to.name)`"
            ]
          ))
        break
      }
    }
    return findings
  }

  /// Whether `backward` mirrors `forward` and each property has one track, as in most specs: then each has one value at rest.
  private func isPlain() -> Bool {
    let (there, back) = (transition.forward.tracks, transition.backward.tracks)
    if !transition.isMirrored { return false }
    var seen = PropertySet(of: transition)
    return there.indices.allSatisfy { index in
      there[index].location == back[index].location
        && seen.insert(PropertyKey(there[index].subject, there[index].property))
    }
  }
}

/// The text of a value in messages.
enum ValueText {
  static func argument(_ id: ExpressionID, _ expressions: ExpressionArena) -> DiagnosticArgument {
    if expressions[id].type == .number, let value = expressions.constant(id) { return .number(value) }
    return .source(expressions[id].range)
  }
}
