/// Bytes and digits of JSON texts.
enum JSONUTF8 {
  /// The length of the character of more than one byte that begins at an offset; 0 when it is not well formed.
  ///
  /// The ranges are those of table 3-7 of the Unicode Standard: no overlong forms, no surrogates, nothing above
  /// U+10FFFF.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    let second = bytes[offset + 1]
    switch bytes[offset] {
    case 0xC2...0xDF: return isContinuation(second) ? 2 : 0
    case 0xE0: return 0xA0...0xBF ~= second && isContinuation(bytes[offset + 2]) ? 3 : 0
    case 0xED: return 0x80...0x9F ~= second && isContinuation(bytes[offset + 2]) ? 3 : 0
    case 0xE1...0xEF: return isContinuation(second) && isContinuation(bytes[offset + 2]) ? 3 : 0
    case 0xF0...0xF4:
      let range: ClosedRange<UInt8> =
        switch bytes[offset] {
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
      return range ~= second && isContinuation(bytes[offset + 2]) && isContinuation(bytes[offset + 3]) ? 4 : 0
    default: return 0
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The value of a hexadecimal digit.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The content of a string that was parsed without errors, as UTF-8.
  /// - Parameters:
  ///   - range: The range between its quotation marks.
  ///   - bytes: The text.
  static func unescaped(_ range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        output.append(bytes[offset])
        offset += 1
        continue
      }
      let letter = bytes[offset + 1]
      offset += 2
      switch letter {
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "u"):
        var value = unit(at: offset, in: bytes)
        offset += 4
        // A half without the other becomes U+FFFD.
        if value & 0xFC00 == 0xD800, bytes[offset] == UInt8(ascii: "\\"),
          bytes[offset + 1] == UInt8(ascii: "u"),
          unit(at: offset + 2, in: bytes) & 0xFC00 == 0xDC00
        {
          value = 0x10000 + (value & 0x3FF) << 10 + unit(at: offset + 2, in: bytes) & 0x3FF
          offset += 6
        }
        output += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
      default: output.append(letter)
      }
    }
    return output
  }

  private static func unit(at offset: Int, in bytes: [UInt8]) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 4 | UInt32(hexadecimalDigit($1) ?? 0) }
  }
}
