import TransitionDiagnostics
import TransitionText

/// Notations of other languages. Each is one finding, and the parser goes on as if it were correct.
extension Parser {
  /// Changes the present token to one that a rule expects, if its meaning is clear.
  /// - Returns: Whether the rule can be tried again.
  mutating func mend(_ rule: Int) -> Bool {
    let wanted = grammar.firsts[rule].all
    if skipsForeign(wanted) { return wanted.contains(kind) }
    if wanted.contains(TokenKind(.above)), !wanted.contains(.name), mendBelow() { return true }
    if kind == TokenKind(.from), wanted.contains(.colon) {
      mendFromTo()
      if kind == .colon { return true }
    }
    if wanted.contains(.colon), reportMissingColon() { return false }
    if kind == .openBrace, wanted.contains(TokenKind(.on)), !wanted.contains(.name) {
      report(
        Diagnostic(
          .missingToken, at: tokens.range(position), [.text("`on`"), found()],
          notes: ["name the view of the gesture, a screen or a view of one: `on detail`"]))
      return false
    }
    if wanted.contains(.equals), reportDrivenPair() {
      tokens.change(position, to: .equals)
      return true
    }
    let word = wanted.contains(.name) ? nil : wordMeant()
    for meant in Self.meanings(of: kind) + [word.map(TokenKind.init)].compactMap(\.self)
    where wanted.contains(meant) {
      let text = meant.spelling
      report(
        Diagnostic(
          .missingToken, at: tokens.range(position), [.text(meant.description), found()],
          notes: isMoment(meant) ? ["the app can be called at `start`, `finish`, `cancel` or `end`"] : [],
          fixIts: [
            FixIt(
              "write `\(text)`", [replacement(with: meant)],
              applicability: isMoment(meant) || kind == .comma || isFixedProgress ? .needsReview : .safe)
          ]))
      tokens.change(position, to: meant)
      return true
    }
    if wanted.contains(.number), takeLeadingPoint() { return true }
    if wanted.contains(.number), mendDotValue(expected: description(of: rule)) { return true }
    // What is behind the mark is not the name that is missing before it: `shared : image`, `view: color(#000000)`.
    if kind == .colon, grammar.cells[rule].role == .name, position > 0 {
      let isApart = tokens[position - 1].end < tokens[position].start
      let isNamed = kind(at: position + 2) == .colon
      let word = kind(at: position - 1)
      if isApart || (word == TokenKind(.shared) || word == TokenKind(.view)) && !isNamed { return false }
    }
    guard kind == .colon || kind == .equals || isLeadingDot(of: rule), position > 0,
      wanted.contains(kind(at: position + 1))
    else {
      return false
    }
    skipSuperfluous(expected: description(of: rule))
    return true
  }

  /// Whether the present token is that of `progress == 50%`, where a condition was meant.
  private var isFixedProgress: Bool {
    kind == .equalEqual && parent != .none && nodes[Int(parent.index)].kind == .progress
      && kind(at: position + 1) == .number && endsDeclaration(position + 2)
  }

  /// The edit that replaces the present token by a mark, with the space before it that the style requires.
  private func replacement(with meant: TokenKind) -> TextEdit {
    let range = tokens.range(position)
    guard position > 0, meant == .colon || meant == .equals || meant == .arrow else {
      return TextEdit(range, meant.spelling)
    }
    let space = ByteRange(tokens[position - 1].end, range.start)
    if meant == .colon, source[space].allSatisfy({ $0 == UInt8(ascii: " ") }) {
      return TextEdit(ByteRange(space.start, range.end), meant.spelling)
    }
    return TextEdit(range, (space.count == 0 ? " " : "") + meant.spelling)
  }

  /// Reports a `:` that is missing before the first value of a track.
  private mutating func reportMissingColon() -> Bool {
    guard kind == .number || kind == .minus || kind == .color, position > 0 else { return false }
    var token = position
    while kind(at: token) != .arrow {
      switch kind(at: token) {
      case .newline, .endOfFile, .openBrace, .closeBrace: return false
      default: token += 1
      }
    }
    report(
      Diagnostic(
        .missingToken, at: tokens.range(position), [.text("`:`"), found()],
        fixIts: [
          FixIt("write `:`", [TextEdit(ByteRange(at: tokens[position - 1].end), ":")], applicability: .safe)
        ]))
    return true
  }

  /// Whether the present token is the dot of `.down`, where a rule wants a name.
  private func isLeadingDot(of rule: Int) -> Bool {
    kind == .dot && kind(at: position + 1).isName && grammar.firsts[rule].all.contains(.name)
  }

