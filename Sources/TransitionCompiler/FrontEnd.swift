import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText
import TransitionVerification

/// The stages from text to plan, one after the other.
enum FrontEnd {
  /// What a reading is for.
  struct Purpose {
    /// Whether notes on derived behaviour are wanted.
    var showsNotes = false
    /// Whether a spec with errors gets a plan of its valid parts.
    var keepsParts = false
    /// Whether findings about wrong names have advice.
    var comparesNames = true
  }

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

  /// The findings of a text with changes that are tried, without advice on names.
  static func trial(
    of source: SourceText, _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> [Diagnostic] {
    plan(of: source, for: Purpose(comparesNames: false), answer).diagnostics
  }

  /// The reading of a source text, whose plan is nil if there is an error in it.
  static func plan(
    of source: SourceText, for purpose: Purpose, _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> Reading {
    var nothing: KnownSpec?
    var reading = read(source, for: purpose, after: &nothing, answer)
    if !reading.isWhole { reading.plan = nil }
    return reading
  }

  /// Reads a source text.
  /// - Parameters:
  ///   - known: The results for the last version of the text, which are replaced by those for this one; nil where none
  ///     are kept. With them, only changes are read, and the plan is that of the changes.
  static func read(
    _ source: SourceText, for purpose: Purpose, after known: inout KnownSpec?,
    _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) -> Reading {
    let parsed = Parser.parse(source, after: known?.text)
    let (tree, syntactic) = (parsed.tree, parsed.diagnostics)
    known?.text = parsed
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    // A path on its own has lost its `import`.
    let losesImport = tree.children(tree.root).contains {
      tree.kind($0) == .unexpected && tree.tokens[tree.tokenRange($0).lowerBound].kind == .string
    }
    if !hasImports, !losesImport {
      return read(tree, ImportedText(), syntactic, for: purpose, &known)
    }
    /// The reading without the imports: names that may be declared there are not reported.
    func alone(_ found: [Diagnostic], _ count: Int = 0, _ imports: [ImportRequest] = []) -> Reading {
      var nothing: KnownSpec?
      var reading = read(
        tree, ImportedText(), found, lacksImports: true, for: purpose, &nothing)
      reading.importedCount = count
      reading.imports = imports
      return reading
    }
    if hasBrokenImport(tree, syntactic) { return alone(syntactic) }
    let linker = Linker(tree, answer: answer)
    let count = linker.text.count - source.count
    if !linker.diagnostics.isEmpty {
      return alone(syntactic + linker.diagnostics, count, linker.requests)
    }
    let linked = Parser.parse(linker.text, after: known?.linked)
    known?.linked = linked
    // What is not closed would have what is imported in it.
    if linked.diagnostics != syntactic { return alone(syntactic, count, linker.requests) }
    // What could not be read may have been an import.
    let lacksImports = tree.children(tree.root).contains { tree.kind($0) == .unexpected }
    var reading = read(
      linked.tree, linker.imports, syntactic, lacksImports: lacksImports, for: purpose, &known)
    reading.tree = tree
    reading.diagnostics = linker.mapped(reading.diagnostics)
    reading.importedCount = count
    reading.imports = linker.requests
    return reading
  }

  /// Whether something is wrong with an import, so that it is not known what it imports.
  private static func hasBrokenImport(_ tree: SyntaxTree, _ found: [Diagnostic]) -> Bool {
    if found.isEmpty { return false }
    return tree.children(tree.root).contains { node in
      guard tree.kind(node) == .import else { return false }
      let range = tree.range(node)
      return tree.hasError(node)
        || found.contains { $0.range.start <= range.end && range.start <= $0.range.end }
    }
  }

  private static func read(
    _ tree: SyntaxTree, _ imports: ImportedText, _ syntactic: [Diagnostic], lacksImports: Bool = false,
    for purpose: Purpose, _ known: inout KnownSpec?
  ) -> Reading {
    let old = known?.findings(in: tree, imports) ?? []
    var (file, semantic) = Checker.check(
      tree, imports: imports, lacksImports: lacksImports, comparesNames: purpose.comparesNames,
      known: old.map { $0?.checked })
    var parts = file.found.map { PartFindings(checked: $0) }
    for number in old.indices where !file.isNew[number] {
      if let same = old[number] { parts[number] = same }
    }
    if !purpose.keepsParts { file.transitions.removeAll { file.found[$0.number].hasError } }
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
    let isSound = !diagnostics.contains { $0.severity == .error } && parts.allSatisfy { $0.circles.isEmpty }
    let proved = parts.compactMap(\.proved)
    diagnostics += parts.flatMap(\.circles)
    let verification = Verifier.Findings(proved).all
    if !proved.isEmpty {
      diagnostics = FindingConsequences.gather(diagnostics + verification, in: tree.source)
      IdleRemovals.offer(&diagnostics, in: tree)
    }
    SwappedScreens.offer(&diagnostics, in: tree)
    if purpose.showsNotes, isSound { diagnostics += Verifier.notes(on: plan) }
    let isWhole = isSound && !verification.contains { $0.severity == .error }
    return Reading(
      tree: tree, linked: tree, linkedImports: imports, plan: plan, isWhole: isWhole,
      diagnostics: diagnostics, obligationCounts: parts.map(\.obligationCount))
  }

  /// The name without folders, for comments of one line: a line end in a name must not end the comment.
  static func fileName(of source: SourceText) -> String {
    let bytes = source.name.utf8
    let name = Substring(
      bytes.suffix(from: bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex))
    if name.unicodeScalars.allSatisfy(isPlain) { return String(name) }
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
