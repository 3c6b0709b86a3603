/// Prints a page for `man`.
struct ManualCommand {
  private let command: CommandName?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    command = try CommandName.named(by: arguments.operands, of: .manual)
  }

  func run(_ console: inout Console) {
    let page = command.flatMap { ArgumentTable.command($0) }.map(ManualPage.command) ?? ManualPage.tool()
    console.print(Array(page.utf8))
  }
}
