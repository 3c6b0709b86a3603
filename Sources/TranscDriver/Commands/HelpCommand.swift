import TransitionText

/// Explains the tool or a command.
struct HelpCommand {
  private let text: String

  /// Explains a command, or the tool when none is named.
  init(command: CommandName?) {
    let declaration = command.flatMap { ArgumentTable.command($0) }
    text = declaration.map(HelpText.command) ?? HelpText.tool()
  }

  /// Explains the command that the operands of `help` name.
  init(operands: [Path]) throws(UsageError) {
    self.init(command: try CommandName.named(by: operands, of: .help))
  }

  func run(_ console: inout Console) { console.print(Array(text.utf8)) }
}

extension CommandName {
  /// The command that operands name, if any.
  static func named(by operands: [Path], of command: CommandName) throws(UsageError) -> CommandName? {
    guard operands.count <= 1 else {
      throw UsageError("`\(command.rawValue)` takes one command", command: command)
    }
    guard let word = operands.first?.text else { return nil }
    guard let named = CommandName(rawValue: word) else {
      throw UsageError(
        "there is no command `\(word)`",
        meant: EditDistance.nearest(to: word, among: CommandName.allCases.map(\.rawValue)))
    }
    return named
  }
}
