import TransitionDiagnostics
import TransitionPlan

/// Rules about added views that go with what a finger moves.
extension InteractionRules {
  /// Reports added views that have the way of a driven object from rest to rest, and that no drive moves: the finger pulls the two apart.
  mutating func checkCompanions() {
    let drives = interaction.drives
    for index in transition.views.indices {
      let view = Subject.added(index)
      if drives.contains(where: { $0.subject == view }) { continue }
      for drive in drives {
        var own: RestValues.Entry?
        for axis in Axis.allCases where own == nil && drive.property.part(along: axis) != nil {
          own = companion(view, of: drive.subject, axis)
        }
        guard let own else { continue }
        let name = transition.views[index].name
        report(
          Diagnostic(
            .pictureStaysBehind, at: drive.location.range,
            [.text(name), .text(transition.name(of: drive.subject))],
            labels: [DiagnosticLabel(own.location.range, "from rest to rest it goes the same way")],
            notes: ["with a `drive`, only what is driven moves: drive `\(name)` as well"]))
        break
      }
    }
  }

  /// What determines the position of a view along an axis, if it goes with that of another object.
  private mutating func companion(_ view: Subject, of leader: Subject, _ axis: Axis) -> RestValues.Entry? {
    guard let lead = position(of: leader, axis), let own = position(of: view, axis), areParallel(own, lead)
    else { return nil }
    return own
  }

  /// What determines the position of an object along an axis, if nothing changes its length.
  private func position(of subject: Subject, _ axis: Axis) -> RestValues.Entry? {
    if facts.entries[PartKey(subject, axis[.length], 0)] != nil { return nil }
    return facts.place(of: subject, along: axis)
  }

  /// Whether two positions surely change by one distance, which is not 0, between all states of the to screen, or between the two rests.
  private mutating func areParallel(_ own: RestValues.Entry, _ lead: RestValues.Entry) -> Bool {
    func values(_ entry: RestValues.Entry) -> [ExpressionID] {
      guard let table = entry.table, transition.states.count > 1 else { return [entry.from, entry.to] }
      return transition.stateTables[table].values
    }
    let (mine, others) = (values(own), values(lead))
    guard mine.count == others.count, mine.count > 1, (own.table == nil) == (lead.table == nil) else {
      return false
    }
    return surely(.zero) { analysis in
      zip(mine.indices, mine.indices.dropFirst()).allSatisfy { here, next in
        let way =
          analysis.value(mine[next], own.part, .layout) - analysis.value(mine[here], own.part, .layout)
        let other =
          analysis.value(others[next], lead.part, .layout) - analysis.value(others[here], lead.part, .layout)
        let difference = (way - other).range
        return difference.low > -0.5 && difference.high < 0.5 && (way.range.low > 1 || way.range.high < -1)
      }
    }
  }
}
