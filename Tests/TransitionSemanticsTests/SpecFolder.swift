import Foundation
import TestSupport
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A folder of specs beside the tests. Their imports are in `Cases/Imports`.
struct SpecFolder: Sendable {
  /// The location of the folder.
  let url: URL
  /// The names of its specs, without the extension.
  let names: [String]

  private static let root = Golden.folder(of: #filePath)

  init(_ name: String) {
    let url = Self.root.appending(path: name)
    self.url = url
    names =
      ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0.hasSuffix(".transition") }.map { String($0.dropLast(".transition".count)) }.sorted()
  }

  /// Reads a spec.
  func source(_ name: String) throws -> SourceText {
    SourceText(
      name: "\(name).transition", bytes: try Data(contentsOf: url.appending(path: "\(name).transition")))
  }

  /// The codes at the start of the names: `T0101-imported` is a spec of `T0101`.
  var codes: Set<DiagnosticCode> { Set(names.compactMap { DiagnosticCode(name: String($0.prefix(5))) }) }

  /// Codes that no spec can have: the driver reports them, and has its own tests.
  static let withoutSpec: Set<DiagnosticCode> = [.fileTooLarge]

  private static let tried = RememberedCheck { check($0, triesFixIts: true) }
  private static let untried = RememberedCheck { check($0, triesFixIts: false) }

  /// The findings in a spec, with fix-its that help. Notes are included only for the specs of their codes.
  static func diagnostics(_ source: SourceText) -> [Diagnostic] { tried.found(in: source) }

  /// The same findings with fix-its that have not been tried.
  static func findings(_ source: SourceText) -> [Diagnostic] { untried.found(in: source) }

  private static func check(_ source: SourceText, triesFixIts: Bool) -> [Diagnostic] {
    let code = DiagnosticCode(name: String(source.name.prefix(5)))
    let imports: @Sendable (ImportRequest) -> ImportAnswer = { answer($0, in: source) }
    return Compiler.plan(
      of: source, showsNotes: code?.severity == .note, triesFixIts: triesFixIts, imports: imports
    ).diagnostics
  }

  private static func answer(_ request: ImportRequest, in source: SourceText) -> ImportAnswer {
    if request.path == source.name { return .source(source) }
    if request.path.hasPrefix("..") { return .outside }
    let url = root.appending(path: "Cases/Imports/\(request.path)").standardizedFileURL
    guard let data = try? Data(contentsOf: url) else { return .failure("there is no such file") }
    return .source(SourceText(name: url.lastPathComponent, bytes: data))
  }
}
