/// A piece of Swift source in logical lines: what is said, without widths and indentation.
///
/// Statements and heads are single logical lines; `LineWrapper` breaks those that do not fit. Blocks nest.
indirect enum SwiftItem: Equatable {
  /// An empty line.
  case blank
  /// A statement or a declaration without a body, with a comment behind it.
  case line(String, comment: String?)
  /// A `//` comment or a `///` documentation comment of its own: one paragraph, wrapped to the width.
  case comment(String, marker: String)
  /// A head, the lines between its braces, and what follows the closing brace.
  case block(String, comment: String?, [SwiftItem], tail: Tail)
  /// A call with a closure behind it: the call, the closure's captures and parameters, and its lines.
  case closure(String, parameters: String, [SwiftItem])
  /// A head and a body of one line, on one line where they fit.
  case compact(String, String)
  /// Lines one step further in.
  case indented([SwiftItem])

  /// What follows the brace that closes a block.
  indirect enum Tail: Equatable {
    case none
    /// Text on the same line: `)`.
    case text(String)
    /// `else` and another block.
    case otherwise(String, [SwiftItem], Tail)
  }
}

extension SwiftItem {
  /// A statement with a comment behind it.
  static func line(_ text: String, _ comment: String) -> SwiftItem { .line(text, comment: comment) }

  /// A documentation comment of one paragraph.
  static func doc(_ text: String) -> SwiftItem { .comment(text, marker: "///") }

  /// A mark between the parts of a class.
  static func mark(_ title: String) -> SwiftItem { .comment("MARK: " + title, marker: "//") }

  /// A head and its body.
  static func block(
    _ head: String, comment: String? = nil, @SwiftBuilder _ body: () -> [SwiftItem]
  ) -> SwiftItem {
    .block(head, comment: comment, body(), tail: .none)
  }
}

/// Collects items: a string stands for a line, `nil` for nothing.
@resultBuilder
enum SwiftBuilder {
  static func buildExpression(_ line: String) -> [SwiftItem] { [.line(line, comment: nil)] }
  static func buildExpression(_ item: SwiftItem) -> [SwiftItem] { [item] }
  static func buildExpression(_ items: [SwiftItem]) -> [SwiftItem] { items }
  static func buildBlock(_ parts: [SwiftItem]...) -> [SwiftItem] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [SwiftItem]?) -> [SwiftItem] { part ?? [] }
  static func buildEither(first: [SwiftItem]) -> [SwiftItem] { first }
  static func buildEither(second: [SwiftItem]) -> [SwiftItem] { second }
  static func buildArray(_ parts: [[SwiftItem]]) -> [SwiftItem] { parts.flatMap { $0 } }
}

/// Several items as one value.
func swift(@SwiftBuilder _ body: () -> [SwiftItem]) -> [SwiftItem] {
  body()
}

extension SwiftItem {
  /// `if … else if … else …`; a branch without a condition is the last. One branch without a condition stands bare.
  static func chain(_ branches: [(condition: String?, body: [SwiftItem])]) -> [SwiftItem] {
    guard let first = branches.first else { return [] }
    guard let condition = first.condition else { return first.body }
    var tail = Tail.none
    for branch in branches.dropFirst().reversed() {
      tail = .otherwise(branch.condition.map { "else if " + $0 } ?? "else", branch.body, tail)
    }
    return [.block("if " + condition, comment: nil, first.body, tail: tail)]
  }
}

extension SwiftItem {
  /// Lines one step further in, without braces: the body of a `case`.
  static func inner(@SwiftBuilder _ body: () -> [SwiftItem]) -> SwiftItem { .indented(body()) }
}
