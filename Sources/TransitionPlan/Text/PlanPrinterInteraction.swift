extension PlanPrinter {
  /// Writes a direction that a finger drives.
  mutating func interaction(
    _ interaction: Interaction, number: Int, in transition: Transition, _ text: ExpressionText
  ) {
    let on = text.name(of: interaction.view)
    section(
      "\(number + 1). \(interaction.title) on \(on)",
      interaction.location
    ) { printer in
      printer.line("begin when \(interaction.begin.map { printer.text($0, text) } ?? "true (by default)")")
      printer.list("holds", interaction.holds) { printer, _, hold in
        let path = text.name(of: hold.subject) + "." + hold.property.rawValue
        printer.line("\(path) = \(printer.text(hold.value, text)) \(Self.text(hold.location))")
      }
      printer.list("simultaneous", interaction.simultaneous) { printer, _, rule in
        let condition = rule.condition.map { " when " + printer.text($0, text) } ?? ""
        printer.line("with \(text.name(of: rule.subject))\(condition) \(Self.text(rule.location))")
      }
      if let progress = interaction.progress {
        printer.line("progress = \(printer.text(progress, text))")
      }
      printer.list("drives", interaction.drives) { printer, _, drive in
        let path = text.name(of: drive.subject) + "." + drive.property.rawValue
        let value = drive.value.map { printer.text($0, text) } ?? "its track at the progress"
        printer.line("\(path) = \(value) \(Self.text(drive.location))")
      }
      printer.list("steps", interaction.steps) { printer, index, step in
        printer.line("\(index + 1). \(Self.text(step, interaction, text))")
      }
      switch interaction.decision {
      case .finishWhen(let condition, let location):
        printer.line("finish when \(printer.text(condition, text)) \(Self.text(location))")
      case .cancelWhen(let condition, let location):
        printer.line("cancel when \(printer.text(condition, text)) \(Self.text(location))")
      case .cancels: printer.line("cancels")
      case .nearest(let location): printer.line("settles in the nearest state \(Self.text(location))")
      }
      if let states = interaction.states {
        let table = transition.stateTables[states.table]
        let path = text.name(of: table.subject) + "." + table.property.rawValue
        printer.line("position by \(path), nearest to \(printer.text(states.nearest, text))")
      }
      if let condition = interaction.finishNow {
        printer.line("finish now when \(printer.text(condition, text))")
      }
      for rule in interaction.rules {
        let gesture = "\(rule.relation.rawValue) \(rule.gesture.text) on \(text.name(of: rule.view))"
        printer.line("\(gesture) \(Self.text(rule.location))")
      }
      for rule in interaction.handsOver {
        let condition = rule.condition.map { " when " + printer.text($0, text) } ?? ""
        printer.line("hands over to \(text.name(of: rule.subject))\(condition) \(Self.text(rule.location))")
      }
      if !interaction.catches.isEmpty {
        printer.line("catches \(interaction.catches.map(\.rawValue).joined(separator: ", "))")
      }
      for call in interaction.calls { printer.line("calls \(printer.text(call, in: transition))") }
      printer.settle("finish", interaction.finish)
      printer.settle("cancel", interaction.cancel)
    }
  }

  private static func text(_ step: PoseStep, _ interaction: Interaction, _ text: ExpressionText) -> String {
    switch step {
    case .local(let index): return "let \(text.name(ofLocal: index))"
    case .progress: return "progress"
    case .drive(let index):
      guard interaction.drives.indices.contains(index) else { return "drives[\(index)]" }
      let drive = interaction.drives[index]
      return "drive \(text.name(of: drive.subject)).\(drive.property.rawValue)"
    }
  }

  private mutating func settle(_ outcome: String, _ settle: Settle) {
    let pace = "\(QuantityText.milliseconds(settle.duration)) \(settle.curve.planText)"
    line("settle \(outcome) \(pace) \(Self.text(settle.location))")
  }

  /// Writes the state machine of all interactions, a line for each state and event; events without effect share the last line of a state.
  mutating func machine() {
    section("gesture machine") { printer in
      for state in GestureState.allCases {
        printer.section(state.rawValue) { printer in
          for event in GestureEvent.allCases {
            let (next, action) = GestureMachine.step(state, event)
            if next == state, action == .none { continue }
            printer.line("\(event.rawValue): \(action.rawValue) -> \(next.rawValue)")
          }
          printer.line("anything else: nothing")
        }
      }
    }
  }
}
