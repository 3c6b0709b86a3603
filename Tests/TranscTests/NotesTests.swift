import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

@testable import TranscDriver

/// Notes are shown only with `--notes`, and never prevent an output.
@Suite struct NotesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      transition Fade {
        style navigation
        from list
        to detail
        forward 300ms easeOut
        animate detail.scale: 0.9 -> 1
        reduceMotion crossfade 200ms
      }

      """, to: "fade.transition")
  }

  private func run(_ arguments: String...) -> ProcessResult {
    InProcess.run(
      arguments.map { $0.replacing("%", with: folder.path + "/") }, TestFileSystem(),
      compile: Compiler.compile)
  }

  @Test func areShownWhereTheyAreWanted() {
    for arguments in [["check", "%fade.transition"], ["%fade.transition", "-o", "%fade.swift"]] {
      let plain = InProcess.run(
        arguments.map { $0.replacing("%", with: folder.path + "/") }, TestFileSystem(),
        compile: Compiler.compile)
      #expect(plain.status == 0 && plain.errors == "", "\(plain.errors)")
      let told = InProcess.run(
        (arguments + ["--notes"]).map { $0.replacing("%", with: folder.path + "/") }, TestFileSystem(),
        compile: Compiler.compile)
      #expect(told.status == 0, "\(told.errors)")
      #expect(told.errors.hasPrefix("note[T0323]: derived for reduced motion"))
    }
  }

  @Test func neverKeepAnythingFromBeingWritten() {
    let result = run("-Werror", "--notes", "%fade.transition")
    #expect(result.status == 0 && result.output.contains("class Fade"))
    #expect(result.errors.hasPrefix("note[T0323]"))
  }

  @Test func canBeAllowed() {
    #expect(run("check", "--notes", "--allow", "T0323", "%fade.transition").errors == "")
  }

  @Test func areNoWarnings() {
    let result = run("check", "-Werror=T0323", "%fade.transition")
    #expect(result.status == 2)
    #expect(result.errors.contains("`T0323` is a note; `-Werror` takes the codes of warnings"))
    #expect(run("format", "--notes", "%fade.transition").status == 2)
  }

  @Test func thePolicyDecides() {
    let note = Diagnostic(.reduceMotionDerived, at: ByteRange(at: 0), [.text("nothing")])
    #expect(!SeverityPolicy().isReported(note))
    #expect(SeverityPolicy(showsNotes: true).isReported(note))
    #expect(!SeverityPolicy(allowed: [.reduceMotionDerived], showsNotes: true).isReported(note))
    #expect(!SeverityPolicy(warningsAreErrors: true, showsNotes: true).hasError([note]))
  }
}
