import TestSupport

/// One part of a generated spec.
enum Piece {
  /// What a token is, for the spaces around it.
  enum Role { case plain, word, infix, open, close }
  case token(String, Role)
  /// The end of a member; a comma can stand for it in some blocks.
  case separator(allowsComma: Bool)
}

/// Lays pieces out: any spaces, line ends and comments that change nothing.
struct SpecLayout {
  private var random: RandomSource
  private let pieces: [Piece]
  /// The text.
  private(set) var text = ""
  /// How many parentheses of expressions are open.
  private var parentheses = 0

  init(pieces: [Piece], random: RandomSource) {
    self.pieces = pieces
    self.random = random
    lay()
  }

  private mutating func lay() {
    if chance(5) { text += lineEnds() }
    var last: (text: String, role: Piece.Role)?
    for index in pieces.indices {
      switch pieces[index] {
      case .separator(let allowsComma):
        text += inline()
        text += allowsComma && chance(2) ? "," : lineEnd()
        if chance(4) { text += lineEnds() }
        last = nil
      case .token(let token, let role):
        if role == .close { parentheses -= 1 }
        if let last { text += gap(last, (token, role), index) } else { text += inline() }
        text += token
        if role == .open { parentheses += 1 }
        last = (token, role)
      }
    }
    if !chance(4) { text += lineEnd() }
  }

  /// What stands between two tokens of a member.
  private mutating func gap(
    _ left: (text: String, role: Piece.Role), _ right: (text: String, role: Piece.Role), _ index: Int
  ) -> String {
    var gap = chance(12) ? comment() : ""
    if mayBreak(left, right, index), chance(6) { gap += lineEnd(isSeparator: false) }
    gap += inline()
    // `/` and a comment would make a comment of another kind.
    if left.text == "/", gap.hasPrefix("/") { gap = " " + gap }
    let isTight =
      gap.isEmpty && Self.canTouch(left.text, right.text) && (left.role != .infix && right.role != .infix)
    return gap.isEmpty && !(isTight && chance(2)) ? " " : gap
  }

  /// Whether a line end between two tokens ends no member.
  private func mayBreak(
    _ left: (text: String, role: Piece.Role), _ right: (text: String, role: Piece.Role), _ index: Int
  ) -> Bool {
    if parentheses > 0 || left.role == .open || right.role == .close { return true }
    if ["{", ",", ":", "=", "->"].contains(left.text) { return !isParameter(index) }
    if left.role == .infix { return true }
    if right.role == .infix { return right.text != "not" }
    if ["->", "=", "{", "?"].contains(right.text) { return true }
    let continues = ["over", "after", "at", "stagger", "during", "delay", "clipped"]
    guard right.role == .word, continues.contains(right.text), index + 1 < pieces.count,
      case .token(let next, _) = pieces[index + 1]
    else { return false }
    return ![":", ",", ".", "="].contains(next)
  }

  /// Whether a token is the first of two names in the parentheses of a motion, which a line cannot begin with.
  private func isParameter(_ index: Int) -> Bool {
    guard index + 1 < pieces.count, case .token(let next, let role) = pieces[index + 1] else { return false }
    return role == .plain && (next.first?.isLetter == true || next.first == "_" || next.first == "`")
  }

  private static func canTouch(_ left: String, _ right: String) -> Bool {
    guard let last = left.unicodeScalars.last, let first = right.unicodeScalars.first else { return false }
    let signs = "(),:{}?"
    if left == "." || right == "." { return left.first?.isNumber == false }
    return signs.unicodeScalars.contains(last) || signs.unicodeScalars.contains(first)
  }

  // MARK: Spaces

  private mutating func inline() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: "  "
    case 1: "\t"
    case 2: " " + comment() + " "
    case 3...5: " "
    default: ""
    }
  }

  private mutating func lineEnd(isSeparator: Bool = true) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: "\r\n"
    case 1 where isSeparator: ";"
    case 2: " // a comment with \" { ( /* in it\n"
    case 3: " /// documentation\n"
    default: "\n"
    }
  }

  private mutating func lineEnds() -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in inline() + lineEnd() }.joined()
  }

  private mutating func comment() -> String {
    ["/* c */", "/**/", "/* a /* nested */ { */", "/* two\n lines */"][Int.random(in: 0..<4, using: &random)]
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
}
