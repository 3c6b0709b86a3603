extension PlanPrinter {
  /// Writes a direction that a finger drives.
  mutating func interaction(
    _ interaction: Interaction, number: Int, in transition: Transition, _ text: ExpressionText
  ) {
    let gesture: String
    switch interaction.gesture {
    case .pan(let direction): gesture = "pan(\(direction.rawValue))"
    }
    let on = text.name(of: interaction.view)
    section(
      "\(number + 1). interactive \(interaction.direction.rawValue) by \(gesture) on \(on)",
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
      printer.line("progress = \(printer.text(interaction.progress, text))")
      printer.list("drives", interaction.drives) { printer, _, drive in
        let path = text.name(of: drive.subject) + "." + drive.property.rawValue
        printer.line("\(path) = \(printer.text(drive.value, text)) \(Self.text(drive.location))")
      }
      printer.list("steps", interaction.steps) { printer, index, step in
        printer.line("\(index + 1). \(Self.text(step, interaction, text))")
      }
      switch interaction.decision {
      case .finishWhen(let condition, let location):
        printer.line("finish when \(printer.text(condition, text)) \(Self.text(location))")
      case .cancelWhen(let condition, let location):
        printer.line("cancel when \(printer.text(condition, text)) \(Self.text(location))")
      }
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

  /// Writes the machine of every interaction, a line for each state and event; those with no effect are left to the
  /// last line of a state.
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
