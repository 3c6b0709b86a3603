import TransitionFormatter
import TransitionText

/// Lays specs out in the one style.
struct FormatCommand {
  private let inputs: [Path]
  private let rewriting: Rewriting

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = arguments.operands.isEmpty ? [InputReader.standardInput] : try arguments.inputs(of: .format)
    rewriting = Rewriting(arguments)
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    var rewriting = rewriting
    for input in console.read(inputs, &environment) {
      let result = CrashReport.naming(input.source.name) { Formatter.format(input.source) }
      console.report(result.diagnostics, in: input.source)
      if !result.isFaithful {
        console.report(
          ToolFailure(
            "`\(input.source.name)` is unchanged because of a bug in the formatter", path: input.path))
      }
      rewriting.take(result.bytes, for: input, &console)
    }
    console.reportSummary()
    rewriting.write(environment, &console)
  }
}
