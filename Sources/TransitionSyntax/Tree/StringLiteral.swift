import TransitionText

extension SyntaxTree {
  /// The text of a string, its escapes replaced.
  /// - Parameter node: A string without findings of the lexer.
  public func string(_ node: NodeID) -> String {
    var bytes: [UInt8] = []
    var rest = source[range(node)].dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"):
        let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(digits.count + 2)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        if let scalar = number.flatMap(Unicode.Scalar.init) { bytes += Array(String(scalar).utf8) }
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
