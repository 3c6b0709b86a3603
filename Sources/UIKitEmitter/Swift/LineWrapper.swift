/// Breaks one logical line of Swift where `swift format` would.
///
/// The first of these that applies: at the commas of a condition or of a list of protocols; before the operators
/// outside all brackets; after an opening parenthesis, the arguments filling the lines below. What is still too long
/// is broken again, further in.
struct LineWrapper {
  private let text: [Character]
  private let width: Int

  /// The lines of a logical line, indentation included.
  /// - Parameter further: How much further in the lines after the first are, where an operator begins them.
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
    if let (head, value) = assignment(), !operatorBreaks().isEmpty {
      let wrapper = LineWrapper(text: Array(value), width: width)
      let pieces = wrapper.pieces(at: wrapper.operatorBreaks())
      return [pad + head] + wrapper.fill(pieces, indent + 2, first: pad + "  ", further: 0)
    }
    let operators = operatorBreaks()
    if !operators.isEmpty {
      return fill(pieces(at: operators), indent, first: pad, further: further)
    }
    let isHead = string.contains("func ") || string.hasPrefix("init")
    guard let (open, close) = isHead ? firstGroup() : lastGroup() else { return nil }
    let inside = LineWrapper(text: Array(text[(open + 1)..<close]), width: width)
    let arguments = inside.pieces(at: inside.breaks(at: 0) { $0 == "," }.map { $0 + 1 })
    var lines = [pad + String(text[...open])]
    lines += fill(arguments, indent + 2, first: pad + "  ", further: 0)
    let tail = String(text[close...])
    if string.hasSuffix("{") || isHead {
      lines.append(pad + tail)
    } else {
      lines[lines.count - 1] += tail
    }
    return lines
  }

  /// What is declared, up to its equals sign, and the value.
  private func assignment() -> (head: String, value: String)? {
    guard String(text.prefix(4)) == "let " else { return nil }
    let equals = breaks(at: 0) { $0 == "=" }
    guard let sign = equals.first, sign + 2 < text.count else { return nil }
    return (String(text[...sign]), String(text[(sign + 2)...]))
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
        let wrapped = Self.wrap(piece, indent: line.count, width: width - 1, further: further)
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
      var piece = text[start..<offset].drop { $0 == " " }
      while piece.last == " " { piece.removeLast() }
      pieces.append(String(piece))
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
  private func operatorBreaks() -> [Int] {
    let spaces = breaks(at: 0) { $0 == " " }
    for group in [["?", ":"], ["||"], ["&&"], ["<", "<=", ">", ">=", "==", "!="], ["+", "-"], ["*", "/"]] {
      let found = spaces.filter { space in
        let word = text[(space + 1)...].prefix { $0 != " " }
        return group.contains(String(word)) && space + 1 + word.count < text.count
      }
      if !found.isEmpty { return found.map { $0 + 1 } }
    }
    return []
  }

  /// The parameters of a function.
  private func firstGroup() -> (open: Int, close: Int)? { groups().first }

  /// The last parentheses outside all others that hold something.
  private func lastGroup() -> (open: Int, close: Int)? { groups().last }

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
