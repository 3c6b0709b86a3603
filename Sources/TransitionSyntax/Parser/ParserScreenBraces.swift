import TransitionDiagnostics
import TransitionText

/// Screens whose `{` is missing. Since a screen needs no block, only the tokens that follow show this.
extension Parser {
  /// Reports a `{` that is missing after the screen before the present token, if declarations of a screen begin here, and skips them.
  /// - Returns: Whether it was missing.
  mutating func takeMissingScreenBrace() -> Bool {
    let next = kind(at: position + 1)
    guard lastChild != .none, nodes[Int(lastChild.index)].kind == .screen, kind.isName,
      next == .comma || next == .colon && kind(at: position + 2).isName,
      // `duration: easeOut` is a habit of other languages.
      ForeignWords.meant(by: tokens.names.name(tokens[position].symbol), isDeclaration: false) == nil
    else { return false }
    let screen = nodes[Int(lastChild.index)]
    let whole = tokens.range(Int(screen.start)).union(tokens.range(Int(screen.end) - 1))
    guard kind(at: Int(screen.end) - 1) != .closeBrace else { return false }
    let end = ByteRange(at: whole.end)
    report(
      Diagnostic(
        .missingToken, at: end, [.text("`{`"), found()],
        notes: ["the views of a screen are in braces: `\(source.text(whole)) { … }`"],
        fixIts: [FixIt("write `{`", [TextEdit(end, " {")], applicability: .needsReview)]))
    nodes[Int(lastChild.index)].hasError = true
    skipHandedOver()
    memberAfterError = position
    return true
  }

  /// Skips names and their kinds, and the `}` after them, unless that closes the transition.
  private mutating func skipHandedOver() {
    let node = open(.unexpected, .none)
    while kind != .endOfFile, kind != .closeBrace, beginsHandedOver || !beginsLine(position) { position += 1 }
    let isOwn = blocks.last.map { indentation(of: position) > indentation(ofBlock: $0.brace) } ?? false
    if kind == .closeBrace, isOwn || !beginsLine(position) { position += 1 }
    close(node, hasError: true)
  }

  /// Whether the present token ends a line, or begins a declaration of a screen.
  private var beginsHandedOver: Bool {
    let next = kind(at: position + 1)
    return kind == .newline || kind.isName && (next == .colon || next == .comma)
  }
}
