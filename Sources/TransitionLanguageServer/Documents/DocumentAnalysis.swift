import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText
import TransitionVerification

/// What is known of one state of an open text.
struct DocumentAnalysis: Sendable {
  /// The text.
  let document: OpenDocument
  /// What the compiler knows of it.
  let spec: SpecAnalysis
  /// What it imports.
  let imports: ImportClosure
  /// Answers its imports.
  let answer: @Sendable (ImportRequest) -> ImportAnswer

  /// What its names mean; nil until somebody asks.
  private(set) var foundNames: NameIndex?
  /// The findings with fix-its that help; nil until somebody asks.
  private(set) var triedDiagnostics: [Diagnostic]?

  /// Reads a text.
  /// - Parameter verified: What was proved of its last state.
  init(
    _ document: OpenDocument, after verified: inout VerifiedTransitions,
    _ answer: @escaping @Sendable (ImportRequest) -> ImportAnswer
  ) {
    self.document = document
    self.answer = answer
    spec = Compiler.analysis(of: document.source, after: &verified, imports: answer)
    let tree = spec.tree
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    imports = hasImports ? ImportClosure(tree, answer) : ImportClosure()
  }

  var tree: SyntaxTree { spec.tree }
  var lines: TextLines { document.lines }
  var source: SourceText { document.source }

  /// What the names mean.
  var names: NameIndex { foundNames ?? NameIndex(tree, imported: imports.names) }

  /// Finds what the names mean, for all who ask later.
  mutating func findNames() {
    if foundNames == nil { foundNames = names }
  }

  /// Tries the fix-its, for all who ask later.
  mutating func tryFixIts() {
    if triedDiagnostics == nil { triedDiagnostics = Compiler.helpful(spec, imports: answer) }
  }

  /// The plan's transition that is declared around an offset, and its number.
  func transition(at offset: UInt32) -> (index: Int, transition: Transition)? {
    guard let plan = spec.plan else { return nil }
    let index = plan.transitions.firstIndex { $0.location.range.touches(offset) }
    return index.map { ($0, plan.transitions[$0]) }
  }

  /// The smallest expression that covers a range, of those that the compiler has understood.
  func expression(covering range: ByteRange) -> Expression? {
    guard let arena = spec.plan?.expressions else { return nil }
    var best: Expression?
    for index in 0..<arena.count {
      let expression = arena[arena.id(at: index)]
      guard expression.range.start <= range.start, range.end <= expression.range.end else { continue }
      if best.map({ expression.range.count <= $0.range.count }) ?? true { best = expression }
    }
    return best
  }

  /// The tokens that stand before an offset: the number of the first one that does not.
  func firstToken(from offset: UInt32) -> Int {
    var (low, high) = (0, tree.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token at an offset: the one that it lies in, else the one that ends there; nil between tokens.
  func token(at offset: UInt32) -> Int? {
    var index = firstToken(from: offset + 1)
    var found: Int?
    while index > 0 {
      index -= 1
      let token = tree.tokens[index]
      if token.kind == .newline || token.kind == .endOfFile { continue }
      if token.start <= offset, offset < token.end { return index }
      if token.end == offset { found = found ?? index }
      if token.end < offset || token.start < offset { break }
    }
    return found
  }

  /// The nodes that hold a range, from the file down.
  func path(to range: ByteRange) -> [NodeID] {
    var path = [tree.root]
    while let last = path.last {
      let next = tree.children(last).first {
        let covered = tree.range($0)
        return covered.start <= range.start && range.end <= covered.end && !tree.tokenRange($0).isEmpty
      }
      guard let next else { return path }
      path.append(next)
    }
    return path
  }
}
