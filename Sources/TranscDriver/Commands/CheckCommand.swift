import TransitionCompiler
import TransitionText

extension Input {
  /// Whether it is a file that lies elsewhere than in a folder.
  fileprivate func isOutside(_ root: Path, _ fileSystem: any FileSystem) -> Bool {
    path != InputReader.standardInput && ImportReader.depth(of: root, above: path.parent, fileSystem) == nil
  }
}

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
    // As `generate` does: with another folder the options of its `transc.json` would be left out, unseen.
    if let root = environment.root,
      let other = inputs.first(where: { $0.isOutside(root, environment.fileSystem) })
    {
      return console.report(ToolFailure("`\(other.path.text)` is not below `\(root.text)`", path: other.path))
    }
    let compiled = console.compile(&inputs, options, jobs: jobs, environment)
    console.finishCache(inputs, compiled, outputs: nil, environment)
  }
}
