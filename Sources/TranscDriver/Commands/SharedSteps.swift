import TransitionCompiler
import TransitionDiagnostics
import TransitionText
import TransitionWorkers

extension ParsedArguments {
  /// The operands as inputs: at least one, standard input at most once.
  func inputs(of command: CommandName) throws(UsageError) -> [Path] {
    if operands.isEmpty { throw UsageError("there is no input file", command: command) }
    let read = operands + [.gesture, .configuration, .baseline].compactMap { values[$0] }
    if read.count(where: { $0 == InputReader.standardInput }) > 1 {
      throw UsageError("standard input can be read only once", command: command)
    }
    return operands
  }
}

extension Console {
  /// Reads the inputs, including those in folders, and each file once, whatever its names. Files that cannot be read,
  /// or are too large, are reported and left out.
  /// - Parameters:
  ///   - environment: It learns the places of the inputs.
  ///   - most: How many bytes of texts are kept. Other texts are read again by `compile`.
  mutating func read(
    _ paths: [Path], _ environment: inout ToolEnvironment, keeping most: Int = .max
  ) -> [Input] {
    let (now, start) = (environment.now, environment.now())
    defer { timings?.add("read", now() - start) }
    let reader = environment.reader
    let files = files(paths, environment)
    environment.findPlaces(of: files.lazy.map(\.path))
    var inputs: [Input] = []
    var left = most
    var known = FlatSet<FileIdentity>()
    var knownFiles = KnownFiles(environment)
    for (path, status) in files {
      do throws(ToolFailure) {
        let unread = knownFiles?.input(path, status)
        var input =
          if let unread {
            unread
          } else {
            try CrashReport.naming(path.text) { () throws(ToolFailure) in
              // Only what is named may be a pipe.
              try reader.reading(status == nil ? .all : .none).read(path)
            }
          }
        if path != InputReader.standardInput, !known.insert(input.identity) {
          // Of the names of a file, one that is no link counts.
          guard let first = inputs.firstIndex(where: { $0.identity == input.identity }),
            reader.isLink(inputs[first].path), !reader.isLink(path)
          else { continue }
          inputs.remove(at: first)
        }
        if let problem = input.problem {
          report([problem], in: input.source)
          continue
        }
        // One text alone is needed at once.
        if input.length > left, !inputs.isEmpty { input.leaveOutText() } else { left -= input.length }
        inputs.append(input)
      } catch {
        report(error)
      }
    }
    note(known)
    return inputs
  }

  /// Reports an input that is not below the folder of `--root`: the options of its own `transc.json` would be left out, unseen.
  /// - Returns: Whether all of them are below it.
  mutating func checkRoot(of inputs: [Input], _ environment: ToolEnvironment) -> Bool {
    guard let root = environment.root,
      let other = inputs.first(where: {
        $0.path != InputReader.standardInput && environment.place(of: $0.path) == nil
      })
    else { return true }
    report(ToolFailure("`\(other.path.text)` is not below `\(root.text)`", path: other.path))
    return false
  }

  /// The paths of files. Each folder is replaced by the specs in and below it, and each pattern by the specs that
  /// match. Specs that were found in this way have a status.
  mutating func files(
    _ paths: [Path], _ environment: ToolEnvironment
  ) -> [(path: Path, status: FileStatus?)] {
    let finder = SpecFinder(fileSystem: environment.fileSystem)
    var files: [(path: Path, status: FileStatus?)] = []
    for path in paths {
      let isFolder = path != InputReader.standardInput && finder.isFolder(path)
      // The name of a file may look like a pattern.
      let isPattern = !isFolder && GlobPattern.isPattern(path) && !finder.isThere(path)
      guard isFolder || isPattern else {
        files.append((path, nil))
        continue
      }
      do throws(ToolFailure) {
        let found = try isFolder ? finder.specs(in: path) : finder.specs(matching: path)
        found.leftOut.forEach { warn($0) }
        files += zip(found.specs, found.statuses).map { ($0, $1) }
      } catch {
        report(error)
      }
    }
    return files
  }

  /// Compiles the inputs in parallel, and reports their findings in their order.
  /// - Parameters:
  ///   - inputs: The inputs. Some of the known ones may have to be read.
  ///   - jobs: How many are compiled at a time; nil to derive the number from their sizes.
  mutating func compile(
    _ inputs: inout [Input], _ options: CompilationOptions, jobs: Int?, _ environment: ToolEnvironment
  ) -> [Compiled] {
    let sizes = inputs.map(\.length)
    let jobs = jobs ?? Workers.count(size: sizes.reduce(0, +), least: Self.leastPart)
    let parts = Workers.parts(max(1, min(jobs, inputs.count)), of: sizes)
    var specOptions = options
    // Known warnings are no errors, and the compiler does not know the baseline.
    if baseline != nil { specOptions.policy = options.policy.withoutPromotions }
    let start = environment.now()
    let compiled = Workers.map(parts) { [inputs, specOptions] part in
      inputs[part].map { environment.compiledReading($0, specOptions) }
    }.flatMap(\.self)
    inputs = compiled.map(\.input)
    var results = compiled.map(\.compiled)
    for result in results { if let failure = result.unread { report(failure) } }
    let findings = findings(inOneModule: &inputs, &results, specOptions, environment)
    timings?.add("compile", environment.now() - start)
    for (index, input) in inputs.enumerated() {
      timings?.add(spec: input.source.displayName, results[index].nanoseconds)
      if report(results[index].result.diagnostics, in: input.source) { results[index].result.output = nil }
    }
    for (index, _, diagnostic) in findings {
      report([diagnostic], in: inputs[index].source)
      if options.policy.hasError([diagnostic]) { results[index].result.output = nil }
    }
    reportSummary()
    return results
  }

  /// The findings that concern several inputs, each with the index of its input. Known inputs with such a finding are read and compiled.
  private mutating func findings(
    inOneModule inputs: inout [Input], _ compiled: inout [Compiled], _ options: CompilationOptions,
    _ environment: ToolEnvironment
  ) -> [(index: Int, other: Int, diagnostic: Diagnostic)] {
    if options.output != .swift || inputs.count < 2 { return [] }
    while true {
      let findings = TransitionNames.findings(inputs, compiled.map(\.result))
      // A finding names the lines of both inputs.
      let unread = findings.flatMap { [$0.index, $0.other] }.filter { inputs[$0].known != nil }
      if unread.isEmpty { return findings }
      for index in Set(unread).sorted() {
        readKnown(&inputs[index], environment)
        compiled[index] = environment.compiled(inputs[index], options)
        // The file is gone, which has been reported.
        if inputs[index].known != nil { compiled[index].result.transitions = [] }
      }
    }
  }

  /// The least size of a thread's specs, in bytes: they take longer to compile than a thread takes to start.
  private static let leastPart = 16 << 10
}

extension CompilationOptions {
  /// These options with a reader of the imports of an input.
  func reading(for input: Input, _ environment: ToolEnvironment) -> CompilationOptions {
    let reader = environment.imports(of: input.path)
    return reading { reader.answer($0) }
  }

  /// These options with a function that answers imports.
  func reading(_ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer) -> CompilationOptions {
    var options = self
    options.imports = answer
    return options
  }
}
