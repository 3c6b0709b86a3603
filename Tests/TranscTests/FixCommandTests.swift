import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

@testable import TranscDriver

@Suite struct FixCommandTests {
  private let folder: TemporaryFolder
  /// Two mistakes: the fix-it of the first is safe, that of the second needs review.
  private static let wrong = Specs.correct
    .replacing("to viewer {", with: "to viewer {\n    var")
    .replacing("    var\n    photo", with: "    var photo")
    .replacing("animate viewer.alpha", with: "animate vewer.alpha")
  private static let half = Specs.correct.replacing("animate viewer.alpha", with: "animate vewer.alpha")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.wrong, to: "wrong.transition")
    try folder.write(Specs.correct, to: "right.transition")
  }

  private func run(_ arguments: String..., on fileSystem: TestFileSystem = TestFileSystem()) -> ProcessResult
  {
    InProcess.run(
      ["fix"] + arguments.map { $0.replacing("%", with: folder.path) }, fileSystem, compile: Compiler.compile)
  }

  @Test func whatIsSafeIsMendedInPlace() throws {
    let result = run("%/wrong.transition", "%/right.transition")
    #expect(result.status == 1 && result.output == "")
    #expect(result.errors.hasPrefix("error[T0101]: `vewer` is not declared\n"))
    #expect(
      result.errors.hasSuffix("\n\n1 error\n1 fix-it applied, 1 more need review: `--unsafe`\n"))
    #expect(try folder.text("wrong.transition") == Self.half)
    #expect(try folder.text("right.transition") == Specs.correct)
    #expect(try folder.names() == ["right.transition", "wrong.transition"])
  }

  @Test func whatSomebodyShouldLookAtIsMendedWhenWanted() throws {
    let result = run("--unsafe", "%/wrong.transition")
    #expect(result.status == 0 && result.output == "" && result.errors == "2 fix-its applied\n")
    #expect(try folder.text("wrong.transition") == Specs.correct)
    let again = run("--unsafe", "%/wrong.transition")
    #expect(again.status == 0 && again.errors == "")
  }

  /// A finding has two fix-its, of which only one helps; `check` shows that one, and it is applied.
  @Test func whatCheckShowsIsApplied() throws {
    let right = """
      transition Zoom {
        style navigation
        from list { cell: image }
        to detail { hero: image }
        forward 300ms easeOut
        shared picture: image {
          from list.cell
          to detail.hero
        }
        animate detail.alpha: 0 -> 1
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
      }

      """
    let wrong = right.replacing("from list.cell", with: "from detail.hero")
      .replacing("to detail.hero", with: "to list.cell")
    try folder.write(wrong, to: "swapped.transition")
    let result = run("--unsafe", "%/swapped.transition")
    #expect(result.status == 0 && result.errors == "1 fix-it applied\n")
    #expect(try folder.text("swapped.transition") == right)
  }

  @Test func standardInputIsPrinted() {
    let result = run("--unsafe", "-", on: TestFileSystem(input: Self.wrong))
    #expect(result.status == 0 && result.output == Specs.correct)
    let clean = run("-", on: TestFileSystem(input: Specs.correct))
    #expect(clean.status == 0 && clean.output == Specs.correct && clean.errors == "")
  }

  @Test func differencesAreShown() throws {
    let result = run("--unsafe", "--diff", "%/wrong.transition", "%/right.transition")
    #expect(result.status == 0 && result.errors == "2 fix-its would be applied\n")
    #expect(result.output.contains("\n-    var photo: image\n+    photo: image\n"))
    #expect(result.output.contains("\n-  animate vewer.alpha: 0 -> 1\n+  animate viewer.alpha: 0 -> 1\n"))
    #expect(!result.output.contains("right.transition"))
    #expect(try folder.text("wrong.transition") == Self.wrong)
  }

  @Test func checkListsWhatWouldChange() throws {
    let result = run("--unsafe", "--check", "%")
    #expect(result.status == 1 && result.output == folder.path + "/wrong.transition\n")
    #expect(try folder.text("wrong.transition") == Self.wrong)
    #expect(run("--check", "%/right.transition").status == 0)
  }

  @Test func nothingElseChanges() throws {
    let odd = Self.wrong.replacing("\n", with: "\r\n").replacing("  style", with: "\t style  ") + "   \r\n"
    try folder.write("\u{FEFF}" + odd, to: "odd.transition")
    #expect(run("%/odd.transition").status == 1)
    #expect(
      try folder.text("odd.transition")
        == "\u{FEFF}"
        + odd.replacing("var photo", with: "photo"))
  }

  /// Mistakes in an imported file are reported, but the file is not changed.
  @Test func importsAreLeftAlone() throws {
    let motion = "curve glide := spring(response: 0.4s, damping: 1)\n"
    try folder.write(motion, to: "Motion.transition")
    try folder.write("import \"Motion.transition\"\n" + Specs.correct, to: "wrong.transition")
    let result = run("--unsafe", "%/wrong.transition")
    #expect(result.status == 1 && result.errors.contains("error[T0116]"))
    #expect(result.errors.contains("transc fix \(folder.path)/Motion.transition"))
    #expect(try folder.text("Motion.transition") == motion)
    #expect(run("%/Motion.transition").errors.contains("applied"))
    #expect(try folder.text("Motion.transition") != motion)
  }

  @Test(arguments: [TestFileSystem.Call.write, .setMode, .rename], [SystemError.noSpace, .accessDenied])
  func failuresLoseNothing(_ call: TestFileSystem.Call, _ error: SystemError) throws {
    let fileSystem = TestFileSystem()
    fileSystem.fail(call, error)
    // Without findings, the first write is that of the file.
    let result = run("--unsafe", "--diagnostics-format", "line", "%/wrong.transition", on: fileSystem)
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write `\(folder.path)/wrong.transition`: \(error.text)\n"))
    #expect(try folder.text("wrong.transition") == Self.wrong)
    #expect(try folder.names() == ["right.transition", "wrong.transition"])
  }

  /// Misspelt words of the language, and units of lengths and speeds, are fixed without asking. Names of the author, units of
  /// times, and numbers that may be fractions are not.
  @Test func whatHasOneRemedyIsSafe() throws {
    let wrong = """
      transition Fade {
        style overlya
        from list
        to detail
        forward 300ms easeout
        animate detail.cornerRadius: 14 -> 0
        animate detail.borderWidth: 0.5 -> 0
        animate detail.alhpa: 0 -> 1
        interactive backward by pan(donw) on detial {
          progress = clmp(translation.y / detail.height, 0..1)
          finish when progress > 50% or velocity.y > 800
          settle 300 easeOut
        }
        reduceMotion crossfade 200ms
      }

      """
    let mended = wrong.replacing("overlya", with: "overlay").replacing("easeout", with: "easeOut")
      .replacing("14", with: "14pt").replacing("alhpa", with: "alpha").replacing("donw", with: "down")
      .replacing("clmp", with: "clamp").replacing("800", with: "800pt/s")
    try folder.write(wrong, to: "words.transition")
    #expect(run("%/words.transition").status == 1)
    #expect(try folder.text("words.transition") == mended)
  }

  /// A read-only file is not changed, even if its folder would allow it to be replaced.
  @Test func whatIsReadOnlyStays() throws {
    let path = folder.path + "/wrong.transition"
    #expect(chmod(path, 0o444) == 0)
    let result = run("--unsafe", "%/wrong.transition")
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot write `\(path)`: it is read-only\n"))
    #expect(!result.errors.contains("applied"))
    #expect(try folder.text("wrong.transition") == Self.wrong)
    #expect(run("--unsafe", "--diff", "%/wrong.transition").status == 0)
  }

  /// If one file cannot be read, no file is changed.
  @Test func oneFailureStopsAll() throws {
    let result = run("--unsafe", "%/wrong.transition", "%/none.transition")
    #expect(result.status == 2 && !result.errors.contains("applied"))
    #expect(try folder.text("wrong.transition") == Self.wrong)
  }

  @Test func interruptionsGoUnnoticed() throws {
    let fileSystem = TestFileSystem(largestTransfer: 7)
    fileSystem.fail(.read, .interrupted, .interrupted)
    fileSystem.fail(.write, .interrupted)
    #expect(run("--unsafe", "%/wrong.transition", on: fileSystem).status == 0)
    #expect(try folder.text("wrong.transition") == Specs.correct)
  }

  @Test func warningsAreMendedUnlessTheyAreAllowed() throws {
    try folder.write(Specs.questionable, to: "question.transition")
    let strict = run("-Werror", "--diagnostics-format", "line", "%/question.transition")
    #expect(strict.status == 1 && strict.errors.contains("error: "))
    let allowed = run("--unsafe", "--allow", "T0305", "%/question.transition")
    #expect(allowed.status == 0 && allowed.errors == "")
    #expect(try folder.text("question.transition") == Specs.questionable)
  }

  @Test func wrongUsage() {
    #expect(run().status == 2)
    #expect(run("-", "-").errors.contains("standard input can be read only once"))
    #expect(InProcess.run(["check", "--unsafe", "x"], TestFileSystem()).status == 2)
  }

  /// The built executable, and `git apply` with the output of `--diff`.
  @Test func processes() throws {
    let result = try Transc.shell(
      """
      "$transc" fix --unsafe --diff wrong.transition >p.patch && cp wrong.transition old || exit
      "$transc" fix - --unsafe <old >new && git apply p.patch && cmp wrong.transition new || exit
      cp old wrong.transition && chmod 640 wrong.transition && "$transc" fix wrong.transition; echo "status $?"
      ls -l wrong.transition; "$transc" fix --unsafe wrong.transition && cmp wrong.transition new
      "$transc" fix none.transition; echo "status $?"
      """, in: folder)
    #expect(result.output.hasPrefix("status 1\n-rw-r-----") && result.output.hasSuffix("status 2\n"))
    #expect(try folder.text("new") == Specs.correct)
  }
}
