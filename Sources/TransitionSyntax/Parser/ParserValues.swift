import TransitionDiagnostics
import TransitionText

/// Wrong tokens in the place of a value, or of the mark before one.
extension Parser {
  /// Reports a Swift value such as `.black` or `.pi` where a value is expected.
  /// - Returns: Whether there was one; the name is then the next token.
  mutating func mendDotValue(expected: String) -> Bool {
    guard kind == .dot, kind(at: position + 1).isName else { return false }
    let whole = tokens.range(position).union(tokens.range(position + 1))
    let name = source.text(tokens.range(position + 1))
    var diagnostic = Diagnostic(.unexpectedToken, at: tokens.range(position), [found(), .text(expected)])
    if let (text, note) = ForeignValues.value(named: name) {
      diagnostic.notes = [note]
      diagnostic.fixIts = [FixIt("write `\(text)`", replacing: whole, with: text)]
    } else {
      diagnostic.notes = ["a name is written without a `.` before it"]
      diagnostic.fixIts = [FixIt("remove it", replacing: tokens.range(position), with: "")]
    }
    report(diagnostic)
    addUnexpected()
    return true
  }

  /// Reports the dot of `.height` or `.easeOut`, where a value begins.
  mutating func skipLeadingDot() {
    let dot = tokens.range(position)
    let name = source.text(tokens.range(position + 1))
    report(
      Diagnostic(
        .missingToken, at: dot, [.text("a name before `.\(name)`"), found()],
        fixIts: [FixIt("remove the `.`", replacing: dot, with: "")]))
    addUnexpected()
  }

  /// Reports `drive detail.alpha: 1 -> 0`, the notation of a track.
  mutating func reportDrivenPair() -> Bool {
    guard kind == .colon, parent != .none, nodes[Int(parent.index)].kind == .drive else { return false }
    var last = position
    var hasArrow = false
    while !endsPart(last + 1) {
      last += 1
      hasArrow = hasArrow || kind(at: last) == .arrow
    }
    guard hasArrow else { return false }
    report(
      Diagnostic(
        .missingToken, at: tokens.range(position).union(tokens.range(last)), [.text("`=`"), found()],
        notes: ["a drive has one value, which follows the finger: `drive detail.alpha = 1 - progress`"]))
    return true
  }

  /// The finding about an arrow that is written otherwise: `1 <- 0`, `0 - > 1`, `0 --> 1`, `0 > 1`, `0 - 1` or `0..1`; nil where there is none.
  func brokenArrow(_ what: String) -> Diagnostic? {
    guard parent != .none, position > 1 else { return nil }
    if let turned = turnedArrow() { return turned }
    var operation: ByteRange?
    if what == "a value", kind == .greater || kind == .arrow, kind(at: position - 1) == .minus {
      operation = tokens.range(position - 1).union(tokens.range(position))
    } else if what == "`->`", endsDeclaration(position) {
      var token = position - 1
      while token > 0, !endsDeclaration(token), kind(at: token) != .colon {
        let isSign = [.greater, .dotDot].contains(kind(at: token))
        if isSign || operation == nil && isApart(.minus, token) { operation = tokens.range(token) }
        token -= 1
      }
    }
    guard let operation else { return nil }
    return Diagnostic(
      .missingToken, at: operation, [.text("`->`"), .quoted(operation)],
      notes: ["a track goes from its value at rest in the from screen to that in the to screen: `A -> B`"],
      fixIts: [
        FixIt("write `->`", replacing: operation, with: source.text(operation) == ".." ? " -> " : "->")
      ])
  }

  /// Whether a token is a mark with spaces around it.
  private func isApart(_ mark: TokenKind, _ token: Int) -> Bool {
    kind(at: token) == mark && tokens[token - 1].end < tokens[token].start
      && tokens[token].end < tokens[token + 1].start
  }

