import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText
import TransitionVerification

/// The stages from text to plan, one after the other.
enum FrontEnd {
  /// The plan of a source text, if there is no error in it, and what there is to say about it.
  static func plan(
    of source: SourceText, showsNotes: Bool, _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let (tree, syntactic) = Parser.parse(source)
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    if hasImports {
      // What is imported cannot be told from what could not be read.
      if !syntactic.isEmpty, mayHideImports(tree, syntactic) { return (nil, syntactic) }
      let linker = Linker(tree, answer: answer)
      if !linker.diagnostics.isEmpty { return (nil, syntactic + linker.diagnostics) }
      let (linked, found) = Parser.parse(linker.text)
      // What is not closed would have what is imported in it.
      if found != syntactic { return (nil, syntactic) }
      let (plan, all) = plan(of: linked, linker.imports, syntactic, showsNotes)
      return (plan, linker.mapped(all))
    }
    return plan(of: tree, ImportedText(), syntactic, showsNotes)
  }

  /// Whether something could not be read that may have been an import, or a part of one.
  private static func mayHideImports(_ tree: SyntaxTree, _ found: [Diagnostic]) -> Bool {
    tree.children(tree.root).contains { node in
      switch tree.kind(node) {
      case .unexpected: return true
      case .import:
        let range = tree.range(node)
        return tree.hasError(node)
          || found.contains { $0.range.start <= range.end && range.start <= $0.range.end }
      default: return false
      }
    }
  }

  private static func plan(
    of tree: SyntaxTree, _ imports: ImportedText, _ syntactic: [Diagnostic], _ showsNotes: Bool
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let (file, semantic) = Checker.check(tree, imports: imports)
    var diagnostics = FindingFilter.merge(syntactic, semantic)
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    let name = fileName(of: tree.source)
    let (plan, circles) = Lowering.lower(file, sourceName: name)
    diagnostics += circles
    if !circles.isEmpty { return (nil, diagnostics) }
    let verification = Verifier.verify(plan)
    diagnostics = FindingConsequences.gather(diagnostics + verification, in: tree.source)
    IdleRemovals.offer(&diagnostics, in: tree)
    if showsNotes { diagnostics += Verifier.notes(on: plan) }
    return (verification.contains { $0.severity == .error } ? nil : plan, diagnostics)
  }

  /// The name without folders, for comments of one line: a line end in a name must not end the comment.
  private static func fileName(of source: SourceText) -> String {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return String(String.UnicodeScalarView(name.unicodeScalars.map { isPlain($0) ? $0 : "_" }))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
      && scalar.value != 0x2028 && scalar.value != 0x2029
  }
}
