import TransitionDiagnostics
import TransitionText

/// One wrong token in a member that cannot be read. A small change after which the whole member can be read shows which one it
/// is, and makes one finding of what it has led to.
extension Parser {
  /// How many members of one declaration and of the whole text are tried, how long they may be, and how far before the place of a
  /// finding its cause is.
  private static let most = (members: 4, all: 64, bytes: 1_024, tokens: 5)

  /// A finding that is kept until its member ends.
  struct Origin {
    /// The token at which it was found.
    var token: Int
    /// Whether it belongs to a member of a block in the member, which has ended.
    var isSettled = false
  }

  /// A change of the text, and the finding that it mends.
  private struct Repair {
    var edits: [TextEdit]
    var finding: Diagnostic
  }

  /// Looks for the one change that mends a member with findings.
  /// - Parameters:
  ///   - block: The cell of the block that the member is in.
  ///   - start: The first token of the member. The present token is behind it.
  ///   - first: The index of the first finding in it.
  mutating func repairMember(of block: CompiledGrammar.Cell, from start: Int, findings first: Int) {
    defer { for index in first..<origins.count { origins[index].isSettled = true } }
    guard triesRepairs, position > start, triedMembers.present < Self.most.members,
      triedMembers.all < Self.most.all,
      Int(tokens[position - 1].end - tokens[start].start) <= Self.most.bytes,
      let own = (first..<diagnostics.count).first(where: { !origins[$0].isSettled })
    else { return }
    let finding = diagnostics[own]
    let text = ByteRange(tokens[start].start, tokens[endOfLine(from: start) - 1].end)
    guard [.missingToken, .unexpectedToken, .unknownMember].contains(finding.code),
      text.count <= Self.most.bytes
    else { return }
    triedMembers.present += 1
    triedMembers.all += 1
    guard
      let repair = repairs(of: finding, at: origins[own].token, from: start).first(where: {
        isWhole(text, with: $0.edits, in: block)
      })
    else { return }
    diagnostics[own] = repair.finding
    // What else was found in the member follows from that.
    for index in (own + 1..<diagnostics.count).reversed() where !origins[index].isSettled {
      diagnostics.remove(at: index)
      origins.remove(at: index)
    }
  }

  /// The token after a member and what follows it on its last line, unless that is far away.
  private func endOfLine(from start: Int) -> Int {
    var end = start
    var depth = 0
    let limit = tokens[start].start + UInt32(Self.most.bytes)
    while kind(at: end) != .endOfFile, tokens[end].start <= limit {
      if kind(at: end) == .openBrace { depth += 1 }
      if kind(at: end) == .closeBrace { depth -= 1 }
      if depth < 0 || depth == 0 && end >= position && kind(at: end) == .newline { break }
      end += 1
    }
    return end
  }

