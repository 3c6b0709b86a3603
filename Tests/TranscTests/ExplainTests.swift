import Foundation
import Testing
import TransitionDiagnostics

/// `transc explain`.
@Suite struct ExplainTests {
  private func run(
    _ arguments: String..., terminal: Bool = false, variables: [String: String] = ["TERM": "xterm"]
  ) -> ProcessResult {
    InProcess.run(["explain"] + arguments, TestFileSystem(terminal: terminal), variables: variables)
  }

  @Test(arguments: ["T0105", "t0105", "105", "0105"]) func oneCode(_ name: String) {
    let result = run(name)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("error[T0105]: there is no curve `…`\n\nNo curve has this name"))
    #expect(result.output == run("T0105").output)
  }

  @Test func severalCodes() {
    let result = run("110", "T0305")
    #expect(result.status == 0)
    #expect(result.output == run("110").output + "\n\n" + run("305").output)
    #expect(run("T0110,305").output == result.output)
  }

  @Test func list() {
    let result = run()
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.split(separator: "\n").count == DiagnosticCode.allCases.count)
  }

  @Test func unknownCodes() {
    let near = run("T0209")
    #expect(near.status == 1 && near.output == "")
    #expect(near.errors == "transc: error: there is no code `T0209`; did you mean `T0208`?\n")
    #expect(run("curves").errors == "transc: error: there is no code `curves`; `transc explain` lists all\n")
    #expect(run("T9999").errors == "transc: error: there is no code `T9999`; `transc explain` lists all\n")
    let mixed = run("none", "T0105", "", "T0110")
    #expect(mixed.status == 1)
    #expect(mixed.output == run("T0105", "T0110").output)
    #expect(mixed.errors.split(separator: "\n").count == 2)
  }

  @Test func optionsOfOtherCommands() {
    let result = run("--emit", "json", "T0105")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("transc: error: `explain` has no option `--emit`\n"))
  }

  /// Colours depend on standard output, to which the pages are written.
  @Test func colour() {
    let plain = run("T0105").output
    #expect(!plain.contains("\u{1B}"))
    let coloured = run("T0105", terminal: true).output
    #expect(coloured.hasPrefix("\u{1B}[1;31merror[T0105]\u{1B}[0m"))
    #expect(run("T0105", terminal: true, variables: ["TERM": "xterm", "NO_COLOR": "1"]).output == plain)
    #expect(run("T0105", terminal: true, variables: ["TERM": "dumb"]).output == plain)
    #expect(run("T0105", "--color", "always").output == coloured)
    #expect(run("T0105", "--color=never", terminal: true).output == plain)
    #expect(run(terminal: true).output.contains("\u{1B}[1;33mwarning\u{1B}[0m"))
  }

  /// The hint appears once a run, after all files, and only on a terminal.
  @Test func isMentionedOnATerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("error, warning", to: "a.transition")
    try folder.write("error", to: "b.transition")
    try folder.write("fine", to: "c.transition")
    func check(_ arguments: [String], terminal: Bool) -> String {
      InProcess.run(
        ["check"] + arguments.map { $0.replacing("@", with: folder.path + "/") },
        TestFileSystem(terminal: terminal)
      ).errors
    }
    let both = check(["@a.transition", "@b.transition"], terminal: true)
    #expect(both.hasSuffix("\n2 errors, 1 warning\nfor more: transc explain T0101 T0110\n"))
    #expect(both.components(separatedBy: "explain").count == 2)
    #expect(check(["@c.transition"], terminal: true) == "")
    #expect(!check(["@a.transition"], terminal: false).contains("explain"))
    for format in ["line", "json"] {
      #expect(!check(["@a.transition", "--diagnostics-format", format], terminal: true).contains("explain"))
    }
    #expect(check(["--allow", "T0110", "@a.transition"], terminal: true).hasSuffix("explain T0101\n"))
  }

  @Test func process() throws {
    let folder = try TemporaryFolder()
    func sh(_ script: String) throws -> ProcessResult { try Transc.shell(script, in: folder) }
    let page = try sh(#""$transc" explain t0105"#)
    #expect(page.status == 0 && page.errors == "" && page.output == run("T0105").output)
    #expect(try sh(#""$transc" explain | wc -l"#).output.contains("\(DiagnosticCode.allCases.count)"))
    let unknown = try sh(#""$transc" explain T0209"#)
    #expect(unknown.status == 1 && unknown.output == "" && unknown.errors.contains("did you mean `T0208`?"))
    #expect(try sh(#""$transc" explain T0105 >/dev/full"#).status == 2)
    // A file with the name of a code does not affect the command.
    #expect(try sh(#"touch T0105 && "$transc" explain T0105"#).output == page.output)
  }
}
