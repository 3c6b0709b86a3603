import TranscDriver
import TranscEditor
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Runs the tool inside the test, with a compiler whose results are simple.
enum InProcess {
  /// Runs the tool.
  static func run(
    _ arguments: [String], _ fileSystem: TestFileSystem, variables: [String: String] = [:],
    executable: String = #filePath,
    compile: @escaping @Sendable (SourceText, CompilationOptions) -> CompilationResult = Self.compile
  ) -> ProcessResult {
    var environment = ToolEnvironment(
      arguments: arguments.map { Path($0) }, variable: { variables[$0] }, fileSystem: fileSystem,
      compile: compile)
    environment.server = EditorTool.server
    environment.executable = Path(executable)
    let code = CommandLineTool.run(environment)
    return ProcessResult(status: code.rawValue, output: fileSystem.text(1), errors: fileSystem.text(2))
  }

  /// Repeats the text and names the options. The words `error` and `warning` in the text are findings.
  @Sendable static func compile(_ source: SourceText, _ options: CompilationOptions) -> CompilationResult {
    let text = source.text(ByteRange(0, UInt32(source.count)))
    var diagnostics: [Diagnostic] = []
    if text.contains("error") {
      diagnostics.append(Diagnostic(.unknownName, at: ByteRange(0, 1), [.text("e")]))
    }
    if text.contains("warning") {
      diagnostics.append(Diagnostic(.unusedLet, at: ByteRange(0, 1), [.text("w")]))
    }
    guard let kind = options.output, !options.policy.hasError(diagnostics) else {
      return CompilationResult(output: nil, diagnostics: diagnostics)
    }
    let rate = options.sampleRate.map { " at \($0)" } ?? ""
    return CompilationResult(output: Array("\(kind.rawValue)\(rate): \(text)".utf8), diagnostics: diagnostics)
  }
}
