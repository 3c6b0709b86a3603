import TransitionCompiler
import TransitionDiagnostics

/// Runs the language server between standard input and standard output.
struct LanguageServerCommand {
  private let makeServer: @Sendable (SpecFiles) -> any EditorServer

  init(_ arguments: ParsedArguments, _ environment: ToolEnvironment) throws(UsageError) {
    // Some clients always pass `--stdio`, which is an option and no operand.
    if let operand = arguments.operands.first {
      throw UsageError("`lsp` does not take `\(operand.text)`", command: .lsp)
    }
    guard let server = environment.server else {
      throw UsageError("this executable is for builds and has no language server; use `transc`")
    }
    makeServer = server
  }

  fileprivate init(_ server: @escaping @Sendable (SpecFiles) -> any EditorServer) { makeServer = server }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    let fileSystem = environment.fileSystem
    var server = makeServer(SpecFiles(fileSystem: fileSystem))
    var isAtEnd = false
    while server.exitCode == nil {
      // Messages that have arrived meanwhile may cancel pending work.
      if !isAtEnd, !server.hasWork || fileSystem.isReadable(Self.input) {
        do throws(SystemError) {
          let bytes = try fileSystem.readRetrying(Self.input, count: 1 << 16)
          isAtEnd = bytes.isEmpty
          server.receive(bytes)
        } catch {
          return console.report(ToolFailure("cannot read standard input: \(error.text)"))
        }
      }
      // An editor that closes its end without `exit` sends no more requests.
      if isAtEnd, !server.hasWork { return console.end(with: .findings) }
      if let output = server.step(), !output.isEmpty { console.print(output) }
      if console.exitCode != .success { return }
    }
    if server.exitCode != 0 { console.end(with: .findings) }
  }

  private static let input: FileDescriptor = 0
}

/// The language server as a tool of its own, without the other commands.
public enum LanguageServerTool {
  /// Runs the server. It takes `--stdio`, because some clients pass it, and `--version`.
  public static func run(
    _ environment: ToolEnvironment, _ server: @escaping @Sendable (SpecFiles) -> any EditorServer
  ) -> ExitCode {
    var console = Console(environment.fileSystem, DiagnosticRenderer(format: .full))
    for argument in environment.arguments where argument.text != "--stdio" {
      if argument.text == "--version" {
        console.print(Array("transc \(ToolVersion.current)\n".utf8))
      } else {
        console.report(ToolFailure("`transc-lsp` does not take `\(argument.text)`: an editor starts it"))
      }
      return console.exitCode
    }
    LanguageServerCommand(server).run(environment, &console)
    return console.exitCode
  }
}
