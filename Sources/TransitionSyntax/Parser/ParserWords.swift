import TransitionDiagnostics
import TransitionText

/// Words of the grammar that are missing, or that have another word in their place.
extension Parser {
  /// The words that join two parts of a member.
  private static let joining = TokenSet(
    [Word.by, .on, .at, .when, .with, .to, .for, .above, .below].map(TokenKind.init))

  /// Reports a word of the grammar that is missing, or has another word in its place or before it.
  /// - Parameter index: The cell of the word.
  /// - Returns: Whether the rule can go on after the word.
  mutating func mendWord(_ cell: CompiledGrammar.Cell, _ index: Int) -> Bool {
    guard grammar.firsts[index].words != TokenSet(), let word = Self.words(in: cell.tokens).first,
      Self.joining.contains(TokenKind(word)), position > 0, kind != .newline, kind != .endOfFile
    else { return false }
    let isName = kind.isName
    if isName, cell.tokens.contains(kind(at: position + 1)) {
      reportSuperfluousWord(before: word)
      addUnexpected()
      position += 1
      return true
    }
    let followers = followers(of: index)
    let range = tokens.range(position)
    let text = "\(word.spelling)"
    // `order detail upon list`: another word in its place.
    let isOther = isName && followers.contains(kind(at: position + 1))
    guard isOther || (followers.contains(kind) && !Self.joining.contains(kind)) else { return false }
    let edit = isOther ? TextEdit(range, text) : TextEdit(ByteRange(at: range.start), text + " ")
    report(
      Diagnostic(
        .missingToken, at: range, [.text(grammar.what(cell)), found()],
        fixIts: [FixIt("write `\(text)`", [edit], applicability: .needsReview)]))
    if isOther { addUnexpected() }
    if parent != .none { nodes[Int(parent.index)].hasError = true }
    return true
  }

  /// Reports the present name, which is followed by the expected word.
  private mutating func reportSuperfluousWord(before word: Word) {
    let range = tokens.range(position)
    let text = source.text(range)
    var diagnostic = Diagnostic(
      .unexpectedToken, at: range, [found(), .text("`\(word.spelling)`")],
      fixIts: [FixIt("remove it", replacing: ByteRange(tokens[position - 1].end, range.end), with: "")])
    if lastChild != .none, nodes[Int(lastChild.index)].kind == .gesture,
      kind(at: position - 1) != .closeParenthesis
    {
      let gesture = source.text(tokens.range(position - 1))
      diagnostic.notes = ["the direction is in parentheses: `\(gesture)(\(text))`"]
      diagnostic.fixIts = [
        FixIt(
          "write `\(gesture)(\(text))`", replacing: ByteRange(tokens[position - 1].end, range.end),
          with: "(\(text))")
      ]
    }
    report(diagnostic)
  }

  /// The tokens that can follow a word of the grammar. Such a word is never the last of its rule, and the next part has
  /// the next cell; an optional part has a cell of its own before that.
  private func followers(of index: Int) -> TokenSet {
    var next = index + 1
    var set = TokenSet()
    while next < grammar.cells.count {
      set = set.union(grammar.firsts[next].all)
      guard grammar.cells[next].shape == .optional, grammar.cells[next + 1].shape == .leaf else { break }
      next += 2
    }
    return set
  }

  private static func words(in set: TokenSet) -> [Word] {
    Word.allCases.filter { set.contains(TokenKind($0)) }
  }

  /// The word of the grammar that a wrong word stands for, or nil.
  func wordMeant() -> Word? {
    switch kind {
    case TokenKind(.on), TokenKind(.when), TokenKind(.after), TokenKind(.during): return .at
    case .greater, TokenKind(.over): return .above
    case TokenKind(.begin): return .start
    case .name:
      switch tokens.names.name(tokens[position].symbol) {
      case "if", "where", "unless": return .when
      case "in", "before": return .at
      case "onto", "upon": return .above
      case "completion", "completed", "done", "ended": return .end
      case "finished": return .finish
      case "cancelled", "canceled": return .cancel
      case "beginning", "started": return .start
      // `End`, in a language that capitalizes the names of cases.
      case let name: return Word.allCases.first { "\($0.spelling)" == name.lowercased() }
      }
    default: return nil
    }
  }

