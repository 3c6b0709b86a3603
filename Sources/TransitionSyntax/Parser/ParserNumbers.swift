import TransitionDiagnostics
import TransitionText

/// Numbers as other languages write them.
extension Parser {
  /// The finding about a unit with a space before it, as in `300 ms easeOut`, just before the present token or just
  /// after that; nil when there is none.
  func detachedUnit() -> Diagnostic? {
    for place in [position, position - 1] where place > 0 && kind(at: place) == .name {
      let name = tokens.names.name(tokens[place].symbol)
      let lastDigit = source.padded[Int(tokens[place - 1].end) - 1]
      guard kind(at: place - 1) == .number, Lexer.isDigit(lastDigit), let unit = ForeignWords.unit(name)
      else { continue }
      let whole = ByteRange(tokens[place - 1].start, tokens[place].end)
      let text = source.text(tokens.range(place - 1)) + unit
      return Diagnostic(
        .malformedNumber, at: whole, [.source(whole), .text("a number: its unit follows without a space")],
        fixIts: [FixIt("write `\(text)`", [TextEdit(whole, text)], applicability: .safe)])
    }
    return nil
  }

  /// Reads `.5` as a number.
  /// - Returns: Whether there is one.
  mutating func takeLeadingPoint() -> Bool {
    guard kind == .dot, kind(at: position + 1) == .number,
      tokens[position + 1].start == tokens[position].end
    else { return false }
    let whole = ByteRange(tokens[position].start, tokens[position + 1].end)
    // Right after a name, the point may belong to the number, or be superfluous.
    let isGlued = position > 0 && tokens[position - 1].end == whole.start && kind(at: position - 1).isName
    let zero = FixIt(
      "write the `0`", [TextEdit(ByteRange(at: whole.start), "0")],
      applicability: isGlued ? .needsReview : .safe)
    let removal = FixIt("remove the `.`", replacing: tokens.range(position), with: "")
    report(
      Diagnostic(
        .malformedNumber, at: whole, [.source(whole), .text("a number: a digit comes before the point")],
        fixIts: isGlued ? [zero, removal] : [zero]))
    addUnexpected()
    return true
  }
}
