public import TransitionDiagnostics
public import TransitionText

/// Splits bytes into tokens. Every input has tokens; bytes that begin none become `unknown`.
public struct Lexer {
  /// Splits a source text into tokens.
  /// - Parameter source: Any bytes.
  /// - Returns: The tokens, which with the trivia between them are the text, and the findings.
  public static func lex(_ source: SourceText) -> (tokens: Tokens, diagnostics: [Diagnostic]) {
    source.padded.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(source: source, bytes: bytes, tokens: Tokens(capacity: source.count / 5 + 16))
      lexer.run()
      return (lexer.tokens, lexer.diagnostics)
    }
  }

  /// Splits a part of a source text into tokens.
  /// - Parameters:
  ///   - source: Any bytes.
  ///   - first: The offset of a `transition` that begins its line, where nothing is open.
  ///   - tokens: The tokens before that.
  ///   - places: The offsets where it may stop, in ascending order, if a `transition` begins its line there and nothing is open.
  /// - Returns: The tokens, the findings, and the index of the place where it has stopped; nil for the end of the text.
  static func lex(
    _ source: SourceText, from first: UInt32, behind tokens: Tokens, upTo places: [UInt32]
  ) -> (tokens: Tokens, diagnostics: [Diagnostic], stop: Int?) {
    source.padded.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(source: source, bytes: bytes, tokens: tokens)
      lexer.offset = Int(first)
      let stop = lexer.run(upTo: places)
      return (lexer.tokens, lexer.diagnostics, stop)
    }
  }

  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  var offset = 0
  var tokens: Tokens
  var diagnostics: [Diagnostic] = []
  private(set) var parentheses = 0
  /// The offset of the first line end or `;` since the last token, or -1.
  var lineEnd = -1
  /// The open brackets, each of which has a finding.
  var brackets: [ForeignBracket] = []
  /// The offset up to which no foreign quotation mark is closed.
  var unclosedQuotes = 0
  /// The finding about the merge conflict that is open, or -1.
  var conflict = -1

  private init(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, tokens: Tokens) {
    self.source = source
    self.bytes = bytes
    count = source.count
    self.tokens = tokens
  }

  /// Ends all parentheses, so that line ends count again.
  mutating func leaveParentheses() { parentheses = 0 }

  private mutating func run() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    if isUTF16 { scanUTF16() }
    while skipTrivia() { scanNext() }
    tokens.append(.endOfFile, count, count)
  }

  /// - Returns: The index of the place where it has stopped, whose token is not added.
  private mutating func run(upTo places: [UInt32]) -> Int? {
    var next = 0
    let first = tokens.count
    while skipTrivia() {
      while next < places.count, Int(places[next]) < offset { next += 1 }
      scanNext()
      guard next < places.count, let last = tokens.all.last, last.start == places[next],
        last.kind == TokenKind(.transition), tokens.count > first + 1,
        tokens[tokens.count - 2].kind == .newline, brackets.isEmpty, conflict < 0
      else { continue }
      tokens.removeLast()
      return next
    }
    tokens.append(.endOfFile, count, count)
    return nil
  }

  @inline(__always)
  private mutating func scanNext() {
    let start = offset
    let place = tokens.count
    scanToken()
    if lineEnd >= 0 { placeNewline(before: place, start) }
    switch tokens[tokens.count - 1].kind {
    case .openParenthesis: parentheses += 1
    case .closeParenthesis: parentheses = max(0, parentheses - 1)
    // No brace can be inside parentheses, so a brace ends them: the rest of the file keeps its lines.
    case .openBrace, .closeBrace: parentheses = 0
    default: break
    }
    lineEnd = -1
  }

  // MARK: Line ends

  /// Puts a newline token before the last token if the line end before it ends a member.
  private mutating func placeNewline(before place: Int, _ start: Int) {
    if parentheses > 0, beginsMember(place) { parentheses = 0 }
    guard place > 0, parentheses == 0, !continuesAfter(place - 1) else { return }
    if continuesBefore(place) { return }
    tokens.insert(Token(.newline, lineEnd, lineEnd + 1), at: place)
  }

  /// Whether a line inside parentheses begins with two names side by side, or with a path and `=`. No value has that, so the
  /// parentheses were never closed, and the lines after them keep their meaning.
  private func beginsMember(_ place: Int) -> Bool {
    guard tokens[place].kind.isName, tokens[place].kind != TokenKind(.and),
      tokens[place].kind != TokenKind(.or)
    else { return false }
    var next = Int(tokens[place].end)
    while bytes[next] == UInt8(ascii: ".") || Self.continuesName(bytes[next]) { next += 1 }
    while bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    if bytes[next] == UInt8(ascii: "=") { return bytes[next + 1] != UInt8(ascii: "=") }
    guard next == firstByte(after: place), Self.beginsName(bytes[next]) else { return false }
    var end = next
    while Self.continuesName(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[next..<end], as: UTF8.self)
    return word != "and" && word != "or"
  }

  /// The offset of the first byte after a token that is no space and not in a `/* */` comment.
  private func firstByte(after place: Int) -> Int {
    var next = Int(tokens[place].end)
    while true {
      while bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
      guard bytes[next] == UInt8(ascii: "/"), bytes[next + 1] == UInt8(ascii: "*") else { return next }
      next = blockComment(from: next).end
    }
  }

  /// Whether the member goes on after a line that ends with the token at `place`.
  private func continuesAfter(_ place: Int) -> Bool {
    let kind = tokens[place].kind
    if kind.continuesLine { return true }
    switch kind {
    case TokenKind(.and), TokenKind(.or), TokenKind(.not):
      return place == 0 || tokens[place - 1].kind != .dot  // after a dot it is a name
    default: return false
    }
  }

  /// Whether the member goes on with the token at `place` on a new line.
  private func continuesBefore(_ place: Int) -> Bool {
    let kind = tokens[place].kind
    switch kind {
    case .arrow, .dotDot, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equals,
      .equalEqual, .notEqual, .closeParenthesis, .question, .openBrace:
      return true
    default: break
    }
    switch kind.word {
    case .and, .or, .over, .after, .at, .stagger, .during, .delay, .clipped: break
    default: return false
    }
    switch bytes[firstByte(after: place)] {
    case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "="): return false
    default: return true
    }
  }

  // MARK: Trivia

  /// Skips spaces, line ends and comments.
  /// - Returns: Whether there is a token to come.
  @inline(__always)
  private mutating func skipTrivia() -> Bool {
    while offset < count {
      let byte = bytes[offset]
      // Of the ASCII characters above `/`, only `;` is trivia.
      if byte > UInt8(ascii: "/"), byte < 0x80, byte != UInt8(ascii: ";") { return true }
      switch byte {
      case UInt8(ascii: " "):
        var next = offset &+ 1
        while bytes[next] == UInt8(ascii: " ") { next &+= 1 }  // the padding ends this loop
        offset = next
      case UInt8(ascii: "\t"): offset &+= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"):
        if lineEnd < 0 { lineEnd = offset }
        offset &+= 1
      case UInt8(ascii: "/") where bytes[offset &+ 1] == UInt8(ascii: "/"):
        let start = offset
        offset = LineEnds.first(in: bytes, from: offset, to: count)
        checkText(start, offset)
      case UInt8(ascii: "/") where bytes[offset &+ 1] == UInt8(ascii: "*"): skipBlockComment()
      case 0x80...: if !skipForeignSpace() { return true }
      default: return true
      }
    }
    return false
  }

  /// Skips a comment. A line end inside it ends no member.
  private mutating func skipBlockComment() {
    let start = offset
    let isClosed: Bool
    (offset, isClosed) = blockComment(from: start)
    checkText(start, offset)
    if !isClosed { report(.unterminatedComment, start, start + 2) }
  }

  /// Where a comment ends, which may contain others, and whether it is closed.
  private func blockComment(from start: Int) -> (end: Int, isClosed: Bool) {
    var next = start
    var depth = 0
    repeat {
      if bytes[next] == UInt8(ascii: "/"), bytes[next &+ 1] == UInt8(ascii: "*") {
        depth += 1
        next &+= 2
      } else if bytes[next] == UInt8(ascii: "*"), bytes[next &+ 1] == UInt8(ascii: "/") {
        depth -= 1
        next &+= 2
      } else {
        next &+= 1
      }
    } while depth > 0 && next < count
    return (min(next, count), depth == 0)
  }

  static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  mutating func report(
    _ code: DiagnosticCode, _ start: Int, _ end: Int, _ arguments: [DiagnosticArgument] = [],
    notes: [String] = [], fixIts: [FixIt] = []
  ) {
    let range = ByteRange(UInt32(start), UInt32(end))
    diagnostics.append(Diagnostic(code, at: range, arguments, notes: notes, fixIts: fixIts))
  }
}
