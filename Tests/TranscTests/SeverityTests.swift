import Testing
import TransitionDiagnostics
import TransitionText

@testable import TranscDriver

/// `-Werror`, `-Werror=CODE` and `--allow CODE`.
@Suite struct SeverityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("warning", to: "w.transition")
    try folder.write("error", to: "e.transition")
  }

  private func run(_ arguments: String...) -> ProcessResult {
    InProcess.run(
      arguments.map { $0.replacing("%", with: folder.path + "/") }, TestFileSystem(), variables: [:])
  }

  @Test func oneCodeIsAnError() {
    #expect(run("%w.transition", "-Werror=T0305").status == 0)
    let result = run("%w.transition", "-Werror=T0305,t0110")
    #expect(result.status == 1 && result.output == "" && result.errors.hasPrefix("error[T0110]"))
    #expect(result.errors.hasSuffix("1 error\n"))
  }

  @Test func oneCodeIsNotSaid() {
    let result = run("%w.transition", "--allow", "T0110")
    #expect(result.status == 0 && result.output == "swift: warning" && result.errors == "")
    #expect(run("%w.transition", "-Werror", "--allow", "T0110").status == 0)
    #expect(run("%w.transition", "--allow", "T0305").errors.hasPrefix("warning[T0110]"))
  }

  @Test(arguments: [
    ("--allow=T0101", "`T0101` is an error and cannot be allowed"),
    ("-Werror=T0101", "`T0101` is an error already"), ("-Werror=101", "`T0101` is an error already"),
    ("--allow=T0110,", "there is no code ``"),
    ("--allow=T0130", "there is no code `T0130`; did you mean `T01"),
    ("-Werror=unused", "there is no code `unused`"),
  ]) func wrongCodes(argument: String, message: String) {
    for command in ["generate", "check"] {
      let result = run(command, argument, "%w.transition")
      #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    }
  }

  /// A code can be written in the same ways everywhere.
  @Test func codesWithoutTheirLetter() {
    #expect(run("%w.transition", "--allow=110").errors == "")
    #expect(run("%w.transition", "-Werror=0110").status == 1)
  }

  /// A code after `-Werror` is not taken for a file.
  @Test func detachedCode() {
    let result = run("check", "-Werror", "T0110,T0305", "%w.transition")
    #expect(result.status == 2)
    #expect(result.errors.contains("no file `T0110,T0305`; did you mean `-Werror=T0110,T0305`?"))
    #expect(run("check", "-Werror", "%w.transition").errors.hasPrefix("error[T0110]"))
  }

  @Test func notBoth() {
    let result = run("%w.transition", "--allow=T0110", "-Werror=T0110")
    #expect(result.status == 2 && result.errors.contains("is both in `--allow` and in `-Werror`"))
  }

  @Test func anErrorStaysOne() {
    let policy = SeverityPolicy(allowed: [.unknownName])
    let error = Diagnostic(.unknownName, at: .init(at: 0), [.text("a")])
    #expect(policy.isReported(error) && policy.hasError([error]))
  }
}
