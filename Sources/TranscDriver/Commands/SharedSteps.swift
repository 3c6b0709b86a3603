import TransitionCompiler
import TransitionDiagnostics
import TransitionText

extension ParsedArguments {
  /// The operands as inputs: at least one, standard input at most once.
  func inputs(of command: CommandName) throws(UsageError) -> [Path] {
    if operands.isEmpty { throw UsageError("there is no input file", command: command) }
    if operands.count(where: { $0 == InputReader.standardInput }) > 1 {
      throw UsageError("standard input can be read only once", command: command)
    }
    return operands
  }
}

extension Console {
  /// Reads the inputs, those in folders too, and each file once, whatever its names. What cannot be read, or is too
  /// large, is reported and left out.
  mutating func read(_ paths: [Path], _ environment: ToolEnvironment) -> [Input] {
    let reader = InputReader(fileSystem: environment.fileSystem)
    var inputs: [Input] = []
    var known = FlatSet<FileIdentity>()
    for path in files(paths, environment) {
      do throws(ToolFailure) {
        let input = try reader.read(path)
        if path != InputReader.standardInput, !known.insert(input.identity) { continue }
        if let problem = input.problem { report([problem], in: input.source) } else { inputs.append(input) }
      } catch {
        report(error)
      }
    }
    return inputs
  }

  /// The paths, with the specs in and below a folder in the place of each that is one.
  mutating func files(_ paths: [Path], _ environment: ToolEnvironment) -> [Path] {
    let finder = SpecFinder(fileSystem: environment.fileSystem)
    var files: [Path] = []
    for path in paths {
      guard path != InputReader.standardInput, finder.isFolder(path) else {
        files.append(path)
        continue
      }
      do throws(ToolFailure) {
        let found = try finder.specs(in: path)
        found.leftOut.forEach { warn($0) }
        files += found.specs
      } catch {
        report(error)
      }
    }
    return files
  }

  /// Compiles the inputs and reports what is found in them.
  /// - Parameter whole: What is to be said of all of them together, each in one.
  mutating func compile(
    _ inputs: [Input], _ options: CompilationOptions, _ environment: ToolEnvironment,
    whole: ([CompilationResult]) -> [(input: Input, diagnostic: Diagnostic)] = { _ in [] }
  ) -> [CompilationResult] {
    var results: [CompilationResult] = []
    for input in inputs {
      var options = options
      let reader = ImportReader(for: input.path, environment.fileSystem)
      options.imports = { reader.answer($0) }
      let result = environment.compile(input.source, options)
      report(result.diagnostics, in: input.source)
      results.append(result)
    }
    for (input, diagnostic) in whole(results) { report([diagnostic], in: input.source) }
    reportSummary()
    return results
  }
}
