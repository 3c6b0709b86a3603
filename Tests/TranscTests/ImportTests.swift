import Foundation
import Testing
import TransitionCompiler

@testable import TranscDriver

/// Imports are read relative to the importing file, each file once, and never outside the allowed folder.
@Suite struct ImportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func spec(_ imports: String..., members: String = "") -> String {
    imports.map { "import \"\($0)\"\n" }.joined() + """
      transition T {
        style navigation
        from a
        to b
        forward 400ms easeOut
        \(members)
        reduceMotion crossfade 200ms
      }

      """
  }

  private func check(_ name: String) -> ProcessResult {
    InProcess.run(
      ["check", "--diagnostics-format", "line", folder.file(name)], TestFileSystem(),
      compile: Compiler.compile)
  }

  /// The tool does not wait for a pipe.
  @Test(.timeLimit(.minutes(10))) func pipesAreNotImported() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    try write("spec.transition", spec("pipe"))
    let result = check("spec.transition")
    #expect(result.status == 1)
    #expect(result.errors.contains("it is not a regular file [T0113]"), "\(result.errors)")
    // The language server reads files in this way.
    let files = SpecFiles(fileSystem: TestFileSystem())
    let request = ImportRequest(path: "pipe", importer: folder.file("spec.transition"))
    let answer = files.answer(request, of: request.importer, within: folder.path)
    guard case .failure("it is not a regular file") = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(files.read(folder.file("pipe")) == nil)
  }

  @Test func aDiamondIsReadOnce() throws {
    try write("base/far.transition", "let far = 300pt\n")
    try write("left.transition", "import \"base/far.transition\"\nlet left = -far\n")
    try write("more/right.transition", "import \"far.transition\"\nlet right = 2 * far\n")
    try write("more/far.transition", "import \"deep/../near.transition\"\nlet unused = near\n")
    try write("more/near.transition", "let near = 1pt\nlet far = 2pt\n")
    try write(
      "spec.transition",
      spec("left.transition", "base/far.transition", members: "animate b.borderWidth: far -> -left"))
    #expect(check("spec.transition").errors == "")
    try write(
      "spec.transition",
      spec("left.transition", "more/right.transition", members: "animate b.x: left -> right"))
    let result = check("spec.transition")
    #expect(result.status == 1)
    #expect(result.errors.contains("`far` is declared twice [T0103]"), "\(result.errors)")
  }

  /// A file is requested once, however many files import it.
  @Test func whatManyImportIsReadOnce() throws {
    let names = (0..<40).map { "part\($0)" }
    try write("base.transition", "let base = 3pt\n")
    for name in names {
      try write("\(name).transition", "import \"base.transition\"\nlet \(name) = 2 * base\n")
    }
    let sum = names.joined(separator: " + ")
    try write("spec.transition", spec("base.transition", members: "animate b.cornerRadius: base -> 0"))
    let few = opened("spec.transition")
    let all = spec(members: "animate b.cornerRadius: \(sum) -> 0")
    try write(
      "spec.transition", names.map { "import \"\($0).transition\"\n" }.joined() + all)
    #expect(opened("spec.transition") == few + names.count)
  }

  /// The number of files that are opened to check a correct one.
  private func opened(_ name: String) -> Int {
    let system = TestFileSystem()
    let result = InProcess.run(["check", folder.file(name)], system, compile: Compiler.compile)
    #expect(result.errors == "")
    return system.count(.open)
  }

  @Test func whatIsMissingOutsideOrCircular() throws {
    try write("specs/a.transition", spec("b.transition"))
    #expect(check("specs/a.transition").errors.contains("No such file or directory [T0113]"))
    try write("specs/b.transition", "import \"c.transition\"\n")
    try write("specs/c.transition", "import \"../specs/./a.transition\"\n")
    #expect(check("specs/a.transition").errors.contains("[T0115]"), "\(check("specs/a.transition").errors)")
    try write("outside.transition", "let far = 1pt\n")
    // The path of the spec is absolute, so that imports must stay in the spec's own folder.
    for path in ["../outside.transition", "/etc/passwd", "x/../../outside.transition"] {
      try write("specs/a.transition", spec(path))
      #expect(check("specs/a.transition").errors.contains("[T0114]"), "\(path)")
    }
    try write("specs/a.transition", spec(""))
    #expect(check("specs/a.transition").errors.contains("its path is empty [T0113]"))
    try FileManager.default.createDirectory(
      at: URL(filePath: folder.file("specs/folder")), withIntermediateDirectories: true)
    try write("specs/a.transition", spec("folder"))
    #expect(check("specs/a.transition").errors.contains("it is a directory [T0113]"))
  }

  @Test func whatIsWrongIsToldWhereItIs() throws {
    try write(
      "motion.transition",
      "motion fade(target: screen) {\n  animate target.alpha: 0 -> 2\n}\nlet bad = 1pt + 1s\n")
    try write("spec.transition", spec("motion.transition", members: "use fade(target: b)"))
    let result = check("spec.transition")
    #expect(result.errors.contains("/spec.transition:1:8: error: `motion.transition` cannot be imported"))
    #expect(result.errors.contains("/motion.transition:4:15: "), "\(result.errors)")
    #expect(result.errors.contains("/spec.transition:7:3: error: 2 is outside 0…1"), "\(result.errors)")
    #expect(result.errors.contains("found at \(folder.file("motion.transition")):2:30"), "\(result.errors)")
  }

  /// A file with declarations only compiles by itself.
  @Test func aLibraryIsRight() throws {
    try write("motion.transition", "let far = 300pt\ncurve glide = spring(response: 0.4s, damping: 1)\n")
    #expect(check("motion.transition").status == 0)
    try write("empty.transition", "language 1\n")
    #expect(check("empty.transition").errors.contains("[T0301]"))
  }

  /// Build phases pass absolute paths. A spec below the working directory may import files below it, by any path.
  @Test(arguments: [
    "\"$PWD/app/spec.transition\"", "app/../app/spec.transition", "other/spec.transition",
    "\"$PWD/../here/app/spec.transition\"",
  ])
  func aWholePathIsBelowTheWorkingDirectory(path: String) throws {
    try write("here/app/spec.transition", spec("../lib/motion.transition", members: "animate b.x: far -> 0"))
    try write("here/lib/motion.transition", "let far = 300pt\n")
    let result = try Transc.shell(
      "cd here && ln -s app other && \"$transc\" check \(path)", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    try write("here/app/spec.transition", spec("../../motion.transition", members: "animate b.x: far -> 0"))
    try write("motion.transition", "let far = 300pt\n")
    let outside = try Transc.shell("cd here && \"$transc\" check \(path)", in: folder)
    #expect(outside.errors.contains("[T0114]"), "\(outside.errors)")
    #expect(outside.errors.contains("they must stay in the working directory"))
  }

  /// A spec elsewhere may import files beside and below it, even if its path begins with `..`.
  @Test func aSpecElsewhere() throws {
    try write("here/lib/motion.transition", "let far = 300pt\n")
    try write("app/lib/motion.transition", "let far = 300pt\n")
    for (path, isRight) in [("lib", true), ("../here/lib", false), ("../app/lib", true)] {
      try write("app/spec.transition", spec("\(path)/motion.transition", members: "animate b.x: far -> 0"))
      let result = try Transc.shell("cd here && \"$transc\" check ../app/spec.transition", in: folder)
      #expect(result.errors.contains("[T0114]") == !isRight, "\(path): \(result.errors)")
    }
  }

  /// A file that cannot be read hides no other findings, except about names that it may declare.
  @Test func aSyntaxErrorHidesNothing() throws {
    try write(
      "motion.transition",
      "let far = 300pt\nmotion fade(target: screen) {\n  animate target.alpha: 0 -> 1\n}\n")
    try write(
      "spec.transition",
      spec("motion.transition", members: "yuse fade(target: b)\n  animate b.scale: far -> 1"))
    let result = check("spec.transition")
    #expect(result.errors.contains("[T0016]"), "\(result.errors)")
    #expect(result.errors.contains("[T0205]"), "\(result.errors)")
    try write("empty.transition", "let none = 1\n")
    for broken in [
      "imprt \"motion.transition\"\n" + spec("empty.transition", members: "animate b.x: far -> 0"),
      spec("motion.transition", members: "animate b.x: far -> 0 {"),
    ] {
      try write("spec.transition", broken)
      let result = check("spec.transition")
      #expect(result.status == 1)
      #expect(!result.errors.contains("[T0101]"), "\(result.errors)")
    }
  }
}
