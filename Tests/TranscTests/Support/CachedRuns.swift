import Foundation
import Synchronization
import TransitionCompiler
import TransitionText

@testable import TranscDriver

/// A folder with a cache, and a compiler that records what it compiles.
final class CachedRuns: Sendable {
  let folder: TemporaryFolder
  private let compiledNames = Mutex<[String]>([])

  init() throws { folder = try TemporaryFolder() }

  /// The results of a run.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
    /// The names of the specs that were compiled.
    var compiled: [String]
    /// The number of files that were opened.
    var opened: Int

    /// Whether everything that a user sees is the same.
    func looksLike(_ other: Run) -> Bool {
      status == other.status && output == other.output && errors == other.errors
    }
  }

  /// One hour: the default delay after the last change of any file.
  static let hour: Int64 = 3_600_000_000_000

  /// Runs the tool with a cache. `@` in an argument stands for the folder.
  /// - Parameter delay: The time by which the clock is ahead.
  func run(
    _ arguments: [String], cache: String? = "cache", delay: Int64 = CachedRuns.hour,
    executable: String? = nil,
    system: TestFileSystem? = nil,
    compile: @escaping @Sendable (SourceText, CompilationOptions) -> CompilationResult = Compiler.compile
  ) -> Run {
    let system = system ?? TestFileSystem(delay: delay)
    compiledNames.withLock { $0 = [] }
    var arguments = arguments.map { $0.replacing("@", with: folder.path + "/") }
    if let cache { arguments += ["--cache", folder.file(cache)] }
    let result = InProcess.run(arguments, system, executable: executable ?? #filePath) { source, options in
      let name = String(source.name.split(separator: "/").last ?? "")
      self.compiledNames.withLock { $0.append(name) }
      return compile(source, options)
    }
    return Run(
      status: result.status, output: result.output, errors: result.errors,
      compiled: compiledNames.withLock { $0.sorted() }, opened: system.count(.open))
  }

  func run(_ arguments: String...) -> Run { run(arguments) }

  /// Writes a file, and creates its folders.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder.file(name)) }

  /// The files in a folder, with their contents.
  func files(in name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for file in (try? folder.names(in: name)) ?? [] { files[file] = try folder.text("\(name)/\(file)") }
    return files
  }

  /// A spec without findings.
  static func spec(_ name: String, imports: String? = nil, duration: String = "300ms") -> String {
    """
    \(imports.map { "import \"\($0)\"" } ?? "")
    transition \(name) {
      style navigation
      from a
      to b
      forward \(duration)
      animate b.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """
  }

  /// Writes specs `specs/s0.transition` and so on.
  func writeSpecs(_ count: Int, imports: String? = nil, duration: String = "300ms") throws {
    for number in 0..<count {
      try write(
        Self.spec("S\(number)", imports: imports, duration: duration), to: "specs/s\(number).transition")
    }
  }
}