  /// Changes the present token to one that begins an optional rule, if nothing else can be meant.
  /// - Returns: Whether the rule can be tried.
  mutating func mendOptional(_ rule: Int) -> Bool {
    let wanted = grammar.firsts[rule].all
    if grammar.cells[rule].shape == .block, lacksBrace(of: rule) { return true }
    switch kind {
    case .colon, .equals, .equalEqual:
      return Self.meanings(of: kind).contains { wanted.contains($0) } && mend(rule)
    case .comma:
      guard isPartOfPace(rule) else { return false }
      skipSuperfluous(expected: Self.words(of: grammar.cells[rule]))
      return true
    case .dot:
      // `.easeOut`, as a case of an enumeration.
      let cell = grammar.cells[rule]
      let isTiming = cell.shape == .node && cell.kind == .timing
      guard isTiming || (cell.shape == .apply && cell.role == .curve),
        wanted.contains(kind(at: position + 1))
      else { return false }
      skipSuperfluous(expected: isTiming ? "a curve" : grammar.what(cell))
      return true
    default: return false
    }
  }

  /// Whether a member of an optional block follows, here or on the next line, that the block around it cannot have.
  private func lacksBrace(of rule: Int) -> Bool {
    guard let around = blocks.last else { return false }
    let words = grammar.firsts[grammar.part(grammar.cells[rule], 0)].words
    let next = kind == .newline ? kind(at: position + 1) : kind
    return next.word != nil && words.contains(next) && !grammar.firsts[around.member].words.contains(next)
  }

  /// Whether the present `,` is before a curve or a delay that a rule wants: `forward 300ms, easeOut`.
  private func isPartOfPace(_ rule: Int) -> Bool {
    let cell = grammar.cells[rule]
    let isCurve = cell.role == .curve || (cell.shape == .node && cell.kind == .timing)
    guard isCurve || (cell.shape == .node && cell.kind == .delay),
      grammar.firsts[rule].all.contains(kind(at: position + 1)), !endsLine(before: position + 1)
    else { return false }
    // After a curve comes nothing, its arguments or a timing clause; a member has more after its word.
    switch kind(at: position + 2) {
    case .newline, .endOfFile, .closeBrace, .openBrace, .openParenthesis, .minus: return true
    case .number: return kind(at: position + 1).word != nil
    case TokenKind(.delay), TokenKind(.over), TokenKind(.after), TokenKind(.at): return true
    default: return false
    }
  }

  private static func words(of cell: CompiledGrammar.Cell) -> String {
    guard cell.shape == .node else { return "a curve" }
    return cell.kind == .delay ? "`delay`" : "a curve or a window"
  }

  /// Changes a `=` in a condition to the intended comparison, because a value of a finger is hardly ever equal to a number.
  /// - Parameter operand: The first token of the operand before it.
  mutating func mendComparison(of operand: Int) {
    let range = tokens.range(position)
    let isOfFinger = Self.fingerValues.contains(source.text(tokens.range(operand)))
    let isBelow = kind(at: position + 1) == .minus
    let meant: TokenKind = !isOfFinger ? .equalEqual : isBelow ? .lessOrEqual : .greaterOrEqual
    report(
      Diagnostic(
        .missingToken, at: range, [.text(meant.description), found()],
        notes: isOfFinger
          ? ["a value of a finger is hardly ever equal to a number: compare it with `<` or `>`"] : [],
        fixIts: [
          FixIt(
            "write \(meant.description)", [TextEdit(range, meant.spelling)],
            applicability: isOfFinger ? .needsReview : .safe)
        ]))
    tokens.change(position, to: meant)
  }

  private static let fingerValues = ["progress", "translation", "velocity", "location", "scale", "rotation"]

  /// Changes the `=` after the name of an argument to `:`.
  mutating func mendLabel() {
    position += 1
    let range = tokens.range(position)
    report(
      Diagnostic(
        .missingToken, at: range, [.text("`:`"), found()],
        fixIts: [
          FixIt(
            "write `:`", [TextEdit(ByteRange(tokens[position - 1].end, range.end), ":")],
            applicability: .safe)
        ]))
    tokens.change(position, to: .colon)
    position -= 1
  }

  /// Reports the `?` of `content?.offset`, or the `!`.
  mutating func reportOptionalChain() {
    let range = tokens.range(position)
    report(
      Diagnostic(
        .unexpectedToken, at: range, [found(), .text("`.`")],
        notes: ["optional views are read without `\(source.text(range))`"],
        fixIts: [FixIt("remove it", [TextEdit(range, "")], applicability: .safe)]))
  }

