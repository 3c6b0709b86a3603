import Foundation
import Testing
import TranscEditor
import TransitionText

@testable import TranscDriver

/// `transc lsp`: the input and output of the server.
@Suite struct LanguageServerCommandTests {
  private static func frame(_ content: String) -> String {
    "Content-Length: \(content.utf8.count)\r\n\r\n\(content)"
  }

  private static let initialize = frame(
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
  private static let shutdown = frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
  private static let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)

  private static func open(_ uri: String, _ text: String) -> String {
    frame(
      """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\(uri)",\
      "version":1,"text":"\(text.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n"))"}}}
      """)
  }

  /// The output is the same whatever the size of the pieces in which the input comes.
  @Test(arguments: [1, 7, Int.max]) func talks(_ largest: Int) {
    let input = Self.initialize + Self.open("file:///a.transition", "let") + Self.shutdown + Self.exit
    let result = InProcess.run(["lsp"], TestFileSystem(input: input, largestTransfer: largest))
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.contains(#""id":1,"result":{"capabilities":"#))
    #expect(result.output.hasSuffix(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
  }

  /// An editor that closes its output without `exit` still gets its answers.
  @Test func endsWithItsInput() {
    let result = InProcess.run(
      ["lsp", "--stdio"],
      TestFileSystem(input: Self.initialize + Self.open("file:///a.transition", "let")))
    #expect(result.status == 1)
    #expect(result.output.contains(#""code":"T0002""#))
  }

  /// The pipes of some editors are open without waiting: nothing to read now is not the end.
  @Test func waitsForItsInput() {
    let files = TestFileSystem(input: Self.initialize + Self.shutdown + Self.exit, largestTransfer: 40)
    files.fail(.read, .wouldBlock, .interrupted, .wouldBlock)
    files.fail(.write, .wouldBlock)
    let result = InProcess.run(["lsp"], files)
    #expect(result.status == 0 && result.errors == "")
    #expect(files.count(.wait) == 3)
  }

  @Test func reportsThatItCannotRead() {
    let files = TestFileSystem(input: Self.initialize)
    files.fail(.read, .inputOutput)
    let result = InProcess.run(["lsp"], files)
    #expect(result.status == 2)
    #expect(result.errors == "transc: error: cannot read standard input: \(SystemError.inputOutput.text)\n")
  }

  /// The product `transc-lsp` is the same server without the word `lsp`. It takes only the arguments that clients use.
  @Test(arguments: [[], ["--stdio"]]) func isAToolOfItsOwn(arguments: [String]) {
    let input = Self.initialize + Self.open("file:///a.transition", "let") + Self.shutdown + Self.exit
    func run(_ arguments: [String]) -> ProcessResult {
      let files = TestFileSystem(input: input)
      let environment = ToolEnvironment(
        arguments: arguments.map { Path($0) }, variable: { _ in nil }, fileSystem: files)
      let code = LanguageServerTool.run(environment, EditorTool.server)
      return ProcessResult(status: code.rawValue, output: files.text(1), errors: files.text(2))
    }
    let own = run(arguments)
    #expect(own.output == InProcess.run(["lsp"], TestFileSystem(input: input)).output)
    #expect(own.status == 0 && own.errors.isEmpty)
    let wrong = run(arguments + ["a.transition"])
    #expect(wrong.status == 2 && wrong.errors.contains("`transc-lsp` does not take `a.transition`"))
    #expect(run(["--version"]).output.hasPrefix("transc "))
  }

  /// The tool for build plugins has no server, and says which tool does.
  @Test func theToolOfABuildHasNone() {
    let files = TestFileSystem()
    let environment = ToolEnvironment(arguments: [Path("lsp")], variable: { _ in nil }, fileSystem: files)
    #expect(CommandLineTool.run(environment) == .failure)
    #expect(files.text(2).contains("has no language server; use `transc`"))
  }

  @Test func takesNoPath() {
    let result = InProcess.run(["lsp", "a.transition"], TestFileSystem())
    #expect(result.status == 2)
    #expect(result.errors.contains("`lsp` does not take `a.transition`"))
  }

  /// Imports are read from the disk, and must be inside the open folder, as with `check`.
  @Test func readsImports() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("lib")
    try folder.makeFolder("app")
    try folder.write("let far = 20pt\n", to: "lib/Far.transition")
    let spec = "import \"../lib/Far.transition\"\nlet near = far\nlet x = y\n"
    try folder.write(spec, to: "app/near.transition")
    func findings(root: String) throws -> String {
      let initialize = Self.frame(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"file://\#(root)"}}"#
      )
      let open = Self.open("file://\(folder.path)/app/near.transition", spec)
      return InProcess.run(["lsp"], TestFileSystem(input: initialize + open)).output
    }
    let whole = try findings(root: folder.path)
    #expect(whole.contains("T0101") && !whole.contains("T0114"))
    #expect(try findings(root: folder.path + "/app").contains("T0114"))
  }

  /// The options in `transc.json` for findings and for the Swift apply as in a build. The nearest file inside the open folder is
  /// used.
  @Test func readsOptions() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("app")
    try folder.makeFolder("app/specs")
    try folder.write(#"{"allow": ["T0111"], "prefix": "XYZ"}"#, to: "transc.json")
    try folder.write(
      #"{"allow": ["T0305"], "warningsAreErrors": ["T0118"], "prefix": "ABC", "access": "public"}"#,
      to: "app/transc.json")
    let spec = """
      transition A {
        style navigation
        from list { cell: view }
        to detail
        forward 400ms easeOut
        animate detail.alpha: 0 -> 1
      }

      """
    func talk(_ text: String, root: String) throws -> String {
      try folder.write(text, to: "app/specs/a.transition")
      let uri = "file://\(folder.path)/app/specs/a.transition"
      let initialize = Self.frame(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"file://\#(root)"}}"#
      )
      let swift = Self.frame(
        #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"transc.swift","arguments":["\#(uri)"]}}"#
      )
      let input = initialize + Self.open(uri, text) + swift
      return InProcess.run(["lsp"], TestFileSystem(input: input)).output
    }
    let found = try talk(spec, root: folder.path)
    #expect(found.contains(#""severity":1,"code":"T0118""#) && !found.contains("T0305"))
    #expect(found.contains(#""id":2,"error":"#), "what the build does not write is not shown")
    let whole = spec.replacingOccurrences(of: " { cell: view }", with: "")
    let swift = try talk(whole, root: folder.path + "/")
    #expect(swift.contains("public final class ABCA") && !swift.contains("T0305"))
    try folder.write("{\n  \"allow\": [\"T0000\"]\n}\n", to: "app/specs/transc.json")
    let wrong = try talk(whole, root: folder.path)
    #expect(wrong.contains("app/specs/transc.json:2: there is no code `T0000`"))
    #expect(wrong.contains("T0305") && wrong.contains("class A"))
    // A file outside of the open folder is ignored.
    try folder.write("{}", to: "app/specs/transc.json")
    #expect(try talk(whole, root: folder.path + "/app/specs").contains("class A"))
  }
}
