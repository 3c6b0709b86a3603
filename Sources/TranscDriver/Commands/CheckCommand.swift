import TransitionCompiler

/// Reports what is wrong with specs.
struct CheckCommand {
  private let inputs: [Path]
  private let options: CompilationOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .check)
    options = CompilationOptions(policy: try arguments.severityPolicy())
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    _ = console.compile(console.read(inputs, environment), options, environment)
  }
}
