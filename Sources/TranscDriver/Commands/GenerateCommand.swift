import TransitionCompiler
import UIKitEmitter

/// Compiles specs and prints or writes what comes of them.
struct GenerateCommand {
  private let inputs: [Path]
  private let output: Path?
  private let options: CompilationOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = try arguments.inputs(of: .generate)
    output = arguments.values[.output]
    let kind = arguments.values[.emit].flatMap { OutputKind(rawValue: $0.text) } ?? .swift
    var rate: Double?
    if let text = arguments.values[.sample]?.text {
      rate = try FrameRate.parse(text)
      if kind != .json { throw UsageError("`--sample` goes with `--emit json` only", command: .generate) }
    }
    var swift = SwiftOptions()
    for (name, option) in [(OptionName.access, "--access"), (.minimumIOS, "--minimum-ios")]
    where arguments.values[name] != nil && kind != .swift {
      throw UsageError("`\(option)` goes with `--emit swift` only", command: .generate)
    }
    if let access = arguments.values[.access].flatMap({ AccessLevel(rawValue: $0.text) }) {
      swift.access = access
    }
    if let version = arguments.values[.minimumIOS] {
      swift.minimumIOS = try DeploymentTarget.parse(version.text)
    }
    if inputs.count > 1 { try Self.check(severalInputsTo: output) }
    options = CompilationOptions(
      output: kind, sampleRate: rate, swift: swift, policy: try arguments.severityPolicy())
  }

  private static func check(severalInputsTo output: Path?) throws(UsageError) {
    if output == nil || output == InputReader.standardInput {
      throw UsageError("several inputs need a folder to write to: `-o FOLDER`", command: .generate)
    }
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    let inputs = console.read(inputs, environment)
    if inputs.count > 1 {
      do throws(UsageError) { try Self.check(severalInputsTo: output) } catch { return console.report(error) }
    }
    var plan: OutputPlan?
    if console.exitCode == .success {
      do throws(ToolFailure) {
        plan = try OutputPlan.make(
          for: inputs, output: output, kind: options.output ?? .swift, in: environment.fileSystem)
      } catch {
        return console.report(error)
      }
    }
    let results = console.compile(inputs, options, environment) { results in
      options.output == .swift ? TransitionNames.findings(zip(inputs, results)) : []
    }
    guard console.exitCode == .success, let plan else { return }
    do throws(ToolFailure) {
      try write(results.compactMap(\.output), plan, environment, &console)
    } catch {
      console.report(error)
    }
  }

  private func write(
    _ outputs: [[UInt8]], _ plan: OutputPlan, _ environment: ToolEnvironment, _ console: inout Console
  ) throws(ToolFailure) {
    switch plan {
    case .standardOutput:
      for output in outputs { console.print(output) }
    case .files(let files, let folder):
      let writer = OutputWriter(fileSystem: environment.fileSystem)
      if let folder { try writer.makeDirectories(folder) }
      try writer.write(zip(files, outputs).map { OutputFile(path: $0, bytes: $1) })
    }
  }
}
