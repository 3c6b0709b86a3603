import TransitionCompiler
import TransitionText

/// Reports the findings in specs.
struct CheckCommand {
  private let inputs: [Path]
  private let options: CompilationOptions
  private let jobs: Int?

  /// How many bytes of texts are kept. Of more texts only those with findings are, so that thousands of specs take little memory.
  private static let mostKept = 1 << 20

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .check)
    let kind = arguments.values[.emit].flatMap { OutputKind(rawValue: $0.text) }
    options = CompilationOptions(output: kind, policy: try arguments.severityPolicy())
    jobs = try arguments.jobs()
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    var inputs = console.read(inputs, &environment, keeping: Self.mostKept)
    guard console.checkRoot(of: inputs, environment), console.prepareCache(environment) else { return }
    let compiled = console.compile(&inputs, options, jobs: jobs, environment)
    console.finishCache(inputs, compiled, outputs: nil, environment)
  }
}
