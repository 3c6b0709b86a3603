import TransitionText

/// Prints the completion script for a shell.
struct CompletionsCommand {
  private let shell: ShellName

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = ShellName.allCases.map(\.rawValue)
    guard let word = arguments.operands.first?.text, arguments.operands.count == 1 else {
      throw UsageError("`completions` takes a shell: `bash`, `zsh` or `fish`", command: .completions)
    }
    guard let shell = ShellName(rawValue: word) else {
      throw UsageError(
        "there are no completions for the shell `\(word)`",
        meant: EditDistance.nearest(to: word, among: names),
        command: .completions)
    }
    self.shell = shell
  }

  func run(_ console: inout Console) {
    let script =
      switch shell {
      case .bash: BashCompletions.script
      case .zsh: ZshCompletions.script
      case .fish: FishCompletions.script
      }
    console.print(Array(script.utf8))
  }
}
