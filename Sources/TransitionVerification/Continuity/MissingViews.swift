import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Views that an app need not have, where a track reads them and nothing says what happens without them.
enum MissingViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let isAnswered = transition.fallback != nil
    // What is missing as the end of a picture is answered by `fallback` and `missing`, or is asked for.
    let ends = FlatSet(
      transition.shared.flatMap { element in
        Side.allCases.map { Subject.provided($0, element[$0].view) }
      })
    func isMissing(_ subject: Subject) -> Bool {
      guard case .provided(let side, let view) = subject, transition[side].views[view].isOptional else {
        return false
      }
      return !ends.contains(subject) || !isAnswered && transition.shared.allSatisfy { $0.missing != nil }
    }
    /// The first view that may be missing that a value reads, and where.
    func missing(_ value: ExpressionID, but own: Subject) -> (view: Subject, range: ByteRange)? {
      var found: (Subject, ByteRange)?
      expressions.visit(value) { id in
        if found != nil { return }
        switch expressions[id].kind {
        case .property(let subject, _) where subject != own && isMissing(subject):
          found = (subject, expressions[id].range)
        case .local(let index): found = missing(transition.locals[index].value, but: own)
        default: break
        }
      }
      return found
    }
    var seen = FlatSet<Subject>()
    let tables = transition.stateTables.flatMap { table in table.values.map { (table.subject, $0) } }
    let tracks = (transition.forward.tracks + transition.backward.tracks).flatMap { track in
      [(track.subject, track.start), (track.subject, track.end)]
    }
    return (tracks + tables).compactMap { subject, value in
      if case .shared = subject { return nil }
      guard let (view, range) = missing(value, but: subject), case .provided(let side, let index) = view,
        seen.insert(view)
      else { return nil }
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: view))`")],
        labels: [DiagnosticLabel(transition[side].views[index].location.range, "an app need not have it")],
        notes: ["it counts as a view without size at (0, 0) then: without `?`, each app has it"])
    }
  }
}
