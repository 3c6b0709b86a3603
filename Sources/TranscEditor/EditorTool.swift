public import TranscDriver
import TransitionCompiler
import TransitionLanguageServer
import TransitionText

/// The language server for the command line.
public enum EditorTool {
  /// Makes a server that reads files from the disk.
  public static let server: @Sendable (SpecFiles) -> any EditorServer = { files in
    DiskServer(server: LanguageServer(files: DiskFiles(files: files)))
  }
}

private struct DiskServer: EditorServer {
  var server: LanguageServer

  mutating func receive(_ bytes: [UInt8]) { server.receive(bytes) }
  var hasWork: Bool { server.hasWork }
  mutating func step() -> [UInt8]? { server.step() }
  var exitCode: Int32? { server.exitCode }
}

private struct DiskFiles: WorkspaceFiles {
  let files: SpecFiles

  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    files.answer(request, of: spec, within: folder)
  }
  func options(for spec: String, within folder: String?) -> (options: CompilationOptions, problem: String?) {
    files.options(for: spec, within: folder)
  }
  func read(_ path: String) -> SourceText? { files.read(path) }
  func specs(in folder: String) -> [String] { files.specs(in: folder) }
}
