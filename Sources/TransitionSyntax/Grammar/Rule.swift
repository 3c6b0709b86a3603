/// One rule of the grammar: the parts of a node, in order.
package indirect enum Rule: Sendable {
  /// A punctuation mark, which makes no node.
  case mark(TokenKind)
  /// A word of the grammar, which makes no node.
  case word(Word)
  /// A punctuation mark that makes a leaf.
  case markLeaf(TokenKind, Role)
  /// One of some words, which makes a leaf.
  case wordLeaf([Word], Role)
  /// Any name, which makes a leaf.
  case name(Role)
  /// One token of a class, which makes a node of a kind.
  case literal(TokenKind, NodeKind, Role)
  /// A node.
  case node(NodeKind, Role)
  /// An expression; see `ExpressionGrammar`.
  case expression(Role)
  /// A name with dots.
  case path(Role)
  /// `name` or `name(arguments)`.
  case apply(Role)
  /// The same for a curve after a value, without the words that can also follow the value.
  case curve
  /// One after the other.
  case sequence([Rule])
  /// The alternative that the next token begins.
  case choice([Rule])
  /// Nothing, or the rule.
  case optional(Rule)
  /// The rule any number of times, or not at all.
  case many(Rule)
  /// The rule once or more, with commas between.
  case commaSeparated(Rule)
  /// `{`, members on lines of their own (or, in tables, with commas between), `}`.
  /// The members have a name of their own in the reference where they are a choice.
  case block(Rule, ends: BlockSeparator, name: String = "", what: String)
  /// Members on lines of their own until the file ends.
  case lines(Rule, name: String, what: String)
}

/// The separator between two members of a block.
package enum BlockSeparator: Sendable {
  /// A line end.
  case newline
  /// A line end or a comma.
  case newlineOrComma
}
