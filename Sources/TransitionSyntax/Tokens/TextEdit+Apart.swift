import TransitionDiagnostics
import TransitionText

extension TextEdit {
  /// The edit with spaces where tokens would otherwise be joined, by its text or by a removal: two names into one, a
  /// name and a number, two marks into a third.
  func apart(in source: SourceText) -> TextEdit {
    let before = range.start == 0 ? 0 : source.padded[Int(range.start) - 1]
    let after = source.padded[Int(range.end)]
    guard let first = replacement.utf8.first, let last = replacement.utf8.last else {
      return Self.grows(before, after) ? TextEdit(range, " ") : self
    }
    return TextEdit(
      range,
      (Self.grows(before, first) ? " " : "") + replacement + (Self.grows(last, after) ? " " : ""))
  }

  /// Whether two bytes side by side belong to one token, or begin a comment.
  private static func grows(_ first: UInt8, _ second: UInt8) -> Bool {
    if Lexer.continuesName(second) { return Lexer.continuesName(first) || first == UInt8(ascii: "%") }
    switch (Unicode.Scalar(first), Unicode.Scalar(second)) {
    case ("-", ">"), (".", "."), ("/", "/"), ("/", "*"), ("=", "="), ("<", "="), (">", "="), ("!", "="):
      return true
    default: return false
    }
  }
}

extension FixIt {
  /// The fix-it with edits that join no tokens.
  func apart(in source: SourceText) -> FixIt {
    FixIt(title, edits.map { $0.apart(in: source) }, applicability: applicability)
  }
}
