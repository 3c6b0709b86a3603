import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText
import TransitionVerification

/// The stages from text to plan, one after the other.
enum FrontEnd {
  /// The result of reading a spec.
  struct Reading {
    /// The spec's own tree.
    var tree: SyntaxTree
    /// The tree of its text with the imported files, as far as they could be read, and the parts of that text that were imported.
    var linked: SyntaxTree
    var linkedImports = ImportedText()
    /// The plan, if the spec has no errors; with `keepsParts`, the plan of the valid parts that have changed.
    var plan: Plan?
    /// Whether there are no errors, so that the plan is that of the whole spec.
    var isWhole: Bool
    /// The findings.
    var diagnostics: [Diagnostic]
    /// How many bytes the spec imports.
    var importedCount = 0
    /// How many obligations each of its own transitions has; nil for one without a plan.
    var obligationCounts: [Int?] = []
    /// The imports of the spec and of its imported files.
    var imports: [ImportRequest] = []
  }

  /// The reading of a source text, whose plan is nil if there is an error in it.
  static func plan(
    of source: SourceText, showsNotes: Bool, _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> Reading {
    var nothing: KnownSpec?
    var reading = read(source, showsNotes: showsNotes, keepsParts: false, after: &nothing, answer)
    if !reading.isWhole { reading.plan = nil }
    return reading
  }

  /// Reads a source text.
  /// - Parameters:
  ///   - keepsParts: Whether a spec with errors gets a plan of its valid parts.
  ///   - known: The results for the last version of the text, which are replaced by those for this one; nil where none
  ///     are kept. With them, only changes are read, and the plan is that of the changes.
  static func read(
    _ source: SourceText, showsNotes: Bool, keepsParts: Bool, after known: inout KnownSpec?,
    _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> Reading {
    let parsed = Parser.parse(source, after: known?.text)
    let (tree, syntactic) = (parsed.tree, parsed.diagnostics)
    known?.text = parsed
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    func broken(_ found: [Diagnostic], _ count: Int = 0, _ imports: [ImportRequest] = []) -> Reading {
      Reading(
        tree: tree, linked: tree, plan: nil, isWhole: false, diagnostics: found, importedCount: count,
        imports: imports)
    }
    if hasImports {
      // An import may be among the parts that could not be parsed.
      if !syntactic.isEmpty, mayHideImports(tree, syntactic) { return broken(syntactic) }
      let linker = Linker(tree, answer: answer)
      let count = linker.text.count - source.count
      if !linker.diagnostics.isEmpty {
        return broken(syntactic + linker.diagnostics, count, linker.requests)
      }
      let linked = Parser.parse(linker.text, after: known?.linked)
      known?.linked = linked
      // An unclosed block would contain the imported text.
      if linked.diagnostics != syntactic { return broken(syntactic, count, linker.requests) }
      var reading = read(linked.tree, linker.imports, syntactic, showsNotes, keepsParts, &known)
      reading.tree = tree
      reading.diagnostics = linker.mapped(reading.diagnostics)
      reading.importedCount = count
      reading.imports = linker.requests
      return reading
    }
    return read(tree, ImportedText(), syntactic, showsNotes, keepsParts, &known)
  }

  /// Whether a part that could not be parsed may be an import, or a part of one.
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
    _ keepsParts: Bool, _ known: inout KnownSpec?
  ) -> Reading {
    let old = known?.findings(in: tree, imports) ?? []
    var (file, semantic) = Checker.check(tree, imports: imports, known: old.map { $0?.checked })
    var parts = file.found.map { PartFindings(checked: $0) }
    for number in old.indices where !file.isNew[number] {
      if let same = old[number] { parts[number] = same }
    }
    if !keepsParts { file.transitions.removeAll { file.found[$0.number].hasError } }
    let numbers = file.transitions.map(\.number)
    let (plan, circles) = Lowering.lower(file, sourceName: fileName(of: tree.source))
    for (index, number) in numbers.enumerated() {
      parts[number].circles = circles[index]
      parts[number].obligationCount = plan.transitions[index].obligations.count
    }
    let right = plan.transitions.indices.filter {
      !file.found[numbers[$0]].hasError && circles[$0].isEmpty
    }
    for (index, findings) in zip(right, Verifier.verify(plan, right)) {
      parts[numbers[index]].proved = findings
    }
    known?.keep(parts, in: tree, imports)
    var diagnostics = FindingFilter.merge(syntactic, semantic)
    let isSound = !diagnostics.contains { $0.severity == .error } && parts.allSatisfy(\.circles.isEmpty)
    let proved = parts.compactMap(\.proved)
    diagnostics += parts.flatMap(\.circles)
    let verification = Verifier.Findings(proved).all
    if !proved.isEmpty {
      diagnostics = FindingConsequences.gather(diagnostics + verification, in: tree.source)
      IdleRemovals.offer(&diagnostics, in: tree)
    }
    if showsNotes, isSound { diagnostics += Verifier.notes(on: plan) }
    let isWhole = isSound && !verification.contains { $0.severity == .error }
    return Reading(
      tree: tree, linked: tree, linkedImports: imports, plan: plan, isWhole: isWhole,
      diagnostics: diagnostics, obligationCounts: parts.map(\.obligationCount))
  }

  /// The name without folders, for comments of one line: a line end in a name must not end the comment.
  static func fileName(of source: SourceText) -> String {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return String(String.UnicodeScalarView(name.unicodeScalars.map { isPlain($0) ? $0 : "_" }))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
      && scalar.value != 0x2028 && scalar.value != 0x2029
  }
}

extension SyntaxTree {
  /// Its transitions, which depend on each other only by their names.
  var transitions: [TextPart] {
    children(root).filter { kind($0) == .transition }.map { node in
      let range = range(node)
      let name = child(node, .name).map { self.range($0) } ?? range
      return TextPart(range, inner: ByteRange(name.end, range.end))
    }
  }
}