  /// The finding about `1 <- 0` in a track; nil where there is none. Whether the values are in the wrong order besides is for the author to
  /// say: the arrow may be the way back, or read from right to left.
  private func turnedArrow() -> Diagnostic? {
    var arrow = position
    while arrow > 0, !(kind(at: arrow) == .less && kind(at: arrow + 1) == .minus) {
      if endsDeclaration(arrow - 1) || kind(at: arrow) == .colon { return nil }
      arrow -= 1
    }
    guard arrow > 1, tokens[arrow].end == tokens[arrow + 1].start else { return nil }
    var first = arrow
    while first > 0, !endsDeclaration(first - 1), kind(at: first - 1) != .colon { first -= 1 }
    guard first < arrow, kind(at: first - 1) == .colon, !endsDeclaration(arrow + 2) else { return nil }
    // A timing follows a whole value without a sign between them.
    var end = arrow + 3
    var depth = kind(at: arrow + 2) == .openParenthesis ? 1 : 0
    while !endsDeclaration(end) {
      if kind(at: end) == .openParenthesis { depth += 1 }
      if kind(at: end) == .closeParenthesis { depth -= 1 }
      if depth == 0, kind(at: end).isName, kind(at: end).word != .and, kind(at: end).word != .or {
        switch kind(at: end - 1) {
        case .number, .color, .closeParenthesis, .underscore: break
        case let before where before.isName: break
        default:
          end += 1
          continue
        }
        break
      }
      end += 1
    }
    let sides = (
      tokens.range(first).union(tokens.range(arrow - 1)), tokens.range(arrow + 2).union(tokens.range(end - 1))
    )
    let operation = tokens.range(arrow).union(tokens.range(arrow + 1))
    return Diagnostic(
      .missingToken, at: operation, [.text("`->`"), .quoted(operation)],
      notes: ["a track goes from its value at rest in the from screen to that in the to screen: `A -> B`"],
      fixIts: [
        FixIt("write `->`", [TextEdit(operation, "->")], applicability: .needsReview),
        FixIt(
          "write `->` and swap the two sides",
          [
            TextEdit(sides.0, source.text(sides.1)), TextEdit(operation, "->"),
            TextEdit(sides.1, source.text(sides.0)),
          ], applicability: .needsReview),
      ])
  }

