import Foundation
import Synchronization
import TransitionCompiler
import TransitionDiagnostics
import TransitionLanguageServer
import TransitionText

/// The files of the repository, as the command line reads them.
struct RepositoryFiles: WorkspaceFiles {
  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    let url = URL(filePath: request.importer).deletingLastPathComponent().appending(path: request.path)
      .standardizedFileURL
    guard let source = read(url.path) else { return .failure("there is no such file") }
    return .source(source)
  }

  func read(_ path: String) -> SourceText? {
    (try? Data(contentsOf: URL(filePath: path))).map { SourceText(name: path, bytes: $0) }
  }

  func specs(in folder: String) -> [String] { [] }
}

/// Files in memory, which a test can change.
final class MemoryFiles: WorkspaceFiles {
  private let texts: Mutex<[String: String]>

  init(_ texts: [String: String]) { self.texts = Mutex(texts) }

  /// The text of a file, or nil if there is none.
  subscript(path: String) -> String? {
    get { texts.withLock { $0[path] } }
    set { texts.withLock { $0[path] = newValue } }
  }

  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    let parent = request.importer[...(request.importer.lastIndex(of: "/") ?? request.importer.startIndex)]
    if request.path.hasPrefix("..") { return .outside }
    guard let source = read(parent + request.path) else { return .failure("there is no such file") }
    return .source(source)
  }

  /// The options in `/w/transc.json`. Only `warningsAreErrors` is read. A file that is not JSON is a problem.
  func options(
    for spec: String, within folder: String?
  ) -> (options: CompilationOptions, problem: String?) {
    var options = CompilationOptions()
    guard let text = self["/w/transc.json"] else { return (options, nil) }
    guard let document = try? JSONDocument(bytes: Array(text.utf8)) else {
      return (options, "transc.json is not JSON")
    }
    options.policy.warningsAreErrors = document.root["warningsAreErrors"]?.bool ?? false
    return (options, nil)
  }

  func read(_ path: String) -> SourceText? { self[path].map { SourceText(name: path, text: $0) } }

  func specs(in folder: String) -> [String] {
    texts.withLock { $0.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".transition") }.sorted() }
  }
}

/// No files at all.
struct NoFiles: WorkspaceFiles {
  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    .failure("there are no other files here")
  }
  func read(_ path: String) -> SourceText? { nil }
  func specs(in folder: String) -> [String] { [] }
}
