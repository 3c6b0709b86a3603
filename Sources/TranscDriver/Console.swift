import TransitionDiagnostics
import TransitionText

/// The two streams that the tool writes to, and what was reported so far.
struct Console {
  private let fileSystem: any FileSystem
  private let renderer: DiagnosticRenderer
  private var summary = DiagnosticSummary()
  /// The codes that were shown, in the order in which they appeared.
  private var codes: [DiagnosticCode] = []
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
    for code in diagnostics.sorted(by: { $0.range.start < $1.range.start }).map(\.code)
    where !codes.contains(code) {
      codes.append(code)
    }
    if renderer.policy.hasError(diagnostics) { exitCode = max(exitCode, .findings) }
    writeError(renderer.render(diagnostics, in: source))
  }

  /// Takes note of a file that a command would change, and names it if that is wanted.
  mutating func reportUnwritten(_ name: String, isListed: Bool) {
    exitCode = max(exitCode, .findings)
    if isListed { print(Array((name + "\n").utf8)) }
  }

  /// Shows a failure of the tool.
  mutating func report(_ failure: ToolFailure, as code: ExitCode = .failure) {
    exitCode = max(exitCode, code)
    writeError(renderer.renderFailure(failure.message, file: failure.path?.text))
  }

  /// Shows what was left out, without which the tool goes on.
  mutating func warn(_ failure: ToolFailure) {
    writeError(renderer.renderFailure(failure.message, file: failure.path?.text, severity: .warning))
  }

  /// Shows what is wrong with the command line.
  mutating func report(_ error: UsageError) {
    report(ToolFailure(error.message))
    let command = error.command.map { " help \($0.rawValue)" } ?? " --help"
    if renderer.format != .json { writeError(Array("see `transc\(command)`\n".utf8)) }
  }

  /// Ends the full form with how much there was, and tells people where there is more to read; logs need no telling.
  mutating func reportSummary() {
    guard renderer.format == .full, !summary.text.isEmpty else { return }
    var text = summary.text + "\n"
    if fileSystem.isTerminal(Self.standardError) {
      let names = codes.prefix(Self.mostExplained).map(\.name).joined(separator: " ")
      text += "for more: transc explain \(names)\n"
    }
    writeError(Array(text.utf8))
  }

  /// Ends the full form of `fix` with what was done, and what could be.
  /// - Parameters:
  ///   - left: How many findings have a fix-it that somebody should look at.
  ///   - areMade: Whether the specs are changed, and not only looked at.
  mutating func reportFixes(_ count: Int, left: Int, areMade: Bool, isFinished: Bool) {
    guard renderer.format == .full else { return }
    var parts: [String] = []
    if count > 0 {
      parts.append("\(count) fix-it\(count == 1 ? "" : "s") \(areMade ? "applied" : "would be applied")")
    }
    if left > 0 { parts.append("\(left) more to be looked at: `--unsafe`") }
    if !isFinished { parts.append("stopped before all were tried: run it again") }
    if !parts.isEmpty { writeError(Array((parts.joined(separator: ", ") + "\n").utf8)) }
  }

  /// So many codes are named at the end.
  private static let mostExplained = 3

  /// Takes note of how the run ends, where nothing is to be said of it.
  mutating func end(with code: ExitCode) { exitCode = max(exitCode, code) }

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
