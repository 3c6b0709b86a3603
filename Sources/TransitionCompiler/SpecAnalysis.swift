package import TransitionDiagnostics
import TransitionLowering
package import TransitionPlan
import TransitionSemantics
package import TransitionSyntax
package import TransitionText

/// The analysis of a spec for editors, while it is being written.
package struct SpecAnalysis: Sendable {
  /// The tree of the text, which may have errors.
  package let tree: SyntaxTree
  /// The findings, in no particular order, each with all of its fix-its, untried: `Compiler.helpful` tries them.
  package let diagnostics: [Diagnostic]
  /// How many bytes the spec imports.
  package let importedCount: Int
  /// How many obligations each transition has; nil for one without a plan.
  package let obligationCounts: [Int?]
  /// The tree of the text with the imported files.
  private let linked: SyntaxTree
  private let imports: ImportedText
  /// The plans of the valid parts of its transitions, as far as they were needed, and the transitions that they cover.
  package private(set) var plans: [Plan] = []
  private var planned: Set<NodeID>

  fileprivate init(_ reading: FrontEnd.Reading) {
    (tree, linked, imports) = (reading.tree, reading.linked, reading.linkedImports)
    diagnostics = reading.diagnostics
    importedCount = reading.importedCount
    obligationCounts = reading.obligationCounts
    plans = [reading.plan].compactMap(\.self)
    let known = Set(plans.flatMap(\.transitions).map(\.location.range))
    planned = Set(linked.ownTransitions(imports).filter { [linked] in known.contains(linked.range($0)) })
  }

  /// Makes plans of the transitions that touch a range, for later requests there.
  package mutating func makePlans(touching range: ByteRange) {
    let nodes = linked.ownTransitions(imports).filter { node in
      let covered = linked.range(node)
      return covered.start <= range.end && range.start <= covered.end && !planned.contains(node)
    }
    if nodes.isEmpty, !plans.isEmpty { return }
    let file = Checker.read(nodes, of: linked, imports: imports)
    plans.append(Lowering.lower(file, sourceName: FrontEnd.fileName(of: linked.source)).plan)
    planned.formUnion(nodes)
  }
}

extension Compiler {
  /// Analyses a spec for an editor. The findings are those of `plan(of:)`, and errors do not prevent other results.
  ///
  /// Fix-its are not tried, because each trial takes as long as the analysis: `helpful` does that on request.
  /// - Parameters:
  ///   - source: The spec.
  ///   - known: The results for its last version, which are replaced by those for this one.
  ///   - imports: Answers its `import`s.
  package static func analysis(
    of source: SourceText, after known: inout KnownSpec,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    var taken: KnownSpec? = known
    known = KnownSpec()
    defer { known = taken ?? KnownSpec() }
    return SpecAnalysis(
      FrontEnd.read(source, for: .init(keepsParts: true), after: &taken, imports))
  }

  /// The same without results for a last version, and without keeping any.
  package static func analysis(
    of source: SourceText,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    var nothing: KnownSpec?
    return SpecAnalysis(
      FrontEnd.read(source, for: .init(keepsParts: true), after: &nothing, imports))
  }

  /// The findings of an analysis with only the fix-its that help.
  package static func helpful(
    _ analysis: SpecAnalysis,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> [Diagnostic] {
    var diagnostics = analysis.diagnostics
    FixItTrial.keepHelpful(
      &diagnostics, in: analysis.tree.source, parts: analysis.tree.transitions,
      besides: analysis.importedCount
    ) {
      FrontEnd.trial(of: $0, imports)
    }
    return diagnostics
  }
}
