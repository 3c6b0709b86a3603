import Foundation
import Testing
import TransitionDiagnostics
import TransitionText

@testable import TranscDriver

/// What happens when system calls fail, or do less than they were asked for.
@Suite struct FileFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(String(repeating: "text ", count: 1000), to: "a.transition")
    try folder.write("second", to: "b.transition")
    try folder.makeFolder("out")
    try folder.write("old", to: "out/a.swift")
    try folder.write("old", to: "out/b.swift")
  }

  private var arguments: [String] {
    [folder.file("a.transition"), folder.file("b.transition"), "-o", folder.file("out")]
  }

  @Test func interruptionsAndPartialTransfersGoUnnoticed() throws {
    let fileSystem = TestFileSystem(largestTransfer: 7)
    fileSystem.fail(.open, .interrupted)
    fileSystem.fail(.read, .interrupted, .interrupted)
    fileSystem.fail(.write, .interrupted, .interrupted)
    fileSystem.fail(.close, .interrupted)
    let result = InProcess.run(arguments, fileSystem)
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.text("out/a.swift") == "swift: " + String(repeating: "text ", count: 1000))
    #expect(try folder.text("out/b.swift") == "swift: second")
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "a.swift", "b.swift"])
  }

  /// Whatever fails before the first rename, every output is as it was and no temporary file is left.
  @Test(arguments: [TestFileSystem.Call.write, .setMode, .rename], [SystemError.noSpace, .accessDenied])
  func failuresLeaveOutputsAlone(_ call: TestFileSystem.Call, _ error: SystemError) throws {
    let fileSystem = TestFileSystem()
    fileSystem.fail(call, error)
    let result = InProcess.run(arguments, fileSystem)
    #expect(result.status == 2)
    #expect(result.errors == "transc: error: cannot write `\(folder.file("out"))/a.swift`: \(error.text)\n")
    #expect(try folder.names(in: "out") == ["a.swift", "b.swift"])
    #expect(try folder.text("out/a.swift") == "old")
    #expect(try folder.text("out/b.swift") == "old")
  }

  /// The second output fails after the first was staged: neither changes.
  @Test func outputsChangeTogether() throws {
    try folder.makeFolder("out/c.swift")
    try folder.write("third", to: "c.transition")
    let result = InProcess.run(
      [folder.file("a.transition"), folder.file("c.transition"), "-o", folder.file("out")], TestFileSystem())
    #expect(result.status == 2 && result.errors.contains("c.swift`: it is a directory"))
    #expect(try folder.text("out/a.swift") == "old")
    #expect(try folder.names(in: "out") == ["a.swift", "b.swift", "c.swift"])
  }

  @Test func leftoversOfOthersAreSteppedOver() throws {
    let fileSystem = TestFileSystem()
    let leftover = "out/.transc-\(fileSystem.processID)-0-0.tmp"
    try folder.write("leftover", to: leftover)
    #expect(InProcess.run(arguments, fileSystem).status == 0)
    #expect(try folder.text(leftover) == "leftover")
    #expect(try folder.text("out/b.swift") == "swift: second")
  }

  @Test func unreadableInputs() {
    let fileSystem = TestFileSystem()
    fileSystem.fail(.read, .inputOutput)
    let result = InProcess.run(["check", folder.file("b.transition")], fileSystem)
    #expect(result.status == 2)
    #expect(
      result.errors == "transc: error: cannot read `\(folder.file("b.transition"))`: Input/output error\n")
  }

  @Test func lostMessagesAreAFailure() {
    let fileSystem = TestFileSystem()
    fileSystem.fail(.write, .noSpace)
    #expect(InProcess.run(["check", folder.file("none")], fileSystem).status == 2)
  }

  @Test func sizesAreLimited() throws {
    var reader = InputReader(fileSystem: TestFileSystem(input: "123456"))
    reader.maximum = 6
    #expect(try reader.read(Path("-")).source.count == 6)
    #expect(try reader.read(Path(folder.file("b.transition"))).source.count == 6)
    reader = InputReader(fileSystem: TestFileSystem(input: "123456"))
    reader.maximum = 5
    for path in [Path("-"), Path(folder.file("b.transition"))] {
      let input = try reader.read(path)
      #expect(input.problem?.code == .fileTooLarge)
      #expect(input.source.count == 0)
    }
  }

  /// A file with a hole in it takes no room on the disk.
  @Test func hugeFiles() throws {
    let path = folder.file("huge.transition")
    try Data().write(to: URL(fileURLWithPath: path))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1 << 31)
    try handle.close()
    for command in ["check", "format", "generate"] {
      let result = InProcess.run([command, "--diagnostics-format", "line", path], TestFileSystem())
      #expect(result.status == 1)
      #expect(
        result.errors == "\(path):1:1: error: the file is larger than 1073741824 bytes [T0011]\n")
    }
  }

  @Test func linksAreFollowed() throws {
    func link(_ name: String, to destination: String) throws {
      try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: destination)
    }
    try link("present", to: "out/a.swift")
    try link("twice", to: "present")
    try link("dangling", to: folder.file("out/new.swift"))
    try link("loop", to: "loop")
    for (name, target) in [("present", "a"), ("twice", "a"), ("dangling", "new")] {
      let file = folder.file("b.transition")
      #expect(InProcess.run([file, "-o", folder.file(name)], TestFileSystem()).status == 0)
      #expect(try folder.text("out/\(target).swift") == "swift: second")
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.file(name))) != nil)
      try folder.write("old", to: "out/a.swift")
    }
    let result = InProcess.run([folder.file("b.transition"), "-o", folder.file("loop")], TestFileSystem())
    #expect(result.status == 2 && result.errors.contains("Too many levels of symbolic links"))
  }

  @Test func closedFilesAreClosed() throws {
    let fileSystem = TestFileSystem()
    #expect(InProcess.run(arguments, fileSystem).status == 0)
    #expect(fileSystem.count(.open) == fileSystem.count(.close))
  }
}
