@testable import TransitionSyntax

/// The grammar table in the notation of the Lark parser generator, for the reference.
enum GrammarText {
  /// The rules, one kind of node after the other, then expressions and tokens.
  static func lark() -> String {
    var lines: [String] = []
    var named: Set<String> = []
    for kind in NodeKind.allCases {
      guard let rule = GrammarTable.rule(of: kind) else { continue }
      lines += wrapped(name(of: kind) + ": ", write(rule, isInside: false))
      for (name, members, separator) in namedMembers(of: rule) where named.insert(name).inserted {
        if let separator { lines.append(name + "s: " + block(name, separator)) }
        lines += wrapped(name + ": ", write(members, isInside: false))
      }
    }
    return (lines + [""] + expressions() + [""] + tokens).joined(separator: "\n") + "\n"
  }

  /// The name of a kind's rule. Lark requires the name of the start rule, and forbids names such as `while`.
  private static func name(of kind: NodeKind) -> String {
    if kind == .file { return "start" }
    let words = "\(kind)".map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    return words + "_"
  }

  /// The members of named blocks, each with its name, and its separator if it is in braces.
  private static func namedMembers(of rule: Rule) -> [(String, Rule, BlockSeparator?)] {
    switch rule {
    case .lines(let members, let name, _): [(name, members, nil)]
    case .block(let members, let ends, let name, _): name.isEmpty ? [] : [(name, members, ends)]
    case .sequence(let rules), .choice(let rules): rules.flatMap(namedMembers)
    case .optional(let rule), .many(let rule), .commaSeparated(let rule): namedMembers(of: rule)
    default: []
    }
  }

  // MARK: Rules

  private static func write(_ rule: Rule, isInside: Bool) -> String {
    switch rule {
    case .mark(let kind), .markLeaf(let kind, _): return quoted(kind)
    case .word(let word): return "\"\(word.spelling)\""
    case .wordLeaf(let words, _):
      let text = words.map { "\"\($0.spelling)\"" }.joined(separator: " | ")
      return isInside && words.count > 1 ? "(\(text))" : text
    case .name: return "name"
    case .literal(let kind, _, _): return kind == .underscore ? "\"_\"" : tokenName(kind)
    case .node(let kind, _): return name(of: kind)
    case .expression: return "expr"
    case .path: return "path"
    case .apply: return "apply"
    case .curve: return "curve"
    case .sequence(let rules): return rules.map { write($0, isInside: true) }.joined(separator: " ")
    case .choice(let rules):
      let text = rules.map { write($0, isInside: false) }.joined(separator: " | ")
      return isInside && rules.count > 1 ? "(\(text))" : text
    case .optional(let rule): return group(rule) + "?"
    case .many(let rule): return group(rule) + "*"
    case .commaSeparated(let rule):
      return "\(write(rule, isInside: true)) (\",\" \(write(rule, isInside: true)))*"
    case .block(let rule, let ends, let name, _):
      return name.isEmpty ? block(write(rule, isInside: true), ends) : name + "s"
    case .lines(_, let name, _): return "(\(name) (NL \(name))*)?"
    }
  }

  /// Members in braces. Line ends never come first or one after the other; commas may.
  private static func block(_ member: String, _ ends: BlockSeparator) -> String {
    ends == .newline
      ? "\"{\" (\(member) (NL \(member))* NL?)? \"}\""
      : "\"{\" separator* (\(member) (separator+ \(member))* separator*)? \"}\""
  }

  private static func group(_ rule: Rule) -> String {
    let text = write(rule, isInside: true)
    let isOne = !text.contains(" ") || (text.hasPrefix("(") && text.hasSuffix(")") && isOneGroup(text))
    return isOne ? text : "(\(text))"
  }

  /// Whether the first parenthesis is closed by the last.
  private static func isOneGroup(_ text: String) -> Bool {
    var depth = 0
    for (offset, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return offset == text.count - 1 }
    }
    return false
  }

  private static func quoted(_ kind: TokenKind) -> String {
    "\"" + kind.description.filter { $0 != "`" } + "\""
  }

  private static func tokenName(_ kind: TokenKind) -> String {
    switch kind {
    case .number: "NUMBER"
    case .color: "COLOR"
    case .string: "STRING"
    default: quoted(kind)
    }
  }

  /// A rule on lines of about a hundred columns, broken between alternatives, where Lark allows it.
  private static func wrapped(_ head: String, _ body: String) -> [String] {
    var lines: [String] = []
    var line = head
    var depth = 0
    var length = line.count
    for part in body.split(separator: " ") {
      if part == "|", depth == 0, length > 80 {
        lines.append(line)
        line = "    |"
      } else {
        line += (line == head ? "" : " ") + part
      }
      if !part.hasPrefix("\"") { depth += part.count { $0 == "(" } - part.count { $0 == ")" } }
      length = line.count
    }
    return lines + [line]
  }

  // MARK: Expressions

  private static func expressions() -> [String] {
    let levels = ExpressionGrammar.levels
    var lines: [String] = []
    for (index, level) in levels.enumerated() {
      let next = index + 1 < levels.count ? levels[index + 1].name : "atom"
      let signs = level.operators.map(quoted).joined(separator: " | ")
      let group = level.operators.count > 1 ? "(\(signs))" : signs
      switch level.shape {
      case .leftAssociative: lines.append("\(level.name): \(next) (\(group) \(next))*")
      case .once: lines.append("\(level.name): \(next) (\(group) \(next))?")
      case .prefix: lines.append("\(level.name): \(group) \(level.name) | \(next)")
      }
    }
    return lines + [
      "atom: NUMBER | COLOR | STRING | \"true\" | \"false\" | path | call (\".\" path)? | \"(\" expr \")\" (\".\" path)?",
      "path: name (\".\" name)*",
      "call: name arguments",
      "arguments: \"(\" (argument (\",\" argument)*)? \")\"",
      "argument: (name \":\")? expr",
      "apply: name arguments?",
      "curve: CURVE_NAME arguments?",
      "separator: NL | \",\"",
      "name: NAME | CURVE_NAME",
    ]
  }

  /// The tokens, each regular expression on one line.
  private static var tokens: [String] {
    [
      "// A name that can be that of a curve, and one that cannot.",
      "CURVE_NAME: /(?!(\(words(Word.allCases.filter(\.isReserved)))|\(words(TokenSet.wordsAfterCurves)))(?![A-Za-z0-9_]))\(plainName)|`[A-Za-z_][A-Za-z0-9_]*`/",
      "NAME: /(\(words(TokenSet.wordsAfterCurves)))(?![A-Za-z0-9_])/",
      #"NUMBER: /[0-9](_?[0-9])*(\.[0-9](_?[0-9])*)?((%|[A-Za-z][A-Za-z0-9_]*)(\/s(?![A-Za-z0-9_]))?)?/"#,
      #"COLOR: /#[0-9A-Fa-f]{8}|#[0-9A-Fa-f]{6}/"#,
      #"STRING: /"([^"\\\n\r]|\\(n|t|"|\\|u\{[0-9A-Fa-f]+\}))*"/"#,
      #"NL: /[\n\r;]/"#,
    ]
  }

  private static let plainName = "([A-Za-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+)"

  private static func words(_ words: [Word]) -> String {
    words.map { "\($0.spelling)" }.joined(separator: "|")
  }
}
