import TransitionDiagnostics
import TransitionPlan

/// A rest state has one value of a property: what `forward` and `backward` say of it in tracks of their own must agree.
enum RestAgreement {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let forward = Ends.of(transition.forward)
    let backward = Ends.of(transition.backward)
    if forward.isEmpty || backward.isEmpty { return [] }
    let bounds = ExpressionBounds(expressions, locals: transition.locals)
    var findings: [Diagnostic] = []
    for track in transition.forward.tracks {
      let key = PropertyKey(track.subject, track.property)
      guard let there = forward[key], let back = backward[key], there.first.location == track.location else {
        continue
      }
      for side in Side.allCases {
        let (mine, other) = side == .to ? (there.last, back.first) : (there.first, back.last)
        let (left, right) = side == .to ? (mine.end, other.start) : (mine.start, other.end)
        // One track has one value at rest.
        if mine.location == other.location { continue }
        if !bounds.surelyDiffer(left, right, heldTo: key.property.limits) { continue }
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
              "A of `A -> B` is at rest in `\(transition.from.name)` both ways, B in `\(transition.to.name)`"
            ]
          ))
        break
      }
    }
    return findings
  }

  /// The tracks with which a property begins and ends in a direction.
  private struct Ends {
    var first: Track
    var last: Track

    static func of(_ direction: DirectionPlan) -> [PropertyKey: Ends] {
      var ends: [PropertyKey: Ends] = [:]
      for track in direction.tracks where track.property != .clip {
        let key = PropertyKey(track.subject, track.property)
        guard let known = ends[key] else {
          ends[key] = Ends(first: track, last: track)
          continue
        }
        if track.windowStart < known.first.windowStart { ends[key]?.first = track }
        if track.windowEnd > known.last.windowEnd { ends[key]?.last = track }
      }
      return ends
    }
  }
}

/// How a value is quoted in a message.
enum ValueText {
  static func argument(_ id: ExpressionID, _ expressions: ExpressionArena) -> DiagnosticArgument {
    if expressions[id].type == .number, let value = expressions.constant(id) { return .number(value) }
    return .source(expressions[id].range)
  }
}
