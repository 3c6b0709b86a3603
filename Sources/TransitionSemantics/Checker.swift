public import TransitionDiagnostics
import TransitionPlan
public import TransitionSyntax
import TransitionText

/// From a syntax tree to a checked, typed model: resolves names, types and units, checks the structure of transitions, and folds
/// constants.
public struct Checker: Sendable {
  /// Checks a file.
  /// - Parameters:
  ///   - tree: The tree of a spec, with or without syntax errors. Nodes with errors are skipped.
  ///   - imports: The imported ranges of the text. Their transitions are left out, and their names may be unused.
  /// - Returns: The model, and the findings. The model is complete only when there is no error.
  public static func check(
    _ tree: SyntaxTree, imports: ImportedText = ImportedText()
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    check(tree, imports: imports, parts: nil)
  }

  /// Checks a file of which some transitions have been checked before, in an earlier version of the file.
  /// - Parameters:
  ///   - tree: The tree of a spec.
  ///   - imports: The imported ranges of the text.
  ///   - lacksImports: Whether an import could not be read. Names that may be declared there are not reported.
  ///   - comparesNames: Whether wrong names are compared with right ones, for advice. It takes most of the time in a file with many.
  ///   - known: The findings in each transition of the file, or nil; empty if none is known.
  /// - Returns: The model of the other transitions, and the findings of the whole file.
  public static func check(
    _ tree: SyntaxTree, imports: ImportedText, lacksImports: Bool, comparesNames: Bool = true,
    known: [TransitionFindings?]
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    let checked = check(
      tree, imports: imports, lacksImports: lacksImports, comparesNames: comparesNames, known: known,
      parts: nil)
    // After that many wrong names, findings depend on those of the transitions before.
    let letters = checked.file.found.reduce(0) { $0 + $1.comparedLetters }
    if letters < mostComparedLetters || known.allSatisfy({ $0 == nil }) { return checked }
    return check(tree, imports: imports, lacksImports: lacksImports, known: [], parts: nil)
  }

  /// The model of some transitions of a file, without findings.
  public static func read(_ nodes: [NodeID], of tree: SyntaxTree, imports: ImportedText) -> CheckedFile {
    var checker = Checker(tree: tree, imports: imports)
    checker.declareFile()
    checker.checkTransitions(nodes, known: [], parts: nil)
    return checker.checkedFile
  }

  /// The same with the transitions in a number of parts; nil for as many as are worthwhile.
  static func check(
    _ tree: SyntaxTree, imports: ImportedText = ImportedText(), lacksImports: Bool = false,
    comparesNames: Bool = true, known: [TransitionFindings?] = [], parts: Int?
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    var checker = Checker(tree: tree, imports: imports, lacksImports: lacksImports)
    if !comparesNames { checker.letterLimit = 0 }
    checker.run(known, parts: parts)
    return (checker.checkedFile, checker.current.findings.all)
  }

  private var checkedFile: CheckedFile {
    CheckedFile(expressions: expressions, transitions: transitions, found: found, isNew: isNew)
  }

  let tree: SyntaxTree
  let lines: LineIndex
  let vocabulary: Vocabulary
  var expressions = ExpressionArena()
  var transitions: [CheckedTransition] = []
  /// The findings in each transition of the file.
  var found: [TransitionFindings] = []
  /// Which transitions were checked now rather than known before.
  var isNew: [Bool] = []
  /// Whether the text has an error that may affect all transitions.
  private let hasOpenFault: Bool
  /// Whether an import could not be read.
  private let lacksImports: Bool
  /// The names of the file and of the transition being checked.
  var scope: Scope
  /// The transition that is being checked. Before the first one and after the last one, it holds what is outside of transitions.
  var current = CurrentTransition()
  /// The state after the declarations of the file, before any transition.
  private(set) var file = FileState()
  /// The imported ranges of the text.
  let imports: ImportedText
  /// The values of `let`s that are lengths, by name, for advice on lengths that were meant as shares.
  var lengthLets = FlatTable<NodeID, NodeID>()
  /// The named curves of the file.
  var curves: [CurveShape] = []

