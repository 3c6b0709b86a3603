/// What an error message says that the parser found.
extension JSONScanner {
  /// Longer words are cut, so that the message stays readable.
  private static let longestWord = 24

  /// The text at the offset, with its JSON equivalent where there is a known one.
  func found() -> String {
    if offset >= count { return "the end of the text" }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "'"): return "`'`; strings are in double quotation marks"
    case UInt8(ascii: "/") where bytes[offset + 1] == byte || bytes[offset + 1] == UInt8(ascii: "*"):
      return "a comment; JSON has none"
    case UInt8(ascii: "#"): return "`#`; JSON has no comments"
    case UInt8(ascii: "+") where isDigit(bytes[offset + 1]):
      return "`+`; a positive number has no sign"
    case UInt8(ascii: ".") where isDigit(bytes[offset + 1]):
      return "`.`; a number has a digit before its point"
    case let letter where isLetter(letter): return word()
    case 0x20, 0x09: return byte == 0x20 ? "a space" : "a tab"
    case 0x0A, 0x0D: return "the end of the line"
    case UInt8(ascii: "`"): return "a back-tick"
    case 0x21..<0x7F: return "`\(Character(Unicode.Scalar(byte)))`"
    case 0..<0x80: return "the control character " + name(of: Unicode.Scalar(byte))
    default: return character()
    }
  }

  private func word() -> String {
    let run = bytes[offset..<count].prefix(Self.longestWord + 1).prefix { isLetter($0) || isDigit($0) }
    let text = String(decoding: run.prefix(Self.longestWord), as: UTF8.self)
    switch text.lowercased() {
    case text where ["true", "false", "null"].contains(text): return "`\(text)`"
    case "nan", "inf", "infinity": return "`\(text)`; JSON has finite numbers only"
    case "none", "nil", "undefined", "null": return "`\(text)`; JSON writes `null`"
    case "true", "false": return "`\(text)`; JSON writes `\(text.lowercased())`"
    default: return "`\(text)\(run.count > Self.longestWord ? "…" : "")`"
    }
  }

  private func character() -> String {
    let length = JSONUTF8.length(at: offset, in: bytes)
    guard length > 0,
      let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
    else { return "the byte 0x\(Self.hexadecimal(UInt32(bytes[offset]), digits: 2)), which is not UTF-8" }
    let isInvisible = scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    return isInvisible ? name(of: scalar) : "`\(scalar)` (\(name(of: scalar)))"
  }

  /// `U+2028`
  func name(of scalar: Unicode.Scalar) -> String { "U+" + Self.hexadecimal(scalar.value, digits: 4) }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
