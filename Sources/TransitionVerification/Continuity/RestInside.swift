import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A screen that rests is all to be seen: one that a track leaves partly outside the container was mostly meant to go on.
///
/// The geometry is that of `sample`. Where `place` says where a screen is, or it has several rest states, as a sheet, that
/// is meant.
enum RestInside {
  static func findings(_ plan: Plan, _ index: Int) -> [Diagnostic] {
    let transition = plan.transitions[index]
    var findings: [Diagnostic] = []
    var evaluator: Evaluator?
    for side in Side.allCases {
      guard let track = track(of: side, transition, plan.expressions) else { continue }
      let known = evaluator ?? Evaluator(plan: plan, transition: index)
      evaluator = known
      guard let place = outside(known, side, transition) else { continue }
      findings.append(
        Diagnostic(
          .restOutside, at: track.location.range, [.text(transition[side].name), .text(place.words)],
          notes: [
            "at rest it is at (\(place.x), \(place.y)), in a container of \(place.container)",
            "if that is meant, say so with `place`",
          ]))
    }
    return findings
  }

  /// The track that moves a screen to where it rests, if one does and nothing else is known of its place.
  private static func track(
    of side: Side, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Track? {
    let subject = Subject.screen(side)
    if side == .to, !transition.states.isEmpty { return nil }
    if transition.placements.contains(where: { $0.subject == subject }) { return nil }
    let tracks = transition.forward.tracks + transition.backward.tracks
    let own = tracks.filter {
      $0.subject == subject && ($0.property.isOfFrame || side == .to && $0.property == .translation)
    }
    // What the app hands over has a value only where the sample gives it one.
    return own.allSatisfy { KnownRests.isKnown($0, transition, expressions) } ? own.first : nil
  }

  private struct Place {
    var words: String
    var x: String
    var y: String
    var container: String
  }

  /// A hundredth of a point is none: fractions of a width are rounded.
  private static let tolerance = 0.01

  private static func outside(_ evaluator: Evaluator, _ side: Side, _ transition: Transition) -> Place? {
    let rest = evaluator.restState(at: side)
    var frame = rest.frame(of: .screen(side))
    // A from screen that does not rest where it was found is reported as that.
    if side == .to, case .vector(let offset) = rest.value(of: .screen(side), .translation) {
      frame = Rect(x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
    }
    let container = rest.frame(of: .container)
    let isInside =
      frame.x >= -tolerance && frame.y >= -tolerance && frame.right <= container.width + tolerance
      && frame.bottom <= container.height + tolerance
    if isInside { return nil }
    let isApart =
      frame.right <= tolerance || frame.bottom <= tolerance || frame.x >= container.width - tolerance
      || frame.y >= container.height - tolerance
    return Place(
      words: isApart ? "wholly" : "partly", x: points(frame.x), y: points(frame.y),
      container: "\(points(container.width)) × \(points(container.height))")
  }

  private static func points(_ length: Double) -> String {
    NumberText.text((length * 100).rounded() / 100) + "pt"
  }
}