  /// How many letters of wrong names have been compared with right ones.
  var comparedLetters = 0
  /// A limit on the time for comparing many wrong names with many right ones. Nobody reads that many findings.
  static let mostComparedLetters = 10_000_000
  /// Whether wrong names are still compared with right ones.
  var comparesNames: Bool { comparedLetters < letterLimit }
  /// The limit for this checker. It is lower in a part of a file whose findings are then discarded, and 0 where advice is of no use.
  var letterLimit = Self.mostComparedLetters
  /// The names of the file and of the transition in alphabetical order, for comparison with misspelt ones.
  var namesToCompare: [String] {
    comparesNames ? scope.symbols.map { tree.tokens.names.name($0) }.sorted() : []
  }

  init(tree: SyntaxTree, imports: ImportedText, lacksImports: Bool = false) {
    self.tree = tree
    self.imports = imports
    self.lacksImports = lacksImports
    hasOpenFault = tree.hasOpenFault()
    lines = LineIndex(tree.source)
    vocabulary = Vocabulary(tree.tokens.names)
    scope = Scope(symbolCount: tree.tokens.names.count)
    reserveExpressions()
  }

  /// Reserves room for a third of the nodes, which is the usual number of expressions.
  mutating func reserveExpressions() { expressions.reserveCapacity(tree.count / 2) }

  mutating func run(_ known: [TransitionFindings?], parts: Int?) {
    declareFile()
    let own = tree.children(tree.root).filter { !imports.contains($0, tree) }
    let nodes = own.filter { tree.kind($0) == .transition }
    let ofFile = current.findings
    checkTransitions(nodes, known: known, parts: parts)
    current.findings = ofFile
    for found in found {
      current.findings.append(found.findings)
      scope.use(ofFile: found.used)
    }
    current.findings.hasError = current.findings.all.contains { $0.severity == .error }
    let hasTransition = !nodes.isEmpty
    // A file without transitions is there to be imported.
    if hasTransition { reportUnused(after: 0) }
    if hasTransition { reportUnusedImports() }
    gatherRepeatedNames()
    let isEmpty = own.allSatisfy { tree.kind($0) == .language || tree.kind($0) == .import }
    if isEmpty {
      report(Diagnostic(.missingMember, at: ByteRange(at: 0), [.text("the file"), .text("`transition`")]))
    }
  }

  /// Checks the declarations outside of transitions.
  private mutating func declareFile() {
    current.hasFaults = tree.hasErrors || lacksImports
    if hasOpenFault { current.brokenNames = tree.namesInErrors() }
    checkLanguage(members(tree.root, .language))
    declareMotions(members(tree.root, .motion))
    declareCurves(members(tree.root, .curve))
    declareLets(members(tree.root, .let))
    for node in members(tree.root, .curve) {
      if let name = tree.child(node, .name) { checkLet(tree.symbol(name)) }
    }
    checkParameters(members(tree.root, .motion))
    var state = current
    state.findings = Findings()
    state.findings.hasError = current.findings.hasError
    file = FileState(names: scope.count, expressions: expressions.count, state)
    scope.endFile()
  }

  /// The state of a file before each transition: no transition sees what another one has declared. It is a class because a checker
  /// is on the caller's stack.
  final class FileState: Sendable {
    /// The numbers of declared names and of expressions.
    let names: Int
    let expressions: Int
    /// The state with which a transition begins.
    let state: CurrentTransition

    init(names: Int = 0, expressions: Int = 0, _ state: CurrentTransition = CurrentTransition()) {
      self.names = names
      self.expressions = expressions
      self.state = state
    }
  }

  /// Removes what the previous transition has declared.
  mutating func forgetTransition() {
    scope.forgetTransition()
    current = file.state
  }

  /// Begins a transition with its index. Errors outside of its braces affect it only if it uses what they are about.
  mutating func begin(_ node: NodeID, _ number: Int) {
    forgetTransition()
    current.number = number
    current.hasFaults = tree.mayLackMembers(node)
    current.lacksName = current.hasFaults && tree.lacksName(in: node)
    if current.hasFaults, !hasOpenFault { current.brokenNames.formUnion(tree.namesInErrors(of: node)) }
  }

  /// Ends the transition.
  /// - Parameter letters: The number of compared letters before it.
  mutating func endTransition(_ letters: Int) {
    found.append(
      TransitionFindings(
        findings: current.findings, used: scope.usedOfFile, comparedLetters: comparedLetters - letters,
        hasError: current.findings.hasError || current.hasFaults,
        unbrokenNames: current.unbrokenNames.map { tree.tokens.names.name($0) },
        hasMetBrokenName: current.hasMetBrokenName))
  }

