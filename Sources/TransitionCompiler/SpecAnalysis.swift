package import TransitionDiagnostics
package import TransitionPlan
package import TransitionSyntax
package import TransitionText
package import TransitionVerification

/// What is known of a spec while it is written, for editors.
package struct SpecAnalysis: Sendable {
  /// The tree of the text, whatever is wrong with it.
  package var tree: SyntaxTree
  /// The plan of what is right in it; of a spec without errors the plan that every output is made of.
  package var plan: Plan?
  /// Whether nothing is an error, so that the plan is whole.
  package var isWhole: Bool
  /// The findings, in no particular order, each with all fix-its that were thought of: `Compiler.helpful` tries them.
  package var diagnostics: [Diagnostic]
  /// How many bytes it has imported.
  package var importedCount: Int
}

extension Compiler {
  /// Reads a spec for an editor: the same findings as those of `plan(of:)`, and what is known in spite of errors.
  ///
  /// Fix-its are not tried, which takes as long as the analysis for each: `helpful` does that when one is asked for.
  /// - Parameters:
  ///   - source: The spec.
  ///   - verified: What was proved of the spec before; what is proved now takes its place.
  ///   - imports: Answers its `import`s.
  package static func analysis(
    of source: SourceText, after verified: inout VerifiedTransitions,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    let reading = FrontEnd.read(source, showsNotes: false, keepsParts: true, imports) {
      verified.verify($0, of: $1)
    }
    return SpecAnalysis(
      tree: reading.tree, plan: reading.plan, isWhole: reading.isWhole, diagnostics: reading.diagnostics,
      importedCount: reading.importedCount)
  }

  /// The same of a spec of which nothing is known.
  package static func analysis(
    of source: SourceText,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    var verified = VerifiedTransitions()
    return analysis(of: source, after: &verified, imports: imports)
  }

  /// The findings of an analysis with only those fix-its that help.
  package static func helpful(
    _ analysis: SpecAnalysis,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> [Diagnostic] {
    var diagnostics = analysis.diagnostics
    FixItTrial.keepHelpful(
      &diagnostics, in: analysis.tree.source, parts: analysis.tree.transitions,
      besides: analysis.importedCount
    ) {
      FrontEnd.plan(of: $0, showsNotes: false, imports).diagnostics
    }
    return diagnostics
  }
}