  /// Skips two tokens that other languages have here: the type of a value, and the parentheses of a call.
  private mutating func skipsForeign(_ wanted: TokenSet) -> Bool {
    let next = kind == .colon || kind == .openParenthesis ? kind(at: position + 1) : .endOfFile
    let note: String
    if kind == .colon, next.isName, wanted.contains(.equals), kind(at: position + 2) == .equals {
      note = "types are inferred"
    } else if kind == .openParenthesis, next == .closeParenthesis, wanted == TokenSet([TokenKind(.at)]) {
      note = "a hook has no arguments and no parentheses"
    } else {
      return false
    }
    let whole = tokens.range(position).union(tokens.range(position + 1))
    let expected = wanted.contains(.equals) ? "`=`" : "`at`"
    report(
      Diagnostic(
        .unexpectedToken, at: whole, [.quoted(whole), .text(expected)], notes: [note],
        fixIts: [FixIt("remove it", [TextEdit(whole, "")], applicability: .safe)]))
    addUnexpected()
    addUnexpected()
    return true
  }

  /// Reads `() -> Void`, in the declarations of a screen, as a hook.
  /// - Returns: Whether there was such a type, which has been reported.
  mutating func takeFunctionType() -> Bool {
    guard kind == .openParenthesis else { return false }
    let start = position
    var end = start
    while !endsDeclaration(end), kind(at: end) != .arrow { end += 1 }
    guard kind(at: end) == .arrow else { return false }
    while !endsDeclaration(end + 1), kind(at: end + 1) != .comma { end += 1 }
    let whole = tokens.range(start).union(tokens.range(end))
    report(
      Diagnostic(
        .missingToken, at: whole, [.text("a kind of view, value or hook"), .quoted(whole)],
        notes: ["a function of the app is a `hook`, which has no parameters"],
        fixIts: [FixIt("write `hook`", replacing: whole, with: "hook")]))
    let node = open(.unexpected, .none)
    position = end + 1
    close(node, hasError: true)
    return true
  }

  /// Whether a token ends the part of a declaration on its line.
  func endsDeclaration(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .newline, .endOfFile, .openBrace, .closeBrace: true
    default: false
    }
  }

  /// The tokens that a wrong token may stand for, the likeliest first.
  private static func meanings(of kind: TokenKind) -> [TokenKind] {
    switch kind {
    case .equals: [.colon]
    case .colon: [.equals]
    case .equalEqual: [.equals, .colon]
    case TokenKind(.to): [.arrow]
    case TokenKind(.from): [.colon]
    case .comma: [.arrow]
    default: []
    }
  }

  /// Skips a superfluous token, with a fix-it that removes or replaces it.
  mutating func skipSuperfluous(expected: String, replacement: String = "") {
    let range = tokens.range(position)
    report(
      Diagnostic(
        .unexpectedToken, at: range, [found(), .text(expected)],
        fixIts: [
          FixIt(
            replacement.isEmpty ? "remove it" : "end the line here", [TextEdit(range, replacement)],
            applicability: .safe)
        ]))
    addUnexpected()
  }

  /// Adds the present token as an unexpected node, and marks it and the node around it as wrong.
  mutating func addUnexpected() {
    addLeaf(.unexpected, .none)
    nodes[Int(lastChild.index)].hasError = true
    if parent != .none { nodes[Int(parent.index)].hasError = true }
  }

  /// Joins the hyphens of `ease-in-out` to the name before them, which has just been added.
  mutating func takeHyphens(from start: Int) -> Bool {
    var text = ""
    while kind == .minus, tokens[position].start == tokens[position - 1].end,
      kind(at: position + 1).isName, tokens[position + 1].start == tokens[position].end
    {
      let name = tokens.names.name(tokens[position + 1].symbol)
      text += name.prefix(1).uppercased() + name.dropFirst()
      position += 2
    }
    if text.isEmpty { return true }
    let joined = tokens.names.name(tokens[start].symbol) + text
    let name = ForeignWords.curve(joined) ?? joined
    let whole = ByteRange(tokens[start].start, tokens[position - 1].end)
    let last = position
    position = start
    report(
      Diagnostic(
        .unexpectedToken, at: whole, [.quoted(whole), .text("a name, which has no hyphens")],
        fixIts: [FixIt("write `\(name)`", replacing: whole, with: name)]))
    position = last
    return false
  }
}
