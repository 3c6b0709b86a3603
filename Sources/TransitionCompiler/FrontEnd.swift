import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText
import TransitionVerification

/// The stages from text to plan, one after the other.
enum FrontEnd {
  /// What came of reading a spec.
  struct Reading {
    /// The spec's own tree.
    var tree: SyntaxTree
    /// The plan; with `keepsParts` that of the parts that are right where others are not.
    var plan: Plan?
    /// Whether nothing is an error, so that the plan is that of the whole spec.
    var isWhole: Bool
    /// What there is to say about it.
    var diagnostics: [Diagnostic]
    /// How many bytes it has imported.
    var importedCount = 0
    /// What it and its imports have asked for.
    var imports: [ImportRequest] = []
  }

  /// The reading of a source text, whose plan is nil if there is an error in it.
  static func plan(
    of source: SourceText, showsNotes: Bool, _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> Reading {
    var reading = read(source, showsNotes: showsNotes, keepsParts: false, answer) { plan, _ in
      Verifier.verify(plan)
    }
    if !reading.isWhole { reading.plan = nil }
    return reading
  }

  /// Reads a source text.
  /// - Parameters:
  ///   - keepsParts: Whether a plan is made of what is right in a spec with errors.
  ///   - verify: Proves a plan, of which it is given the text, too.
  static func read(
    _ source: SourceText, showsNotes: Bool, keepsParts: Bool,
    _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer,
    verify: (Plan, SourceText) -> [Diagnostic]
  ) -> Reading {
    let (tree, syntactic) = Parser.parse(source)
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    func broken(_ found: [Diagnostic], _ count: Int = 0, _ imports: [ImportRequest] = []) -> Reading {
      Reading(
        tree: tree, plan: keepsParts ? parts(of: tree) : nil, isWhole: false, diagnostics: found,
        importedCount: count, imports: imports)
    }
    if hasImports {
      // What is imported cannot be told from what could not be read.
      if !syntactic.isEmpty, mayHideImports(tree, syntactic) { return broken(syntactic) }
      let linker = Linker(tree, answer: answer)
      let count = linker.text.count - source.count
      if !linker.diagnostics.isEmpty {
        return broken(syntactic + linker.diagnostics, count, linker.requests)
      }
      let (linked, found) = Parser.parse(linker.text)
      // What is not closed would have what is imported in it.
      if found != syntactic { return broken(syntactic, count, linker.requests) }
      var reading = read(linked, linker.imports, syntactic, showsNotes, keepsParts, verify)
      reading.tree = tree
      reading.diagnostics = linker.mapped(reading.diagnostics)
      reading.importedCount = count
      reading.imports = linker.requests
      return reading
    }
    return read(tree, ImportedText(), syntactic, showsNotes, keepsParts, verify)
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

  private static func read(
    _ tree: SyntaxTree, _ imports: ImportedText, _ syntactic: [Diagnostic], _ showsNotes: Bool,
    _ keepsParts: Bool, _ verify: (Plan, SourceText) -> [Diagnostic]
  ) -> Reading {
    let (file, semantic) = Checker.check(tree, imports: imports)
    var diagnostics = FindingFilter.merge(syntactic, semantic)
    let name = fileName(of: tree.source)
    if diagnostics.contains(where: { $0.severity == .error }) {
      let plan = keepsParts ? Lowering.lower(file, sourceName: name).plan : nil
      return Reading(tree: tree, plan: plan, isWhole: false, diagnostics: diagnostics)
    }
    let (plan, circles) = Lowering.lower(file, sourceName: name)
    diagnostics += circles
    if !circles.isEmpty {
      return Reading(
        tree: tree, plan: keepsParts ? plan : nil, isWhole: false, diagnostics: diagnostics)
    }
    let verification = verify(plan, tree.source)
    diagnostics = FindingConsequences.gather(diagnostics + verification, in: tree.source)
    IdleRemovals.offer(&diagnostics, in: tree)
    if showsNotes { diagnostics += Verifier.notes(on: plan) }
    let isWhole = !verification.contains { $0.severity == .error }
    return Reading(
      tree: tree, plan: isWhole || keepsParts ? plan : nil, isWhole: isWhole, diagnostics: diagnostics)
  }

  /// The plan of what is right in a tree, without what it imports.
  private static func parts(of tree: SyntaxTree) -> Plan {
    Lowering.lower(Checker.check(tree).file, sourceName: fileName(of: tree.source)).plan
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

extension SyntaxTree {
  /// Its transitions: nothing of one depends on another, but for their names.
  var transitions: [TextPart] {
    children(root).filter { kind($0) == .transition }.map { node in
      let range = range(node)
      let name = child(node, .name).map { self.range($0) } ?? range
      return TextPart(range, inner: ByteRange(name.end, range.end))
    }
  }
}
