import TransitionDiagnostics
import TransitionText

extension Parser {
  /// Parses an expression, by climbing through the levels of `ExpressionGrammar`.
  /// - Returns: Whether one was there; if not, that has been reported.
  mutating func parseExpression(role: Role) -> Bool {
    let previous = lastChild
    if expressionDepth == 0 {
      operatorCount = 0
      isCondition = role == .condition
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    guard parseLevel(0) else { return false }
    let whole =
      previous == .none ? nodes[Int(parent.index)].firstChild : nodes[Int(previous.index)].nextSibling
    nodes[Int(whole.index)].role = role
    return true
  }

  /// Parses an operand of a level and the operators of that level and the tighter ones.
  private mutating func parseLevel(_ minimum: Int) -> Bool {
    let previous = lastChild
    let start = position
    // An operator that an operand with a prefix has not taken can only belong to a looser level.
    var tightest = prefixLevel(of: kind).map { $0 - 1 } ?? ExpressionGrammar.levels.count
    guard parsePrefixed(minimum) else { return false }
    if kind == .equals, isCondition { mendComparison(of: start) }
    while let level = level(of: kind), level >= minimum, level <= tightest {
      operatorCount += 1
      if operatorCount > Self.operatorLimit { return tooManyOperators() }
      position += 1
      let operand = lastChild
      guard parseLevel(level + 1) else { return false }
      wrap(.binary, from: start, operand: operand, after: previous)
      // `a < b < c` does not parse: a level of one operator ends with it.
      tightest = ExpressionGrammar.levels[level].shape == .once ? level - 1 : level
    }
    return true
  }

  /// Parses an operand with the prefix operators before it.
  private mutating func parsePrefixed(_ minimum: Int) -> Bool {
    guard let level = prefixLevel(of: kind) else { return parsePrimary() }
    // `a * not b` does not parse: `not` binds looser than `*`.
    if level < minimum { return missing("a value") }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { return tooDeep() }
    let node = open(.prefix, .none)
    let outerParent = parent
    parent = node
    lastChild = .none
    position += 1
    let isWhole = parseLevel(level)
    if lastChild != .none { nodes[Int(lastChild.index)].role = .operand }
    close(node, hasError: !isWhole)
    parent = outerParent
    lastChild = node
    return isWhole
  }

  private mutating func parsePrimary() -> Bool {
    let previous = lastChild
    let start = position
    switch kind {
    case .number: addLeaf(.number, .none)
    case .color: addLeaf(.color, .none)
    case .string: addLeaf(.string, .none)
    case TokenKind(.true), TokenKind(.false): addLeaf(.flag, .none)
    case .openParenthesis:
      guard parseParenthesized() else { return false }
      return parseMembers(from: start, after: previous)
    default:
      if kind == .dot, takeLeadingPoint() { return parsePrimary() }
      if kind == .dot, kind(at: position + 1).isName { skipLeadingDot() }
      guard kind.isName else { return missing("a value") }
      if kind.word != nil, beginsMember() { return missingBeforeMember() }
      if kind(at: position + 1) != .openParenthesis, missingParentheses(behind: position) == nil {
        return parsePath(role: .none)
      }
      guard parseCall(role: .none) else { return false }
      return parseMembers(from: start, after: previous)
    }
    return true
  }

  private mutating func parseParenthesized() -> Bool {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { return tooDeep() }
    let parenthesis = position
    return inNode(.parenthesized, .none) { parser in
      parser.position += 1
      return parser.parseExpression(role: .operand) && parser.closeParenthesis(parenthesis, isCall: false)
    }
  }

  /// `.x.y` after a call or parentheses.
  private mutating func parseMembers(from start: Int, after previous: NodeID) -> Bool {
    guard kind == .dot else { return true }
    let operand = lastChild
    position += 1
    let suffix = open(.path, .suffix)
    let isWhole = parseNames()
    close(suffix, hasError: !isWhole)
    wrap(.member, from: start, operand: operand, after: previous)
    return isWhole
  }

  // MARK: Names and calls

  mutating func parsePath(role: Role) -> Bool {
    let node = open(.path, role)
    let isWhole = parseNames()
    close(node, hasError: !isWhole)
    return isWhole
  }

  private mutating func parseNames() -> Bool {
    guard kind.isName else { return missing("a name") }
    position += 1
    var isWhole = true
    while kind == .dot || kind == .question {
      if kind == .question {
        guard kind(at: position + 1) == .dot else { break }
        reportOptionalChain()
        position += 1
        isWhole = false
      }
      position += 1
      guard kind.isName else { return missing("a name") }
      position += 1
    }
    return isWhole
  }

  /// `name` or `name(arguments)`, where the grammar wants one of the two.
  mutating func parseApplication(_ cell: CompiledGrammar.Cell) -> Bool {
    guard cell.tokens.contains(kind) else { return missing(grammar.what(cell)) }
    return parseCall(role: cell.role)
  }

  private mutating func parseCall(role: Role) -> Bool {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { return tooDeep() }
    let missing = missingParentheses(behind: position)
    return inNode(.apply, role) { parser in
      parser.addLeaf(.leaf, .function)
      let parenthesis = parser.position
      if parser.kind == .openParenthesis {
        parser.position += 1
      } else {
        if missing == nil { return role != .curve || parser.takeHyphens(from: parenthesis - 1) }
        if missing == .opening { parser.reportMissing(.opening, before: parenthesis) }
      }
      if parser.kind == .closeParenthesis {
        parser.position += 1
        return true
      }
      guard parser.parseArgument() else { return false }
      var isWhole = missing == nil
      while parser.kind == .comma || parser.lacksComma && missing != .both {
        if parser.kind == .comma {
          parser.position += 1
        } else {
          if let diagnostic = parser.detachedUnit() {
            parser.report(diagnostic)
            return false
          }
          if isWhole { parser.reportMissingCommas() }
          isWhole = false
        }
        guard parser.parseArgument() else { return false }
      }
      if missing == .both {
        parser.reportMissing(.both, before: parenthesis)
      } else if !isWhole {
        _ = parser.closeParenthesis(parenthesis, isCall: true)
      }
      if !isWhole { return false }
      return parser.closeParenthesis(parenthesis, isCall: true)
    }
  }

  /// Whether the present token begins a value right after another one.
  private var lacksComma: Bool { beginsArgument(position) }

  private func beginsArgument(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .number, .color, .string, .name: true
    default: false
    }
  }

