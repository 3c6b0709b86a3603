package import TransitionDiagnostics
import TransitionLowering
package import TransitionPlan
import TransitionSemantics
package import TransitionSyntax
package import TransitionText

/// What is known of a spec while it is written, for editors.
package struct SpecAnalysis: Sendable {
  /// The tree of the text, whatever is wrong with it.
  package let tree: SyntaxTree
  /// Whether nothing is an error.
  package let isWhole: Bool
  /// The findings, in no particular order, each with all fix-its that were thought of: `Compiler.helpful` tries them.
  package let diagnostics: [Diagnostic]
  /// How many bytes it has imported.
  package let importedCount: Int
  /// How many obligations each transition has; nil for one that makes no sense.
  package let obligationCounts: [Int?]
  /// The tree of the text with what it imports.
  private let linked: SyntaxTree
  private let imports: ImportedText
  /// The plans of what makes sense of its transitions, as far as they were needed, and of which transitions they are.
  package private(set) var plans: [Plan] = []
  private var planned: Set<NodeID>

  fileprivate init(_ reading: FrontEnd.Reading) {
    (tree, linked, imports) = (reading.tree, reading.linked, reading.linkedImports)
    (isWhole, diagnostics) = (reading.isWhole, reading.diagnostics)
    importedCount = reading.importedCount
    obligationCounts = reading.obligationCounts
    plans = [reading.plan].compactMap(\.self)
    let known = Set(plans.flatMap(\.transitions).map(\.location.range))
    planned = Set(linked.ownTransitions(imports).filter { [linked] in known.contains(linked.range($0)) })
  }

  /// Makes plans of the transitions that touch a range, for those who ask for what is there.
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
  /// Reads a spec for an editor: the same findings as those of `plan(of:)`, and what is known in spite of errors.
  ///
  /// Fix-its are not tried, which takes as long as the analysis for each: `helpful` does that when one is asked for.
  /// - Parameters:
  ///   - source: The spec.
  ///   - known: What is known of its last state; what is known now takes its place.
  ///   - imports: Answers its `import`s.
  package static func analysis(
    of source: SourceText, after known: inout KnownSpec,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    var taken: KnownSpec? = known
    known = KnownSpec()
    defer { known = taken ?? KnownSpec() }
    return SpecAnalysis(
      FrontEnd.read(source, showsNotes: false, keepsParts: true, after: &taken, imports))
  }

  /// The same of a spec of which nothing is known, nor to be kept.
  package static func analysis(
    of source: SourceText,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) -> SpecAnalysis {
    var nothing: KnownSpec?
    return SpecAnalysis(
      FrontEnd.read(source, showsNotes: false, keepsParts: true, after: &nothing, imports))
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
