import Testing
import TranscDriver
import TransitionCompiler

/// The commands, run in this process.
@Suite struct CommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fine", to: "a.transition")
    try folder.write("warning", to: "w.transition")
    try folder.write("error", to: "e.transition")
  }

  private func run(_ arguments: String..., on fileSystem: TestFileSystem = TestFileSystem()) -> ProcessResult
  {
    InProcess.run(
      arguments.map { $0.replacing("@", with: folder.path + "/") }, fileSystem, variables: ["TERM": "xterm"])
  }

  @Test func oneInputIsPrinted() {
    let result = run("@a.transition")
    #expect(result.status == 0 && result.output == "swift: fine" && result.errors == "")
    #expect(run("--emit", "json", "--sample", "29.97fps", "@a.transition").output == "json at 29.97: fine")
    #expect(run("-o", "-", "generate", "@a.transition").output == "swift: fine")
  }

  @Test func standardInput() {
    let result = run("-", on: TestFileSystem(input: "from a pipe"))
    #expect(result.status == 0 && result.output == "swift: from a pipe")
    let wrong = run("check", "-", "--diagnostics-format", "line", on: TestFileSystem(input: "error"))
    #expect(wrong.status == 1 && wrong.errors == "<stdin>:1:1: error: `e` is not declared [T0101]\n")
    #expect(run("-", "-", "-o", "@").errors.contains("standard input can be read only once"))
    #expect(run("-", "-o", "@").errors.contains("needs a file name"))
  }

  @Test func warningsArePrintedAndTheOutputToo() {
    let result = run("@w.transition")
    #expect(result.status == 0 && result.output == "swift: warning")
    #expect(result.errors.hasPrefix("warning[T0110]: `w` is never used\n"))
    #expect(result.errors.hasSuffix("\n\n1 warning\n"))
    let strict = run("-Werror", "@w.transition")
    #expect(strict.status == 1 && strict.output == "" && strict.errors.hasPrefix("error[T0110]"))
  }

  @Test func errorsEndWithOne() {
    let result = run("@e.transition")
    #expect(result.status == 1 && result.output == "" && result.errors.hasSuffix("\n\n1 error\n"))
    let all = run("check", "@e.transition", "@w.transition", "@a.transition", "@e.transition")
    #expect(all.status == 1 && all.errors.hasSuffix("\n\n1 error, 1 warning\n"))
    #expect(run("check", "@w.transition").status == 0)
  }

  @Test func jsonDiagnosticsAreNothingElse() {
    let result = run("check", "--diagnostics-format", "json", "@e.transition", "@none", "@w.transition")
    let lines = result.errors.split(separator: "\n")
    #expect(result.status == 2 && lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"version":1,"#) && $0.hasSuffix("}") })
  }

  @Test func severalInputsNeedAFolder() throws {
    #expect(run("@a.transition", "@w.transition").errors.contains("several inputs need an output folder"))
    #expect(run("@a.transition", "@w.transition", "-o", "@a.transition").errors.contains("not a directory"))
    #expect(run("@a.transition", "@w.transition", "-o", "@out/deep").status == 0)
    #expect(try folder.names(in: "out/deep") == ["TransitionSupport.swift", "a.swift", "w.swift"])
    #expect(run("--emit", "json", "@a.transition", "-o", "@out/new/").status == 0)
    #expect(run("--emit", "plan", "@a.transition", "-o", "@out/new").status == 0)
    #expect(try folder.names(in: "out/new") == ["a.plan.txt", "a.timeline.json"])
    #expect(run("@a.transition", "-o", "@one").status == 0)
    #expect(try folder.text("one") == "swift: fine")
  }

  /// The output of several specs must not look like a file. The message about a missing folder names it.
  @Test func outputsGoWhereTheyAreMeantTo() throws {
    for name in ["o.swift", "o.json", "deep/o.txt"] {
      let result = run("@a.transition", "@w.transition", "-o", "@\(name)")
      #expect(result.status == 2 && result.errors.contains("looks like a file"), "\(result.errors)")
    }
    #expect(try folder.names() == ["a.transition", "e.transition", "w.transition"])
    #expect(run("@a.transition", "@w.transition", "-o", "@o.swift/").status == 0)
    #expect(run("@a.transition", "@w.transition", "-o", "@o.swift").status == 0)
    let missing = run("@a.transition", "-o", "@x/y/z.swift")
    #expect(missing.status == 2 && missing.errors.hasSuffix("there is no folder `\(folder.path)/x/y`\n"))
  }

  /// A spec with an error keeps its old output, and the other specs are written. A missing input file is a wrong command, and
  /// nothing is written.
  @Test func oneErrorDoesNotStopTheOthers() throws {
    try folder.makeFolder("out")
    for name in ["a", "e"] { try folder.write("old", to: "out/\(name).swift") }
    #expect(run("@a.transition", "@none.transition", "-o", "@out").status == 2)
    #expect(try folder.text("out/a.swift") == "old")
    #expect(run("@e.transition", "@a.transition", "-o", "@out").status == 1)
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "a.swift", "e.swift"])
    #expect(try folder.text("out/a.swift") == "swift: fine")
    #expect(try folder.text("out/e.swift") == "old")
    #expect(run("@e.transition", "-o", "@new/").status == 1)
    #expect(try !folder.names().contains("new"))
  }

  @Test func collisionsAreFoundBeforeAnythingIsWritten() throws {
    try folder.makeFolder("other")
    try folder.write("fine", to: "other/a.transition")
    try folder.makeFolder("out")
    for output in ["@out", "@missing/"] {
      let result = run("@a.transition", "@w.transition", "@other/a.transition", "-o", output)
      #expect(result.status == 2 && result.errors.contains("would both be written to"))
    }
    #expect(try folder.names(in: "out") == [])
    #expect(try !folder.names().contains("missing"))
    #expect(run("@a.transition", "@a.transition", "-o", "@out").status == 0, "one input, given twice")
  }

  /// On some systems two names that differ only in case are one file. One of the two outputs would be lost there, so this is an error on all.
  @Test(arguments: [
    ("photos", "Photos"), ("\u{E9}t\u{E9}", "\u{C9}te\u{301}"), ("photos", "transitionSupport"),
  ])
  func outputsThatDifferInCaseAreFound(name: String, other: String) throws {
    try folder.makeFolder("other")
    try folder.makeFolder("out")
    try folder.write("fine", to: "\(name).transition")
    try folder.write("fine", to: "other/\(other).transition")
    let result = run("@\(name).transition", "@other/\(other).transition", "-o", "@out")
    #expect(result.status == 2 && result.errors.contains("would "), "\(result.errors)")
    #expect(try folder.names(in: "out") == [])
    // That one of them is there already changes nothing.
    try folder.write("old", to: "out/\(name).swift")
    #expect(run("@\(name).transition", "@other/\(other).transition", "-o", "@out").status == 2)
    #expect(try folder.text("out/\(name).swift") == "old")
  }

  /// The outputs of one command mostly go into one module, whose types have the names of the transitions. Therefore these must be
  /// unique.
  @Test func transitionsOfOneNameAreFound() throws {
    func spec(_ name: String, from: String = "a") -> String {
      "transition \(name) {\n  style navigation\n  from \(from)\n  to b\n  forward 300ms\n  animate b.alpha: 0 -> 1\n"
        + "  reduceMotion crossfade 200ms\n}\n"
    }
    for (file, name) in [("1", "Fade"), ("2", "fade"), ("3", "Other")] {
      try folder.write(spec(name), to: "\(file).transition")
    }
    func run(_ arguments: String...) -> ProcessResult {
      InProcess.run(arguments.map { $0.replacing("@", with: folder.path + "/") }, TestFileSystem()) {
        Compiler.compile($0, $1)
      }
    }
    let result = run("@1.transition", "@2.transition", "@3.transition", "-o", "@out/")
    #expect(result.status == 1)
    #expect(result.errors.contains("error[T0103]: `fade` is declared twice"))
    #expect(result.errors.contains("1.transition:1` has a transition of the same name"))
    #expect(try folder.names(in: "out") == ["1.swift", "3.swift", "TransitionSupport.swift"])
    #expect(run("@1.transition", "@3.transition", "-o", "@out/").status == 0)
    #expect(run("@1.transition", "@2.transition", "--emit", "json", "-o", "@out/").status == 0)
    try folder.write(spec("Zoom", from: "inList"), to: "4.transition")
    try folder.write(spec("ZoomIn", from: "list"), to: "5.transition")
    let types = run("@4.transition", "@5.transition", "-o", "@out/")
    #expect(types.status == 1)
    #expect(types.errors.contains("error[T0103]: `ZoomInList` is declared twice"))
    #expect(types.errors.contains("4.transition:1` has a transition with a Swift type of that name"))
  }

  @Test func anInputIsNeverOverwritten() throws {
    let result = run("@a.transition", "-o", "@a.transition")
    #expect(result.status == 2 && result.errors.contains("is the input"))
    try folder.write("fine", to: "b.swift")
    #expect(run("@b.swift", "-o", "@").status == 2)
    #expect(try folder.text("a.transition") == "fine")
    #expect(try folder.text("b.swift") == "fine")
  }

  @Test func theRuntimeHasAFileOfItsOwn() throws {
    #expect(run("@a.transition", "-o", "@one.swift").status == 0)
    #expect((try? folder.text("TransitionSupport.swift")) == nil)
    #expect(run("@a.transition", "-o", "@out/").status == 0)
    let written = try folder.text("out/TransitionSupport.swift")
    #expect(written.contains("final class TransitionDescription"))
    #expect(try folder.text("out/a.swift") == "swift: fine")
    #expect(run("--support", "separate", "@a.transition").output == "swift: fine")
    #expect(run("--support", "only").output == written)
    #expect(run("--support", "only", "-o", "@support.swift").status == 0)
    #expect(try folder.text("support.swift") == written)
    #expect(run("--support", "only", "-o", "@other/").status == 0)
    #expect(try folder.text("other/TransitionSupport.swift") == written)
    for (option, value) in [("--support", "inline"), ("--emit", "json")] {
      #expect(run(option, value, "@a.transition", "-o", "@\(value)/").status == 0)
      #expect((try? folder.text("\(value)/TransitionSupport.swift")) == nil)
    }
    try folder.write("fine", to: "TransitionSupport.transition")
    let clash = run("@TransitionSupport.transition", "-o", "@out/")
    #expect(clash.status == 2 && clash.errors.contains("the name of the runtime"))
    #expect(run("--support", "only", "@a.transition").errors.contains("takes no specs"))
    #expect(run("--support", "only", "--emit", "json").errors.contains("needs `--emit swift`"))
    #expect(run("--support", "else", "@a.transition").errors.contains("`separate`, `inline` or `only`"))
  }

  @Test func misspeltCommands() {
    #expect(run("chekc").errors.contains("there is no command and no file `chekc`; did you mean `check`?"))
    #expect(run("chekc").status == 2)
    #expect(run("--", "chekc").errors.contains("cannot read `chekc`: No such file or directory"))
    #expect(run().errors == "transc: error: there is no input file\nsee `transc help generate`\n")
    #expect(run().status == 2)
    #expect(run("--sample", "60fps", "@a.transition").errors.contains("needs `--emit json`"))
    let access = run("--access", "public", "--emit", "json", "@a.transition")
    #expect(access.status == 2 && access.errors.contains("needs `--emit swift`"))
    #expect(run("--access", "open", "@a.transition").errors.contains("`internal` or `public`"))
    #expect(run("--version").output == "transc 0.1.0\n")
  }

  @Test(arguments: [
    ("auto", true, ["TERM": "xterm"], true), ("auto", false, ["TERM": "xterm"], false),
    ("auto", true, ["TERM": "dumb"], false), ("auto", true, [:], false),
    ("auto", true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    ("auto", true, ["TERM": "xterm", "NO_COLOR": ""], true),
    ("always", false, ["NO_COLOR": "1"], true), ("never", true, ["TERM": "xterm"], false),
  ])
  func colour(_ choice: String, _ terminal: Bool, _ variables: [String: String], _ expected: Bool) {
    let result = InProcess.run(
      ["check", "--color", choice, folder.file("e.transition")], TestFileSystem(terminal: terminal),
      variables: variables)
    #expect(result.errors.contains("\u{1B}[") == expected)
  }
}
