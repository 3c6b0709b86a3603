public import TransitionDiagnostics
import TransitionPlan
public import TransitionSyntax
import TransitionText

/// Tree → checked, typed model: names, types and units, the structure of a transition; constants are folded.
public struct Checker: Sendable {
  /// Checks a file.
  /// - Parameters:
  ///   - tree: The tree of a spec, with or without syntax errors; what has errors is skipped.
  ///   - imports: The imported ranges of the text: transitions in them are left out, and names in them may stay unused.
  /// - Returns: What the file says, and what is wrong. The model is whole only when nothing is an error.
  public static func check(
    _ tree: SyntaxTree, imports: ImportedText = ImportedText()
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    check(tree, imports: imports, parts: nil)
  }

  /// Checks a file of which some transitions have been checked before, in another state of it.
  /// - Parameters:
  ///   - tree: The tree of a spec.
  ///   - imports: Which of its text was imported.
  ///   - lacksImports: Whether not all that it imports could be read: nothing is said of names that may be declared there.
  ///   - known: For each of its own transitions what was found in it, or nil; empty where nothing is known.
  /// - Returns: What the others say; and what is wrong with the whole file.
  public static func check(
    _ tree: SyntaxTree, imports: ImportedText, lacksImports: Bool, known: [TransitionFindings?]
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    let checked = check(tree, imports: imports, lacksImports: lacksImports, known: known, parts: nil)
    // After so many wrong names what is said of one depends on those before it.
    let letters = checked.file.found.reduce(0) { $0 + $1.comparedLetters }
    if letters < mostComparedLetters || known.allSatisfy({ $0 == nil }) { return checked }
    return check(tree, imports: imports, lacksImports: lacksImports, known: [], parts: nil)
  }

  /// What some transitions of a file say: nothing is reported.
  public static func read(_ nodes: [NodeID], of tree: SyntaxTree, imports: ImportedText) -> CheckedFile {
    var checker = Checker(tree: tree, imports: imports)
    checker.declareFile()
    checker.checkTransitions(nodes, known: [], parts: nil)
    return checker.checkedFile
  }

  /// The same, with the transitions in a number of parts; nil for as many as pay.
  static func check(
    _ tree: SyntaxTree, imports: ImportedText = ImportedText(), lacksImports: Bool = false,
    known: [TransitionFindings?] = [], parts: Int?
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    var checker = Checker(tree: tree, imports: imports, lacksImports: lacksImports)
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
  /// What was found in each transition of the file.
  var found: [TransitionFindings] = []
  /// Which of them were checked, and not known before.
  var isNew: [Bool] = []
  /// Whether something is wrong with the text that may concern all transitions.
  private let hasOpenFault: Bool
  /// Whether not all that it imports could be read.
  private let lacksImports: Bool
  /// The names of the file and of the transition being checked.
  var scope: Scope
  /// The transition being checked; before the first and behind the last, what is beside them.
  var current = CurrentTransition()
  /// What there was when the file had declared its names, before any transition.
  private(set) var file = FileState()
  /// What of the text was imported.
  let imports: ImportedText
  /// The values of `let`s that are lengths, by their names, for those who meant a share.
  var lengthLets = FlatTable<NodeID, NodeID>()
  /// The named curves of the file.
  var curves: [CurveShape] = []

  /// How many letters of wrong names have been held against letters of right ones.
  var comparedLetters = 0
  /// Many wrong names among many right ones would take time beyond all proportion, and nobody reads so many findings:
  /// after so many letters none is compared any more.
  static let mostComparedLetters = 10_000_000
  /// Whether what is misspelt is still compared with what was meant.
  var comparesNames: Bool { comparedLetters < letterLimit }
  /// After how many letters it compares none any more: less in a part of a file whose findings are thrown away then.
  var letterLimit = Self.mostComparedLetters
  /// The names of the file and the transition, in the order of the alphabet, for those who misspelt one.
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

  /// About every third node is an expression; room that is not used costs nothing.
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
    // A file that only declares is there to be imported.
    if hasTransition { reportUnused(after: 0) }
    if hasTransition { reportUnusedImports() }
    gatherRepeatedNames()
    let isEmpty = own.allSatisfy { tree.kind($0) == .language || tree.kind($0) == .import }
    if isEmpty {
      report(Diagnostic(.missingMember, at: ByteRange(at: 0), [.text("the file"), .text("transition")]))
    }
  }

