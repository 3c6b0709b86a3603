import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Views that an app need not have, where a track or a place reads them and nothing says what happens without them.
enum MissingViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let isAnswered = transition.fallback != nil
    // A missing end of a picture is handled by `fallback` or `missing`, or by a rule of its own.
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
    func missing(_ value: ExpressionID, but own: [Subject]) -> (view: Subject, range: ByteRange)? {
      var found: (Subject, ByteRange)?
      expressions.visit(value) { id in
        if found != nil { return }
        switch expressions[id].kind {
        case .property(let subject, _) where !own.contains(subject) && isMissing(subject):
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
      let values = [track.start, track.end] + [track.stagger?.point].compactMap(\.self)
      return values.map { (track.subject, $0) }
    }
    let places = transition.placements.map { ($0.subject, $0.value) }
    return (tracks + tables + places).compactMap { subject, value in
      var own = [subject]
      // A picture without an end does not fly.
      if case .shared(let index) = subject {
        own += Side.allCases.map { .provided($0, transition.shared[index][$0].view) }
      }
      guard let (view, range) = missing(value, but: own), case .provided(let side, let index) = view,
        seen.insert(view)
      else { return nil }
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: view))`")],
        labels: [DiagnosticLabel(transition[side].views[index].location.range, "an app need not have it")],
        notes: ["it counts as a view without size at (0, 0) then: without `?`, each app has it"])
    }
  }
}
