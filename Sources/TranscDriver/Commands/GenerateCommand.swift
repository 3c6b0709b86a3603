import TransitionCompiler
import TransitionText
import UIKitEmitter

/// Compiles specs and prints or writes what comes of them.
struct GenerateCommand {
  private let inputs: [Path]
  private let output: Path?
  private let options: CompilationOptions
  /// Whether the runtime is all that is wanted.
  private let makesSupportOnly: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    makesSupportOnly = arguments.values[.support]?.text == "only"
    inputs = makesSupportOnly ? [] : try arguments.inputs(of: .generate)
    if makesSupportOnly, !arguments.operands.isEmpty {
      throw UsageError("`--support only` takes no specs", command: .generate)
    }
    output = arguments.values[.output]
    let kind = arguments.values[.emit].flatMap { OutputKind(rawValue: $0.text) } ?? .swift
    var rate: Double?
    if let text = arguments.values[.sample]?.text {
      rate = try FrameRate.parse(text)
      if kind != .json { throw UsageError("`--sample` goes with `--emit json` only", command: .generate) }
    }
    var swift = SwiftOptions()
    for (name, option) in [(OptionName.access, "--access"), (.support, "--support")]
    where arguments.values[name] != nil && kind != .swift {
      throw UsageError("`\(option)` goes with `--emit swift` only", command: .generate)
    }
    if let access = arguments.values[.access].flatMap({ AccessLevel(rawValue: $0.text) }) {
      swift.access = access
    }
    if let place = arguments.values[.support].flatMap({ SupportPlacement(rawValue: $0.text) }) {
      swift.support = place
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
          for: inputs, output: output, kind: options.output ?? .swift, beside: supportName,
          in: environment.fileSystem)
      } catch {
        return console.report(error)
      }
    }
    let results = console.compile(inputs, options, environment) { results in
      options.output == .swift ? TransitionNames.findings(zip(inputs, results)) : []
    }
    guard console.exitCode == .success, let plan else { return }
    do throws(ToolFailure) {
      try write(results.compactMap(\.output) + support(of: plan), plan, environment, &console)
    } catch {
      console.report(error)
    }
  }

  /// The file beside the outputs in a folder.
  private var supportName: Path? {
    options.output == .swift && options.swift.support == .separate
      ? Path(UIKitEmitter.supportFileName) : nil
  }

  /// The runtime, where a file is made for it.
  private func support(of plan: OutputPlan) -> [[UInt8]] {
    let hasFile = if case .files(let files, _) = plan { files.count > inputs.count } else { false }
    return makesSupportOnly || hasFile ? [UIKitEmitter.support(version: ToolVersion.current)] : []
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