  /// Reports the commas that are missing from here to the end of the parentheses, as one finding.
  private mutating func reportMissingCommas() {
    var places: [Int] = []
    var depth = 0
    var token = position
    while depth >= 0 {
      switch kind(at: token) {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .newline, .endOfFile, .openBrace, .closeBrace: depth = -1
      default:
        guard depth == 0, beginsArgument(token) else { break }
        switch kind(at: token - 1) {
        case .number, .color, .string, .name, .closeParenthesis: places.append(token)
        default: break
        }
      }
      token += 1
    }
    reportMissingCommas(before: places)
  }

  private mutating func parseArgument() -> Bool {
    inNode(.argument, .member) { parser in
      if parser.kind.isName, parser.kind(at: parser.position + 1) == .equals { parser.mendLabel() }
      if parser.kind.isName, parser.kind(at: parser.position + 1) == .colon {
        parser.addLeaf(.leaf, .label)
        parser.position += 1
      }
      return parser.parseExpression(role: .value)
    }
  }

  private mutating func closeParenthesis(_ open: Int, isCall: Bool) -> Bool {
    if kind == .closeParenthesis {
      position += 1
      return true
    }
    let isEnd =
      kind == .newline || kind == .endOfFile || kind == .openBrace || kind == .closeBrace || kind == .arrow
    if isEnd {
      // An unterminated string contains the closing parenthesis.
      if isReportedByLexer(position - 1) { return false }
      let end = ByteRange(at: tokens[position - 1].end)
      report(
        Diagnostic(
          .unclosedParenthesis, at: tokens.range(open),
          fixIts: [FixIt("close it here", replacing: end, with: ")")]))
      return false
    }
    if isCall || kind != .comma { return missing(isCall ? "`,` or `)`" : "`)`") }
    report(
      Diagnostic(
        .missingToken, at: tokens.range(position), [.text("`)`"), found()],
        notes: ["a point is `point(x, y)`, a displacement `vector(x, y)`, a size `size(width, height)`"]))
    return false
  }

  // MARK: Nodes

  private mutating func inNode(_ kind: NodeKind, _ role: Role, _ body: (inout Parser) -> Bool) -> Bool {
    let node = open(kind, role)
    let outerParent = parent
    parent = node
    lastChild = .none
    let isWhole = body(&self)
    close(node, hasError: !isWhole)
    parent = outerParent
    lastChild = node
    return isWhole
  }

  /// Puts the children after `previous` (one operand, or an operand and a second child) into a node of their own.
  private mutating func wrap(_ kind: NodeKind, from start: Int, operand: NodeID, after previous: NodeID) {
    let first =
      previous == .none ? nodes[Int(parent.index)].firstChild : nodes[Int(previous.index)].nextSibling
    let id = NodeID(nodes.count)
    var node = SyntaxTree.Node(kind: kind, role: .none, start: UInt32(start), end: UInt32(position))
    node.firstChild = first
    nodes.append(node)
    nodes[Int(operand.index)].role = kind == .binary ? .left : .operand
    let second = nodes[Int(operand.index)].nextSibling
    if second != .none, kind == .binary { nodes[Int(second.index)].role = .right }
    if previous == .none {
      nodes[Int(parent.index)].firstChild = id
    } else {
      nodes[Int(previous.index)].nextSibling = id
    }
    lastChild = id
  }

  private mutating func tooManyOperators() -> Bool {
    report(
      Diagnostic(
        .tooManyOperators, at: tokens.range(position), [.number(Double(Self.operatorLimit))],
        notes: ["name a part of it with `let`"]))
    return false
  }

  private mutating func tooDeep() -> Bool {
    report(Diagnostic(.nestedTooDeeply, at: tokens.range(position), [.number(Double(Self.depthLimit))]))
    return false
  }

  // MARK: Operators

  /// The level of an infix operator, or nil.
  private func level(of kind: TokenKind) -> Int? {
    let level = Int(grammar.infixLevels[Int(kind.code)])
    return level < 0 ? nil : level
  }

  private func prefixLevel(of kind: TokenKind) -> Int? {
    let level = Int(grammar.prefixLevels[Int(kind.code)])
    return level < 0 ? nil : level
  }
}
