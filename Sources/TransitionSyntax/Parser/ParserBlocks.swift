import TransitionDiagnostics
import TransitionText

extension Parser {
  /// Parses `{`, members and `}`.
  mutating func runBlock(_ cell: CompiledGrammar.Cell, member: Int) -> Bool {
    guard kind == .openBrace || takeMissingBrace(member) else { return missing("`{`") }
    let braces = tokens.all[position...].prefix { $0.kind == .openBrace }.count
    if depth + braces > Self.depthLimit { return skipTooDeep(to: position + Self.depthLimit - depth) }
    let brace = position
    if kind == .openBrace { position += 1 }
    while kind == .openBrace { skipSuperfluous(expected: grammar.what(cell)) }
    depth += 1
    blocks.append(OpenBlock(member: member, brace: brace))
    defer {
      depth -= 1
      blocks.removeLast()
    }
    while true {
      skipSeparators(allowsComma: cell.allowsComma)
      if kind == .closeBrace {
        position += 1
        return true
      }
      if kind == .endOfFile || belongsOutside(member) {
        reportUnclosed(brace)
        addUnread()
        memberAfterError = position
        return true
      }
      runMember(member, of: cell)
    }
  }

  /// Reports a brace that is missing at the end of a line, if the next line begins a member of its block.
  /// - Returns: Whether the block can be parsed as if it were there.
  private mutating func takeMissingBrace(_ member: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    let first = grammar.firsts[member]
    let next = kind == .newline ? kind(at: position + 1) : kind
    guard first.words == TokenSet() ? first.all.contains(next) : first.words.contains(next) else {
      return false
    }
    let end = ByteRange(at: tokens[position - 1].end)
    report(
      Diagnostic(
        .missingToken, at: end, [.text("`{`"), found()],
        fixIts: [FixIt("write `{`", [TextEdit(end, " {")], applicability: .needsReview)]))
    return true
  }

  /// Parses members until the file ends.
  mutating func runLines(_ cell: CompiledGrammar.Cell, member: Int) {
    blocks.append(OpenBlock(member: member, brace: -1))
    var isAfterError = false
    while true {
      skipSeparators(allowsComma: false)
      if position == stop { break }
      if kind == .endOfFile {
        addUnread()
        break
      }
      if kind == .closeBrace {
        let brace = tokens.range(position)
        report(
          Diagnostic(
            .unmatchedClosingBrace, at: brace, fixIts: [FixIt("remove it", replacing: brace, with: "")]))
        skipToDeclaration(member)
        isAfterError = true
      } else if grammar.firsts[member].all.contains(kind) {
        let before = faults
        // A `let` may as well be a member of what was closed too early.
        let mayBeInside = isAfterError && blockOfWord() != nil
        triedMembers.present = 0
        runMember(member, of: cell)
        isAfterError = faults > before || mayBeInside
      } else {
        // These tokens belong in a transition that was closed too early, or has not been opened: one finding is enough.
        if !isAfterError {
          reportNoMember(grammar.firsts[member], what: grammar.what(cell), labels: labelsOfEarlyEnd())
        }
        skipToDeclaration(member)
        isAfterError = true
      }
    }
    blocks.removeLast()
  }

  /// Skips to the next declaration outside of braces. A transition or motion counts anywhere, since no block can contain one.
  private mutating func skipToDeclaration(_ member: Int) {
    let node = open(.unexpected, .none)
    var braces = 0
    repeat {
      if kind == .openBrace { braces += 1 }
      if kind == .closeBrace { braces = max(0, braces - 1) }
      position += 1
      if isDeclaration(member), braces == 0 || kind == TokenKind(.transition) || kind == TokenKind(.motion) {
        break
      }
    } while kind != .endOfFile
    close(node, hasError: true)
  }

  private mutating func skipSeparators(allowsComma: Bool) {
    while kind == .newline || (allowsComma && kind == .comma) { position += 1 }
  }

  /// Parses one member and the rest of its line. It always makes progress, also after errors.
  private mutating func runMember(_ member: Int, of block: CompiledGrammar.Cell) {
    let (start, count) = (position, diagnostics.count)
    readMember(member, of: block)
    if diagnostics.count > count { repairMember(of: block, from: start, findings: count) }
  }

  /// Whether all tokens are members of a block, without a fault.
  mutating func readsMembers(of block: CompiledGrammar.Cell) -> Bool {
    triesRepairs = false
    parent = open(.file, .none)
    let member = grammar.part(block, 0)
    blocks = [OpenBlock(member: member, brace: -1)]
    while faults == 0 {
      skipSeparators(allowsComma: block.allowsComma)
      if kind == .endOfFile { return true }
      if kind == .closeBrace { return false }
      runMember(member, of: block)
    }
    return false
  }

  private mutating func readMember(_ member: Int, of block: CompiledGrammar.Cell) {
    let allowsComma = block.allowsComma
    let start = position
    let first = grammar.firsts[member]
    if first.all.contains(kind) {
      let isWhole = run(member)
      if isWhole, memberAfterError == position {
        nodes[Int(lastChild.index)].hasError = true
        return
      }
      if isWhole, endsMember(allowsComma: allowsComma) || endsWithComma() || beginsNext(first) { return }
      if isWhole, takeMissingComma(in: block, first) { return }
      if isWhole, !takeMissingScreenBrace() { reportTrailing(after: start) }
    } else if !takeMissingScreenBrace() {
      reportNoMember(first, what: grammar.what(block))
    }
    recover(allowsComma: allowsComma)
    if position == start { position += 1 }  // every turn of the loop must move on
  }

