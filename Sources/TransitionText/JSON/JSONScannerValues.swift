/// Strings and numbers.
extension JSONScanner {
  /// Reads a string; the offset is at its opening quotation mark.
  mutating func scanString() throws(JSONError) {
    let start = offset
    var hasEscapes = false
    offset += 1
    while true {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return append(.string, from: start, to: offset, flag: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape(ofStringAt: start)
      case 0x20..<0x80:
        offset += 1
      case 0..<0x20:
        if offset >= count { throw error(.unclosedString, at: start, "this string is never closed") }
        let name = name(of: Unicode.Scalar(byte))
        throw error(
          .controlCharacter, at: offset, "the control character \(name) must be escaped in a string")
      default:
        let length = JSONUTF8.length(at: offset, in: bytes)
        if length == 0 {
          let value = Self.hexadecimal(UInt32(byte), digits: 2)
          let message = "the byte 0x\(value) begins no well-formed character of UTF-8"
          throw error(.invalidUTF8, at: offset, message)
        }
        offset += length
      }
    }
  }

  /// Reads an escape; the offset is at its backslash.
  private mutating func scanEscape(ofStringAt start: Int) throws(JSONError) {
    let backslash = offset
    let byte = bytes[offset + 1]
    if offset + 1 >= count { throw error(.unclosedString, at: start, "this string is never closed") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      let unit = try scanUnit(at: backslash, ofStringAt: start)
      if unit & 0xFC00 == 0xD800, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
      {
        let second = offset
        if try scanUnit(at: second, ofStringAt: start) & 0xFC00 == 0xDC00 { return }
        offset = second
      }
      if unit & 0xF800 == 0xD800, !replacesLoneSurrogates {
        let value = Self.hexadecimal(UInt32(unit), digits: 4)
        throw error(
          .loneSurrogate, at: backslash, "`\\u\(value)` is half of a surrogate pair without the other")
      }
    default:
      offset += 1
      let found = found()
      throw error(.invalidEscape, at: backslash, "after a backslash comes one of `\"\\/bfnrtu`, not \(found)")
    }
  }

  /// Reads `\uXXXX` at an offset.
  private mutating func scanUnit(at backslash: Int, ofStringAt start: Int) throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for place in (backslash + 2)..<(backslash + 6) {
      if place >= count { throw error(.unclosedString, at: start, "this string is never closed") }
      guard let digit = JSONUTF8.hexadecimalDigit(bytes[place]) else {
        throw error(.invalidEscape, at: backslash, "`\\u` is followed by four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
    }
    offset = backslash + 6
    return value
  }

  /// Reads a number; the offset is at its sign or first digit.
  mutating func scanNumber() throws(JSONError) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    if bytes[offset] == UInt8(ascii: "0"), isDigit(bytes[offset + 1]) {
      throw error(.leadingZero, at: offset, "a number of several digits does not begin with `0`")
    }
    try scanDigits("a number")
    if bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      try scanDigits("the fraction of a number")
    }
    if bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") { offset += 1 }
      try scanDigits("the exponent of a number")
    }
    append(.number, from: start, to: offset)
  }

  private mutating func scanDigits(_ what: String) throws(JSONError) {
    guard isDigit(bytes[offset]) else {
      throw error(.missingDigit, at: offset, "expected a digit of \(what), found \(found())")
    }
    while isDigit(bytes[offset]) { offset += 1 }
  }
}
