/// `file:` URIs (RFC 8089) and their paths.
package enum FileURI {
  /// The path; nil when the URI is of another scheme.
  package static func path(of uri: String) -> String? {
    let prefix = "file://"
    guard uri.utf8.starts(with: prefix.utf8) else { return nil }
    var rest = Array(uri.utf8.dropFirst(prefix.utf8.count))
    // The host, if there is one, is ignored: it can only be this machine.
    if let slash = rest.firstIndex(of: UInt8(ascii: "/")) { rest.removeFirst(slash) } else { return nil }
    var bytes: [UInt8] = []
    var index = 0
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let high = digit(rest[index + 1]), let low = digit(rest[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// The URI of an absolute path.
  package static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }

  /// The characters that a path may have in a URI (RFC 3986 §3.3), except those that some clients escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
