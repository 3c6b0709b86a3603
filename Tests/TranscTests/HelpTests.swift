import Testing

@testable import TranscDriver

@Suite struct HelpTests {
  private static let pages = [HelpText.tool()] + ArgumentTable.commands.map(HelpText.command)

  @Test(arguments: pages)
  func fitsATerminal(_ page: String) {
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test func namesEverything() {
    let page = HelpText.tool()
    for option in ArgumentTable.options {
      for spelling in option.spellings { #expect(page.contains(spelling)) }
    }
    for command in CommandName.allCases { #expect(page.contains("\n  \(command.rawValue) ")) }
  }

  @Test func tableIsComplete() {
    #expect(ArgumentTable.commands.map(\.name) == CommandName.allCases)
    #expect(ArgumentTable.options.map(\.name) == OptionName.allCases)
    let spellings = ArgumentTable.options.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  /// The examples are valid command lines.
  @Test(arguments: ArgumentTable.commands.flatMap(\.examples))
  func examplesParse(_ example: String) throws {
    let words = example.split(separator: " ").drop { $0 != "transc" }.dropFirst().map { Path(String($0)) }
    let parsed = try ArgumentParser.parse(words)
    #expect(!parsed.operands.isEmpty || [.lsp, .initialize, .doctor].contains(parsed.command))
  }

  @Test(arguments: CommandName.allCases)
  func helpOfACommand(_ command: CommandName) {
    let first = InProcess.run(["help", command.rawValue], TestFileSystem())
    let second = InProcess.run([command.rawValue, "--help"], TestFileSystem())
    #expect(first.status == 0 && first.errors == "" && first.output == second.output)
    #expect(first.output.contains("Usage:\n  transc "))
    #expect(first.output != InProcess.run(["--help"], TestFileSystem()).output)
  }

  @Test func helpOfNothing() {
    let result = InProcess.run(["help", "chek"], TestFileSystem())
    #expect(result.status == 2)
    #expect(
      result.errors
        == "transc: error: there is no command `chek`; did you mean `check`?\nsee `transc --help`\n")
    #expect(InProcess.run(["help", "check", "help"], TestFileSystem()).status == 2)
  }
}
