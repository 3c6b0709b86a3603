import Foundation
import Testing
import TransitionCompiler
import TransitionText

@testable import TranscDriver

@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder
  private static let ugly = "let a=1\nlet b  =  2\n"
  private static let pretty = "let a = 1\nlet b = 2\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.ugly, to: "ugly.transition")
    try folder.write(Self.pretty, to: "pretty.transition")
    try folder.write("let a=1\nlet = 2\n", to: "broken.transition")
  }

  private func run(_ arguments: String..., on fileSystem: TestFileSystem = TestFileSystem()) -> ProcessResult
  {
    InProcess.run(
      ["format"] + arguments.map { $0.replacing("%", with: folder.path) }, fileSystem, variables: [:])
  }

  @Test func filesAreFormattedInPlace() throws {
    let result = run("%/ugly.transition", "%/pretty.transition")
    #expect(result.status == 0 && result.output == "" && result.errors == "")
    #expect(try folder.text("ugly.transition") == Self.pretty)
    #expect(try folder.names() == ["broken.transition", "pretty.transition", "ugly.transition"])
  }

  @Test func standardInputIsPrinted() {
    for arguments in [["-"], []] {
      let result = InProcess.run(["format"] + arguments, TestFileSystem(input: Self.ugly), variables: [:])
      #expect(result.status == 0 && result.output == Self.pretty)
    }
    let checked = run("--check", on: TestFileSystem(input: Self.ugly))
    #expect(checked.status == 1 && checked.output == "<stdin>\n")
  }

  @Test func checkListsWhatWouldChange() throws {
    let result = run("--check", "%")
    #expect(result.status == 1)
    let names = result.output.replacing(folder.path + "/", with: "")
    #expect(names == "broken.transition\nugly.transition\n")
    #expect(try folder.text("ugly.transition") == Self.ugly)
    let fine = run("--check", "%/pretty.transition")
    #expect(fine.status == 0 && fine.output == "")
  }

  @Test func differencesAreShown() throws {
    let result = run("--diff", "%/ugly.transition", "%/pretty.transition")
    #expect(result.status == 0)
    let name = folder.path.drop { $0 == "/" } + "/ugly.transition"
    #expect(
      result.output
        == "--- a/\(name)\n+++ b/\(name)\n@@ -1,2 +1,2 @@\n-let a=1\n-let b  =  2\n+let a = 1\n+let b = 2\n")
    #expect(try folder.text("ugly.transition") == Self.ugly)
    #expect(run("--diff", "--check", "%/ugly.transition").status == 1)
  }

  @Test func brokenFilesAreFormattedAsFarAsTheyGo() throws {
    let result = run("%/broken.transition", "--diagnostics-format", "line")
    #expect(result.status == 1)
    #expect(result.errors.contains("broken.transition:2:5: error: expected a name, found `=` [T0002]"))
    #expect(try folder.text("broken.transition") == "let a = 1\nlet = 2\n")
  }

  /// A file that is saved while the tool runs keeps what was saved.
  @Test(arguments: ["format", "fix"], [TestFileSystem.Call.setMode, .rename])
  func whatIsSavedMeanwhileStays(command: String, call: TestFileSystem.Call) throws {
    let texts = [
      "format": (old: Self.ugly, new: Self.pretty),
      "fix": (old: Specs.correct.replacing("style navigation", with: "style navigaton"), new: Specs.correct),
    ]
    let text = try #require(texts[command])
    try folder.makeFolder("two")
    for name in ["a", "b"] { try folder.write(text.old, to: "two/\(name).transition") }
    let fileSystem = TestFileSystem()
    let file = folder.file("two/b.transition")
    fileSystem.before(call) {
      let handle = FileHandle(forWritingAtPath: file)
      handle?.seekToEndOfFile()
      handle?.write(Data("// saved\n".utf8))
    }
    let result = InProcess.run([command, folder.file("two")], fileSystem, compile: Compiler.compile)
    #expect(result.status == 2)
    #expect(
      result.errors.contains("transc: error: cannot write `\(file)`: it has changed since it was read\n"),
      "\(result.errors)")
    #expect(try folder.text("two/b.transition") == text.old + "// saved\n")
    #expect(try folder.text("two/a.transition") == (call == .rename ? text.new : text.old))
    #expect(try folder.names(in: "two") == ["a.transition", "b.transition"])
  }

  /// What is written back into a pipe would be lost.
  @Test(.timeLimit(.minutes(10))) func pipesAreNotWritten() throws {
    let result = try Transc.shell(
      #"mkfifo p && { cat ugly.transition >p & } && "$transc" format p"#, in: folder)
    #expect(result.status == 2)
    #expect(result.errors == "transc: error: cannot write `p`: it is not a regular file\n")
  }

  /// Nor does a file come back that was deleted.
  @Test func whatIsDeletedMeanwhileStaysDeleted() throws {
    let fileSystem = TestFileSystem()
    let file = folder.file("ugly.transition")
    fileSystem.before(.setMode) { try? FileManager.default.removeItem(atPath: file) }
    #expect(run(file, on: fileSystem).status == 2)
    #expect(try folder.names() == ["broken.transition", "pretty.transition"])
  }

  /// A failure leaves every file unchanged.
  @Test func failuresLoseNothing() throws {
    let fileSystem = TestFileSystem()
    fileSystem.fail(.write, .noSpace)
    let result = run("%/ugly.transition", on: fileSystem)
    #expect(result.status == 2)
    #expect(try folder.text("ugly.transition") == Self.ugly)
    #expect(try folder.names() == ["broken.transition", "pretty.transition", "ugly.transition"])
    #expect(run("%/none.transition").status == 2)
  }

  /// Applying the difference with `git apply`, or with `patch` where it is installed, gives the result of `format`.
  @Test(arguments: ["p", "a name", "a\tb", "q\"q\\", "é"]) func differencesCanBeApplied(name: String) throws {
    let photos = Specs.correct
    let ugly = photos.replacing("  animate", with: "      animate").replacing(" = ", with: "=").dropLast()
    try folder.write(String(ugly), to: name + ".transition")
    let script = """
      f='\(name).transition'
      "$transc" format --diff "$f" >p.patch && cp "$f" old && cp "$f" new.transition &&
      "$transc" format new.transition && git apply p.patch && cmp "$f" new.transition || exit
      command -v patch >tool || exit 0
      cp old "$f" && patch -p1 <p.patch >log && cmp "$f" new.transition
      """
    let result = try Transc.shell(script, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }
}

@Suite struct UnifiedDiffTests {
  private func lines(_ text: String) -> [UInt8] {
    Array(text.split(separator: " ").joined(separator: "\n").utf8)
  }

  @Test(arguments: [
    ("a b c", "a b c", ""),
    ("a b c", "a x c", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n\\ No newline at end of file\n"),
    ("", "a", "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n"),
    ("a", "", "@@ -1 +0,0 @@\n-a\n\\ No newline at end of file\n"),
    ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 x 6 7 8 9 10", "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"),
  ]) func hunks(old: String, new: String, expected: String) {
    let text = String(decoding: UnifiedDiff.text(from: lines(old), to: lines(new), name: "f"), as: UTF8.self)
    #expect(text == (expected.isEmpty ? "" : "--- a/f\n+++ b/f\n" + expected))
  }
}
