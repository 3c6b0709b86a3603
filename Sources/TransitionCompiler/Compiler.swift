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
    var (plan, diagnostics) = self.plan(
      of: source, showsNotes: options.policy.showsNotes, triesFixIts: options.triesFixIts,
      imports: options.imports)
    guard let kind = options.output, let plan, !options.policy.hasError(diagnostics) else {
      return CompilationResult(output: nil, diagnostics: diagnostics)
    }
    let emission = BackEnd.emit(plan, as: kind, options)
    diagnostics += emission.diagnostics
    let output = options.policy.hasError(diagnostics) ? nil : emission.bytes
    return CompilationResult(
      output: output, diagnostics: diagnostics,
      transitions: plan.transitions.map { ($0.name, $0.location.range) })
  }

  /// Reads, checks and lowers one spec.
  /// - Parameters:
  ///   - source: The spec.
  ///   - showsNotes: Whether it is told, too, what was derived.
  ///   - triesFixIts: Whether only those fix-its are offered that help.
  ///   - imports: Answers its `import`s; without it none can be read.
  /// - Returns: The plan, or nil when there is an error; and the findings, in no particular order.
  public static func plan(
    of source: SourceText, showsNotes: Bool = false, triesFixIts: Bool = true,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    var result = FrontEnd.plan(of: source, showsNotes: showsNotes, imports)
    if triesFixIts {
      FixItTrial.keepHelpful(&result.diagnostics, in: source, besides: result.importedCount) {
        FrontEnd.plan(of: $0, showsNotes: false, imports).diagnostics
      }
    }
    return (result.plan, result.diagnostics)
  }
}
