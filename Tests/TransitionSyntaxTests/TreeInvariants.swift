import Testing
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// The properties of every tree, for any bytes.
enum TreeInvariants {
  /// Parses bytes and checks the tree.
  @discardableResult
  static func check(_ bytes: [UInt8], _ comment: Comment, at location: SourceLocation = #_sourceLocation)
    -> SyntaxTree
  {
    let (tree, diagnostics) = Parser.parse(SourceText(name: "test", bytes: bytes))
    #expect(rebuilt(tree) == bytes, comment, sourceLocation: location)
    #expect(tree.tokenRange(tree.root) == 0..<tree.tokens.count, comment, sourceLocation: location)
    #expect(misplaced(tree) == 0, comment, sourceLocation: location)
    #expect(!hasErrorNode(tree) || !diagnostics.isEmpty, comment, sourceLocation: location)
    let places = diagnostics.map(\.range)
    #expect(places.allSatisfy { Int($0.end) <= bytes.count && $0.start <= $0.end }, comment)
    return tree
  }

  private static func hasErrorNode(_ tree: SyntaxTree) -> Bool {
    var pending = [tree.root]
    while let node = pending.popLast() {
      if tree.hasError(node) { return true }
      pending += tree.children(node)
    }
    return false
  }

  /// The text, made of the tokens and the trivia.
  private static func rebuilt(_ tree: SyntaxTree) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<tree.tokens.count {
      bytes += tree.source[tree.tokens.trivia(before: index)]
      bytes += tree.source[tree.tokens.range(index)]
    }
    return bytes
  }

  /// The number of nodes that are outside their parent, overlap a sibling, or are reached twice or never.
  private static func misplaced(_ tree: SyntaxTree) -> Int {
    var wrong = 0
    var reached = 0
    var pending = [tree.root]
    while let node = pending.popLast() {
      reached += 1
      let outer = tree.tokenRange(node)
      var next = outer.lowerBound
      for child in tree.children(node) {
        let inner = tree.tokenRange(child)
        if inner.lowerBound < next || inner.upperBound > outer.upperBound { wrong += 1 }
        next = inner.upperBound
        pending.append(child)
      }
    }
    return wrong + (reached == tree.count ? 0 : 1)
  }
}
