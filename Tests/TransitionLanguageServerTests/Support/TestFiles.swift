import Foundation
import TransitionCompiler
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

/// Files that are nowhere but in a test.
struct MemoryFiles: WorkspaceFiles {
  private let texts: [String: String]

  init(_ texts: [String: String]) { self.texts = texts }

  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    let parent = request.importer.split(separator: "/").dropLast().joined(separator: "/")
    if request.path.hasPrefix("..") { return .outside }
    guard let source = read("/\(parent)/\(request.path)") else { return .failure("there is no such file") }
    return .source(source)
  }

  func read(_ path: String) -> SourceText? { texts[path].map { SourceText(name: path, text: $0) } }

  func specs(in folder: String) -> [String] { texts.keys.filter { $0.hasPrefix(folder) }.sorted() }
}