  /// Whether a word is one of the four moments at which hooks are called. A fix-it that writes one needs review.
  func isMoment(_ kind: TokenKind) -> Bool {
    [Word.start, .finish, .cancel, .end].contains { TokenKind($0) == kind }
  }

  /// Reads `list below detail` as an order, in which the upper one comes first.
  /// - Returns: Whether there was one, which has been reported.
  mutating func mendBelow() -> Bool {
    guard position > 0, kind.isName, kind(at: position + 1).isName else { return false }
    if kind != TokenKind(.below) {
      guard kind == .name else { return false }
      let name = tokens.names.name(tokens[position].symbol)
      guard ["under", "beneath", "behind", "underneath"].contains(name) else { return false }
    }
    let names = [tokens.range(position - 1), tokens.range(position + 1)]
    let texts = names.map { source.text($0) }
    report(
      Diagnostic(
        .missingToken, at: tokens.range(position), [.text("`above`"), found()],
        notes: ["the upper object comes first: `order \(texts[1]) above \(texts[0])`"],
        fixIts: [
          FixIt(
            "write `\(texts[1]) above \(texts[0])`",
            [
              TextEdit(names[0], texts[1]), TextEdit(tokens.range(position), "above"),
              TextEdit(names[1], texts[0]),
            ], applicability: .safe)
        ]))
    tokens.change(position, to: TokenKind(.above))
    if parent != .none { nodes[Int(parent.index)].hasError = true }
    return true
  }

  // MARK: Names

  /// Reports a string in the place of a name, or a number before which a name is missing.
  /// - Returns: Whether something was reported.
  mutating func reportNearName() -> Bool {
    switch kind {
    case .string:
      let range = tokens.range(position)
      let text = String(source.text(range).dropFirst().dropLast())
      let bytes = Array(text.utf8)
      guard let first = bytes.first, Lexer.beginsName(first), bytes.allSatisfy(Lexer.continuesName) else {
        return false
      }
      report(
        Diagnostic(
          .missingToken, at: range, [.text("a name"), found()],
          notes: ["a name is written without quotation marks"],
          fixIts: [FixIt("write `\(text)`", [TextEdit(range, text)], applicability: .safe)]))
      return true
    case .number:
      guard parent != .none else { return false }
      switch nodes[Int(parent.index)].kind {
      case .fallback, .reduceMotion, .missing: break
      default: return false
      }
      let start = ByteRange(at: tokens[position].start)
      report(
        Diagnostic(
          .missingToken, at: tokens.range(position), [.text("`crossfade`"), found()],
          fixIts: [FixIt("write `crossfade`", replacing: start, with: "crossfade ")]))
      return true
    default: return false
    }
  }

  /// Skips `var` in `var cell: image`.
  mutating func skipForeignDeclarator() {
    guard kind == .name || kind == TokenKind(.let), kind(at: position + 1).isName,
      kind(at: position + 2) == .colon || kind(at: position + 2) == .comma
    else { return }
    switch tokens.names.name(tokens[position].symbol) {
    case "var", "let", "const", "val", "weak", "static", "func", "public", "private":
      let next = tokens[position + 1].start
      let range = tokens.range(position)
      report(
        Diagnostic(
          .unexpectedToken, at: range, [found(), .text("a name")],
          notes: ["a view, value or hook of a screen is declared as `name: kind`"],
          fixIts: [FixIt("remove it", [TextEdit(ByteRange(range.start, next), "")], applicability: .safe)]))
      addUnexpected()
    default: break
    }
  }

  // MARK: Blocks

  /// The name of the block in which the present word begins a member; nil when there is none.
  func blockOfWord() -> String? {
    guard kind.word != nil else { return nil }
    for cell in grammar.cells where cell.shape == .block {
      let what = grammar.what(cell)
      if !what.isEmpty, grammar.firsts[grammar.part(cell, 0)].words.contains(kind) { return what }
    }
    return nil
  }
}
