/// The grammar table in the notation of the Lark parser generator, for the reference.
public enum GrammarText {
  /// The rules, one kind of node after the other, then expressions and tokens.
  public static func lark() -> String {
    var lines: [String] = []
    var named: Set<String> = []
    for kind in NodeKind.allCases {
      guard let rule = GrammarTable.rule(of: kind) else { continue }
      lines += wrapped(name(of: kind) + ": ", write(rule, isInside: false))
      for (name, members) in namedMembers(of: rule) where named.insert(name).inserted {
        lines += wrapped(name + ": ", write(members, isInside: false))
      }
    }
    return (lines + [""] + expressions() + [""] + tokens).joined(separator: "\n") + "\n"
  }

  /// The start rule has the name that Lark wants; `while` and the like may not be names of its rules.
  private static func name(of kind: NodeKind) -> String {
    if kind == .file { return "start" }
    let words = "\(kind)".map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    return words + "_"
  }

  /// The members of blocks that have a name, with it.
  private static func namedMembers(of rule: Rule) -> [(String, Rule)] {
    switch rule {
    case .lines(let members, let name, _): [(name, members)]
    case .block(let members, _, let name, _): name.isEmpty ? [] : [(name, members)]
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
      let member = name.isEmpty ? write(rule, isInside: true) : name
      let separator = ends == .newline ? "NL" : "(NL | \",\")"
      return "\"{\" \(separator)* (\(member) (\(separator)+ \(member))* \(separator)*)? \"}\""
    case .lines(_, let name, _): return "NL* (\(name) (NL+ \(name))* NL*)?"
    }
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

  /// A rule on lines of at most a hundred columns, broken between alternatives.
  private static func wrapped(_ head: String, _ body: String) -> [String] {
    var lines: [String] = []
    var line = head
    for (index, part) in body.split(separator: " ").enumerated() {
      if index > 0, line.count + 1 + part.count > 100 {
        lines.append(line)
        line = "    " + part
      } else {
        line += (index == 0 ? "" : " ") + part
      }
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
      "call: name \"(\" (argument (\",\" argument)*)? \")\"",
      "argument: (name \":\")? expr",
      "apply: name | call",
      "curve: apply",
    ]
  }

  private static let tokens: [String] = [
    "name: NAME    // or any word in quotation marks above, but not, true and false",
    #"NAME: /[A-Za-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+|`[A-Za-z_][A-Za-z0-9_]*`/"#,
    #"NUMBER: /[0-9](_?[0-9])*(\.[0-9](_?[0-9])*)?((%|[A-Za-z]+)(\/s(?![A-Za-z0-9_]))?)?/"#,
    #"COLOR: /#[0-9A-Fa-f]{8}|#[0-9A-Fa-f]{6}/"#,
    #"STRING: /"([^"\\\n\r]|\\(n|t|"|\\|u\{[0-9A-Fa-f]+\}))*"/"#,
  ]
}
