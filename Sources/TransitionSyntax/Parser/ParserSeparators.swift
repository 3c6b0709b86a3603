import TransitionDiagnostics
import TransitionText

/// Commas and parentheses that are missing. The parser goes on as if they were there.
extension Parser {
  // MARK: Commas

  /// The finding about the commas that are missing before some tokens, as one mistake at the first of them.
  mutating func reportMissingCommas(before places: [Int]) {
    let edits = places.map { TextEdit(ByteRange(at: tokens[$0 - 1].end), ",") }
    report(
      Diagnostic(
        .missingToken, at: tokens.range(position), [.text("`,`"), found()],
        fixIts: [
          FixIt(edits.count == 1 ? "write `,`" : "write the commas", edits, applicability: .needsReview)
        ]))
  }

  /// Reports the commas that are missing in `states half full`, in `hide list.cell list.row` and in `call`.
  /// - Returns: Whether there is another element.
  mutating func takeMissingComma() -> Bool {
    guard kind == .name, parent != .none else { return false }
    let isOfStates = nodes[Int(parent.index)].kind == .states
    guard isOfStates || [.hide, .call].contains(nodes[Int(parent.index)].kind) else { return false }
    func begins(_ token: Int) -> Bool {
      kind(at: token) == .name && kind(at: token - 1).isName
        && (isOfStates || kind(at: token + 1) == .dot)
    }
    guard begins(position) else { return false }
    nodes[Int(parent.index)].hasError = true
    let start = Int(nodes[Int(parent.index)].start)
    if listWithoutCommas == start { return true }
    listWithoutCommas = start
    var places: [Int] = []
    var token = start + 2
    while kind(at: token).isName || kind(at: token) == .dot || kind(at: token) == .comma {
      if begins(token) { places.append(token) }
      token += 1
    }
    reportMissingCommas(before: places)
    return true
  }

  /// Whether the current token and the `:` after it begin an entry of a table, or a declaration of a screen.
  var beginsEntry: Bool { beginsEntry(position) }

  /// Whether an entry of a table begins the next line, where the member on this one has no `{`.
  var beginsUnopenedTable: Bool { kind == .newline && beginsEntry(position + 1) }

  private func beginsEntry(_ token: Int) -> Bool {
    (kind(at: token).isName || kind(at: token) == .number) && kind(at: token + 1) == .colon
  }

  /// Reports the commas that are missing in a block whose members they are between, as in `{ cell: image done: hook }`.
  /// - Returns: Whether the next member begins here.
  mutating func takeMissingComma(in block: CompiledGrammar.Cell, _ first: CompiledGrammar.First) -> Bool {
    guard block.allowsComma, first.all.contains(kind), beginsEntry, let brace = blocks.last?.brace else {
      return false
    }
    nodes[Int(lastChild.index)].hasError = true
    if parent != .none { nodes[Int(parent.index)].hasError = true }
    if listWithoutCommas == brace { return true }
    listWithoutCommas = brace
    var places: [Int] = []
    var token = position
    var depth = 0
    while depth >= 0, kind(at: token) != .endOfFile {
      switch kind(at: token) {
      case .openBrace, .openParenthesis: depth += 1
      case .closeBrace, .closeParenthesis: depth -= 1
      default:
        guard depth == 0, beginsEntry(token) else { break }
        switch kind(at: token - 1) {
        case .openBrace, .comma, .newline: break
        default: places.append(token)
        }
      }
      token += 1
    }
    reportMissingCommas(before: places)
    return true
  }

  // MARK: Parentheses

  /// Whether the line of the present token has a `)` that closes nothing and has not been reported.
  private mutating func hasUnopened() -> Bool {
    if parenthesizedLine.tokens.contains(position) { return parenthesizedLine.hasUnopened }
    var start = position
    while start > 0, !endsDeclaration(start - 1) { start -= 1 }
    var end = start
    var depth = 0
    var least = 0
    while !endsDeclaration(end) {
      if kind(at: end) == .openParenthesis { depth += 1 }
      if kind(at: end) == .closeParenthesis { depth -= 1 }
      least = min(least, depth)
      end += 1
    }
    parenthesizedLine = (start..<end + 1, least < 0)
    return least < 0
  }

  /// The missing text after the name of a function.
  enum MissingParentheses { case opening, both }

  /// The parentheses that are missing behind a name whose arguments follow it: the first where the second is there, both of
  /// `color #000000` and `spring damping: 0.8`; nil where the name is alone.
  mutating func missingParentheses(behind name: Int) -> MissingParentheses? {
    guard kind(at: name) == .name else { return nil }
    let next = kind(at: name + 1)
    let isLabel = next == .name && kind(at: name + 2) == .colon
    let isPath = next == .name || next.isName && kind(at: name + 2) == .dot
    guard next == .number || next == .color || next == .string || isPath else { return nil }
    if hasUnopened() { return .opening }
    let isEntry = parent != .none && nodes[Int(parent.index)].kind == .tableEntry
    return next == .color || isLabel && !isEntry ? .both : nil
  }

  /// Reports parentheses that are missing around arguments.
  /// - Parameter first: The first token of the arguments; the present token is behind them.
  mutating func reportMissing(_ parentheses: MissingParentheses, before first: Int) {
    let space = ByteRange(tokens[first - 1].end, tokens[first].start)
    var edits = [TextEdit(space, "(")]
    if parentheses == .both { edits.append(TextEdit(ByteRange(at: tokens[position - 1].end), ")")) }
    parenthesizedLine.hasUnopened = false
    let end = position
    position = first
    report(
      Diagnostic(
        .missingToken, at: tokens.range(first), [.text("`(`"), found()],
        fixIts: [
          FixIt(
            parentheses == .both ? "put it in parentheses" : "write `(`", edits, applicability: .needsReview)
        ]))
    position = end
  }

  /// Reports the `(` that is missing in `settle nearest sheet.y) 300ms`, where a rule wants one.
  /// - Returns: Whether the rule can go on behind it.
  mutating func takeMissingOpening(_ cell: CompiledGrammar.Cell) -> Bool {
    guard cell.tokens.contains(.openParenthesis), position > 0, kind(at: position - 1).isName,
      hasUnopened()
    else { return false }
    reportMissing(.opening, before: position)
    if parent != .none { nodes[Int(parent.index)].hasError = true }
    return true
  }
}
