import TransitionDiagnostics
import TransitionText

/// The two streams that the tool writes to, and the findings reported so far.
struct Console {
  private let fileSystem: any FileSystem
  private let renderer: DiagnosticRenderer
  /// The file for the report; nil for standard error.
  private let reportFile: Path?
  private var summary = DiagnosticSummary()
  /// The codes that were shown, in the order in which they appeared.
  private var codes: [DiagnosticCode] = []
  /// The findings of a report that is one document, which is rendered at the end.
  private var files: [FileFindings] = []
  private var failures: [ReportedFailure] = []
  /// The bytes that are written to the report's file at the end.
  private var report: [UInt8] = []
  /// The known warnings, which are not reported.
  var baseline: Baseline?
  /// The statistics of codes, if they are wanted.
  var statistics: FindingStatistics?
  /// The timings, if they are wanted.
  var timings: Timings?
  /// The specs that were read: no output may take their place.
  private var inputs = FlatSet<FileIdentity>()
  /// Whether standard output could not be written: nothing more is printed, and the failure is reported once.
  private var hasLostOutput = false
  /// The exit code of the run so far.
  private(set) var exitCode = ExitCode.success

  private static let standardOutput: FileDescriptor = 1
  private static let standardError: FileDescriptor = 2

  init(_ fileSystem: any FileSystem, _ renderer: DiagnosticRenderer, reportFile: Path? = nil) {
    self.fileSystem = fileSystem
    self.renderer = renderer
    self.reportFile = reportFile
  }

  /// Reports the findings in a spec.
  /// - Returns: Whether there is an error.
  @discardableResult mutating func report(_ diagnostics: [Diagnostic], in source: SourceText) -> Bool {
    var diagnostics = diagnostics.filter(renderer.policy.isReported)
    if let new = baseline?.unknown(diagnostics, in: source) { diagnostics = new }
    summary.count(diagnostics, policy: renderer.policy)
    let policy = renderer.policy
    statistics?.count(diagnostics, of: source.name, policy)
    for code in diagnostics.sorted(by: { $0.range.start < $1.range.start }).map(\.code)
    where !codes.contains(code) {
      codes.append(code)
    }
    let hasError = policy.hasError(diagnostics)
    if hasError { exitCode = max(exitCode, .findings) }
    if renderer.format.isDocument {
      files.append(FileFindings(source: source, diagnostics: diagnostics))
    } else {
      writeReport(renderer.render(diagnostics, in: source))
    }
    return hasError
  }

  /// Notes a file that a command would change, and prints its name if `isListed`.
  mutating func reportUnwritten(_ name: String, isListed: Bool) {
    exitCode = max(exitCode, .findings)
    if isListed { print(Array((name + "\n").utf8)) }
  }

  /// Reports a failure of the tool.
  mutating func report(_ failure: ToolFailure, as code: ExitCode = .failure) {
    exitCode = max(exitCode, code)
    report(ReportedFailure(failure.message, file: failure.path?.text, place: failure.place))
  }

  /// Reports a skipped file, as a warning.
  mutating func warn(_ failure: ToolFailure) {
    report(ReportedFailure(failure.message, file: failure.path?.text, severity: .warning))
  }

  private mutating func report(_ failure: ReportedFailure) {
    if renderer.format.isDocument {
      failures.append(failure)
    } else {
      writeReport(renderer.renderFailure(failure))
    }
    // Failures are also in the log, so the file need not be opened for them.
    if reportFile != nil { writeError(DiagnosticRenderer(format: .full).renderFailure(failure)) }
  }

  /// Reports an error in the command line.
  mutating func report(_ error: UsageError) {
    report(ToolFailure(error.message))
    let command = error.command.map { " help \($0.rawValue)" } ?? " --help"
    if renderer.format == .full || renderer.format == .line {
      writeError(Array("see `transc\(command)`\n".utf8))
    }
  }