  /// Whether a part of the text is whole members of a block when it is changed.
  private func isWhole(_ text: ByteRange, with edits: [TextEdit], in block: CompiledGrammar.Cell) -> Bool {
    var bytes: [UInt8] = []
    var place = text.start
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      guard place <= edit.range.start, edit.range.end <= text.end else { return false }
      bytes += source[ByteRange(place, edit.range.start)]
      bytes += edit.replacement.utf8
      place = edit.range.end
    }
    let changed = SourceText(name: source.name, bytes: bytes + source[ByteRange(place, text.end)])
    let (tokens, lexical) = Lexer.lex(changed)
    var parser = Parser(source: changed, tokens: tokens, lexical: lexical)
    return lexical.isEmpty && parser.readsMembers(of: block)
  }

  // MARK: Changes

  /// The changes that may mend a finding, the likeliest first.
  private func repairs(of finding: Diagnostic, at token: Int, from start: Int) -> [Repair] {
    let known = finding.fixIts.map { Repair(edits: $0.edits, finding: finding) }
    if finding.code == .unknownMember { return known + screens(of: finding) }
    var repairs = repetitions(at: token, from: start) + known
    repairs += insertions(of: finding, at: token) + exchanges(at: token, from: start)
    repairs += tracks(at: token, from: start) + words(before: start, of: finding)
    if finding.code == .unexpectedToken { repairs += removals(at: token, from: start) }
    return repairs + splits(at: token, from: start)
  }

  /// The word of a screen that has lost it: `viewer { photo: image }`.
  private func screens(of finding: Diagnostic) -> [Repair] {
    [Word.from, .to].filter { !hasWord($0) }.map { word in
      let edit = TextEdit(ByteRange(at: finding.range.start), "\(word.spelling) ")
      var finding = finding
      finding.notes = ["the two screens are `from` and `to`"]
      finding.fixIts = [FixIt("write `\(word.spelling)`", [edit], applicability: .needsReview)]
      return Repair(edits: [edit], finding: finding)
    }
  }

  /// A token that is there twice.
  private func repetitions(at token: Int, from start: Int) -> [Repair] {
    (max(start + 1, token - Self.most.tokens)...max(start + 1, token)).reversed().compactMap { second in
      guard kind(at: second) == kind(at: second - 1) else { return nil }
      let (one, other) = (tokens.range(second - 1), tokens.range(second))
      guard source.text(one) == source.text(other), one.count > 0 else { return nil }
      let edit = TextEdit(ByteRange(one.end, other.end), "")
      return Repair(
        edits: [edit],
        finding: Diagnostic(
          .unexpectedToken, at: other, [.quoted(other), .text("it only once")],
          fixIts: [FixIt("remove it", [edit], applicability: .needsReview)]))
    }
  }

  /// A mark or a word that is expected.
  private func insertions(of finding: Diagnostic, at token: Int) -> [Repair] {
    guard finding.code == .missingToken, token > 0, case .text(let expected)? = finding.arguments.first
    else { return [] }
    let end = ByteRange(at: tokens[token - 1].end)
    // An argument may be the last one.
    return (expected.parts(between: "`") + (expected == "`,`" ? [")"] : [])).compactMap { mark in
      let kind = Self.marks.first { $0.spelling == mark }
      guard kind != nil || Word.allCases.contains(where: { "\($0.spelling)" == mark }) else { return nil }
      let needsSpace = kind.map { [.equals, .arrow, .openBrace].contains($0) } ?? true
      var finding = finding
      let edit = TextEdit(end, (needsSpace ? " " : "") + mark)
      finding.arguments[0] = .text("`\(mark)`")
      if beginsLine(token) { finding.range = end }
      finding.fixIts = [FixIt("write `\(mark)`", [edit], applicability: .needsReview)]
      return Repair(edits: [edit], finding: finding)
    }
  }

  private static let marks: [TokenKind] = [
    .comma, .closeParenthesis, .openParenthesis, .colon, .equals, .arrow, .openBrace,
  ]

  /// Another mark or word that looks like the one that was meant.
  private func exchanges(at token: Int, from start: Int) -> [Repair] {
    let range = tokens.range(token)
    // A screen is one: `from page, other` names no class.
    if kind(at: token) == .comma, [TokenKind(.from), TokenKind(.to)].contains(kind(at: start)) {
      return []
    }
    return meant(by: token).map { text in
      let edit = TextEdit(range, text)
      if kind(at: token) == .dotDot {
        let note = "a name is missing between the two points, or one of them is superfluous"
        let finding = Diagnostic(
          .missingToken, at: range, [.text("`.`"), .quoted(range)], notes: [note])
        return Repair(edits: [edit], finding: finding)
      }
      let isComment = text == "//"
      return Repair(
        edits: [edit],
        finding: Diagnostic(
          .missingToken, at: range, [.text("`\(text)`"), .quoted(range)],
          notes: isComment ? ["a comment begins with `//`"] : [],
          fixIts: [FixIt("write `\(text)`", [edit], applicability: .needsReview)]))
    }
  }

  /// The word of a track before another member, and another word before a track.
  private func tracks(at token: Int, from start: Int) -> [Repair] {
    let words: [Word] = [.animate, .place, .hold]
    guard let word = kind(at: start).word, words.contains(word) else { return [] }
    let range = tokens.range(start)
    return words.filter { $0 != word }.map { other in
      let edit = TextEdit(range, "\(other.spelling)")
      return Repair(
        edits: [edit],
        finding: Diagnostic(
          .missingToken, at: range, [.text("`\(other.spelling)`"), .quoted(range)],
          notes: [
            other == .animate
              ? "a track has two values, one for each screen: `animate TARGET.PROPERTY: A -> B`"
              : "a track has two values: `animate TARGET.PROPERTY: A -> B`"
          ], fixIts: [FixIt("change to `\(other.spelling)`", [edit], applicability: .needsReview)]))
    }
  }

  /// The word that a member has lost before another word: `finish 200ms`, `backward by pan(down) on detail`.
  private func words(before start: Int, of finding: Diagnostic) -> [Repair] {
    let words: [Word]
    switch kind(at: start).word {
    case .finish?, .cancel?, .nearest?: words = [.settle]
    case .forward?, .backward?, .states?: words = [.interactive]
    default: words = []
    }
    return words.map { word in
      let range = tokens.range(start)
      let edit = TextEdit(ByteRange(at: range.start), "\(word.spelling) ")
      return Repair(
        edits: [edit],
        finding: Diagnostic(
          .missingToken, at: range, [.text("`\(word.spelling)`"), .quoted(range)],
          fixIts: [FixIt("write `\(word.spelling)`", [edit], applicability: .needsReview)]))
    }
  }

  private func meant(by token: Int) -> [String] {
    switch kind(at: token) {
    case .dot: [".."]
    case .dotDot: ["."]
    // `translation,x`
    case .comma: tokens[token].end == tokens[token + 1].start ? [".", ":"] : [":"]
    case .slash: ["//"]
    case .name:
      ["and", "or", "not"].filter { $0 == tokens.names.name(tokens[token].symbol).lowercased() }
    default: []
    }
  }

  /// A mark that is one too many.
  private func removals(at token: Int, from start: Int) -> [Repair] {
    switch kind(at: token) {
    case .closeParenthesis, .comma, .colon, .dot, .equals, .openBrace: break
    default: return []
    }
    guard token > start else { return [] }
    let range = tokens.range(token)
    let edit = TextEdit(range, "")
    var finding = Diagnostic(
      .unexpectedToken, at: range, [.quoted(range), .text("what follows it")])
    finding.fixIts = [FixIt("remove it", [edit], applicability: .needsReview)]
    return [Repair(edits: [edit], finding: finding)]
  }

  /// A parenthesis that is missing before the digits of what is read as a name: `vector0, 1)`.
  private func splits(at token: Int, from start: Int) -> [Repair] {
    [token, token - 1].compactMap { place in
      guard place > start, kind(at: place) == .name else { return nil }
      let range = tokens.range(place)
      let digits = source[range].reversed().prefix { Lexer.isDigit($0) }.count
      guard digits > 0, digits < range.count else { return nil }
      let edit = TextEdit(ByteRange(at: range.end - UInt32(digits)), "(")
      let number = ByteRange(edit.range.start, range.end)
      return Repair(
        edits: [edit],
        finding: Diagnostic(
          .missingToken, at: number, [.text("`(`"), .quoted(number)],
          fixIts: [FixIt("write `(`", [edit], applicability: .needsReview)]))
    }
  }
}
