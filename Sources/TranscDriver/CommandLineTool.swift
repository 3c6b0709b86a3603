import TransitionCompiler
import TransitionDiagnostics
import TransitionExplanations
import TransitionText

/// The command line tool: arguments in, exit code out.
public enum CommandLineTool {
  /// Runs the tool.
  ///
  /// For example, with the arguments `check` and `photos.transition` it reports the findings in that file on standard error.
  public static func run(_ environment: ToolEnvironment) -> ExitCode {
    var console = Console(environment.fileSystem, DiagnosticRenderer(format: .full))
    let expanded: [Path]
    do throws(ToolFailure) {
      expanded = try ResponseFiles(environment.reader.reading(.open)).expand(environment.arguments)
    } catch {
      console.report(error)
      return console.exitCode
    }
    do throws(UsageError) {
      var arguments = try ArgumentParser.parse(expanded)
      if arguments.flags.contains(.help) {
        HelpCommand(command: arguments.command).run(&console)
      } else if arguments.flags.contains(.version) {
        console.print(Array("transc \(ToolVersion.current)\n".utf8))
      } else {
        var environment = environment
        environment.names = try PathPrefixMap(arguments.lists[.pathPrefixMap] ?? [])
        environment.root = arguments.values[.root]
        do throws(ToolFailure) {
          try ConfigurationFile.merge(into: &arguments, environment.reader.reading(.open))
        } catch {
          // The failure is reported in the format that the command line asks for.
          console = try self.console(for: arguments, environment)
          guard console.exitCode == .success else { return console.exitCode }
          console.report(error)
          console.finish(updatesBaseline: false)
          return console.exitCode
        }
        console = try self.console(for: arguments, environment)
        guard console.exitCode == .success else { return console.exitCode }
        do throws(ToolFailure) { environment.cache = try ResultCache(arguments, environment) } catch {
          console.report(error)
          console.finish(updatesBaseline: false)
          return console.exitCode
        }
        try run(arguments, environment, &console)
        console.finish(updatesBaseline: arguments.flags.contains(.updateBaseline))
      }
    } catch {
      console.report(error)
      console.finish(updatesBaseline: false)
    }
    return console.exitCode
  }

  /// The console that the arguments ask for.
  private static func console(
    for arguments: ParsedArguments, _ environment: ToolEnvironment
  ) throws(UsageError) -> Console {
    let renderer = try renderer(for: arguments, environment)
    let file = arguments.values[.diagnosticsOutput]
    if file == InputReader.standardInput, arguments.printsResults {
      throw UsageError(
        "standard output cannot have both the report and the output of the command: write one of them to a file"
      )
    }
    var console = Console(environment.fileSystem, renderer, reportFile: file)
    for (option, spelling) in [(OptionName.statistics, "--statistics"), (.timings, "--timings")]
    where arguments.flags.contains(option) && file == nil {
      if renderer.format.isDocument || renderer.format == .json {
        throw UsageError(
          "`\(spelling)` and the report cannot share standard error: write the report with `--diagnostics-output FILE`"
        )
      }
    }
    if arguments.flags.contains(.statistics) { console.statistics = FindingStatistics() }
    if arguments.flags.contains(.timings) { console.timings = Timings() }
    guard let path = arguments.values[.baseline] else {
      if arguments.flags.contains(.updateBaseline) {
        throw UsageError("`--update-baseline` needs `--baseline FILE`")
      }
      return console
    }
    do throws(ToolFailure) {
      var baseline = try Baseline(path: path, environment.fileSystem)
      let isThere = (try? environment.fileSystem.status(at: path, followingLinks: true)) != nil
      if isThere || !arguments.flags.contains(.updateBaseline) {
        try baseline.read(environment.reader.reading(.open))
      }
      console.baseline = baseline
    } catch {
      console.report(error)
      console.finish(updatesBaseline: false)
    }
    return console
  }

