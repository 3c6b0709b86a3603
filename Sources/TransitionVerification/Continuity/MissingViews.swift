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
    let reads = OptionalReads(transition, expressions)
    var seen = FlatSet<Subject>()
    var findings: [Diagnostic] = []
    func report(_ subject: Subject, at range: ByteRange, _ part: ExpressionID? = nil) {
      guard seen.insert(subject) else { return }
      findings += [finding(subject, at: range, part)].compactMap(\.self)
    }
    func read(_ value: ExpressionID?, by own: Subject, _ finger: Subject? = nil) {
      guard let value, let (subject, part) = reads.first(in: value, of: own, finger: finger) else { return }
      report(subject, at: expressions[part].range, part)
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
      guard let filled = view.fills, reads.mayMiss(filled) else { continue }
      report(filled, at: view.location.range)
    }
    return findings
  }

  /// - Parameter part: What reads the view or the screen.
  private func finding(_ subject: Subject, at range: ByteRange, _ part: ExpressionID?) -> Diagnostic? {
    let (declaration, note): (ByteRange, String)
    switch subject {
    case .provided(let side, let index):
      declaration = transition[side].views[index].location.range
      note = "a missing view counts as one that fills the container; remove the `?` if each app has the view"
    case .screen(let side):
      declaration = transition[side].location.range
      let other = transition[side.opposite]
      note =
        "without the screen \(substitute(part))"
        + (other.isOptional ? "" : "; `\(other.name)` can hand over a value, which is always there")
    default: return nil
    }
    return Diagnostic(
      .sharedWithoutFallback, at: range, [.text("`\(transition.name(of: subject))`")],
      labels: [DiagnosticLabel(declaration, "declared with `?`, so it may be missing")], notes: [note])
  }

  /// What takes the place of a value of a screen that is missing.
  private func substitute(_ part: ExpressionID?) -> String {
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
}
