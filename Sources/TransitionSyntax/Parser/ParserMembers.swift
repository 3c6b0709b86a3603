import TransitionDiagnostics
import TransitionText

/// Members of a block: where one ends and the next begins, and members that begin with an unknown word.
extension Parser {
  /// Reads a `,` after a complete member as the end of the line.
  /// - Returns: Whether the next member can follow.
  mutating func endsWithComma() -> Bool {
    guard kind == .comma else { return false }
    let next = kind(at: position + 1)
    let isLast = next == .newline || next == .closeBrace || next == .endOfFile
    let endsLine = isLast || endsLine(before: position + 1)
    guard endsLine || beginsMember(next) else { return false }
    // `catches forward, settle`: two motions, although `settle` begins a member as well.
    if !endsLine, lastChild != .none, nodes[Int(lastChild.index)].kind == .catches { return false }
    let outer = parent == .none ? false : nodes[Int(parent.index)].hasError
    skipSuperfluous(expected: "the end of the line", replacement: endsLine ? "" : ";")
    // The comma is no error of the block around it.
    if parent != .none { nodes[Int(parent.index)].hasError = outer }
    return true
  }

  /// Whether a token can begin a member of the present block.
  private func beginsMember(_ token: TokenKind) -> Bool {
    guard let block = blocks.last else { return false }
    let first = grammar.firsts[block.member]
    return first.words == TokenSet() ? first.all.contains(token) : first.words.contains(token)
  }

