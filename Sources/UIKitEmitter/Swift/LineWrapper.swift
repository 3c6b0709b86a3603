/// Breaks one logical line of Swift where `swift format` would.
///
/// The first of these that applies: at the commas of a condition or of a list of protocols; before the operators
/// outside all brackets; after an opening parenthesis, the arguments filling the lines below. What is still too long
/// is broken again, further in.
struct LineWrapper {
  private let text: [Character]
  private let width: Int

  /// The lines of a logical line, indentation included.
  /// - Parameter further: How much further in the parts of a broken `? :` stand.
  static func wrap(_ text: String, indent: Int, width: Int, further: Int = 2) -> [String] {
    let pad = String(repeating: " ", count: indent)
    if indent + text.count <= width { return [pad + text] }
    let wrapper = LineWrapper(text: Array(text), width: width)
    return wrapper.broken(indent, further) ?? [pad + text]
  }

  private func broken(_ indent: Int, _ further: Int) -> [String]? {
    let string = String(text)
    let pad = String(repeating: " ", count: indent)
    let isCondition = ["if ", "guard ", "} else if "].contains { string.hasPrefix($0) }
    let commas = breaks(at: 0) { $0 == "," }
    if isCondition || string.contains("class "), !commas.isEmpty {
      return brokenAtCommas(commas, indent)
    }
    let (operators, isTernary) = operatorBreaks()
    if !operators.isEmpty {
      if let equals = assignment() {
        let value = String(text[(equals + 3)...])
        let first = pad + String(text[..<(equals + 2)])
        return [first] + Self.wrap(value, indent: indent + 2, width: width, further: 0)
      }
      let parts = pieces(at: operators)
      if !isTernary { return fill(parts, indent, first: pad, further: further) }
      return parts.enumerated().flatMap { index, part in
        Self.wrap(part, indent: index == 0 ? indent : indent + further, width: width)
      }
    }
    guard let (open, close) = isSignature(string) ? groups().first : groups().last else { return nil }
    let inside = LineWrapper(text: Array(text[(open + 1)..<close]), width: width)
    let arguments = inside.pieces(at: inside.breaks(at: 0) { $0 == "," }.map { $0 + 1 })
    var lines = [pad + String(text[...open])]
    lines += fill(arguments, indent + 2, first: pad + "  ", further: 0)
    let tail = String(text[close...])
    if isSignature(string) {
      lines.append(pad + tail)
    } else {
      lines[lines.count - 1] += tail
    }
    return lines
  }

  /// A condition or a list of protocols, one a line, and what opens the body on a line of its own.
  private func brokenAtCommas(_ commas: [Int], _ indent: Int) -> [String] {
    let pad = String(repeating: " ", count: indent)
    var parts = pieces(at: commas.map { $0 + 1 })
    var tail = ""
    if let last = parts.last {
      for end in [" else { return nil }", " else { return false }", " else { return }", " else {", " {"]
      where last.hasSuffix(end) {
        parts[parts.count - 1] = String(last.dropLast(end.count))
        tail = String(end.dropFirst())
        break
      }
    }
    if tail == "{", !parts[0].hasPrefix("if ") { return fill(parts, indent, first: pad) + [pad + tail] }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      lines += Self.wrap(part, indent: index == 0 ? indent : indent + 2, width: width)
    }
    if !tail.isEmpty { lines.append(pad + tail) }
    return lines
  }

  /// Puts as many pieces on each line as fit.
  private func fill(_ pieces: [String], _ indent: Int, first: String, further: Int = 2) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    let next = indent + further
    for (index, piece) in pieces.enumerated() {
      let room = width - (index == pieces.count - 1 ? 1 : 0)  // for the parenthesis that closes
      if !isEmpty, line.count + 1 + piece.count > room {
        lines.append(line)
        line = String(repeating: " ", count: next)
        isEmpty = true
      }
      if isEmpty, line.count + piece.count > room {
        let wrapped = Self.wrap(piece, indent: line.count, width: width - 1)
        lines += wrapped.dropLast()
        line = wrapped.last ?? line
      } else {
        line += (isEmpty ? "" : " ") + piece
      }
      isEmpty = false
    }
    lines.append(line)
    return lines
  }

  /// The text, cut before each offset, without the spaces at the cuts.
  private func pieces(at offsets: [Int]) -> [String] {
    var pieces: [String] = []
    var start = 0
    for offset in offsets + [text.count] {
      let piece = Substring(String(text[start..<offset]))
      pieces.append(String(piece.trimmed))
      start = offset
    }
    return pieces.filter { !$0.isEmpty }
  }

  /// The offsets of the characters at a depth of brackets that satisfy a condition.
  private func breaks(at wanted: Int, _ isBreak: (Character) -> Bool) -> [Int] {
    var depth = 0
    var offsets: [Int] = []
    for (offset, character) in text.enumerated() {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: if depth == wanted, isBreak(character) { offsets.append(offset) }
      }
    }
    return offsets
  }

  /// The offsets of the loosest operators outside all brackets.
  private func operatorBreaks() -> (offsets: [Int], isTernary: Bool) {
    let spaces = breaks(at: 0) { $0 == " " }
    for group in [["?", ":"], ["||"], ["&&"], ["<", "<=", ">", ">=", "==", "!="], ["+", "-"], ["*", "/"]] {
      let found = spaces.filter { space in
        let word = text[(space + 1)...].prefix { $0 != " " }
        return group.contains(String(word)) && space + 1 + word.count < text.count
      }
      if !found.isEmpty { return (found.map { $0 + 1 }, group[0] == "?") }
    }
    return ([], false)
  }

  /// The offset of the space before an assignment's `=`, outside all brackets.
  private func assignment() -> Int? {
    breaks(at: 0) { $0 == " " }.first { String(text[$0...].prefix(3)) == " = " }
  }

  /// Whether a line declares a function: its parameters are what is broken, not its result.
  private func isSignature(_ string: String) -> Bool {
    string.contains("func ") || string.hasPrefix("init(") || string.hasPrefix("init?(")
  }

  /// The parentheses outside all others that hold something.
  private func groups() -> [(open: Int, close: Int)] {
    var depth = 0
    var open = 0
    var groups: [(Int, Int)] = []
    for (offset, character) in text.enumerated() {
      switch character {
      case "(", "[", "{":
        if depth == 0, character == "(" { open = offset }
        depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0, character == ")", offset > open + 1 { groups.append((open, offset)) }
      default: break
      }
    }
    return groups
  }
}

extension Substring {
  /// The text without the spaces around it.
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
