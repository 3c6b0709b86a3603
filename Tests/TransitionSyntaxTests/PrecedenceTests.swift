import Testing
import TransitionSyntax
import TransitionText

@Suite struct PrecedenceTests {
  /// The expression with parentheses around every operation.
  private func grouped(_ text: String) -> String {
    let (tree, diagnostics) = Parser.parse(SourceText(name: "test", text: "let a = " + text))
    guard diagnostics.isEmpty, let member = tree.child(tree.root, .member),
      let value = tree.child(member, .value)
    else { return "error" }
    return write(tree, value)
  }

  private func write(_ tree: SyntaxTree, _ node: NodeID) -> String {
    let children = Array(tree.children(node))
    switch tree.kind(node) {
    case .binary:
      let token = tree.tokenRange(children[0]).upperBound
      let sign = tree.source.text(tree.tokens.range(token))
      return "(\(write(tree, children[0])) \(sign) \(write(tree, children[1])))"
    case .prefix:
      let sign = tree.source.text(tree.tokens.range(tree.tokenRange(node).lowerBound))
      return "(\(sign) \(write(tree, children[0])))"
    case .parenthesized: return write(tree, children[0])
    default: return tree.source.text(tree.range(node))
    }
  }

  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"), ("a * b + c", "((a * b) + c)"),
    ("-a * b", "((- a) * b)"), ("a * -b", "(a * (- b))"), ("(a + b) * c", "((a + b) * c)"),
    ("a < b and c < d", "((a < b) and (c < d))"), ("a or b and c", "(a or (b and c))"),
    ("not a and b", "((not a) and b)"), ("not a < b", "(not (a < b))"), ("0..h / 2", "(0 .. (h / 2))"),
    ("a..b < c..d", "((a .. b) < (c .. d))"), ("- - a", "(- (- a))"),
    ("f(a, b: c).x + 1", "(f(a, b: c).x + 1)"),
    ("(a).b.c", "(a).b.c"), ("a < b < c", "error"), ("a..b..c", "error"), ("a * not b", "error"),
    ("a +", "error"), ("not a..b..c", "error"), ("not a < b < c", "error"), ("- -a..b", "((- (- a)) .. b)"),
    ("f(, a)", "error"), ("f(a,, b)", "error"), ("f(a,)", "error"), ("f()", "f()"),
  ])
  func grouping(text: String, expected: String) { #expect(grouped(text) == expected) }
}
