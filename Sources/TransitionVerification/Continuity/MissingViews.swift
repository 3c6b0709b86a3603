import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds optional views, and views and values of optional screens, that a track, a place, an added view or a gesture reads where nothing says
/// what happens without them.
struct MissingViews: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] { optionalViews() + viewsThatHaveLeft() }

  /// After `forward system`, a tab bar controller and a container do not have the from screen any more: no run has read its layout.
  private func viewsThatHaveLeft() -> [Diagnostic] {
    guard transition.forward.isSystem, [.tab, .container].contains(transition.style) else { return [] }
    let placed = FlatSet(transition.placements.map(\.subject))
    let above = ViewCover.above(.screen(.to), transition)
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      guard view.isStanding, above.contains(.added(index)), !placed.contains(.added(index)),
        let filled = view.fills, case .provided(.from, _) = filled
      else { return nil }
      return Diagnostic(
        .sharedWithoutFallback, at: view.location.range, [.text("`\(transition.name(of: filled))`")],
        labels: [
          DiagnosticLabel(
            transition.forward.location.range, "its screen has left before `\(view.name)` is added")
        ],
        notes: ["a missing view counts as one that fills the container; give `\(view.name)` a `place`"])
    }
  }

  private func optionalViews() -> [Diagnostic] {
    let hasOptional = Side.allCases.contains { side in
      transition[side].isOptional || transition[side].views.contains(where: \.isOptional)
    }
    if !hasOptional { return [] }
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
    /// The optional screen of which an expression reads a view or a value.
    func optionalScreen(_ kind: ExpressionKind) -> Side? {
      switch kind {
      case .property(.provided(let side, _), _), .handed(let side, _):
        transition[side].isOptional ? side : nil
      default: nil
      }
    }
    /// Whether an object is missing where a screen is, so that nothing sets it.
    func isMissing(_ subject: Subject, with side: Side) -> Bool {
      switch subject {
      case .screen(side), .provided(side, _), .shared: true
      case .added(let index): side == .to && transition.views[index].isStanding
      default: false
      }
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
    ) -> (subject: Subject, part: ExpressionID)? {
      func read(_ part: ExpressionID) -> Subject? {
        if let side = optionalScreen(expressions[part].kind), !isMissing(own, with: side),
          finger.map({ isMissing($0, with: side) }) != true
        {
          return .screen(side)
        }
        guard case .property(let subject, _) = expressions[part].kind, isMissing(subject),
          !isThere(subject, with: own), finger.map({ isThere(subject, with: $0) }) != true
        else { return nil }
        return subject
      }
      let part = expressions.first(in: value, through: transition.locals, reading: .property | .handed) {
        read($0) != nil
      }
      return part.flatMap { part in read(part).map { ($0, part) } }
    }
    var seen = FlatSet<Subject>()
    func finding(_ subject: Subject, _ range: ByteRange, _ part: ExpressionID? = nil) -> Diagnostic? {
      guard seen.insert(subject) else { return nil }
      let (declaration, notes): (ByteRange, [String])
      switch subject {
      case .provided(let side, let index):
        declaration = transition[side].views[index].location.range
        notes = [
          "a missing view counts as one that fills the container; remove the `?` if each app has the view"
        ]
      case .screen(let side):
        declaration = transition[side].location.range
        let other = transition[side.opposite]
        notes = [
          "without the screen \(substitute(part))"
            + (other.isOptional ? "" : "; `\(other.name)` can hand over a value, which is always there")
        ]
      default: return nil
      }
      return Diagnostic(
        .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: subject))`")],
        labels: [DiagnosticLabel(declaration, "declared with `?`, so it may be missing")], notes: notes)
    }
    func substitute(_ part: ExpressionID?) -> String {
      guard let part else { return "" }
      if case .property(_, let property) = expressions[part].kind {
        if property.isOfFrame { return "a view of it counts as one that fills the container" }
        if let neutral = property.neutral { return "this value is \(NumberText.text(neutral))" }
      }
      return switch expressions[part].type {
      case .color: "this value is clear"
      case .flag: "this value is `false`"
      default: "this value is 0"
      }
    }
    var findings: [Diagnostic] = []
    func read(_ value: ExpressionID?, by own: Subject, _ finger: Subject? = nil) {
      guard let value, let (subject, part) = missing(value, but: own, finger) else { return }
      if let finding = finding(subject, expressions[part].range, part) { findings.append(finding) }
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