  /// Reads a word that begins a member, after a complete member, as the beginning of the next line.
  mutating func beginsNext(_ first: CompiledGrammar.First) -> Bool {
    let next = kind(at: position + 1)
    // `over 0% to 50%`: a member that begins with `to` or `from` goes on with a name.
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

  /// The note on a token after a complete member with which other languages go on, or nil.
  func noteOnTrailing() -> String? {
    switch kind {
    case .plus, .minus, .star,
      .slash where kind(at: position - 1) == .underscore:
      "`_` is the original value, and stands alone: there is no arithmetic with it"
    case .comma where nodes[Int(lastChild.index)].kind == .call:
      "each moment has a `call` of its own, on a line of its own"
    case .question where nodes[Int(lastChild.index)].kind == .screen && kind(at: position - 1).isName:
      "a screen that may be missing has the `?` after its name: `from list?: ListController`"
    case .question where endsDeclaration(position + 1) || kind(at: position + 1) == .comma:
      "the `?` of an optional view is in the declaration of the screen: `picture: image?`"
    case .question: "there is no `? :`; `min`, `max`, `clamp` and `map` choose between values"
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equalEqual, .notEqual:
      "comparisons do not chain: join two of them with `and`"
    default: nil
    }
  }

  /// The finding about a name that begins no member, with notes and fix-its.
  func unknownMember(_ name: String, _ range: ByteRange, _ first: CompiledGrammar.First, what: String)
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.unknownMember, at: range, [.text(name), .text(what)])
    let known = Word.allCases.filter { first.words.contains(TokenKind($0)) }
    let next = kind(at: position + 1)
    if kind == TokenKind(.transition), next == .colon, known.contains(.animate) {
      diagnostic.notes = ["to animate something, write a track: `animate TARGET.PROPERTY: A -> B`"]
    } else if kind.word != nil,
      blocks.dropLast().contains(where: { grammar.firsts[$0.member].words.contains(kind) })
    {
      let isDeclaration = !blocks.dropFirst().dropLast().contains {
        grammar.firsts[$0.member].words.contains(kind)
      }
      diagnostic.notes = [
        isDeclaration
          ? "write it outside, \(kind == TokenKind(.transition) ? "after" : "before") the `transition`"
          : "it is a member of the block outside: write it before this block, or after it"
      ]
    } else if next == .colon, first.words.contains(TokenKind(.crossfade)), let element = nameOfBlock() {
      let property = name == "shadow" ? "shadow.opacity" : name
      diagnostic.notes = ["to animate it, write `animate \(element).\(property): A -> B` outside this block"]
    } else if let block = blockOfWord() {
      diagnostic.notes = ["it is \(block)"]
    } else if next == .newline || next == .closeBrace, let separator = separatorOfStates() {
      diagnostic.notes = ["the states are separated by commas"]
      diagnostic.fixIts = [FixIt("write `,`", replacing: separator, with: ",")]
    } else if let foreign = ForeignWords.meant(
      by: name, isDeclaration: first.words.contains(TokenKind(.transition)))
    {
      diagnostic.notes = [foreign.note]
      if let word = foreign.word, known.contains(word) {
        diagnostic.fixIts = [change(to: word)].compactMap(\.self)
      }
    } else if isCurve(name), known.contains(.animate) {
      diagnostic.notes = ["a curve is on the line of its values: `animate TARGET.PROPERTY: A -> B \(name)`"]
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
      diagnostic.notes = ["a file has transitions: `transition NAME { … }`"]
      diagnostic.fixIts = [Self.prefix(.transition, range)]
    } else if next == .openParenthesis, known.contains(.use) {
      diagnostic.notes = ["a motion is used with `use`: `use \(name)(…)`"]
      diagnostic.fixIts = [Self.prefix(.use, range)]
    } else if let nearest = EditDistance.nearest(to: name, among: known.map(\.text)) {
      diagnostic.notes = ["did you mean `\(nearest)`?"]
      diagnostic.fixIts = [FixIt("change to `\(nearest)`", replacing: range, with: nearest)]
    }
    return diagnostic
  }

  /// Whether a name is that of a curve, of the language or of the file.
  private func isCurve(_ name: String) -> Bool {
    switch name {
    case "linear", "easeIn", "easeOut", "easeInOut", "spring", "cubic": return true
    default:
      // All tokens are read: an index is not checked once more.
      let (tokens, curve) = (tokens.all, TokenKind(.curve))
      return tokens.indices.dropFirst().contains {
        tokens[$0 - 1].kind == curve && source.text(tokens[$0].range) == name
      }
    }
  }

  /// The name of the shared element whose block the present place is in; nil elsewhere.
  private func nameOfBlock() -> String? {
    guard let brace = blocks.last?.brace, brace > 4, kind(at: brace - 4) == TokenKind(.shared) else {
      return nil
    }
    return source.text(tokens.range(brace - 3))
  }

  /// The `;` between the name of a state and the present name; nil if there is none.
  private func separatorOfStates() -> ByteRange? {
    var first = position - 1
    guard first > 0, kind(at: first) == .newline, source.text(tokens.range(first)) == ";" else {
      return nil
    }
    repeat {
      first -= 1
    } while first > 0 && kind(at: first) != .newline && kind(at: first) != .openBrace
    return kind(at: first + 1) == TokenKind(.states) ? tokens.range(position - 1) : nil
  }

  private static func prefix(_ word: Word, _ range: ByteRange) -> FixIt {
    FixIt("write `\(word.text)`", replacing: ByteRange(at: range.start), with: word.text + " ")
  }

  /// The fix-it that replaces the present name by a word, if the tokens after it can follow that.
  private func change(to word: Word) -> FixIt? {
    let title = "change to `\(word.text)`"
    let next = kind(at: position + 1)
    let range = tokens.range(position)
    if next.isName || next == .number, word != .transition {
      return FixIt(title, replacing: range, with: word.text)
    }
    if word == .transition, next.isName {
      var edits = [TextEdit(range, word.text)]
      // The classes that it inherits from are removed.
      var end = position + 1
      while kind(at: end) != .openBrace, kind(at: end) != .newline, kind(at: end) != .endOfFile {
        end += 1
      }
      if kind(at: position + 2) == .colon {
        edits.append(TextEdit(ByteRange(tokens[position + 1].end, tokens[end - 1].end), ""))
      } else if end != position + 2 {
        return nil
      }
      return FixIt(title, edits, applicability: .needsReview)
    }
    // `animation: 600ms easeOut`, where the transition has no time yet.
    guard word == .forward || word == .backward, next == .colon, kind(at: position + 2) == .number,
      !hasWord(word)
    else { return nil }
    return FixIt(
      title, replacing: ByteRange(range.start, tokens[position + 1].end), with: word.text)
  }

  /// Whether the member of the file around the present token has a word. It ends before the next transition.
  func hasWord(_ word: Word) -> Bool {
    let first = blocks.count > 1 ? max(0, blocks[1].brace) : position
    let isTransition = { (token: Token) in token.kind == TokenKind(.transition) }
    return tokens.all[first...].prefix { !isTransition($0) }.contains { $0.kind == TokenKind(word) }
  }

  /// The path that begins at the present token.
  private func pathText() -> String {
    var end = position
    while kind(at: end + 1) == .dot, kind(at: end + 2).isName { end += 2 }
    return source.text(tokens.range(position).union(tokens.range(end)))
  }

  private func isNearProgress(_ name: String) -> Bool {
    EditDistance.nearest(to: name, among: [Word.progress.text]) != nil
  }

  /// The word that is missing before a path at the beginning of a member, judged by the token after the path.
  private func wordBeforePath(_ first: CompiledGrammar.First) -> Word? {
    var end = position
    while kind(at: end).isName, kind(at: end + 1) == .dot { end += 2 }
    switch kind(at: end + 1) {
    case .colon where first.words.contains(TokenKind(.animate)): return .animate
    case .equals where first.words.contains(TokenKind(.drive)): return .drive
    case TokenKind(.at), .openParenthesis: return first.words.contains(TokenKind(.call)) ? .call : nil
    default: return nil
    }
  }
}

extension Word {
  /// The word as it is written.
  fileprivate var text: String { "\(spelling)" }
}
