/// Breaks one logical line of Swift where `swift format` would.
///
/// The first of these that applies: at the commas of a condition or of a list of protocols; before the operators
/// outside all brackets; after an opening parenthesis, the arguments filling the lines below. What is still too long
/// is broken again, further in.
///
/// Lines are taken apart as UTF-8: brackets, commas, operators and spaces are all ASCII.
struct LineWrapper {
  private typealias Line = [UInt8]

  private let text: Line
  private let width: Int

  /// The lines of a logical line, indentation included.
  /// - Parameter further: How much further in the parts of a broken `? :` stand.
  static func wrap(_ text: String, indent: Int, width: Int, further: Int = 2) -> [String] {
    if indent + text.columns <= width { return [String(repeating: " ", count: indent) + text] }
    return wrap(Line(text.utf8), indent, width, further).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func wrap(_ text: Line, _ indent: Int, _ width: Int, _ further: Int = 2) -> [Line] {
    if indent + text.columns <= width { return [spaces(indent) + text] }
    return LineWrapper(text: text, width: width).broken(indent, further) ?? [spaces(indent) + text]
  }

  private static func spaces(_ count: Int) -> Line { Line(repeating: UInt8(ascii: " "), count: count) }

  private func broken(_ indent: Int, _ further: Int) -> [Line]? {
    let pad = Self.spaces(indent)
    let isCondition = text.starts("if ") || text.starts("guard ") || text.starts("} else if ")
    if isCondition || text.contains("class ") {
      let commas = commas
      if !commas.isEmpty { return brokenAtCommas(commas, indent) }
    }
    let (operators, isTernary) = operatorBreaks()
    if !operators.isEmpty {
      if let equals = assignment() {
        let first = pad + text[..<(equals + 2)]
        return [first] + Self.wrap(Line(text[(equals + 3)...]), indent + 2, width, 0)
      }
      let parts = pieces(at: operators)
      if !isTernary { return fill(parts, indent, first: pad, further: further) }
      return parts.enumerated().flatMap { index, part in
        Self.wrap(part, index == 0 ? indent : indent + further, width)
      }
    }
    guard let (open, close) = isSignature ? groups().first : groups().last else { return nil }
    let inside = LineWrapper(text: Line(text[(open + 1)..<close]), width: width)
    let arguments = inside.pieces(at: inside.commas.map { $0 + 1 })
    var lines = [pad + text[...open]]
    lines += fill(arguments, indent + 2, first: pad + Self.spaces(2), further: 0)
    if isSignature {
      lines.append(pad + text[close...])
    } else {
      lines[lines.count - 1] += text[close...]
    }
    return lines
  }

  /// A condition or a list of protocols, one a line, and what opens the body on a line of its own.
  private func brokenAtCommas(_ commas: [Int], _ indent: Int) -> [Line] {
    let pad = Self.spaces(indent)
    var parts = pieces(at: commas.map { $0 + 1 })
    var tail = Line()
    if let last = parts.last {
      for end in Self.openings where last.ends(end) {
        parts[parts.count - 1] = Line(last.dropLast(end.utf8CodeUnitCount))
        tail = Line(last.suffix(end.utf8CodeUnitCount - 1))
        break
      }
    }
    if tail == [UInt8(ascii: "{")], !parts[0].starts("if ") {
      return fill(parts, indent, first: pad) + [pad + tail]
    }
    var lines: [Line] = []
    for (index, part) in parts.enumerated() {
      lines += Self.wrap(part, index == 0 ? indent : indent + 2, width)
    }
    if !tail.isEmpty { lines.append(pad + tail) }
    return lines
  }

  /// What opens the body of a condition, longest first.
  private static let openings: [StaticString] = [
    " else { return nil }", " else { return false }", " else { return }", " else {", " {",
  ]

  /// Puts as many pieces on each line as fit.
  private func fill(_ pieces: [Line], _ indent: Int, first: Line, further: Int = 2) -> [Line] {
    var lines: [Line] = []
    var line = first
    var isEmpty = true
    let next = indent + further
    for (index, piece) in pieces.enumerated() {
      let room = width - (index == pieces.count - 1 ? 1 : 0)  // for the parenthesis that closes
      if !isEmpty, line.columns + 1 + piece.columns > room {
        lines.append(line)
        line = Self.spaces(next)
        isEmpty = true
      }
      if isEmpty, line.columns + piece.columns > room {
        let wrapped = Self.wrap(piece, line.columns, width - 1)
        lines += wrapped.dropLast()
        line = wrapped.last ?? line
      } else {
        if !isEmpty { line.append(UInt8(ascii: " ")) }
        line += piece
      }
      isEmpty = false
    }
    lines.append(line)
    return lines
  }

  /// The text, cut before each offset, without the spaces at the cuts.
  private func pieces(at offsets: [Int]) -> [Line] {
    var pieces: [Line] = []
    var start = 0
    for offset in offsets + [text.count] {
      var piece = text[start..<offset].drop { $0 == UInt8(ascii: " ") }
      while piece.last == UInt8(ascii: " ") { piece.removeLast() }
      if !piece.isEmpty { pieces.append(Line(piece)) }
      start = offset
    }
    return pieces
  }

  // MARK: Places

  /// Calls `body` for each byte outside all brackets.
  private func visitOutside(_ body: (_ offset: Int, _ byte: UInt8) -> Void) {
    var depth = 0
    for (offset, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: if depth == 0 { body(offset, byte) }
      }
    }
  }

