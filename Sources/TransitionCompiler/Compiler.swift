public import TransitionDiagnostics
public import TransitionPlan
public import TransitionText

/// The compiler: a pure function from a spec to its output.
public enum Compiler {
  /// Compiles one spec. It reads and writes no file, and the same arguments always give the same result.
  ///
  /// For example, `Compiler.compile(source, CompilationOptions(output: .swift)).output` is the Swift of a correct
  /// spec and nil for a wrong one.
  public static func compile(_ source: SourceText, _ options: CompilationOptions) -> CompilationResult {
    let reading = helpful(
      of: source, showsNotes: options.policy.showsNotes, triesFixIts: options.triesFixIts, options.imports)
    var result = CompilationResult(
      output: nil, diagnostics: reading.diagnostics, imports: reading.imports)
    guard let kind = options.output, let plan = reading.plan, !options.policy.hasError(result.diagnostics)
    else { return result }
    let emission = BackEnd.emit(plan, as: kind, options)
    result.diagnostics += emission.diagnostics
    if !options.policy.hasError(result.diagnostics) { result.output = emission.bytes }
    result.transitions = plan.transitions.enumerated().map { index, transition in
      (transition.name, emission.types.isEmpty ? [] : emission.types[index], transition.location.range)
    }
    return result
  }

  /// Reads, checks and lowers one spec.
  /// - Parameters:
  ///   - source: The spec.
  ///   - showsNotes: Whether notes on derived behaviour are reported, too.
  ///   - triesFixIts: Whether only fix-its that help are offered.
  ///   - imports: Answers its `import`s; without it none can be read.
  /// - Returns: The plan, or nil when there is an error; and the findings, in no particular order.
  public static func plan(
    of source: SourceText, showsNotes: Bool = false, triesFixIts: Bool = true,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let reading = helpful(of: source, showsNotes: showsNotes, triesFixIts: triesFixIts, imports)
    return (reading.plan, reading.diagnostics)
  }

  /// The reading of a spec, with only those fix-its that help.
  private static func helpful(
    of source: SourceText, showsNotes: Bool, triesFixIts: Bool,
    _ imports: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> FrontEnd.Reading {
    var reading = FrontEnd.plan(of: source, for: .init(showsNotes: showsNotes), imports)
    if triesFixIts {
      FixItTrial.keepHelpful(
        &reading.diagnostics, in: source, parts: reading.tree.transitions, besides: reading.importedCount
      ) {
        FrontEnd.trial(of: $0, imports)
      }
    }
    return reading
  }
}
