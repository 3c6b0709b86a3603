import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds optional views that a track, a place, an added view or a gesture reads where nothing says what happens without them.
enum MissingViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    if !Side.allCases.contains(where: { transition[$0].views.contains(where: \.isOptional) }) { return [] }
    // A missing end of a picture is handled by `fallback` or `missing`, or by a rule of its own.
    let ends = FlatSet(
      transition.shared.flatMap { element in
        Side.allCases.map { Subject.provided($0, element[$0].view) }
      })
    let areEndsReported = transition.fallback == nil && transition.shared.allSatisfy { $0.missing != nil }
    func isMissing(_ subject: Subject) -> Bool {
      guard case .provided(let side, let view) = subject, transition[side].views[view].isOptional else {
        return false
      }
      return !ends.contains(subject) || areEndsReported
    }
    /// Whether an object is there where another one is: it itself, and an end of a picture, without which that does not fly.
    func isThere(_ subject: Subject, with other: Subject) -> Bool {
      if subject == other { return true }
      guard case .shared(let index) = other, case .provided(let side, let view) = subject else {
        return false
      }
      return transition.shared[index][side].view == view
    }
    /// The first view that may be missing that a value reads, and where.
    func missing(
      _ value: ExpressionID, but own: Subject, _ finger: Subject?
    ) -> (view: Subject, range: ByteRange)? {
      var found: (Subject, ByteRange)?
      expressions.visit(value, reading: .property | .local) { id in
        if found != nil { return }
        switch expressions[id].kind {
        case .property(let subject, _)
        where isMissing(subject) && !isThere(subject, with: own)
          && finger.map { isThere(subject, with: $0) } != true:
          found = (subject, expressions[id].range)
        case .local(let index): found = missing(transition.locals[index].value, but: own, finger)
        default: break
        }
      }
      return found
    }
    var seen = FlatSet<Subject>()
    func finding(_ view: Subject, _ range: ByteRange) -> Diagnostic? {
      guard case .provided(let side, let index) = view, seen.insert(view) else { return nil }
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: view))`")],
        labels: [
          DiagnosticLabel(
            transition[side].views[index].location.range, "declared with `?`, so an app may lack it")
        ],
        notes: [
          "a missing view counts as one of size 0 at (0, 0); remove the `?` if each app has the view"
        ])
    }
    var findings: [Diagnostic] = []
    func read(_ value: ExpressionID?, by own: Subject, _ finger: Subject? = nil) {
      guard let value, let (view, range) = missing(value, but: own, finger) else { return }
      if let finding = finding(view, range) { findings.append(finding) }
    }
    for direction in Direction.allCases {
      for track in transition[direction].tracks {
        read(track.start, by: track.subject)
        read(track.end, by: track.subject)
        read(track.stagger?.point, by: track.subject)
      }
    }
    for table in transition.stateTables { for value in table.values { read(value, by: table.subject) } }
    for place in transition.placements { read(place.value, by: place.subject) }
    for interaction in transition.interactions {
      // A finger that is on a view has it.
      for drive in interaction.drives { read(drive.value, by: drive.subject, interaction.view) }
      read(interaction.progress, by: interaction.view)
    }
    for view in transition.views {
      guard let filled = view.fills, isMissing(filled) else { continue }
      if let finding = finding(filled, view.location.range) { findings.append(finding) }
    }
    return findings
  }
}
