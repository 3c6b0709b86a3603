import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The analysis of one version of an open text.
struct DocumentAnalysis: Sendable {
  /// The text.
  let document: OpenDocument
  /// The analysis of the compiler.
  private(set) var spec: SpecAnalysis
  /// The files that it imports.
  let imports: ImportClosure
  /// The options from its `transc.json`, and the function that answers its imports.
  let options: CompilationOptions

  /// The meanings of its names; nil until they are requested.
  private var foundNames: NameIndex?
  /// Their meanings in the transitions around the place of the last request.
  private var namesNearby: NameIndex?
  /// The findings with fix-its that help; nil until they are needed.
  private var triedDiagnostics: [Diagnostic]?

  /// Reads a text.
  /// - Parameter known: The results for its last version, which are replaced by those for this one.
  init(
    _ document: OpenDocument, after known: inout KnownSpec, _ options: CompilationOptions
  ) {
    let spec = Compiler.analysis(of: document.source, after: &known, imports: options.imports)
    self.init(document, spec, options)
  }

  /// Analyses a new text.
  init(_ document: OpenDocument, _ options: CompilationOptions) {
    self.init(document, Compiler.analysis(of: document.source, imports: options.imports), options)
  }

  private init(_ document: OpenDocument, _ spec: SpecAnalysis, _ options: CompilationOptions) {
    self.document = document
    self.options = options
    self.spec = spec
    let tree = spec.tree
    let hasImports = tree.children(tree.root).contains { tree.kind($0) == .import }
    imports = hasImports ? ImportClosure(tree, options.imports) : ImportClosure()
  }

  var tree: SyntaxTree { spec.tree }
  var lines: TextLines { document.lines }
  var source: SourceText { document.source }

  /// The meanings of the names.
  var names: NameIndex { foundNames ?? NameIndex(tree, imported: imports.names) }

  /// Their meanings in the transitions that `findNames(touching:)` was called for.
  var nearbyNames: NameIndex { foundNames ?? namesNearby ?? names }

  /// Finds the meanings of all names, for later requests.
  mutating func findNames() {
    if foundNames == nil { foundNames = NameIndex(tree, imported: imports.names) }
  }

  /// Finds the meanings of the names in the transitions that touch a range, for requests that need no more.
  mutating func findNames(touching range: ByteRange) {
    namesNearby = foundNames == nil ? NameIndex(tree, imported: imports.names, touching: range) : nil
  }

  /// Tests the fix-its, for later requests.
  mutating func tryFixIts() {
    if triedDiagnostics == nil { triedDiagnostics = Compiler.helpful(spec, imports: options.imports) }
  }

  /// The findings that are reported; their fix-its have been tried once they were needed.
  var findings: [Diagnostic] {
    (triedDiagnostics ?? spec.diagnostics).filter(options.policy.isReported)
  }

  /// Makes plans of the transitions that touch a range, for later requests there.
  mutating func makePlans(touching range: ByteRange) { spec.makePlans(touching: range) }

  /// The transition that is declared around an offset, and its plan, if that was made.
  func transition(at offset: UInt32) -> (plan: Plan, transition: Transition)? {
    for plan in spec.plans {
      if let found = plan.transitions.first(where: { $0.location.range.touches(offset) }) {
        return (plan, found)
      }
    }
    return nil
  }

  /// The smallest expression that covers a range, of those in the plans that were made.
  func expression(covering range: ByteRange) -> Expression? {
    var best: Expression?
    for arena in spec.plans.map(\.expressions) {
      for index in 0..<arena.count {
        let expression = arena[arena.id(at: index)]
        guard expression.range.start <= range.start, range.end <= expression.range.end else { continue }
        if best.map({ expression.range.count <= $0.range.count }) ?? true { best = expression }
      }
    }
    return best
  }

  /// The number of the first token that is not before an offset.
  func firstToken(from offset: UInt32) -> Int {
    var (low, high) = (0, tree.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token that contains an offset, otherwise the token that ends there; nil between tokens.
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

  /// The nodes that cover a range, from the file down.
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
