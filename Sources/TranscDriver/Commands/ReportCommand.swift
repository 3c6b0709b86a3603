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

  private let inputs: [Path]
  private let report: Report
  private let policy: CompilationOptions

  /// `sample`.
  init(sample arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .sample)
    if inputs.count > 1 { throw UsageError("`sample` takes one spec", command: .sample) }
    policy = CompilationOptions(policy: try arguments.severityPolicy())
    let gesture = arguments.values[.gesture]
    var time: Double?
    var moment: SampleMoment?
    if let text = arguments.values[.at]?.text {
      if gesture == nil, let share = Duration.share(text) {
        moment = .share(share)
      } else {
        time = try Duration.parse(text)
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
        throw UsageError(
          "`--fallback` needs `--at`: no gesture begins when no picture can fly",
          command: .sample)
      }
      request.standIn = .fallback
    }
    if let text = arguments.values[.size]?.text { request.container = try ContainerSize.parse(text) }
    if let text = arguments.values[.items]?.text { request.itemCount = try ItemCount.parse(text) }
    report = .sample(request, gesture: gesture, time: time)
  }

  /// `plot`.
  init(plot arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .plot)
    if inputs.count > 1 { throw UsageError("`plot` takes one spec", command: .plot) }
    policy = CompilationOptions(policy: try arguments.severityPolicy())
    report = .plot(arguments.values[.output])
  }

  /// `ledger`.
  init(ledger arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .ledger)
    if inputs.count > 1 { throw UsageError("`ledger` takes one spec", command: .ledger) }
    policy = CompilationOptions(policy: try arguments.severityPolicy())
    let format = arguments.values[.ledgerFormat].flatMap { LedgerFormat(rawValue: $0.text) } ?? .table
    report = .ledger(format, arguments.values[.output])
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    guard let input = console.read(inputs, &environment).first else { return }
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
      try write(picture, to: output, environment, &console)
    case .ledger(let format, let output):
      let ledger = try attempt { () throws(ReportFailure) in try LedgerReport.make(plan, format) }
      try write(ledger, to: output, environment, &console)
    }
  }

  private func write(
    _ bytes: [UInt8], to output: Path?, _ environment: ToolEnvironment, _ console: inout Console
  ) throws(ToolFailure) {
    guard let output, output != InputReader.standardInput else { return console.print(bytes) }
    try console.check(output: output)
    try OutputWriter(fileSystem: environment.fileSystem).write([OutputFile(path: output, bytes: bytes)])
  }

  private func script(_ path: Path, _ environment: ToolEnvironment) throws(ToolFailure) -> ScriptedGesture {
    let input = try environment.reader.read(path)
    do throws(JSONError) { return try GestureScriptReader.read(input.source) } catch {
      throw ToolFailure(error, in: input)
    }
  }

  private func attempt(_ make: () throws(ReportFailure) -> [UInt8]) throws(ToolFailure) -> [UInt8] {
    do { return try make() } catch { throw ToolFailure(error.message) }
  }
}

/// A time as the command line writes it: `250ms`, `0.25s`; or a share of a direction: `50%`.
enum Duration {
  /// The share that a text says, from 0 on; nil where it is none.
  static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let digits = plain(text.dropLast()) else { return nil }
    return digits / 100
  }

  private static func plain(_ digits: Substring) -> Double? {
    let isPlain = digits.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
    guard isPlain, let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  static func parse(_ text: String) throws(UsageError) -> Double {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = isMilliseconds ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let number = plain(digits) else {
      throw UsageError("`\(text)` is not a time such as `250ms`", command: .sample)
    }
    if digits.count == text.count {
      throw UsageError(
        "`\(text)` has no unit", meant: text + (digits.contains(".") && number < 10 ? "s" : "ms"),
        command: .sample)
    }
    return isMilliseconds ? number / 1000 : number
  }
}