  /// Ends the full format with the number of findings, and on a terminal with the command that explains them.
  mutating func reportSummary() {
    guard renderer.format == .full || reportFile != nil, !summary.text.isEmpty else { return }
    var text = summary.text
    if let reportFile, reportFile != InputReader.standardInput { text += ": see \(reportFile.text)" }
    text += "\n"
    if renderer.format == .full, fileSystem.isTerminal(Self.standardError) {
      let names = codes.prefix(Self.mostExplained).map(\.name).joined(separator: " ")
      text += "for more: transc explain \(names)\n"
    }
    writeError(Array(text.utf8))
  }

  /// Ends the full format of `fix` with the numbers of fix-its that were applied and that remain.
  /// - Parameters:
  ///   - left: How many findings have a fix-it that needs review.
  ///   - areMade: Whether the specs are changed, not only compared.
  mutating func reportFixes(_ count: Int, left: Int, areMade: Bool, isFinished: Bool) {
    guard renderer.format == .full else { return }
    var parts: [String] = []
    if count > 0 {
      parts.append("\(count) fix-it\(count == 1 ? "" : "s") \(areMade ? "applied" : "would be applied")")
    }
    if left > 0 { parts.append("\(left) more need review: `--unsafe`") }
    if !isFinished { parts.append("stopped before all were tried: run `transc fix` again") }
    if !parts.isEmpty { writeError(Array((parts.joined(separator: ", ") + "\n").utf8)) }
  }

  /// The greatest number of codes that are named at the end.
  private static let mostExplained = 3

  /// Notes the specs that the run reads.
  mutating func note(_ read: FlatSet<FileIdentity>) { inputs.formUnion(read) }

  /// Finds out whether a file may be written.
  /// - Throws: A failure if it is a spec that the run has read, which would be lost.
  func check(output path: Path) throws(ToolFailure) {
    if let status = try? fileSystem.statusIfPresent(path), inputs.contains(status.identity) {
      throw ToolFailure("`\(path.text)` is an input; it would be lost", path: path)
    }
  }

  /// Ends the run: writes the report, the baseline, the statistics and the timings.
  mutating func finish(updatesBaseline: Bool) {
    var outputs: [OutputFile] = []
    if updatesBaseline, let baseline, exitCode != .failure {
      outputs.append(OutputFile(path: baseline.path, bytes: baseline.bytes(fileSystem)))
    }
    if renderer.format.isDocument { writeReport(renderer.report(files, failures: failures)) }
    if let reportFile, reportFile != InputReader.standardInput {
      outputs.append(OutputFile(path: reportFile, bytes: report))
    }
    do throws(ToolFailure) {
      for output in outputs { try check(output: output.path) }
      if let reportFile, reportFile == baseline?.path {
        throw ToolFailure("`\(reportFile.text)` is the baseline; it would be lost", path: reportFile)
      }
      try OutputWriter(fileSystem: fileSystem).write(outputs)
    } catch {
      exitCode = .failure
      writeError(DiagnosticRenderer(format: .full).renderFailure(ReportedFailure(error.message, file: nil)))
    }
    if let baseline, baseline.goneCount > 0, !updatesBaseline, renderer.format == .full {
      writeError(
        Array("\(baseline.goneCount) of the baseline no longer found: `--update-baseline`\n".utf8))
    }
    if let statistics { writeError(Array(statistics.text(known: baseline?.knownCount).utf8)) }
    if let timings { writeError(Array(timings.text.utf8)) }
  }

  /// Sets the exit code of the run without a message.
  mutating func end(with code: ExitCode) { exitCode = max(exitCode, code) }

  /// Prints to standard output.
  mutating func print(_ bytes: [UInt8]) {
    if hasLostOutput { return }
    do throws(SystemError) {
      try fileSystem.writeAll(Self.standardOutput, bytes)
    } catch {
      hasLostOutput = true
      // A reader such as `head` has seen enough.
      if error == .brokenPipe { return }
      report(ToolFailure("cannot write to standard output: \(error.text)"))
    }
  }

  private mutating func writeReport(_ bytes: [UInt8]) {
    switch reportFile {
    case nil: writeError(bytes)
    case InputReader.standardInput: print(bytes)
    default: report += bytes
    }
  }

  private mutating func writeError(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try fileSystem.writeAll(Self.standardError, bytes)
    } catch {
      // Only the exit code can still report this.
      if error != .brokenPipe { exitCode = .failure }
    }
  }
}