  private static func run(
    _ arguments: ParsedArguments, _ environment: ToolEnvironment, _ console: inout Console
  ) throws(UsageError) {
    let command = try command(of: arguments, environment)
    try checkDetachedCode(arguments, environment)
    switch command {
    case .generate: try GenerateCommand(arguments).run(environment, &console)
    case .check: try CheckCommand(arguments).run(environment, &console)
    case .format: try FormatCommand(arguments).run(environment, &console)
    case .fix: try FixCommand(arguments).run(environment, &console)
    case .sample: try ReportCommand(sample: arguments).run(environment, &console)
    case .plot: try ReportCommand(plot: arguments).run(environment, &console)
    case .ledger: try ReportCommand(ledger: arguments).run(environment, &console)
    case .explain:
      let usesColor = usesColor(arguments.values[.color]?.text, environment, on: 1)
      ExplainCommand(codes: arguments.operands, usesColor: usesColor).run(&console)
    case .lsp: try LanguageServerCommand(arguments, environment).run(environment, &console)
    case .initialize: try InitializeCommand(arguments).run(environment, &console)
    case .doctor: try DoctorCommand(arguments).run(environment, &console)
    case .completions: try CompletionsCommand(arguments).run(&console)
    case .manual: try ManualCommand(arguments).run(&console)
    case .help: try HelpCommand(operands: arguments.operands).run(&console)
    }
  }

  /// The command to run: `generate` when none is named. Throws when the first operand looks like a misspelt command.
  private static func command(
    of arguments: ParsedArguments, _ environment: ToolEnvironment
  ) throws(UsageError) -> CommandName {
    if let command = arguments.command { return command }
    if !arguments.isFirstOperandLiteral, let word = arguments.operands.first,
      word.bytes.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 | 0x20 }),
      (try? environment.fileSystem.status(at: word, followingLinks: false)) == nil
    {
      let names = CommandName.allCases.map(\.rawValue)
      throw UsageError(
        "there is no command and no file `\(word.text)`",
        meant: EditDistance.nearest(to: word.text, among: names)
      )
    }
    return .generate
  }

  /// Reports a code that follows `-Werror` as an operand: it has to be joined with `=`.
  private static func checkDetachedCode(
    _ arguments: ParsedArguments, _ environment: ToolEnvironment
  ) throws(UsageError) {
    guard arguments.flags.contains(.warningsAreErrors), !arguments.isFirstOperandLiteral else { return }
    let word = arguments.operands.first { operand in
      operand.text.split(separator: ",").allSatisfy { Explanations.code(named: String($0)) != nil }
        && (try? environment.fileSystem.status(at: operand, followingLinks: false)) == nil
    }
    if let word { throw UsageError("there is no file `\(word.text)`", meant: "-Werror=\(word.text)") }
  }

  private static func renderer(
    for arguments: ParsedArguments, _ environment: ToolEnvironment
  ) throws(UsageError) -> DiagnosticRenderer {
    let format = arguments.values[.diagnosticsFormat].flatMap { DiagnosticFormat(rawValue: $0.text) } ?? .full
    let folder = format.countsPathsFromFolder ? try? environment.fileSystem.workingDirectory().text : nil
    return DiagnosticRenderer(
      format: format, policy: try arguments.severityPolicy(),
      usesColor: arguments.values[.diagnosticsOutput] == nil
        && usesColor(arguments.values[.color]?.text, environment, on: 2),
      tool: ReportingTool(
        version: ToolVersion.current, folder: folder
      ) { Explanations.of($0).map(ReportingTool.Page.init) })
  }

  private static func usesColor(
    _ choice: String?, _ environment: ToolEnvironment, on stream: FileDescriptor
  ) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    // https://no-color.org: any value that is not empty.
    if let value = environment.variable("NO_COLOR"), !value.isEmpty { return false }
    guard let terminal = environment.variable("TERM"), terminal != "dumb", !terminal.isEmpty else {
      return false
    }
    return environment.fileSystem.isTerminal(stream)
  }
}

extension ReportingTool.Page {
  /// The page of an explanation.
  fileprivate init(_ explanation: Explanation) {
    self.init(
      title: explanation.title, rule: explanation.idea,
      text: String(decoding: ExplanationText.page(explanation, usesColor: false), as: UTF8.self),
      markdown: ExplanationText.markdown(explanation))
  }
}
