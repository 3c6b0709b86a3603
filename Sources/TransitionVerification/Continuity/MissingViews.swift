import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Views that an app need not have, where a track reads them and nothing says what happens without them.
enum MissingViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let isAnswered = transition.fallback != nil
    // What is missing as the end of a picture is answered by `fallback` and `missing`, or is asked for.
    let ends = Set(
      transition.shared.flatMap { element in
        Side.allCases.map { Subject.provided($0, element[$0].view) }
      })
    func isMissing(_ subject: Subject) -> Bool {
      guard case .provided(let side, let view) = subject, transition[side].views[view].isOptional else {
        return false
      }
      return !ends.contains(subject) || !isAnswered && transition.shared.allSatisfy { $0.missing != nil }
    }
    var told: Set<Subject> = []
    return transition.forward.tracks.compactMap { track in
      if case .shared = track.subject { return nil }
      var found: (Subject, ByteRange)?
      for value in [track.start, track.end] {
        expressions.visit(value) { id in
          guard found == nil, case .property(let subject, _) = expressions[id].kind, subject != track.subject,
            isMissing(subject)
          else { return }
          found = (subject, expressions[id].range)
        }
      }
      guard let (subject, range) = found, case .provided(let side, let view) = subject,
        told.insert(subject).inserted
      else { return nil }
      let name = transition.name(of: subject)
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(name)`")],
        labels: [DiagnosticLabel(transition[side].views[view].location.range, "an app need not have it")],
        notes: ["it counts as a view without size at (0, 0) then: without `?`, each app has it"])
    }
  }
}
