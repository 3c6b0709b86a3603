import TransitionCompiler
import TransitionLanguageServer
import TransitionText

/// Runs the language server between standard input and standard output.
struct LanguageServerCommand {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    // Some clients name the way that they talk, whatever they are told.
    guard let operand = arguments.operands.first else { return }
    throw UsageError("`lsp` takes no `\(operand.text)`", command: .lsp)
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    let fileSystem = environment.fileSystem
    var server = LanguageServer(files: DiskFiles(fileSystem: fileSystem))
    var isAtEnd = false
    while server.exitCode == nil {
      // What has come in meanwhile may cancel what is to be done.
      if !isAtEnd, !server.hasWork || fileSystem.isReadable(Self.input) {
        let bytes = read(fileSystem) ?? []
        isAtEnd = bytes.isEmpty
        server.receive(bytes)
      }
      // An editor that goes without a word has asked for everything that it will ask for.
      if isAtEnd, !server.hasWork { return console.end(with: .findings) }
      if let output = server.step(), !output.isEmpty { console.print(output) }
      if console.exitCode != .success { return }
    }
    if server.exitCode != 0 { console.end(with: .findings) }
  }

  private static let input: FileDescriptor = 0

  /// What there is to be read: nothing at the end, nil when it cannot be read.
  private func read(_ fileSystem: any FileSystem) -> [UInt8]? {
    try? fileSystem.retrying { () throws(SystemError) in
      try fileSystem.read(Self.input, count: 1 << 16)
    }
  }
}

/// Files of the disk, as the server sees them.
struct DiskFiles: WorkspaceFiles {
  let fileSystem: any FileSystem

  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    ImportReader(
      for: Path(spec), InputReader(fileSystem: fileSystem),
      workingDirectory: folder.map { Path($0) } ?? Path(".")
    ).answer(request)
  }

  func read(_ path: String) -> SourceText? {
    guard let input = try? InputReader(fileSystem: fileSystem).read(Path(path)), input.problem == nil else {
      return nil
    }
    return input.source
  }

  func specs(in folder: String) -> [String] {
    (try? SpecFinder(fileSystem: fileSystem).specs(in: Path(folder)))?.specs.map(\.text) ?? []
  }
}
