import Foundation
import Testing

@testable import TranscDriver

/// Folders and response files on the command line.
@Suite struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b/f", ".git", "folder.transition", "empty", "z"] { try folder.makeFolder(name) }
    for name in ["a", "b/c", "b/d", "b/.hidden", ".git/e", "b/f/g"] {
      try folder.write("fine \(name)", to: name + ".transition")
    }
    try folder.write("no spec", to: "b/readme.txt")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b/up", withDestinationPath: "..")
  }

  private func run(_ arguments: String..., on fileSystem: TestFileSystem = TestFileSystem()) -> ProcessResult
  {
    InProcess.run(arguments.map { $0.replacing("%", with: folder.path) }, fileSystem, variables: [:])
  }

  private func names(_ path: String) throws -> [String] {
    try SpecFinder(fileSystem: TestFileSystem()).specs(in: Path(path.replacing("%", with: folder.path)))
      .specs.map { $0.text.replacing(folder.path, with: "") }
  }

  // MARK: Folders

  @Test func specsInAndBelow() throws {
    #expect(try names("%") == ["/a.transition", "/b/c.transition", "/b/d.transition", "/b/f/g.transition"])
    #expect(try names("%/b/") == ["/b/c.transition", "/b/d.transition", "/b/f/g.transition"])
    #expect(try names("%/b/up").count == 4, "a link that is named is followed")
  }

  @Test func aFolderIsItsSpecs() throws {
    #expect(run("%/b", "-o", "%/out").status == 0)
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "c.swift", "d.swift", "g.swift"])
    #expect(run("%/b/f").output == "swift: fine b/f/g", "one spec is printed")
    #expect(run("check", "%").status == 0)
  }

  /// A spec that is not an input is not overwritten either.
  @Test(arguments: [
    ["%/a.transition", "-o", "%/b/c.transition"], ["plot", "%/a.transition", "-o", "%/b/c.transition"],
    ["check", "%/a.transition", "--diagnostics-output", "%/b/c.transition"],
  ]) func specsAreNotWrittenOver(_ arguments: [String]) throws {
    let spec = """
      transition Fade {
        style navigation
        from a
        to b
        forward 300ms
        animate b.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }

      """
    try folder.write(spec, to: "a.transition")
    let result = InProcess.run(
      arguments.map { $0.replacing("%", with: folder.path) }, TestFileSystem(), variables: [:])
    #expect(result.status == 2 && result.errors.contains("is a spec; it would be lost"), "\(result.errors)")
    #expect(try folder.text("b/c.transition") == "fine b/c")
  }

  /// No output gets the name of a spec, not even through a link.
  @Test func newSpecsAreNotWritten() throws {
    for (name, target) in [("spec.swift", "new.transition"), ("link.transition", "new.swift")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    for output in ["new.transition", "spec.swift", "link.transition"] {
      let result = run("%/a.transition", "-o", "%/" + output)
      #expect(result.status == 2)
      #expect(
        result.errors
          == "transc: error: cannot write `\(folder.path)/\(output)`: `.transition` is the extension of specs\n"
      )
    }
    #expect(try folder.names().allSatisfy { !$0.hasPrefix("new") && !$0.hasSuffix(".tmp") })
  }

  @Test func aFileIsTakenOnce() throws {
    #expect(run("%/b", "%/b/c.transition", "%/b/f", "-o", "%/out").status == 0)
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "c.swift", "d.swift", "g.swift"])
  }

  /// Of several names, one that is no link counts.
  @Test func aFileWithTwoNamesIsTakenOnce() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.transition", withDestinationPath: "a.transition")
    try manager.linkItem(atPath: folder.path + "/a.transition", toPath: folder.path + "/hard.transition")
    let result = run(
      "%/link.transition", "%/a.transition", "%/hard.transition", "%/./a.transition", "-o", "%/out/")
    #expect(result.status == 0)
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "a.swift"])
    try manager.createSymbolicLink(
      atPath: folder.path + "/b/f/first.transition", withDestinationPath: "g.transition")
    #expect(run("%/b/f", "-o", "%/other/").status == 0)
    #expect(try folder.names(in: "other") == ["TransitionSupport.swift", "g.swift"])
    #expect(run("%/link.transition", "-o", "%/third/").status == 0)
    #expect(try folder.names(in: "third") == ["TransitionSupport.swift", "link.swift"])
  }

  /// Pipes and broken links are skipped with a warning. The tool does not wait for a pipe.
  @Test(.timeLimit(.minutes(10))) func whatIsNoFileIsLeftOut() throws {
    #expect(mkfifo(folder.path + "/b/f/p.transition", 0o600) == 0)
    for (name, target) in [("nowhere", "none"), ("loop", "loop.transition")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/b/f/\(name).transition", withDestinationPath: target)
    }
    let result = run("%/b/f")
    #expect(result.status == 0 && result.output == "swift: fine b/f/g")
    let text = "transc: warning: skipped `\(folder.path)/b/f/"
    #expect(
      result.errors == """
        \(text)loop.transition`: the link is broken
        \(text)nowhere.transition`: the link is broken
        \(text)p.transition`: it is not a regular file

        """)
  }

  /// The tool does not wait for a pipe that nobody writes into, unless it is a spec that is named.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      (["check", "%/z"], "z/.transcignore", "it is not a regular file"),
      (["check", "--root", "%/z", "%/z/s.transition"], "z/transc.json", "nobody has written into the pipe"),
      (["check", "%/a.transition", "--config", "%/p"], "p", "nobody has written into the pipe"),
      (["check", "%/a.transition", "--baseline", "%/p"], "p", "nobody has written into the pipe"),
      (["@%/p"], "p", "nobody has written into the pipe"),
      (["--check", "%/a.transition", "-o", "%/p"], "p", "it is not a regular file"),
    ]) func pipesAreNotWaitedFor(arguments: [String], name: String, reason: String) throws
  {
    try folder.write("fine", to: "z/s.transition")
    #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
    let result = InProcess.run(
      arguments.map { $0.replacing("%", with: folder.path) }, TestFileSystem(), variables: [:])
    #expect(result.status == 2)
    #expect(
      result.errors == "transc: error: cannot read `\(folder.path)/\(name)`: \(reason)\n")
  }

  @Test(.timeLimit(.minutes(10))) func doctorDoesNotWaitForPipes() throws {
    try folder.write("fine", to: "z/s.transition")
    for name in ["z/transc.json", "z/a.swift", "z/p.transition"] {
      #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
    }
    let result = run("doctor", "%/z")
    #expect(result.status == 1)
    #expect(result.output.contains("cannot read `\(folder.path)/z/transc.json`: it is not a regular file\n"))
    #expect(mkfifo(folder.path + "/z/.transcignore", 0o600) == 0)
    #expect(run("doctor", "%/z").output.contains(".transcignore`: it is not a regular file\n"))
  }

  @Test func whatIsWrongWithFolders() throws {
    #expect(run("%/b").errors.contains("several inputs need an output folder"))
    let empty = run("check", "%/empty", "%/a.transition")
    #expect(empty.status == 2 && empty.errors.contains("contains no `.transition` files"))
    try folder.write("fine", to: "z/a.transition")
    #expect(run("%", "-o", "%/out").errors.contains("would both be written to"))
    let fileSystem = TestFileSystem()
    fileSystem.fail(.entries, .inputOutput)
    let broken = run("check", "%/b", on: fileSystem)
    #expect(broken.status == 2 && broken.errors.contains("cannot read `\(folder.path)/b`"))
  }

  // MARK: Response files

  private func expand(_ text: String) throws -> [String] {
    try folder.write(text, to: "args")
    let files = ResponseFiles(InputReader(fileSystem: TestFileSystem()))
    return try files.expand([Path("-o"), Path("@" + folder.path + "/args"), Path("x")]).map(\.text)
  }

  @Test(arguments: [
    ("", []), (" \n\t\r\n ", []), ("a b\nc", ["a", "b", "c"]), ("'a b' \"c d\"e", ["a b", "c de"]),
    ("a\\ b '\\' \"\\\"\"", ["a b", "\\", "\""]), ("''", [""]), ("ü\u{1F600}", ["ü\u{1F600}"]),
  ]) func argumentsOfFiles(text: String, expected: [String]) throws {
    #expect(try expand(text) == ["-o"] + expected + ["x"])
  }

  @Test func filesNameFiles() throws {
    try folder.write("b c", to: "inner")
    #expect(try expand("a @\(folder.path)/inner d") == ["-o", "a", "b", "c", "d", "x"])
    let files = ResponseFiles(InputReader(fileSystem: TestFileSystem()))
    #expect(try files.expand([Path("@"), Path("--"), Path("@none")]).map(\.text) == ["@", "--", "@none"])
  }

  @Test func anOptionInAFile() throws {
    try folder.write("--emit json \n'\(folder.path)/a.transition'\n", to: "args")
    #expect(run("@%/args").output == "json: fine a")
  }

  @Test func whatIsWrongWithFiles() throws {
    #expect(run("@%/none").errors.contains("cannot read `\(folder.path)/none`"))
    try folder.write("@\(folder.path)/self", to: "self")
    #expect(run("@%/self").errors.contains("name each other more than 10 deep"))
    try folder.write("'a", to: "open")
    #expect(run("@%/open").errors.contains("has a ' that is never closed"))
    try folder.write("a\0b", to: "nul")
    let result = run("@%/nul")
    #expect(result.status == 2 && result.errors.contains("it contains a NUL byte"))
  }
}
