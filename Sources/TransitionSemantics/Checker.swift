public import TransitionDiagnostics
import TransitionPlan
public import TransitionSyntax
import TransitionText

/// Tree → checked, typed model: names, types and units, the structure of a transition; constants are folded.
public struct Checker {
  /// Checks a file.
  /// - Parameter tree: The tree of a spec, with or without syntax errors; what has errors is skipped.
  /// - Returns: What the file says, and what is wrong. The model is whole only when nothing is an error.
  public static func check(_ tree: SyntaxTree) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    var checker = Checker(tree: tree)
    checker.run()
    let file = CheckedFile(expressions: checker.expressions, transitions: checker.transitions)
    return (file, checker.diagnostics)
  }

  let tree: SyntaxTree
  let lines: LineIndex
  let vocabulary: Vocabulary
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether one of them is an error.
  private(set) var hasError = false
  var expressions = ExpressionArena()
  var transitions: [CheckedTransition] = []
  /// The names of the file and of the transition being checked.
  var scope: Scope
  /// The screens of the transition being checked.
  var screens = Sides<Screen?>(both: nil)
  /// What they hand over, by name.
  var provided: Sides<SymbolMap<(entity: Provided, name: NodeID)>>
  /// The paces of the transition being checked, once they are known.
  var paces: (forward: CheckedPace, backward: CheckedPace)?
  /// The times of a track that takes the whole of them.
  var wholeTimes: TrackTimes?
  /// Whether the place is inside an interaction, for values that exist only inside one.
  var isInInteraction = false
  /// How many `let`s are being worked out, each for another.
  var letDepth = 0
  /// The names in what could not be parsed: they may have been declared there, so nothing is said of their uses.
  private(set) var brokenNames: Set<Symbol> = []
  /// The run-time `let`s of the file and of the transition being checked.
  var locals: [Local] = []
  /// How many parts each of them has when the others are written out in it.
  var localSizes: [Int] = []
  /// The named curves of the file.
  var curves: [CurveShape] = []

  private init(tree: SyntaxTree) {
    self.tree = tree
    lines = LineIndex(tree.source)
    vocabulary = Vocabulary(tree.tokens.names)
    // About every third node is an expression; room that is not used costs nothing.
    expressions.reserveCapacity(tree.count / 2)
    scope = Scope(symbolCount: tree.tokens.names.count)
    provided = Sides(both: SymbolMap(symbolCount: tree.tokens.names.count))
  }

  private mutating func run() {
    if tree.hasErrors { brokenNames = tree.namesInErrors() }
    var names: [Symbol: NodeID] = [:]
    for node in tree.children(tree.root) where !tree.hasError(node) {
      switch tree.kind(node) {
      case .language: notBuilt(node, "`language`")
      case .import: notBuilt(node, "`import`")
      case .motion: notBuilt(node, "`motion`")
      default: break
      }
    }
    declareCurves(members(tree.root, .curve))
    declareLets(members(tree.root, .let))
    for node in members(tree.root, .curve) {
      if let name = tree.child(node, .name) { checkLet(tree.symbol(name)) }
    }
    transitions.reserveCapacity(members(tree.root, .transition).reduce(0) { count, _ in count + 1 })
    let fileNames = scope.count
    let fileLocals = locals.count
    for node in tree.children(tree.root) where tree.kind(node) == .transition {
      guard let name = tree.child(node, .name) else { continue }
      if let first = names[tree.symbol(name)] {
        duplicate(name, first: first)
      } else {
        names[tree.symbol(name)] = name
      }
      locals.removeLast(locals.count - fileLocals)
      localSizes.removeLast(localSizes.count - fileLocals)
      checkTransition(node)
      scope.leave(to: fileNames)
    }
    reportUnused(after: 0)
    let hasTransition = tree.children(tree.root).contains { tree.kind($0) == .transition }
    let isWhole = !tree.children(tree.root).contains { tree.kind($0) == .unexpected }
    if !hasTransition, isWhole {
      report(Diagnostic(.missingMember, at: ByteRange(at: 0), [.text("the file"), .text("transition")]))
    }
  }

  /// Says nothing of the uses of a name: its declaration has been found fault with.
  mutating func breakName(_ name: Symbol) { brokenNames.insert(name) }

  // MARK: Reports

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasError = true }
  }

  mutating func report(_ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument] = []) {
    report(Diagnostic(code, at: tree.range(node), arguments))
  }

  /// Says that the language has a construct which this version does not compile.
  mutating func notBuilt(_ node: NodeID, _ what: String) { notBuilt(tree.range(node), what) }

  mutating func notBuilt(_ range: ByteRange, _ what: String) {
    report(
      Diagnostic(
        .notBuiltYet, at: range, [.text(what)],
        notes: ["the language has it, this version of the compiler does not; nothing is written"]))
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
      guard let first else {
        first = member
        continue
      }
      report(
        Diagnostic(
          .duplicateMember, at: tree.range(member), [.text(what)],
          labels: [DiagnosticLabel(tree.range(first), "first here")]))
    }
    return first
  }
}
