import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The result of compiling an input.
struct Compiled: Sendable {
  var result: CompilationResult
  /// How long the compilation took.
  var nanoseconds: UInt64 = 0
  /// Whether the result was in the cache.
  var isFromCache = false
  /// The imported files; nil where one is missing, or may have changed since it was read.
  fileprivate var imports: [(request: ImportRequest, stamp: FileStamp)]?
  /// The parts of the cache that have grown.
  fileprivate var keptParts: [Int] = []
  fileprivate var failure: ToolFailure?
  /// Why the text could not be read again.
  fileprivate(set) var unread: ToolFailure?
}

extension ToolEnvironment {
  /// Compiles an input, unless its result is known.
  func compiled(_ input: Input, _ options: CompilationOptions) -> Compiled {
    if let known = input.known { return Compiled(result: known.result, isFromCache: true) }
    let start = now()
    var compiled = CrashReport.naming(input.source.name) { compiledOrFound(input, options) }
    compiled.nanoseconds = now() - start
    return compiled
  }

  /// Compiles an input. A text that was left out is read for that, and kept if there are findings in it.
  func compiledReading(_ input: Input, _ options: CompilationOptions) -> (input: Input, compiled: Compiled) {
    if input.lengthLeftOut == nil { return (input, compiled(input, options)) }
    do throws(ToolFailure) {
      var input = try reader.read(input.path)
      if let problem = input.problem {
        return (input, Compiled(result: CompilationResult(output: nil, diagnostics: [problem])))
      }
      let compiled = compiled(input, options)
      if compiled.result.diagnostics.isEmpty { input.leaveOutText() }
      return (input, compiled)
    } catch {
      return (input, Compiled(result: CompilationResult(output: nil, diagnostics: []), unread: error))
    }
  }

  private func compiledOrFound(_ input: Input, _ options: CompilationOptions) -> Compiled {
    let reader = imports(of: input.path)
    guard let cache else {
      return Compiled(result: compile(input.source, options.reading { reader.answer($0) }))
    }
    let known = ImportRecorder(reader)
    if let found = cache.result(of: input.source, known) {
      return Compiled(result: found, isFromCache: true, imports: known.settled(at: cache.start))
    }
    // What was imported before may not be imported now.
    let imports = ImportRecorder(reader)
    var compiled = Compiled(result: compile(input.source, options.reading { imports.answer($0) }))
    compiled.imports = imports.settled(at: cache.start)
    do throws(ToolFailure) {
      compiled.keptParts = try cache.keep(compiled.result, of: input.source, imports)
    } catch {
      compiled.failure = error
    }
    return compiled
  }
}

extension ImportRecorder {
  /// The imported files, if all of them exist and are known not to have changed since they were read.
  fileprivate func settled(at moment: Int64) -> [(request: ImportRequest, stamp: FileStamp)]? {
    var imports: [(request: ImportRequest, stamp: FileStamp)] = []
    for asked in asked {
      guard case .source = asked.answer, let stamp = asked.stamp, stamp.isSettled(at: moment) else {
        return nil
      }
      imports.append((asked.request, stamp))
    }
    return imports
  }
}

extension Console {
  /// Makes the cache ready to be written, once the command line is known to be right.
  /// - Returns: Whether the run goes on.
  mutating func prepareCache(_ environment: ToolEnvironment) -> Bool {
    do throws(ToolFailure) { try environment.cache?.prepare() } catch {
      report(error)
      return false
    }
    return true
  }

  /// Reads an input that was not read because its result is known.
  mutating func readKnown(_ input: inout Input, _ environment: ToolEnvironment) {
    do throws(ToolFailure) {
      let new = try environment.reader.read(input.path)
      if let problem = new.problem { report([problem], in: new.source) } else { input = new }
    } catch {
      report(error)
    }
  }

  /// Reads the known inputs whose outputs have changed since they were written.
  mutating func readStale(_ inputs: inout [Input], _ plan: OutputPlan, _ environment: ToolEnvironment) {
    var outputs: [FileStatus?] = []
    if case .files(_, let statuses, _) = plan { outputs = statuses }
    for index in inputs.indices {
      guard let known = inputs[index].known else { continue }
      let output = index < outputs.count ? outputs[index].flatMap(FileStamp.init) : nil
      if output == nil || output != known.output { readKnown(&inputs[index], environment) }
    }
  }

  /// Ends the use of the cache by a run: stores the record of its files, and trims the cache.
  /// - Parameter outputs: The statuses of the outputs that were already up to date; nil where none were wanted.
  mutating func finishCache(
    _ inputs: [Input], _ compiled: [Compiled], outputs: [FileStatus?]?, _ environment: ToolEnvironment
  ) {
    guard let cache = environment.cache else { return }
    var parts = Set(compiled.flatMap(\.keptParts))
    var failure = compiled.lazy.compactMap(\.failure).first
    let known = zip(inputs, compiled).enumerated().compactMap { index, spec in
      spec.0.known
        ?? KnownSpecFile(spec.0, spec.1, wantsOutput: outputs != nil, outputs?[index], at: cache.start)
    }
    do throws(ToolFailure) {
      let old = inputs.count { $0.known != nil }
      if let part = try cache.run.keep(known, ofWhichNew: known.count - old) { parts.insert(part) }
    } catch {
      failure = failure ?? error
    }
    for part in parts.sorted() { cache.folder.trim(part) }
    if let failure { warn(failure) }
    timings?.knownCount = compiled.count(where: \.isFromCache)
  }
}

extension KnownSpecFile {
  /// The record of a compiled input, if it has no findings and its files are settled.
  fileprivate init?(
    _ input: Input, _ compiled: Compiled, wantsOutput: Bool, _ output: FileStatus?, at start: Int64
  ) {
    guard let imports = compiled.imports, let stamp = FileStamp(input.status), stamp.isSettled(at: start),
      input.path != InputReader.standardInput, compiled.result.diagnostics.isEmpty
    else { return nil }
    self.init(
      path: input.path, stamp: stamp, imports: imports, result: compiled.result,
      output: output.flatMap(FileStamp.init))
    if wantsOutput, self.output?.isSettled(at: start) != true { return nil }
    result.output = nil
  }
}
