import TransitionDiagnostics
import TransitionText

/// Tracks as other languages write them.
extension Parser {
  /// Reads `animate TARGET { PROPERTY: A -> B … }` as several tracks.
  /// - Returns: Whether the present brace begins such a group, which has been reported and skipped.
  mutating func takeGroupOfTracks() -> Bool {
    guard kind == .openBrace, parent != .none, nodes[Int(parent.index)].kind == .animate,
      let (end, entries) = groupOfTracks()
    else { return false }
    let target = ByteRange(
      tokens[Int(nodes[Int(parent.index)].start) + 1].start, tokens[position - 1].end)
    let path = source.text(target)
    let start = Int(nodes[Int(parent.index)].start)
    let whole = tokens.range(start).union(tokens.range(end))
    let tracks = entries.map { entry in
      "animate \(path)." + source.text(tokens.range(entry.lowerBound).union(tokens.range(entry.upperBound)))
    }
    var diagnostic = Diagnostic(
      .missingToken, at: tokens.range(position), [.text("`:`"), found()],
      notes: ["a track has one property: `\(tracks.first ?? "")`"])
    let holdsComment = (start + 1...end).contains { token in
      source[tokens.trivia(before: token)].contains(UInt8(ascii: "/"))
    }
    if !holdsComment {
      let separator = "\n" + String(repeating: " ", count: indentation(of: start))
      diagnostic.fixIts = [
        FixIt("write a track for each", replacing: whole, with: tracks.joined(separator: separator))
      ]
    }
    report(diagnostic)
    let node = open(.unexpected, .none)
    position = end + 1
    close(node, hasError: true)
    return true
  }

  /// The closing brace of a group of tracks whose opening brace is the present token, and the tokens of each track.
  private func groupOfTracks() -> (end: Int, entries: [ClosedRange<Int>])? {
    var entries: [ClosedRange<Int>] = []
    var token = position + 1
    while true {
      while kind(at: token) == .newline || kind(at: token) == .comma { token += 1 }
      if kind(at: token) == .closeBrace { return entries.isEmpty ? nil : (token, entries) }
      guard kind(at: token).isName, kind(at: token + 1) == .colon else { return nil }
      let first = token
      var hasArrow = false
      var depth = 0
      while depth > 0 || !endsEntry(token) {
        switch kind(at: token) {
        case .openParenthesis: depth += 1
        case .closeParenthesis: depth -= 1
        case .arrow: hasArrow = true
        case .openBrace, .closeBrace, .endOfFile, .unknown: return nil
        default: break
        }
        token += 1
      }
      guard hasArrow else { return nil }
      entries.append(first...(token - 1))
    }
  }

  private func endsEntry(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .newline, .comma, .closeBrace, .endOfFile: true
    default: false
    }
  }

  /// Reads `from 0 to 1` as `: 0 -> 1`, with one finding.
  mutating func mendFromTo() {
    let hasColon = kind == .colon
    let from = hasColon ? position + 1 : position
    guard kind(at: from) == TokenKind(.from), beginsValue(from + 1) else { return }
    var to = from + 1
    while !endsEntry(to), kind(at: to) != .arrow, kind(at: to) != TokenKind(.to) { to += 1 }
    guard kind(at: to) == TokenKind(.to) else { return }
    let before = ByteRange(tokens[from - 1].end, tokens[from].end)
    let edit = hasColon ? TextEdit(before, "") : TextEdit(before, ":")
    report(
      Diagnostic(
        .unexpectedToken, at: tokens.range(from),
        [.quoted(tokens.range(from)), .text(hasColon ? "a value" : "`:`")],
        notes: ["a track leads from one value to the other: `: A -> B`"],
        fixIts: [
          FixIt("write `->`", [edit, TextEdit(tokens.range(to), "->")], applicability: .needsReview)
        ]))
    tokens.change(to, to: .arrow)
    if hasColon {
      position += 1
      addUnexpected()
      position -= 2
      tokens.change(from, to: .colon)
      position += 1
    } else {
      tokens.change(from, to: .colon)
    }
  }

  private func beginsValue(_ token: Int) -> Bool {
    let kind = self.kind(at: token)
    return kind == .number || kind == .minus || kind == .color || kind == .openParenthesis
      || (kind.isName && kind != TokenKind(.to))
  }
}
