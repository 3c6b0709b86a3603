import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds optional views that a track, a place, an added view or a gesture reads where nothing says what happens without them.
enum MissingViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    if !Side.allCases.contains(where: { transition[$0].views.contains(where: \.isOptional) }) { return [] }
    let isAnswered = transition.fallback != nil
    // A missing end of a picture is handled by `fallback` or `missing`, or has a rule of its own.
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
    /// The first optional view that a value reads, and where.
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
    // A gesture on a view has that view.
    let fingers = transition.interactions.flatMap { interaction in
      interaction.drives.compactMap { drive in drive.value.map { ([drive.subject, interaction.view], $0) } }
        + [interaction.progress].compactMap { $0.map { ([interaction.view], $0) } }
    }
    func finding(_ view: Subject, _ range: ByteRange) -> Diagnostic? {
      guard case .provided(let side, let index) = view, seen.insert(view) else { return nil }
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: view))`")],
        labels: [DiagnosticLabel(transition[side].views[index].location.range, "an app need not have it")],
        notes: [
          "without it, the view counts as one without size at (0, 0): remove the `?` if each app has it"
        ])
    }
    let read = ((tracks + tables + places).map { ([$0], $1) } + fingers).compactMap { subjects, value in
      var own = subjects
      // A picture with a missing end does not fly.
      for case .shared(let index) in subjects {
        own += Side.allCases.map { .provided($0, transition.shared[index][$0].view) }
      }
      return missing(value, but: own).flatMap(finding)
    }
    let filled = transition.views.compactMap { view in
      view.fills.flatMap { isMissing($0) ? finding($0, view.location.range) : nil }
    }
    return read + filled
  }
}