  /// The offsets of the commas outside all brackets.
  private var commas: [Int] {
    var commas: [Int] = []
    visitOutside { offset, byte in if byte == UInt8(ascii: ",") { commas.append(offset) } }
    return commas
  }

  /// The offsets of the loosest operators outside all brackets.
  private func operatorBreaks() -> (offsets: [Int], isTernary: Bool) {
    var offsets: [Int] = []
    var loosest = Int.max
    visitOutside { offset, byte in
      guard byte == UInt8(ascii: " "), let rank = rank(ofOperatorAt: offset + 1), rank <= loosest else {
        return
      }
      if rank < loosest { offsets = [] }
      loosest = rank
      offsets.append(offset + 1)
    }
    return (offsets, loosest == 0)
  }

  /// How loosely the operator between spaces at an offset binds, 0 the loosest; nil when there is none.
  private func rank(ofOperatorAt offset: Int) -> Int? {
    let word = text[offset...].prefix { $0 != UInt8(ascii: " ") }
    guard let first = word.first, word.count <= 2, word.endIndex < text.count else { return nil }
    let second = word.count == 2 ? word[offset + 1] : 0
    switch (first, second) {
    case (UInt8(ascii: "?"), 0), (UInt8(ascii: ":"), 0): return 0
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return 1
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return 2
    case (UInt8(ascii: "<"), 0), (UInt8(ascii: ">"), 0), (UInt8(ascii: "<"), UInt8(ascii: "=")),
      (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "=")):
      return 3
    case (UInt8(ascii: "+"), 0), (UInt8(ascii: "-"), 0): return 4
    case (UInt8(ascii: "*"), 0), (UInt8(ascii: "/"), 0): return 5
    default: return nil
    }
  }

  /// The offset of the space before an assignment's `=`, outside all brackets.
  private func assignment() -> Int? {
    var found: Int?
    visitOutside { offset, byte in
      if found == nil, byte == UInt8(ascii: " "), text[offset...].starts(" = ") { found = offset }
    }
    return found
  }

  /// Whether the line declares a function: its parameters are what is broken, not its result.
  private var isSignature: Bool { text.contains("func ") || text.starts("init(") || text.starts("init?(") }

  /// The parentheses outside all others that hold something.
  private func groups() -> [(open: Int, close: Int)] {
    var depth = 0
    var open = 0
    var groups: [(Int, Int)] = []
    for (offset, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0, byte == UInt8(ascii: "(") { open = offset }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, byte == UInt8(ascii: ")"), offset > open + 1 { groups.append((open, offset)) }
      default: break
      }
    }
    return groups
  }
}
