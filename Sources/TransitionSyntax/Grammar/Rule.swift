/// One rule of the grammar: what a node is made of, in order.
package indirect enum Rule: Sendable {
  /// A punctuation mark; it leaves no node.
  case mark(TokenKind)
  /// A word of the grammar; it leaves no node.
  case word(Word)
  /// A mark or word that matters; it leaves a leaf.
  case markLeaf(TokenKind, Role)
  /// One of some words that matters; it leaves a leaf.
  case wordLeaf([Word], Role)
  /// Any name; it leaves a leaf.
  case name(Role)
  /// One token of a class; it leaves a node of a kind.
  case literal(TokenKind, NodeKind, Role)
  /// A node.
  case node(NodeKind, Role)
  /// An expression; see `ExpressionGrammar`.
  case expression(Role)
  /// A name with dots.
  case path(Role)
  /// `name` or `name(arguments)`.
  case apply(Role)
  /// The same, for a curve that follows a value: not one of the words that can follow it too.
  case curve
  /// One after the other.
  case sequence([Rule])
  /// The one that the next token begins.
  case choice([Rule])
  /// Nothing, or the rule.
  case optional(Rule)
  /// Any number of times, also none.
  case many(Rule)
  /// The rule and more of it, with commas between.
  case commaSeparated(Rule)
  /// `{`, members on lines of their own (or, in tables, with commas between), `}`.
  /// The members have a name of their own in the reference where they are a choice.
  case block(Rule, ends: BlockSeparator, name: String = "", what: String)
  /// Members on lines of their own until the file ends.
  case lines(Rule, name: String, what: String)
}

/// What is between two members of a block.
package enum BlockSeparator: Sendable {
  /// A line end.
  case newline
  /// A line end or a comma.
  case newlineOrComma
}