  /// Declares what stands beside the transitions.
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
    var state = current
    state.findings = Findings()
    state.findings.hasError = current.findings.hasError
    file = FileState(names: scope.count, expressions: expressions.count, state)
    scope.endFile()
  }

  /// What a file is before its first transition, and again before each of them: none sees what another has left. It is a class
  /// because a checker is on the stack of whoever asks it.
  final class FileState: Sendable {
    /// How many names are declared and expressions made.
    let names: Int
    let expressions: Int
    /// What a transition begins with.
    let state: CurrentTransition

    init(names: Int = 0, expressions: Int = 0, _ state: CurrentTransition = CurrentTransition()) {
      self.names = names
      self.expressions = expressions
      self.state = state
    }
  }

  /// Forgets the transition before.
  mutating func forgetTransition() {
    scope.forgetTransition()
    current = file.state
  }

  /// Begins the transition with a number: what is wrong outside of its braces says nothing of it as long as it uses nothing of that.
  mutating func begin(_ node: NodeID, _ number: Int) {
    forgetTransition()
    current.number = number
    current.hasFaults = tree.mayLackMembers(node)
    if current.hasFaults, !hasOpenFault { current.brokenNames.formUnion(tree.namesInErrors(of: node)) }
  }

  /// Ends it.
  /// - Parameter letters: How many letters had been compared before it.
  mutating func endTransition(_ letters: Int) {
    found.append(
      TransitionFindings(
        findings: current.findings, used: scope.usedOfFile, comparedLetters: comparedLetters - letters,
        hasError: current.findings.hasError || current.hasFaults,
        soundNames: current.soundNames.map { tree.tokens.names.name($0) },
        hasMetBrokenName: current.hasMetBrokenName))
  }

  /// `language 1`: the version in which a file is written.
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

  /// The version of the language that this compiler knows.
  private static let version = 1.0

  /// Says nothing of the uses of a name: its declaration has been found fault with.
  mutating func breakName(_ name: Symbol) { current.brokenNames.insert(name) }

  /// Whether a name may have been declared in what could not be parsed, or its declaration has been found fault with.
  mutating func isBrokenName(_ name: Symbol) -> Bool {
    let isBroken = current.brokenNames.contains(name)
    if hasOpenFault {
      if isBroken { missMeaning() } else { current.soundNames.insert(name) }
    }
    return isBroken
  }

  /// Whether a name that nothing declares may be declared in what could not be parsed, or not be imported.
  mutating func mayBeDeclaredElsewhere(_ name: Symbol) -> Bool {
    if isBrokenName(name) { return true }
    if lacksImports { missMeaning() }
    return lacksImports
  }

  /// Notes that something has no meaning whose declaration may stand in what could not be read: what it would be a part of is not
  /// there.
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

  /// The children of a node that are one kind of member.
  func members(_ node: NodeID, _ kind: NodeKind) -> SyntaxTree.Members { tree.members(node, kind) }

  /// The first member of a kind, or nil; those after it are reported.
  /// - Parameters:
  ///   - what: What the member is called.
  ///   - keyword: The word that it begins with, where that tells members of one kind apart.
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

  /// Reports a member that may be there once.
  mutating func reportDuplicate(_ member: NodeID, first: NodeID, _ what: String) {
    let ranges = (tree.range(first), tree.range(member))
    let isRepeated = tree.source.text(ranges.0) == tree.source.text(ranges.1)
    report(
      Diagnostic(
        .duplicateMember, at: ranges.1, [.text("`\(what)`")],
        labels: [DiagnosticLabel(ranges.0, "first here")],
        fixIts: isRepeated ? [tree.removal(of: ranges.1, .safe)].compactMap(\.self) : []))
  }
}