  /// `language 1`: the version of the language in which a file is written.
  private mutating func checkLanguage(_ nodes: SyntaxTree.Members) {
    var first: NodeID?
    for node in nodes where !imports.contains(node, tree) {
      if let first { reportDuplicate(node, first: first, "language") } else { first = node }
    }
    for node in nodes {
      guard let value = tree.child(node, .value), let typed = check(value) else { continue }
      let version = typed.type == .number ? expressions.constant(typed.id) : nil
      if version == Self.version { continue }
      report(
        Diagnostic(
          .unknownLanguageVersion, at: tree.range(value), [.source(tree.range(value))],
          notes: ["this compiler knows version 1"],
          fixIts: [FixIt("write `1`", replacing: tree.range(value), with: "1")]))
    }
  }

  /// The supported version of the language.
  private static let version = 1.0

  /// Suppresses findings about the uses of a name whose declaration has been reported.
  mutating func breakName(_ name: Symbol) { current.brokenNames.insert(name) }

  /// Whether a name may be declared in text that could not be parsed, or has a reported declaration.
  mutating func isBrokenName(_ name: Symbol) -> Bool {
    let isBroken = current.lacksName || current.brokenNames.contains(name)
    if hasOpenFault {
      if isBroken { missMeaning() } else { current.unbrokenNames.insert(name) }
    }
    return isBroken
  }

  /// Whether an undeclared name may be declared in text that could not be parsed, or in an import that could not be read.
  mutating func mayBeDeclaredElsewhere(_ name: Symbol) -> Bool {
    if isBrokenName(name) { return true }
    if lacksImports { missMeaning() }
    return lacksImports
  }

  /// Notes that the transition is incomplete because of a declaration that may be in text that could not be read.
  mutating func missMeaning() {
    if !hasOpenFault, !lacksImports { return }
    current.hasFaults = true
    current.hasMetBrokenName = true
  }

  // MARK: Reports

  mutating func report(_ diagnostic: Diagnostic) {
    if let useSite = current.useSite, !current.usedMotions.isEmpty {
      current.findings.add(diagnostic, usedAt: useSite)
    } else {
      current.findings.add(diagnostic)
    }
  }

  mutating func report(_ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument] = []) {
    report(Diagnostic(code, at: tree.range(node), arguments))
  }

  mutating func duplicate(_ name: NodeID, first: NodeID) {
    report(
      Diagnostic(
        .duplicateName, at: tree.range(name), [.source(tree.range(name))],
        labels: [DiagnosticLabel(tree.range(first), "first declared here")]))
  }

  // MARK: Places

  func location(_ node: NodeID) -> SpecLocation { location(tree.range(node)) }

  func location(_ range: ByteRange) -> SpecLocation {
    let range = imports.place(of: range, usedAt: current.useSite)
    let place = lines.place(of: range.start)
    return SpecLocation(range: range, line: place.line, column: place.column)
  }

  // MARK: Members

  /// The children of a node of one kind.
  func members(_ node: NodeID, _ kind: NodeKind) -> SyntaxTree.Members { tree.members(node, kind) }

  /// The first member of a kind, or nil. Further members are reported.
  /// - Parameters:
  ///   - what: The name of the member in messages.
  ///   - keyword: The first word of the member, where it distinguishes members of one kind.
  mutating func single(
    _ node: NodeID, _ kind: NodeKind, _ what: String, keyword: Word? = nil
  ) -> NodeID? {
    var first: NodeID?
    for member in members(node, kind) {
      if let keyword, tree.keyword(member) != keyword { continue }
      if let first { reportDuplicate(member, first: first, what) } else { first = member }
    }
    return first
  }

  /// Reports a second member of a kind that a block can have only once.
  mutating func reportDuplicate(_ member: NodeID, first: NodeID, _ what: String) {
    let ranges = (tree.range(first), tree.range(member))
    let isRepeated = tree.source.text(ranges.0) == tree.source.text(ranges.1)
    report(
      Diagnostic(
        .duplicateMember, at: ranges.1, [.text("`\(what)`")],
        labels: [DiagnosticLabel(ranges.0, "first here")],
        notes: tree.kind(member) == .direction && tree.child(first, .timing) != nil
          && tree.child(member, .timing) == nil && tree.child(member, .value) == nil
          ? ["the block follows the pace of the direction: `\(what) 400ms { … }`"] : [],
        fixIts: isRepeated ? [tree.removal(of: ranges.1, .safe)].compactMap(\.self) : []))
  }
}
