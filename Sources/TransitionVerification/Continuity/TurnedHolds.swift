import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds a perspective or an anchor that is given back when a run ends, while its view rests turned about it: the view jumps then.
enum TurnedHolds {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let holds = transition.obligations.filter { hold in
      guard hold.isOfRun, case .held(let subject, let property, _) = hold.kind else { return false }
      return subject.side == .to && (property == .perspective || property == .anchor)
    }
    if holds.isEmpty { return [] }
    let tracks = transition.forward.tracks
    let ends = RestAgreement.Ends.of(tracks)
    return holds.compactMap { hold in
      guard case .held(let subject, let property, _) = hold.kind else { return nil }
      let turned = turns(about: property).lazy.compactMap { turn -> Track? in
        guard let last = ends[PropertyKey(subject, turn)]?.last,
          let rest = expressions.constant(tracks[last].end), isSeen(rest, turn, about: property)
        else { return nil }
        return tracks[last]
      }.first
      guard let turned else { return nil }
      let name = transition.name(of: subject)
      return Diagnostic(
        .restNotFound, at: turned.location.range,
        [
          .text(name + "." + property.rawValue), .text("given back"),
          .text("that `\(name)` rests with it"), .text("the to screen rests"),
        ],
        labels: [DiagnosticLabel(hold.location.range, "this ends with each run")],
        notes: ["`\(name)` jumps when the run ends; hold it `while \(transition.to.name)`"],
        fixIts: hold.acquire == .runStart
          ? [
            FixIt(
              "add `while \(transition.to.name)`",
              [TextEdit(ByteRange(at: hold.location.range.end), " while \(transition.to.name)")],
              applicability: .needsReview)
          ] : [])
    }
  }

  private static func turns(about property: Property) -> [Property] {
    property == .perspective
      ? [.rotationX, .rotationY] : [.rotation, .rotationX, .rotationY, .scale, .scaleX, .scaleY]
  }

  /// Whether a rest value shows where the view is turned about. A view that shows its back is flat.
  private static func isSeen(_ rest: Double, _ turn: Property, about property: Property) -> Bool {
    if turn.type.dimension != .angle { return rest != 1 }
    let circle = property == .perspective ? Double.pi : 2 * .pi
    return abs(rest.remainder(dividingBy: circle)) > 1e-6
  }
}
