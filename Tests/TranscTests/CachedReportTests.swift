import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

@testable import TranscDriver

/// With a cache, the reports and the files are the same as without one, byte for byte.
@Suite struct CachedReportTests {
  private static let root = TestSupport.Specs.root

  /// Copies the specs of the repository, and some with findings.
  private static func copySpecs(into runs: CachedRuns, every step: Int) throws {
    let cases = root.appending(path: "Tests/TransitionSemanticsTests/Cases")
    for (source, target) in [(root.appending(path: "Specs"), "specs/right"), (cases, "specs/wrong")] {
      let names = try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
        .filter { $0.hasSuffix(".transition") }
      for (index, name) in names.enumerated() where target == "specs/right" || index % step == 0 {
        try runs.write(
          String(decoding: Data(contentsOf: source.appending(path: name)), as: UTF8.self),
          to: "\(target)/\(name)")
      }
    }
    try FileManager.default.copyItem(
      atPath: cases.appending(path: "Imports").path, toPath: runs.folder.file("specs/wrong/Imports"))
  }

  @Test(arguments: [
    ["check", "--statistics", "@specs"],
    ["check", "--diagnostics-format", "sarif", "--emit", "swift", "@specs"],
    ["check", "--diagnostics-format", "json", "--notes", "@specs"],
    ["-o", "@out/", "--root", "@specs", "--depfile", "@out/d", "--diagnostics-format", "line", "@specs"],
    [
      "-o", "@out/", "--root", "@specs", "--emit", "json", "-Werror", "--diagnostics-format", "junit",
      "@specs",
    ],
  ]) func sameAsWithout(_ arguments: [String]) throws {
    let runs = try CachedRuns()
    try Self.copySpecs(into: runs, every: 16)
    let plain = runs.run(arguments, cache: nil)
    let files = try runs.files(in: "out")
    #expect(plain.compiled.count > 30 && (plain.errors + plain.output).contains("T0"))
    for delay in [0, CachedRuns.hour, CachedRuns.hour, CachedRuns.hour] {
      if delay == 0 { try? runs.remove("out") }
      let run = runs.run(arguments, delay: delay)
      #expect(run.looksLike(plain))
      #expect(run.compiled == (delay == 0 ? plain.compiled : []))
      #expect(try runs.files(in: "out") == files)
    }
  }

  /// Every result of the compiler can be encoded and decoded.
  @Test func resultsComeBack() throws {
    let runs = try CachedRuns()
    try Self.copySpecs(into: runs, every: 5)
    var (found, fixIts, outputs, types) = (0, 0, 0, 0)
    for folder in ["right", "wrong"] {
      for name in try runs.folder.names(in: "specs/\(folder)") where name.hasSuffix(".transition") {
        let path = Path(runs.folder.file("specs/\(folder)/\(name)"))
        let input = try InputReader(fileSystem: TestFileSystem()).read(path)
        let imports = ImportReader(for: path, InputReader(fileSystem: TestFileSystem()))
        let result = Compiler.compile(
          input.source,
          CompilationOptions(output: .swift, policy: SeverityPolicy(showsNotes: true)) { imports.answer($0) })
        var writer = ByteWriter()
        writer.add(result)
        var reader = ByteReader(writer.bytes[...])
        let read = try reader.result(of: input.source.count)
        #expect(reader.isAtEnd)
        #expect(read.output == result.output && read.diagnostics == result.diagnostics, "\(name)")
        #expect(read.transitions.map(\.name) == result.transitions.map(\.name))
        #expect(read.transitions.map(\.types) == result.transitions.map(\.types))
        #expect(read.transitions.map(\.range) == result.transitions.map(\.range))
        #expect(read.imports.map(\.path) == result.imports.map(\.path))
        #expect(read.imports.map(\.importer) == result.imports.map(\.importer))
        found += result.diagnostics.count
        fixIts += result.diagnostics.flatMap(\.fixIts).count
        types += result.transitions.flatMap(\.types).count
        outputs += result.output == nil ? 0 : 1
        // A result that is cut off cannot be decoded.
        var early = ByteReader(writer.bytes.dropLast())
        #expect(throws: MalformedBytes.self) { try early.result(of: input.source.count) }
      }
    }
    #expect(found > 80 && fixIts > 20 && outputs > 15 && types > 30)
  }

  /// The members of a result. A new member must be added here and in `ResultCoding`.
  @Test func nothingIsForgotten() {
    func members(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    #expect(
      members(CompilationResult(output: nil, diagnostics: []))
        == ["output", "diagnostics", "transitions", "imports"])
    #expect(
      members(Diagnostic(.unknownName, at: ByteRange(at: 0)))
        == ["code", "range", "arguments", "caption", "labels", "notes", "fixIts", "finger"])
    #expect(members(FixIt("", replacing: ByteRange(at: 0), with: "")) == ["title", "edits", "applicability"])
    #expect(members(TextEdit(ByteRange(at: 0), "")) == ["range", "replacement"])
    #expect(members(DiagnosticLabel(ByteRange(at: 0), "")) == ["range", "text"])
    #expect(members(ImportRequest(path: "", importer: "")) == ["path", "importer"])
    #expect(members(SourceText(name: "", text: "")) == ["name", "displayName", "padded"])
  }
}