  private func endsPart(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .newline, .endOfFile, .openBrace, .closeBrace: true
    default: false
    }
  }

  /// The advice on a part of a member that is missing at the present token.
  /// - Parameter what: The missing part, as the message names it.
  func adviceOnMissing(_ what: String) -> Advice? {
    guard position > 0 else { return nil }
    let before = tokens.range(position - 1)
    if what == "a name", kind == .colon {
      let word = kind(at: position - 1)
      guard word == TokenKind(.shared) || word == TokenKind(.view) else { return nil }
      let name = word == TokenKind(.shared) ? "picture" : "cover"
      return Advice(
        notes: ["it needs a name: `\(source.text(before)) \(name): …`"],
        fixIts: [
          FixIt("write `\(name)`", replacing: ByteRange(before.end, tokens[position].start), with: " \(name)")
        ])
    }
    if what == "`_` or a value", kind == .openBrace, kind(at: position - 1) == .arrow {
      return Advice(notes: [
        "with `states`, a table has the value in the from screen as well: `animate sheet.y { list: 700pt, half: 350pt, full: 0 }`"
      ])
    }
    if what == "`(`", kind(at: position - 1) == TokenKind(.nearest) {
      return Advice(notes: [
        "the value is in parentheses: `settle nearest(sheet.y + project(velocity.y, rate: normal)) 400ms easeOut`"
      ])
    }
    if what == "`at`" {
      return Advice(notes: ["add the moment: `at start`, `at finish`, `at cancel` or `at end`"])
    }
    if what == "`forward`, `backward` or `states`", kind == .name {
      let name = tokens.names.name(tokens[position].symbol)
      guard let word = ForeignWords.direction(name) else { return nil }
      let text = "\(word.spelling)"
      let note = "a finger drives `forward`, the way there, or `backward`, the way back"
      return Advice(
        notes: [ForeignWords.meant(by: name, isDeclaration: false)?.note ?? note],
        fixIts: [FixIt("change to `\(text)`", replacing: tokens.range(position), with: text)])
    }
    if what == "a string", kind.isName {
      var end = position
      while kind(at: end + 1) != .newline, kind(at: end + 1) != .endOfFile { end += 1 }
      let path = tokens.range(position).union(tokens.range(end))
      let text = source.text(path)
      return Advice(
        notes: ["a path is in quotation marks"],
        fixIts: [FixIt("write `\"\(text)\"`", replacing: path, with: "\"\(text)\"")])
    }
    if what == "`above`", kind == .comma {
      return Advice(
        notes: ["name the upper object first: `order detail above list`"],
        fixIts: [FixIt("write `above`", replacing: tokens.range(position), with: " above")])
    }
    if kind == .colon, what == "`{`", let advice = adviceOnInheritance() { return advice }
    if kind == .underscore,
      kind(at: position - 1) == .openParenthesis || kind(at: position - 1) == .comma,
      kind(at: position + 1).isName, parent != .none, nodes[Int(parent.index)].kind == .motion
    {
      let label = ByteRange(tokens[position].start, tokens[position + 1].start)
      return Advice(
        notes: ["arguments have their names: a parameter is `name: type` or `label name: type`"],
        fixIts: [FixIt("remove the `_`", replacing: label, with: "")])
    }
    if kind == .openBrace, kind(at: position - 1) == .colon {
      let isScreen = parent != .none && nodes[Int(parent.index)].kind == .screen
      return Advice(
        notes: [
          isScreen
            ? "the views of a screen follow its name: `to card { photo: image }`"
            : "a table has no `:` before it: `alpha { 0%: 0, 100%: 1 }`"
        ],
        fixIts: [FixIt("remove the `:`", [TextEdit(before, "")], applicability: .safe)])
    }
    if kind == .openBrace, what == "`:`", parent != .none, nodes[Int(parent.index)].kind == .shared {
      return Advice(
        notes: ["add a kind: `: image`, `: snapshot` or `: live`"],
        fixIts: [FixIt("write `: image`", replacing: ByteRange(at: before.end), with: ": image")])
    }
    return adviceOnCrossfade(before)
  }

  /// `transition Zoom: UIPercentDrivenInteractiveTransition {`, at the colon.
  private func adviceOnInheritance() -> Advice? {
    guard position > 1, kind(at: position - 2) == TokenKind(.transition) else { return nil }
    var end = position + 1
    while kind(at: end).isName || kind(at: end) == .comma || kind(at: end) == .dot { end += 1 }
    guard end > position + 1, kind(at: end) == .openBrace else { return nil }
    let whole = ByteRange(tokens[position - 1].end, tokens[end - 1].end)
    return Advice(
      notes: ["a transition inherits nothing: its class is generated"],
      fixIts: [FixIt("remove it", replacing: whole, with: "")])
  }

  /// The advice on a `crossfade` that is missing, or that has no time.
  private func adviceOnCrossfade(_ name: ByteRange) -> Advice? {
    guard position > 1, kind(at: position - 1).isName else { return nil }
    switch kind(at: position - 2) {
    case TokenKind(.reduceMotion), TokenKind(.fallback), TokenKind(.missing): break
    default: return nil
    }
    let example = "crossfade 200ms"
    let fixIt =
      source.text(name) == "crossfade"
      ? FixIt("write `200ms`", replacing: ByteRange(at: name.end), with: " 200ms")
      : FixIt("write `\(example)`", replacing: name, with: example)
    return Advice(notes: ["add its time: `\(example)`"], fixIts: [fixIt])
  }
}
