import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionReports
import TransitionText

/// Prints the values at a moment, plots all tracks, or shows the ledger.
struct ReportCommand {
  private enum Report {
    case sample(SampleRequest, gesture: Path?, time: Double?)
    case plot(Path?)
    case ledger(LedgerFormat, Path?)
  }

  private let command: CommandName
  private let inputs: [Path]
  private let report: Report
  private let policy: CompilationOptions
  /// The other file that the run writes.
  private let records: [Path]

  private init(
    _ command: CommandName, _ arguments: ParsedArguments, _ report: () throws(UsageError) -> Report
  ) throws(UsageError) {
    self.command = command
    inputs = try arguments.inputs(of: command)
    policy = CompilationOptions(policy: try arguments.severityPolicy())
    records = arguments.values[.diagnosticsOutput].map { [$0] } ?? []
    self.report = try report()
    try check(count: inputs.count)
  }

  private func check(count: Int) throws(UsageError) {
    if count > 1 { throw UsageError("`\(command.rawValue)` takes one spec", command: command) }
  }

  /// `sample`.
  init(sample arguments: ParsedArguments) throws(UsageError) {
    try self.init(.sample, arguments) { () throws(UsageError) in try Self.sample(arguments) }
  }

  private static func sample(_ arguments: ParsedArguments) throws(UsageError) -> Report {
    let gesture = arguments.values[.gesture]
    var time: Double?
    var moment: SampleMoment?
    if let text = arguments.values[.at]?.text {
      if gesture == nil, let share = MomentText.share(text) {
        moment = .share(share)
      } else {
        time = try MomentText.parse(text)
        moment = time.map { .time($0) }
      }
    }
    if gesture == nil, moment == nil {
      throw UsageError("`sample` needs a moment: add `--at 250ms` or `--gesture SCRIPT`", command: .sample)
    }
    var request = SampleRequest(
      moment ?? .time(0), isJSON: arguments.flags.contains(.asJSON),
      isRightToLeft: arguments.flags.contains(.rightToLeft))
    if arguments.flags.contains(.reduceMotion) { request.standIn = .reduceMotion }
    if arguments.flags.contains(.fallback) {
      if request.standIn != nil {
        throw UsageError("`--fallback` and `--reduce-motion` do not go together", command: .sample)
      }
      if gesture != nil {
        throw UsageError("`--gesture` and `--fallback` do not go together", command: .sample)
      }
      request.standIn = .fallback
    }
    if let text = arguments.values[.size]?.text { request.container = try ContainerSize.parse(text) }
    if let text = arguments.values[.items]?.text { request.itemCount = try ItemCount.parse(text) }
    return .sample(request, gesture: gesture, time: time)
  }

  /// `plot`.
  init(plot arguments: ParsedArguments) throws(UsageError) {
    try self.init(.plot, arguments) { .plot(arguments.values[.output]) }
  }

  /// `ledger`.
  init(ledger arguments: ParsedArguments) throws(UsageError) {
    let format = arguments.values[.ledgerFormat].flatMap { LedgerFormat(rawValue: $0.text) } ?? .table
    try self.init(.ledger, arguments) { .ledger(format, arguments.values[.output]) }
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    let inputs = console.read(inputs, &environment)
    // A folder may have several.
    do throws(UsageError) { try check(count: inputs.count) } catch { return console.report(error) }
    guard let input = inputs.first else { return }
    CrashReport.naming(input.source.name) { run(input, environment, &console) }
  }

  private func run(_ input: Input, _ environment: ToolEnvironment, _ console: inout Console) {
    let reader = environment.imports(of: input.path)
    let (plan, found) = Compiler.plan(of: input.source) { reader.answer($0) }
    // A sample would repeat the warnings with each moment that is asked for.
    var isSample = false
    if case .sample = report { isSample = true }
    if !isSample || policy.policy.hasError(found) {
      console.report(found, in: input.source)
      console.reportSummary()
    }
    guard let plan, console.exitCode == .success else { return }
    do throws(ToolFailure) {
      try write(plan, input, environment, &console)
    } catch {
      console.report(error)
    }
  }

  private func write(
    _ plan: Plan, _ input: Input, _ environment: ToolEnvironment, _ console: inout Console
  ) throws(ToolFailure) {
    switch report {
    case .sample(var request, let gesture, let time):
      if let gesture { request.moment = .gesture(try script(gesture, environment), at: time) }
      console.print(
        try attempt { () throws(ReportFailure) in try SampleReport.make(plan, request) })
    case .plot(let output):
      let picture = try attempt { () throws(ReportFailure) in try PlotReport.make(plan) }
      try write(picture, of: input, to: output, "plot.svg", environment, &console)
    case .ledger(let format, let output):
      let ledger = try attempt { () throws(ReportFailure) in try LedgerReport.make(plan, format) }
      try write(ledger, of: input, to: output, "ledger.\(format.fileExtension)", environment, &console)
    }
  }

  private func write(
    _ bytes: [UInt8], of input: Input, to output: Path?, _ fileExtension: String,
    _ environment: ToolEnvironment, _ console: inout Console
  ) throws(ToolFailure) {
    let plan = try OutputPlan.make(
      for: [input], output: output, fileExtension, records: records, in: environment)
    guard case .files(let files, _, let folder) = plan else { return console.print(bytes) }
    let writer = OutputWriter(fileSystem: environment.fileSystem)
    if let folder { try writer.makeDirectories(folder) }
    try writer.write(files.map { OutputFile(path: $0, bytes: bytes) })
  }

  private func script(_ path: Path, _ environment: ToolEnvironment) throws(ToolFailure) -> ScriptedGesture {
    let input = try environment.reader.reading(.open).read(path)
    do throws(JSONError) { return try GestureScriptReader.read(input.source) } catch {
      throw ToolFailure(error, in: input)
    }
  }

  private func attempt(_ make: () throws(ReportFailure) -> [UInt8]) throws(ToolFailure) -> [UInt8] {
    do { return try make() } catch { throw ToolFailure(error.message) }
  }
}
