import TransitionText

/// Replaces `@FILE` by the arguments in the file.
///
/// Arguments are separated by spaces and line ends. `"…"` and `'…'` quote, and a backslash escapes the next character,
/// but not within `'…'`, as in the response files of compilers. A file may name others. Arguments after `--` are left alone.
struct ResponseFiles {
  private let reader: InputReader

  init(_ reader: InputReader) { self.reader = reader }

  /// The deepest nesting. It stops files that name themselves.
  private static let depthLimit = 10

  /// The arguments without `@FILE`s.
  func expand(_ arguments: [Path]) throws(ToolFailure) -> [Path] {
    var expanded: [Path] = []
    try expand(arguments, depth: 0, into: &expanded)
    return expanded
  }

  private func expand(_ arguments: [Path], depth: Int, into expanded: inout [Path]) throws(ToolFailure) {
    for (index, argument) in arguments.enumerated() {
      if argument.text == "--" {
        expanded += arguments[index...]
        return
      }
      guard argument.bytes.first == UInt8(ascii: "@"), argument.bytes.count > 1 else {
        expanded.append(argument)
        continue
      }
      let file = Path(bytes: Array(argument.bytes.dropFirst()))
      if depth == Self.depthLimit {
        throw ToolFailure("response files name each other more than \(depth) deep", path: file)
      }
      try expand(read(file), depth: depth + 1, into: &expanded)
    }
  }

  private func read(_ file: Path) throws(ToolFailure) -> [Path] {
    let input = try reader.read(file)
    if input.problem != nil {
      throw ToolFailure("`\(file.text)` is too large for a file of arguments", path: file)
    }
    var scanner = Scanner(bytes: input.source.bytes)
    while let argument = scanner.next() { scanner.arguments.append(Path(bytes: argument)) }
    if let quote = scanner.openQuote {
      let sign = String(decoding: [quote], as: UTF8.self)
      throw ToolFailure("`\(file.text)` has a \(sign) that is never closed", path: file)
    }
    if scanner.hasNul {
      throw ToolFailure("`\(file.text)` is not a text file: it contains a NUL byte", path: file)
    }
    return scanner.arguments
  }

  /// Splits the text of a file into arguments.
  private struct Scanner {
    var bytes: ArraySlice<UInt8>
    var arguments: [Path] = []
    var openQuote: UInt8?
    var hasNul = false

    /// The next argument, or nil at the end.
    mutating func next() -> [UInt8]? {
      while let byte = bytes.first, Self.isSpace(byte) { bytes.removeFirst() }
      guard !bytes.isEmpty else { return nil }
      var argument: [UInt8] = []
      while let byte = bytes.popFirst() {
        if byte == 0 { hasNul = true }
        if byte == UInt8(ascii: "\\"), openQuote != UInt8(ascii: "'"), let escaped = bytes.popFirst() {
          argument.append(escaped)
        } else if byte == openQuote {
          openQuote = nil
        } else if openQuote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          openQuote = byte
        } else if openQuote == nil, Self.isSpace(byte) {
          break
        } else {
          argument.append(byte)
        }
      }
      return argument
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 9...13 ~= byte }
  }
}
