import TransitionDiagnostics
import TransitionPlan

/// What follows a driven table without a value of its own goes straight from state to state while it settles, and is where its
/// table has it under a finger. Where these are not the same, it jumps when a gesture catches it between.
struct FollowerRules {
  private let transition: Transition
  private let rests: RestValues
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena) {
    self.transition = transition
    self.rests = rests
    self.expressions = expressions
  }

  /// What is worth knowing: nothing that is worked out would go on from everywhere.
  func notes() -> [Diagnostic] { transition.interactions.flatMap(notes) }

  private func notes(_ interaction: Interaction) -> [Diagnostic] {
    guard interaction.states != nil, !interaction.catches.isEmpty else { return [] }
    let tables = transition.stateTables
    func table(of drive: Drive) -> StateTable? {
      tables.first { $0.subject == drive.subject && $0.property == drive.property }
    }
    guard let driven = interaction.drives.first(where: { $0.value != nil && table(of: $0) != nil }),
      let main = table(of: driven)
    else { return [] }
    return interaction.drives.compactMap { drive in
      guard drive.value == nil, let follower = table(of: drive),
        let bend = bend(of: follower, beside: main, under: interaction)
      else { return nil }
      func name(_ table: StateTable) -> String {
        transition.name(of: table.subject) + "." + table.property.rawValue
      }
      return Diagnostic(
        .followerBends, at: drive.location.range, [.text(name(follower)), .text(name(main))],
        labels: [DiagnosticLabel(follower.location.range, "it goes other ways than `\(name(main))` here")],
        notes: [
          "thrown past `\(transition.states[bend.state].name)` and caught there, it jumps by \(bend.jump.text(follower.property.dimension))",
          "values that lie between the states as those of `\(name(main))` do go on from wherever they are caught",
        ])
    }
  }

  /// By how much a table surely lies elsewhere in a state between its first and its last than on the way of the one that is
  /// driven; nil where it hardly does.
  private func bend(
    of table: StateTable, beside main: StateTable, under interaction: Interaction
  ) -> (state: Int, jump: Interval)? {
    let last = min(table.values.count, main.values.count) - 1
    if last < 2 { return nil }
    var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    for part in 0..<table.property.type.count {
      for state in 1..<last {
        var jump = Interval.zero
        let isBent = GestureDomain.displays.allSatisfy { display in
          analysis.go(to: .zero, on: display)
          func own(_ state: Int) -> Quantity { analysis.value(table.values[state], part, .layout) }
          func driven(_ state: Int) -> Quantity { analysis.value(main.values[state], 0, .layout) }
          let share = (driven(state) - driven(0)) / (driven(last) - driven(0))
          let away = (own(state) - own(0) - (own(last) - own(0)) * share).range.magnitude
          jump = jump.isZero ? away : jump.hull(away)
          return away.low > Self.visible(table.property)
        }
        if isBent { return (state, jump) }
      }
    }
    return nil
  }

  /// What can be seen of a jump: a point, a hundredth of an alpha, half a degree.
  private static func visible(_ property: Property) -> Double { property.dimension == .length ? 1 : 0.01 }
}
