import TransitionDiagnostics
import TransitionText

/// The two streams that the tool writes to, and what was reported so far.
struct Console {
  private let fileSystem: any FileSystem
  private let renderer: DiagnosticRenderer
  private var summary = DiagnosticSummary()
  /// How the run ends as far as is known.
  private(set) var exitCode = ExitCode.success

  private static let standardOutput: FileDescriptor = 1
  private static let standardError: FileDescriptor = 2

  init(_ fileSystem: any FileSystem, _ renderer: DiagnosticRenderer) {
    self.fileSystem = fileSystem
    self.renderer = renderer
  }

  /// Shows what was found in a spec.
  mutating func report(_ diagnostics: [Diagnostic], in source: SourceText) {
    let diagnostics = diagnostics.filter(renderer.policy.isReported)
    summary.count(diagnostics, policy: renderer.policy)
    if renderer.policy.hasError(diagnostics) { exitCode = max(exitCode, .findings) }
    writeError(renderer.render(diagnostics, in: source))
  }

  /// Takes note of a file that is not in the style, and names it if that is wanted.
  mutating func reportUnformatted(_ name: String, isListed: Bool) {
    exitCode = max(exitCode, .findings)
    if isListed { print(Array((name + "\n").utf8)) }
  }

  /// Shows a failure of the tool.
  mutating func report(_ failure: ToolFailure, as code: ExitCode = .failure) {
    exitCode = max(exitCode, code)
    writeError(renderer.renderFailure(failure.message, file: failure.path?.text))
  }

  /// Shows what is wrong with the command line.
  mutating func report(_ error: UsageError) {
    report(ToolFailure(error.message))
    let command = error.command.map { " help \($0.rawValue)" } ?? " --help"
    if renderer.format != .json { writeError(Array("see `transc\(command)`\n".utf8)) }
  }

  /// Ends the full form with how much there was.
  mutating func reportSummary() {
    if renderer.format == .full, !summary.text.isEmpty { writeError(Array((summary.text + "\n").utf8)) }
  }

  /// Prints to standard output.
  mutating func print(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try fileSystem.writeAll(Self.standardOutput, bytes)
    } catch {
      report(ToolFailure("cannot write to standard output: \(error.text)"))
    }
  }

  private mutating func writeError(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try fileSystem.writeAll(Self.standardError, bytes)
    } catch {
      // There is nowhere left to say so but the exit code.
      exitCode = .failure
    }
  }
}