  private func endsMember(allowsComma: Bool) -> Bool {
    kind == .newline || kind == .closeBrace || kind == .endOfFile || (allowsComma && kind == .comma)
  }

  /// Skips to the end of the member, over whole `{ … }`, into one `unexpected` node.
  private mutating func recover(allowsComma: Bool) {
    if endsMember(allowsComma: allowsComma) || memberAfterError == position { return }
    let node = open(.unexpected, .none)
    var open = 0
    while kind != .endOfFile {
      if open == 0, endsMember(allowsComma: allowsComma) { break }
      if kind == .openBrace { open += 1 }
      if kind == .closeBrace { open -= 1 }
      position += 1
    }
    close(node, hasError: true)
  }

  // MARK: Braces

  /// Whether the present token begins a member of a block further out and can begin none of this one, so that a
  /// closing brace must have been forgotten.
  private func belongsOutside(_ member: Int) -> Bool {
    let here = grammar.firsts[member]
    if here.words.contains(kind) || kind.word == nil { return false }
    // `let rows: scroll` in the block of a screen.
    if kind == TokenKind(.let), here.all.contains(kind), kind(at: position + 1).isName,
      kind(at: position + 2) == .colon
    {
      return false
    }
    let next = kind(at: position + 1)
    if here.all.contains(kind), next == .colon || next == .comma || next == .dot || next == .equals {
      return false
    }
    guard blocks.dropLast().contains(where: { grammar.firsts[$0.member].words.contains(kind) }) else {
      return false
    }
    // A member that is indented further than the block's line, or that follows its brace, is meant to be inside.
    guard let block = blocks.last, block.brace >= 0, position > 0 else { return true }
    if position - 1 == block.brace, !endsLine(before: position) { return false }
    guard position - 1 == block.brace || kind(at: position - 1) == .newline else { return true }
    return indentation(of: position) <= indentation(ofBlock: block.brace)
  }

  /// The indentation of the line on which the member with a brace begins; less than any for what has no braces.
  func indentation(ofBlock brace: Int) -> Int {
    guard brace >= 0 else { return -1 }
    var first = brace
    while first > 0, kind(at: first - 1) != .newline, kind(at: first - 1) != .openBrace,
      kind(at: first - 1) != .closeBrace
    {
      first -= 1
    }
    return indentation(of: first)
  }

  /// Whether a line ends between a token and the one before it.
  func endsLine(before token: Int) -> Bool {
    source[tokens.trivia(before: token)].contains { Lexer.endsLine($0) }
  }

  /// How many bytes of spaces and tabs begin the line of a token.
  func indentation(of token: Int) -> Int {
    var start = Int(tokens[token].start)
    while start > 0, !Lexer.endsLine(source.padded[start - 1]) { start -= 1 }
    var end = start
    while source.padded[end] == UInt8(ascii: " ") || source.padded[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  /// Whether the present token begins a declaration of a file, on a line of its own.
  private func isDeclaration(_ member: Int) -> Bool {
    grammar.firsts[member].words.contains(kind) && position > 0
      && (kind(at: position - 1) == .newline || kind(at: position - 1) == .closeBrace)
  }

  /// Notes that a block may have more members in an unclosed comment.
  private mutating func addUnread() {
    guard kind == .endOfFile, endsInComment else { return }
    let node = open(.unexpected, .none)
    close(node, hasError: true)
  }

  /// Reports the first brace that is too deep, and skips the rest of the file.
  private mutating func skipTooDeep(to brace: Int) -> Bool {
    report(Diagnostic(.nestedTooDeeply, at: tokens.range(brace), [.number(Double(Self.depthLimit))]))
    let node = open(.unexpected, .none)
    while kind != .endOfFile { position += 1 }
    close(node, hasError: true)
    return false
  }

  // MARK: Members that are none

  /// A label for the brace that has ended a transition, where one of its members follows it.
  private func labelsOfEarlyEnd() -> [DiagnosticLabel] {
    guard blockOfWord() != nil else { return [] }
    var last = position - 1
    while last > 0, kind(at: last) == .newline { last -= 1 }
    guard last > 0, kind(at: last) == .closeBrace else { return [] }
    return [DiagnosticLabel(tokens.range(last), "the block before it ends here: is this `}` superfluous?")]
  }

  private mutating func reportNoMember(
    _ first: CompiledGrammar.First, what: String, labels: [DiagnosticLabel] = []
  ) {
    let range = tokens.range(position)
    if kind.isName {
      let name = tokens.names.name(tokens[position].symbol)
      var diagnostic = unknownMember(name, range, first, what: what)
      diagnostic.labels += labels
      report(diagnostic)
    } else {
      let isPath = kind == .string && first.words.contains(TokenKind(.import))
      let fixIt = FixIt("write `import`", replacing: ByteRange(at: range.start), with: "import ")
      report(Diagnostic(.missingToken, at: range, [.text(what), found()], fixIts: isPath ? [fixIt] : []))
    }
  }

  private mutating func reportTrailing(after start: Int) {
    // The trailing tokens may change its meaning.
    nodes[Int(lastChild.index)].hasError = true
    if let diagnostic = detachedUnit() { return report(diagnostic) }
    let advice = adviceOnTrailing() ?? example(of: nodes[Int(lastChild.index)].kind)
    report(
      Diagnostic(
        .unexpectedToken, at: tokens.range(position), [found(), .text("the end of the line")],
        labels: [DiagnosticLabel(tokens.range(start), "in the member that starts here")],
        notes: advice?.notes ?? [], fixIts: advice?.fixIts ?? []))
  }
}
