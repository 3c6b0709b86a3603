import TransitionCompiler
import TransitionText

/// Reports the findings in specs.
struct CheckCommand {
  private let inputs: [Path]
  private let options: CompilationOptions
  private let jobs: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .check)
    let kind = arguments.values[.emit].flatMap { OutputKind(rawValue: $0.text) }
    options = CompilationOptions(output: kind, policy: try arguments.severityPolicy())
    jobs = try arguments.jobs()
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var inputs = console.read(inputs, environment)
    let compiled = console.compile(&inputs, options, jobs: jobs, environment)
    console.finishCache(inputs, compiled, outputs: nil, environment)
  }
}
