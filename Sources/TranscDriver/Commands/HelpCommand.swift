import TransitionText

/// Explains the tool or a command.
struct HelpCommand {
  private let text: String

  /// Explains a command, or the tool when none is named.
  init(command: CommandName?) {
    let declaration = command.flatMap { ArgumentTable.command($0) }
    text = declaration.map(HelpText.command) ?? HelpText.tool()
  }

  /// Explains what the operands of `help` name.
  init(operands: [Path]) throws(UsageError) {
    guard operands.count <= 1 else { throw UsageError("`help` takes one command", command: .help) }
    guard let word = operands.first?.text else {
      self.init(command: nil)
      return
    }
    guard let command = CommandName(rawValue: word) else {
      throw UsageError(
        "there is no command `\(word)`",
        meant: EditDistance.nearest(to: word, among: CommandName.allCases.map(\.rawValue)))
    }
    self.init(command: command)
  }

  func run(_ console: inout Console) { console.print(Array(text.utf8)) }
}
