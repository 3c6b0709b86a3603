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
        isBent(follower, beside: main, under: interaction)
      else { return nil }
      func name(_ table: StateTable) -> String {
        transition.name(of: table.subject) + "." + table.property.rawValue
      }
      return Diagnostic(
        .followerBends, at: drive.location.range, [.text(name(follower)), .text(name(main))],
        labels: [DiagnosticLabel(follower.location.range, "it goes other ways than `\(name(main))` here")],
        notes: [
          "values that lie between the states as those of `\(name(main))` do go on from wherever they are caught"
        ])
    }
  }

  /// Whether a table surely lies otherwise between its first and its last state than the one that is driven.
  private func isBent(_ table: StateTable, beside main: StateTable, under interaction: Interaction) -> Bool {
    let count = min(table.values.count, main.values.count)
    if count < 3 { return false }
    var analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    return GestureDomain.displays.allSatisfy { display in
      analysis.go(to: .zero, on: display)
      return (0..<table.property.type.count).contains { part in
        let own = table.values.map { analysis.value($0, part, .layout) }
        let driven = main.values.map { analysis.value($0, 0, .layout) }
        let last = count - 1
        let way = driven[last] - driven[0]
        return (1..<last).contains { state in
          let difference = (own[state] - own[0]) * way - (own[last] - own[0]) * (driven[state] - driven[0])
          // A thousandth on a way of a hundred points is hardly seen.
          return difference.range.magnitude.low > 0.1
        }
      }
    }
  }
}
