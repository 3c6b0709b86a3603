import TransitionDiagnostics
import TransitionText

/// What people write who know other languages. Each is one finding; the parser goes on as if it had been right.
extension Parser {
  /// Makes the present token one that a rule wants, if it is plain what its author meant.
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
          notes: ["say which view the finger moves on, a screen or a view of one: `on detail`"]))
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
          notes: isMoment(meant) ? ["an app is told at `start`, `finish`, `cancel` or `end`"] : [],
          fixIts: [
            FixIt(
              "write `\(text)`", [replacement(with: meant)],
              applicability: isMoment(meant) || kind == .comma ? .needsReview : .safe)
          ]))
      tokens.change(position, to: meant)
      return true
    }
    if wanted.contains(.number), takeLeadingPoint() { return true }
    if wanted.contains(.number), mendDotValue(expected: description(of: rule)) { return true }
    guard kind == .colon || kind == .equals || isLeadingDot(of: rule), position > 0,
      wanted.contains(tokens[position + 1].kind)
    else {
      return false
    }
    skipSuperfluous(expected: description(of: rule))
    return true
  }

  /// The edit that writes a mark for the present token, with the space before it that the style has.
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
    while tokens[token].kind != .arrow {
      switch tokens[token].kind {
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
    kind == .dot && tokens[position + 1].kind.isName && grammar.firsts[rule].all.contains(.name)
  }

  /// Makes the present token one that begins an optional rule, if only that can be meant.
  /// - Returns: Whether the rule can be tried.
  mutating func mendOptional(_ rule: Int) -> Bool {
    let wanted = grammar.firsts[rule].all
    switch kind {
    case .colon, .equals, .equalEqual:
      return Self.meanings(of: kind).contains { wanted.contains($0) } && mend(rule)
    case .comma:
      guard isPartOfPace(rule) else { return false }
      skipSuperfluous(expected: Self.words(of: grammar.cells[rule]))
      return true
    case .dot:
      // `.easeOut`, as an enumeration has it.
      let cell = grammar.cells[rule]
      let isTiming = cell.shape == .node && cell.kind == .timing
      guard isTiming || (cell.shape == .apply && cell.role == .curve),
        wanted.contains(tokens[position + 1].kind)
      else { return false }
      skipSuperfluous(expected: isTiming ? "a curve" : grammar.what(cell))
      return true
    default: return false
    }
  }

  /// Whether the present `,` stands before a curve or a delay that a rule wants: `forward 300ms, easeOut`.
  private func isPartOfPace(_ rule: Int) -> Bool {
    let cell = grammar.cells[rule]
    let isCurve = cell.role == .curve || (cell.shape == .node && cell.kind == .timing)
    guard isCurve || (cell.shape == .node && cell.kind == .delay),
      grammar.firsts[rule].all.contains(tokens[position + 1].kind), !endsLine(before: position + 1)
    else { return false }
    // A curve is followed by nothing, its arguments, or what a time is said with; a member has more behind its word.
    switch tokens[position + 2].kind {
    case .newline, .endOfFile, .closeBrace, .openBrace, .openParenthesis, .minus: return true
    case .number: return tokens[position + 1].kind.word != nil
    case TokenKind(.delay), TokenKind(.over), TokenKind(.after), TokenKind(.at): return true
    default: return false
    }
  }

  private static func words(of cell: CompiledGrammar.Cell) -> String {
    guard cell.shape == .node else { return "a curve" }
    return cell.kind == .delay ? "`delay`" : "a curve or a window"
  }

  /// Makes `==` of a `=` in a condition.
  mutating func mendComparison() {
    let range = tokens.range(position)
    report(
      Diagnostic(
        .missingToken, at: range, [.text("`==`"), found()],
        fixIts: [FixIt("write `==`", [TextEdit(range, "==")], applicability: .safe)]))
    tokens.change(position, to: .equalEqual)
  }

  /// Makes `:` of the `=` behind the name of an argument.
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
        notes: ["what may be absent is read without `\(source.text(range))`"],
        fixIts: [FixIt("remove it", [TextEdit(range, "")], applicability: .safe)]))
  }

  /// Skips two tokens that other languages have here: the type of a value, and the parentheses of a call.
  private mutating func skipsForeign(_ wanted: TokenSet) -> Bool {
    let next = kind == .colon || kind == .openParenthesis ? tokens[position + 1].kind : .endOfFile
    let note: String
    if kind == .colon, next.isName, wanted.contains(.equals), tokens[position + 2].kind == .equals {
      note = "types are worked out, not written"
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

  /// Takes `() -> Void` for the kind of what a screen hands over.
  /// - Returns: Whether there was one, which has been reported.
  mutating func takeFunctionType() -> Bool {
    guard kind == .openParenthesis else { return false }
    let start = position
    var end = start
    while !endsDeclaration(end), tokens[end].kind != .arrow { end += 1 }
    guard tokens[end].kind == .arrow else { return false }
    while !endsDeclaration(end + 1), tokens[end + 1].kind != .comma { end += 1 }
    let whole = tokens.range(start).union(tokens.range(end))
    report(
      Diagnostic(
        .missingToken, at: whole, [.text("the kind of what is handed over"), .quoted(whole)],
        notes: ["a function of the app is a `hook`, which is called without values"],
        fixIts: [FixIt("write `hook`", replacing: whole, with: "hook")]))
    let node = open(.unexpected, .none)
    position = end + 1
    close(node, hasError: true)
    return true
  }

  private func endsDeclaration(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .newline, .endOfFile, .openBrace, .closeBrace: true
    default: false
    }
  }

  /// The tokens for which another is written elsewhere, the likeliest first.
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

  /// Skips a token that has no business here; removing it is all there is to do.
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

  /// Puts the present token where the tree can have it; what is around it is not as the grammar says.
  mutating func addUnexpected() {
    addLeaf(.unexpected, .none)
    nodes[Int(lastChild.index)].hasError = true
    if parent != .none { nodes[Int(parent.index)].hasError = true }
  }

  // MARK: Members

  /// Takes a `,` after a whole member for the end of the line.
  /// - Returns: Whether the next member can follow.
  mutating func endsWithComma() -> Bool {
    guard kind == .comma else { return false }
    let next = tokens[position + 1].kind
    let isLast = next == .newline || next == .closeBrace || next == .endOfFile
    let endsLine = isLast || endsLine(before: position + 1)
    guard endsLine || beginsMember(next) else { return false }
    let outer = parent == .none ? false : nodes[Int(parent.index)].hasError
    skipSuperfluous(expected: "the end of the line", replacement: endsLine ? "" : ";")
    // The block around it is none the worse for it.
    if parent != .none { nodes[Int(parent.index)].hasError = outer }
    return true
  }

  /// Whether a token can begin a member of the present block.
  private func beginsMember(_ token: TokenKind) -> Bool {
    guard let block = blocks.last else { return false }
    let first = grammar.firsts[block.member]
    return first.words == TokenSet() ? first.all.contains(token) : first.words.contains(token)
  }

  /// Takes a word that begins a member, behind a whole one, for the beginning of the next line.
  mutating func beginsNext(_ first: CompiledGrammar.First) -> Bool {
    let next = tokens[position + 1].kind
    // `over 0% to 50%`: what begins with these two goes on with a name.
    let isEnd = kind == TokenKind(.to) || kind == TokenKind(.from)
    guard first.words.contains(kind), next.isName || (next == .number && !isEnd) else { return false }
    let range = tokens.range(position)
    report(
      Diagnostic(
        .unexpectedToken, at: range, [found(), .text("the end of the line")],
        fixIts: [
          FixIt(
            "end the line here", [TextEdit(ByteRange(at: tokens[position - 1].end), ";")],
            applicability: .safe)
        ]))
    nodes[Int(lastChild.index)].hasError = true
    return true
  }

  /// What there is to say of a token behind a whole member that other languages go on with, or nil.
  func noteOnTrailing() -> String? {
    switch kind {
    case .question where endsDeclaration(position + 1) || tokens[position + 1].kind == .comma:
      "what may be absent is said where the screen hands it over: `picture: image?`"
    case .question: "there is no `? :`; `min`, `max`, `clamp` and `map` choose between values"
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equalEqual, .notEqual:
      "comparisons do not chain: join two of them with `and`"
    default: nil
    }
  }

  /// The finding about a name that begins no member, with what is known of it.
  func unknownMember(_ name: String, _ range: ByteRange, _ first: CompiledGrammar.First, what: String)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.unknownMember, at: range, [.text(name), .text(what)])
    let known = Word.allCases.filter { first.words.contains(TokenKind($0)) }
    let next = tokens[position + 1].kind
    if kind == TokenKind(.transition), next == .colon, known.contains(.animate) {
      diagnostic.notes = ["what moves is a track: `animate TARGET.PROPERTY: A -> B`"]
    } else if kind.word != nil,
      blocks.dropLast().contains(where: { grammar.firsts[$0.member].words.contains(kind) })
    {
      let isDeclaration = !blocks.dropFirst().dropLast().contains {
        grammar.firsts[$0.member].words.contains(kind)
      }
      diagnostic.notes = [
        isDeclaration
          ? "it stands outside, \(kind == TokenKind(.transition) ? "after" : "before") the `transition`"
          : "it is a member of the block outside: it stands before this block, or after it"
      ]
    } else if let block = blockOfWord() {
      diagnostic.notes = ["it is \(block)"]
    } else if let foreign = ForeignWords.meant(
      by: name, isDeclaration: first.words.contains(TokenKind(.transition)))
    {
      diagnostic.notes = [foreign.note]
      if let word = foreign.word, known.contains(word) {
        diagnostic.fixIts = [change(to: word)].compactMap(\.self)
      }
    } else if next == .dot {
      let word = wordBeforePath(first)
      let example = word ?? [.animate, .drive, .from].first { known.contains($0) }
      let form = word == nil && example == .animate ? "\(pathText()): A -> B" : "\(name).…"
      diagnostic.notes = ["a member begins with a word" + (example.map { ": `\($0.text) \(form)`" } ?? "")]
      if let word { diagnostic.fixIts = [Self.prefix(word, range)] }
    } else if next == .equals, known.contains(.let), !known.contains(.progress) || !isNearProgress(name) {
      diagnostic.notes = ["a value gets a name with `let \(name) = VALUE`"]
      diagnostic.fixIts = [Self.prefix(.let, range)]
    } else if next == .openBrace, known.contains(.transition) {
      diagnostic.notes = ["a file holds transitions: `transition NAME { … }`"]
      diagnostic.fixIts = [Self.prefix(.transition, range)]
    } else if let nearest = EditDistance.nearest(to: name, among: known.map(\.text)) {
      diagnostic.notes = ["did you mean `\(nearest)`?"]
      diagnostic.fixIts = [FixIt("change to `\(nearest)`", replacing: range, with: nearest)]
    }
    return diagnostic
  }

  private static func prefix(_ word: Word, _ range: ByteRange) -> FixIt {
    FixIt("write `\(word.text)`", replacing: ByteRange(at: range.start), with: word.text + " ")
  }

  /// Writes a word for the present name, if what stands behind it can stand behind the word.
  private func change(to word: Word) -> FixIt? {
    let title = "change to `\(word.text)`"
    let next = tokens[position + 1].kind
    let range = tokens.range(position)
    if next.isName || next == .number, word != .transition {
      return FixIt(title, replacing: range, with: word.text)
    }
    if word == .transition, next.isName {
      var edits = [TextEdit(range, word.text)]
      // What it inherits goes.
      var end = position + 1
      while tokens[end].kind != .openBrace, tokens[end].kind != .newline, tokens[end].kind != .endOfFile {
        end += 1
      }
      if tokens[position + 2].kind == .colon {
        edits.append(TextEdit(ByteRange(tokens[position + 1].end, tokens[end - 1].end), ""))
      } else if end != position + 2 {
        return nil
      }
      return FixIt(title, edits, applicability: .needsReview)
    }
    // `animation: 600ms easeOut`, where the transition has no time yet.
    guard word == .forward || word == .backward, next == .colon, tokens[position + 2].kind == .number,
      !tokens.all.contains(where: { $0.kind == TokenKind(word) })
    else { return nil }
    return FixIt(
      title, replacing: ByteRange(range.start, tokens[position + 1].end), with: word.text)
  }

  /// The path that begins at the present token.
  private func pathText() -> String {
    var end = position
    while tokens[end + 1].kind == .dot, tokens[end + 2].kind.isName { end += 2 }
    return source.text(tokens.range(position).union(tokens.range(end)))
  }

  private func isNearProgress(_ name: String) -> Bool {
    EditDistance.nearest(to: name, among: [Word.progress.text]) != nil
  }

  /// The word that is missing before a path at the beginning of a member: the sign after the path tells.
  private func wordBeforePath(_ first: CompiledGrammar.First) -> Word? {
    var end = position
    while tokens[end].kind.isName, tokens[end + 1].kind == .dot { end += 2 }
    switch tokens[min(end + 1, tokens.count - 1)].kind {
    case .colon where first.words.contains(TokenKind(.animate)): return .animate
    case .equals where first.words.contains(TokenKind(.drive)): return .drive
    case TokenKind(.at), .openParenthesis: return first.words.contains(TokenKind(.call)) ? .call : nil
    default: return nil
    }
  }

  // MARK: Numbers

  /// The finding about a unit with a space before it, as in `300 ms easeOut`, just before the present token or just
  /// after that; nil when there is none.
  func detachedUnit() -> Diagnostic? {
    for place in [position, position - 1] where place > 0 && tokens[place].kind == .name {
      let name = tokens.names.name(tokens[place].symbol)
      let lastDigit = source.padded[Int(tokens[place - 1].end) - 1]
      guard tokens[place - 1].kind == .number, Lexer.isDigit(lastDigit), let unit = ForeignWords.unit(name)
      else { continue }
      let whole = ByteRange(tokens[place - 1].start, tokens[place].end)
      let text = source.text(tokens.range(place - 1)) + unit
      return Diagnostic(
        .malformedNumber, at: whole, [.source(whole), .text("a number: a unit is glued to it")],
        fixIts: [FixIt("write `\(text)`", [TextEdit(whole, text)], applicability: .safe)])
    }
    return nil
  }

  /// Takes `.5` for a number.
  /// - Returns: Whether there is one.
  mutating func takeLeadingPoint() -> Bool {
    guard kind == .dot, tokens[position + 1].kind == .number,
      tokens[position + 1].start == tokens[position].end
    else { return false }
    let whole = ByteRange(tokens[position].start, tokens[position + 1].end)
    // Glued to a name, the point may be a number's, or a mark too many.
    let isGlued = position > 0 && tokens[position - 1].end == whole.start && tokens[position - 1].kind.isName
    let zero = FixIt(
      "write the `0`", [TextEdit(ByteRange(at: whole.start), "0")],
      applicability: isGlued ? .needsReview : .safe)
    let removal = FixIt("remove the `.`", replacing: tokens.range(position), with: "")
    report(
      Diagnostic(
        .malformedNumber, at: whole, [.source(whole), .text("a number: a digit stands before the point")],
        fixIts: isGlued ? [zero, removal] : [zero]))
    addUnexpected()
    return true
  }

  // MARK: Curves

  /// Takes the hyphens of `ease-in-out` to the name before them, which has just been added.
  mutating func takeHyphens(from start: Int) -> Bool {
    var text = ""
    while kind == .minus, tokens[position].start == tokens[position - 1].end,
      tokens[position + 1].kind.isName, tokens[position + 1].start == tokens[position].end
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

extension Word {
  /// The word as it is written.
  fileprivate var text: String { "\(spelling)" }
}
