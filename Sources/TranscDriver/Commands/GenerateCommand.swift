import TransitionCompiler
import TransitionText
import UIKitEmitter

/// Compiles specs, and prints or writes the outputs.
struct GenerateCommand {
  private let inputs: [Path]
  private let output: Path?
  private let rewriting: Rewriting
  private let options: CompilationOptions
  private let jobs: Int?
  /// The file for the dependencies of the outputs.
  private let depfile: Path?
  /// The file for the names of the outputs.
  private let outputList: Path?
  /// The other files that the run writes.
  private let records: [Path]
  /// Whether only the runtime is written.
  private let makesSupportOnly: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    makesSupportOnly = arguments.values[.support]?.text == "only"
    inputs = makesSupportOnly ? [] : try arguments.inputs(of: .generate)
    if makesSupportOnly, !arguments.operands.isEmpty {
      throw UsageError("`--support only` takes no specs", command: .generate)
    }
    output = arguments.values[.output]
    rewriting = Rewriting(arguments)
    if rewriting.writesNothing, output == nil || output == InputReader.standardInput {
      throw UsageError(
        "`--check` and `--diff` compare with existing files: add `-o PATH`", command: .generate)
    }
    let kind = arguments.values[.emit].flatMap { OutputKind(rawValue: $0.text) } ?? .swift
    var rate: Double?
    if let text = arguments.values[.sample]?.text {
      rate = try FrameRate.parse(text)
      if kind != .json { throw UsageError("`--sample` needs `--emit json`", command: .generate) }
    }
    for name in ParsedArguments.swiftOptions where arguments.values[name] != nil && kind != .swift {
      let option = ArgumentTable.option(name)?.spelling ?? ""
      throw UsageError("`\(option)` needs `--emit swift`", command: .generate)
    }
    var swift = try arguments.typeOptions()
    if let place = arguments.values[.support].flatMap({ SupportPlacement(rawValue: $0.text) }) {
      swift.support = place
    }
    jobs = try arguments.jobs()
    depfile = arguments.values[.depfile]
    outputList = arguments.values[.outputList]
    records = [.depfile, .outputList, .diagnosticsOutput, .baseline].compactMap { arguments.values[$0] }
    if output == nil || output == InputReader.standardInput, let option = depfile ?? outputList {
      let name = option == depfile ? "--depfile" : "--output-list"
      throw UsageError("`\(name)` needs outputs in files: add `-o PATH`", command: .generate)
    }
    if depfile == InputReader.standardInput, outputList == depfile {
      throw UsageError("`--depfile` and `--output-list` cannot both be printed", command: .generate)
    }
    if rewriting.writesNothing, depfile != nil || outputList != nil {
      throw UsageError(
        "`--check` and `--diff` write no `--depfile` and no `--output-list`", command: .generate)
    }
    if let version = arguments.values[.minimumIOS]?.text { try MinimumIOS.check(version) }
    if inputs.count > 1 { try Self.check(severalInputsTo: output) }
    options = CompilationOptions(
      output: kind, sampleRate: rate, swift: swift, policy: try arguments.severityPolicy())
  }

  private static func check(severalInputsTo output: Path?) throws(UsageError) {
    if output == nil || output == InputReader.standardInput {
      throw UsageError("several inputs need an output folder: add `-o FOLDER`", command: .generate)
    }
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var environment = environment
    var inputs = console.read(inputs, &environment)
    if inputs.count > 1 {
      do throws(UsageError) { try Self.check(severalInputsTo: output) } catch { return console.report(error) }
    }
    guard console.checkRoot(of: inputs, environment) else { return }
    var plan: OutputPlan?
    if console.exitCode == .success {
      do throws(ToolFailure) {
        plan = try OutputPlan.make(
          for: inputs, output: output, (options.output ?? .swift).fileExtension, beside: supportName,
          records: records, in: environment)
      } catch {
        return console.report(error)
      }
    }
    guard console.prepareCache(environment) else { return }
    if let plan { console.readStale(&inputs, plan, environment) }
    let compiled = console.compile(&inputs, options, jobs: jobs, environment)
    var unchanged = [FileStatus?](repeating: nil, count: inputs.count)
    if let plan, console.exitCode != .failure {
      let start = environment.now()
      do throws(ToolFailure) {
        unchanged = try write(inputs, compiled.map(\.result), plan, environment, &console)
      } catch {
        console.report(error)
      }
      console.timings?.add("write", environment.now() - start)
    }
    console.finishCache(inputs, compiled, outputs: unchanged, environment)
  }

  /// The name of the runtime's file, which is written beside outputs in a folder.
  private var supportName: Path? {
    options.output == .swift && options.swift.support == .separate
      ? Path(UIKitEmitter.supportFileName) : nil
  }

  /// Writes the outputs that are not known to be up to date. The dependency file and the list of outputs cover all specs.
  /// - Returns: The status of the output of each spec before it was read, if nothing had to be written.
  private func write(
    _ inputs: [Input], _ results: [CompilationResult], _ plan: OutputPlan, _ environment: ToolEnvironment,
    _ console: inout Console
  ) throws(ToolFailure) -> [FileStatus?] {
    var unchanged = [FileStatus?](repeating: nil, count: inputs.count)
    var outputs = results.map(\.output)
    let hasOutput =
      makesSupportOnly || outputs.contains { $0 != nil } || inputs.contains { $0.known != nil }
    // The runtime is long: it is made only where it is written.
    let writesSupport: Bool
    switch plan {
    case .standardOutput: writesSupport = makesSupportOnly
    case .files(let files, _, _): writesSupport = hasOutput && files.count > outputs.count
    }
    if writesSupport { outputs.append(UIKitEmitter.support(version: ToolVersion.current)) }
    switch plan {
    case .standardOutput: for output in outputs { console.print(output ?? []) }
    case .files(let files, _, _) where rewriting.writesNothing:
      for (file, bytes) in zip(files, outputs) {
        if let bytes { rewriting.show(bytes, in: file, environment, &console) }
      }
      if let output, rewriting.checks, options.output == .swift, coversRoot(environment) {
        let known = files + [output.appending(Path(UIKitEmitter.supportFileName))]
        for file in GeneratedFile.all(in: output, environment.fileSystem) where !known.contains(file) {
          let name = environment.names.name(of: file.text)
          console.reportUnwritten(name + ": its spec no longer exists", isListed: true)
        }
      }
    case .files(let files, _, let folder):
      let records = try records(of: zip(inputs, results), in: files, environment)
      let writer = OutputWriter(fileSystem: environment.fileSystem)
      if let folder, hasOutput { try writer.makeDirectories(folder) }
      let made = zip(files, outputs).enumerated().compactMap { index, output in
        output.1.map { (index: index, file: OutputFile(path: output.0, bytes: $0)) }
      }
      let written = try writer.write(
        made.map(\.file) + records.filter { $0.path != InputReader.standardInput })
      for (output, status) in zip(made, written) where output.index < inputs.count {
        unchanged[output.index] = status
      }
      for record in records where record.path == InputReader.standardInput { console.print(record.bytes) }
    }
    return unchanged
  }

  /// Whether all specs of a target are inputs, so that any other generated file in the output folder has no spec.
  private func coversRoot(_ environment: ToolEnvironment) -> Bool {
    let fileSystem = environment.fileSystem
    guard let root = environment.root, let identity = try? fileSystem.statusIfPresent(root)?.identity else {
      return false
    }
    return inputs.contains { (try? fileSystem.statusIfPresent($0))?.identity == identity }
  }

  /// The dependency file and the list of outputs, if they are wanted.
  private func records(
    of compiled: Zip2Sequence<[Input], [CompilationResult]>, in files: [Path],
    _ environment: ToolEnvironment
  ) throws(ToolFailure) -> [OutputFile] {
    var records: [OutputFile] = []
    if let depfile {
      var dependencies = DependencyFile()
      for (file, (input, result)) in zip(files, compiled) {
        let imports = environment.imports(of: input.path)
        try dependencies.add(
          file, of: [input.path].filter { $0 != InputReader.standardInput },
          importing: result.imports.compactMap(imports.path))
      }
      records.append(OutputFile(path: depfile, bytes: dependencies.bytes))
    }
    if let outputList { records.append(OutputFile(path: outputList, bytes: try Self.list(of: files))) }
    return records
  }

  /// The names of the files, one a line.
  private static func list(of files: [Path]) throws(ToolFailure) -> [UInt8] {
    var list: [UInt8] = []
    for file in files {
      if file.bytes.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        throw ToolFailure(
          "the name `\(file.text)` contains a line end, which a list of outputs cannot have", path: file)
      }
      list += file.bytes + [UInt8(ascii: "\n")]
    }
    return list
  }
}

extension ParsedArguments {
  /// The access level and the names of the types of generated Swift.
  func typeOptions() throws(UsageError) -> SwiftOptions {
    var swift = SwiftOptions()
    if let access = values[.access].flatMap({ AccessLevel(rawValue: $0.text) }) { swift.access = access }
    if let prefix = values[.prefix]?.text { swift.prefix = try TypePrefix.parse(prefix) }
    return swift
  }
}
