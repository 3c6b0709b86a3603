import Foundation
import Testing
import TransitionCompiler

@testable import TranscDriver

/// The place of reports, baselines of known findings, and the summary at the end.
@Suite struct FindingReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("fine", to: "a.transition")
    try folder.write("x\n  warning\n", to: "w.transition")
    try folder.write("error", to: "e.transition")
  }

  private func run(_ arguments: String..., on fileSystem: TestFileSystem = TestFileSystem()) -> ProcessResult
  {
    InProcess.run(arguments.map { $0.replacing("@", with: folder.path + "/") }, fileSystem)
  }

  // MARK: Place

  @Test(arguments: ["sarif", "gitlab", "junit", "checkstyle"])
  func aDocumentIsOne(_ format: String) throws {
    let printed = run("check", "--diagnostics-format", format, "@e.transition", "@w.transition", "@none")
    #expect(printed.status == 2 && printed.output == "")
    #expect(printed.errors.contains("T0101") && printed.errors.contains("T0110"))
    #expect(printed.errors.contains("cannot read"), "a failure is a part of it")
    #expect(!printed.errors.contains("transc: error"), "and nothing stands beside it")
    let written = run(
      "check", "--diagnostics-format", format, "--diagnostics-output", "@report", "@e.transition",
      "@w.transition", "@none")
    #expect(try folder.text("report") == printed.errors)
    #expect(written.status == 2 && written.errors.contains("transc: error: cannot read"))
    #expect(written.errors.hasSuffix("1 error, 1 warning: see \(folder.path)/report\n"))
    let output = run("check", "--diagnostics-format", format, "--diagnostics-output", "-", "@a.transition")
    #expect(output.status == 0 && output.errors == "" && !output.output.contains("T0"))
  }

  @Test func anyFormCanBeWritten() throws {
    let full = run("check", "@e.transition")
    #expect(run("check", "--diagnostics-output", "@report", "--color", "always", "@e.transition").status == 1)
    #expect(full.errors == (try folder.text("report")) + "1 error\n")
    #expect(run("check", "--diagnostics-output", "@none/report", "@a.transition").status == 2)
    let github = run("check", "--diagnostics-format", "github", "@e.transition", "@none")
    #expect(github.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
  }

  /// Standard output has either the report or the output of the command, never both.
  @Test(arguments: [
    ["@w.transition"], ["-o", "-", "@w.transition"], ["-o", "@o/", "--output-list", "-", "@w.transition"],
    ["-o", "@o/", "--check", "@w.transition"], ["-o", "@o/", "--diff", "@w.transition"],
    ["format", "--diff", "@w.transition"], ["format", "--check", "@w.transition"], ["format"],
    ["format", "-"], ["fix", "--diff", "@w.transition"], ["fix", "-"],
    ["plot", "@w.transition"], ["ledger", "-o", "-", "@w.transition"],
    ["sample", "--at", "1ms", "@w.transition"],
  ]) func aReportIsNotMixedWithResults(_ arguments: [String]) {
    let arguments = arguments.map { $0.replacing("@", with: folder.path + "/") }
    let result = InProcess.run(arguments + ["--diagnostics-output", "-"], TestFileSystem())
    #expect(
      result.status == 2 && result.output == ""
        && result.errors.contains("standard output cannot have both the report")
    )
  }

  @Test(arguments: [
    ["-o", "@o/", "@w.transition"], ["format", "@w.transition"], ["fix", "@w.transition"],
    ["plot", "-o", "@plot.svg", "@w.transition"], ["ledger", "-o", "@ledger", "@w.transition"],
  ]) func aReportIsAloneOnStandardOutput(_ arguments: [String]) throws {
    try folder.write("error", to: "w.transition")
    let arguments = arguments.map { $0.replacing("@", with: folder.path + "/") }
    let result = InProcess.run(
      arguments + ["--diagnostics-format", "line", "--diagnostics-output", "-"], TestFileSystem())
    #expect(result.status == 1 && result.output.contains("w.transition:1:1: error: "), "\(result)")
    #expect(!result.errors.contains("T0"))
  }

  @Test func wrongUsageIsInTheDocument() {
    let result = run("generate", "--diagnostics-format", "sarif", "@a.transition", "@w.transition")
    #expect(
      result.status == 2 && result.errors.hasPrefix("{") && result.errors.contains("several inputs need"))
  }

  // MARK: Baseline

  @Test func whatIsKnownIsNotReported() throws {
    #expect(run("check", "--baseline", "@b.json", "@w.transition").errors.contains("cannot read"))
    #expect(
      run("check", "--baseline", "@b.json", "--update-baseline", "@w.transition", "@a.transition").status == 0
    )
    #expect(
      try folder.text("b.json") == """
        {
          "version": 1,
          "findings": [
            {
              "file": "w.transition",
              "code": "T0110",
              "line": "x",
              "message": "`w` is never used"
            }
          ]
        }

        """)
    for command in ["check", "generate"] {
      let known = run(command, "--baseline", "@b.json", "-Werror", "@w.transition")
      #expect(known.status == 0 && known.errors == "")
    }
    #expect(run("--baseline", "@b.json", "-Werror", "@w.transition").output == "swift: x\n  warning\n")
    try folder.write("   x \nother warning\n", to: "w.transition")
    #expect(
      run("check", "--baseline", "@b.json", "-Werror", "@w.transition").status == 0, "the line is the same")
    try folder.write("y\n warning\n", to: "w.transition")
    let new = run("--baseline", "@b.json", "-Werror", "@w.transition")
    #expect(new.status == 1 && new.output == "" && new.errors.contains("error[T0110]"))
    #expect(new.errors.hasSuffix("1 of the baseline no longer found: `--update-baseline`\n"))
  }

  @Test func errorsAreNeverKnown() throws {
    #expect(run("check", "--baseline", "@b.json", "--update-baseline", "@e.transition").status == 1)
    #expect(try !folder.text("b.json").contains("T0101"))
    #expect(run("check", "--baseline", "@b.json", "@e.transition").status == 1)
  }

  /// A baseline has the paths of files relative to its own folder. It keeps its entries of files that were not checked, as long
  /// as these exist.
  @Test func aBaselineOfManyFiles() throws {
    try folder.write(Specs.questionable, to: "one.transition")
    let result = try Transc.shell(
      #"""
      mkdir -p App/Specs && cd App || exit
      mv ../one.transition Specs/one.transition; cp Specs/one.transition Specs/two.transition
      count() { "$transc" check --diagnostics-format line "$@" 2>&1 | grep -c warning:; }
      count Specs
      "$transc" check --baseline lint.json --update-baseline Specs >/dev/null 2>&1
      count --baseline lint.json Specs; count --baseline lint.json "$PWD/Specs/one.transition"
      cd Specs && count --baseline ../lint.json two.transition; cd ../..
      count --baseline App/lint.json App/./Specs/../Specs
      sed -i.old 's/style navigation/style navigation; let unused = 1pt/' App/Specs/two.transition; count --baseline App/lint.json App
      cd App && "$transc" check --baseline lint.json --update-baseline Specs/two.transition >/dev/null 2>&1; count --baseline lint.json .
      rm Specs/two.transition && "$transc" check --baseline lint.json --update-baseline Specs/one.transition >/dev/null 2>&1
      grep -c two.transition lint.json; grep -c one.transition lint.json
      """#, in: folder)
    let counts = result.output.split(separator: "\n").map { Int($0) ?? -1 }
    #expect(counts.first.map { $0 > 0 && $0 % 2 == 0 } == true, "\(result.errors)")
    #expect(counts.dropFirst().prefix(4) == [0, 0, 0, 0])
    #expect(counts.dropFirst(5) == [1, 0, 0, counts[0] / 2], "\(counts)")
  }

  @Test(arguments: [
    ("", "1:1: "), ("{\"version\": 2, \"findings\": []}", "1:13: unknown version of a baseline"),
    ("{\"version\": 1, \"finding\": []}", "1:16: `finding` is not a known member; did you mean `findings`?"),
    ("{\"version\": 1, \"findings\": [1]}", "1:29: expected an object, found a number"),
    (
      "{\"version\": 1, \"findings\": [\(known(count: "9223372036854775807"))]}",
      "1:109: a count is from 1 to 1000000"
    ), ("{\"version\": 1, \"findings\": [\(known(count: "-3"))]}", "1:109: a count is from 1 to 1000000"),
    (
      "{\"version\": 1, \"findings\": [\(known(count: "1")), \(known(count: "1"))]}",
      "1:113: this finding is listed twice"
    ),
  ]) func brokenBaselines(_ text: String, _ message: String) throws {
    try folder.write(text, to: "b.json")
    let result = run("check", "--baseline", "@b.json", "@w.transition")
    #expect(result.status == 2 && result.errors.contains("b.json`:" + message), "\(result.errors)")
    #expect(run("check", "--baseline", "@b.json", "--update-baseline", "@w.transition").status == 2)
    #expect(try folder.text("b.json") == text)
  }

  private static func known(count: String) -> String {
    "{\"file\": \"w.transition\", \"code\": \"T0110\", \"line\": \"a\", \"message\": \"b\", \"count\": \(count)}"
  }

  /// A warning that an error hides is still known when the error is gone.
  @Test func anErrorHidesNothingForGood() throws {
    #expect(run("check", "--baseline", "@b.json", "--update-baseline", "@w.transition").status == 0)
    let text = try folder.text("w.transition")
    try folder.write("error", to: "w.transition")
    #expect(run("check", "--baseline", "@b.json", "--update-baseline", "@w.transition").status == 1)
    try folder.write(text, to: "w.transition")
    #expect(run("check", "-Werror", "--baseline", "@b.json", "@w.transition").status == 0)
  }

  /// An input file is never overwritten, whatever is to be written there.
  @Test(arguments: [
    ["--diagnostics-output", "@a.transition", "check", "@a.transition"],
    ["plot", "-o", "@a.transition", "@a.transition"], ["ledger", "-o", "@a.transition", "@a.transition"],
    ["-o", "@a.swift", "--diagnostics-output", "@a.swift", "@a.transition"],
    ["-o", "@a.swift", "--diagnostics-output", "@a.transition", "@a.transition"],
    ["check", "--baseline", "@a.transition", "--update-baseline", "@a.transition"],
  ]) func nothingIsWrittenOverAnInput(_ arguments: [String]) throws {
    let text = """
      transition A {
        style navigation
        from list
        to detail
        forward 300ms
        animate detail.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }
      """
    try folder.write(text, to: "a.transition")
    let command = arguments.map { $0.replacing("@", with: "") }.joined(separator: " ")
    let result = try Transc.shell("\"$transc\" " + command, in: folder)
    #expect(result.status == 2, "\(result.errors)")
    #expect(try folder.text("a.transition") == text)
  }

  @Test func anUpdateNeedsAFile() {
    #expect(run("check", "--update-baseline", "@w.transition").errors.contains("needs `--baseline FILE`"))
  }

  // MARK: At the end

  @Test func statistics() throws {
    try folder.write("warning error", to: "b.transition")
    let result = run(
      "check", "--statistics", "--diagnostics-format", "line", "@w.transition", "@b.transition",
      "@a.transition")
    #expect(
      result.errors.hasSuffix(
        """
             2  T0110  warning  a `let`, `curve` or `motion` that nothing uses
             1  T0101  error    a name that is not declared
             3  in 3 specs

        """), "\(result.errors)")
    #expect(run("check", "--statistics", "@a.transition").errors == "     0  in 1 spec\n")
    #expect(run("check", "--baseline", "@b.json", "--update-baseline", "@w.transition").status == 0)
    #expect(
      run("check", "--statistics", "--baseline", "@b.json", "@w.transition").errors
        == "     0  in 1 spec, and 1 known from the baseline\n")
  }

  @Test(arguments: ["--statistics", "--timings"]) func notInAReport(_ option: String) throws {
    for format in ["json", "sarif"] {
      let result = run("check", option, "--diagnostics-format", format, "@a.transition")
      #expect(result.status == 2 && result.errors.contains("and the report cannot share standard error"))
      let written = run(
        "check", option, "--diagnostics-format", format, "--diagnostics-output", "@report", "@a.transition")
      #expect(written.status == 0 && written.errors.contains(option == "--timings" ? "compile" : "in 1 spec"))
    }
  }

  /// With a clock that advances by 1.25 ms each time it is read.
  @Test func timings() {
    let fileSystem = TestFileSystem()
    let arguments = ["check", "-j1", "--timings", folder.file("w.transition"), folder.file("a.transition")]
    var environment = ToolEnvironment(
      arguments: arguments.map { Path($0) }, variable: { _ in nil }, fileSystem: fileSystem,
      compile: InProcess.compile)
    environment.now = fileSystem.tick
    #expect(CommandLineTool.run(environment) == .success)
    #expect(
      fileSystem.text(2).hasSuffix(
        """
              1.3 ms  read
              6.3 ms  compile
              7.5 ms  all
        slowest:
              1.3 ms  \(folder.path)/w.transition
              1.3 ms  \(folder.path)/a.transition

        """), "\(fileSystem.text(2))")
  }
}
