/// A character that cannot be seen, or looks like a space.
struct Invisible {
  /// Its name, with an article.
  let name: String
  /// Its replacement: a space, a line end or nothing.
  let replacement: String

  /// Whether it has no width, so that it should be removed.
  var isNarrow: Bool { replacement.isEmpty }

  /// The remedy.
  var note: String {
    switch replacement {
    case "": "remove it"
    case "\n": "end the line there"
    default: "replace it by a space"
    }
  }

  init?(_ scalar: Unicode.Scalar) {
    let meant: (String, String)? =
      switch scalar.value {
      case 0x85: ("a next-line character", "\n")
      case 0xA0: ("a no-break space", " ")
      case 0xAD: ("a soft hyphen", "")
      case 0x1680, 0x2000...0x200A, 0x205F: ("a space of another width", " ")
      case 0x200B: ("a zero-width space", "")
      case 0x200C: ("a zero-width non-joiner", "")
      case 0x200D: ("a zero-width joiner", "")
      case 0x200E, 0x200F, 0x061C: ("an invisible direction mark", "")
      case 0x2028: ("a line separator", "\n")
      case 0x2029: ("a paragraph separator", "\n")
      case 0x202A...0x202E, 0x2066...0x2069: ("an invisible change of the reading direction", "")
      case 0x202F: ("a narrow no-break space", " ")
      case 0x2060: ("a word joiner", "")
      case 0x3000: ("an ideographic space", " ")
      case 0xFEFF: ("a byte order mark", "")
      default: nil
      }
    guard let meant else { return nil }
    (name, replacement) = meant
  }
}
