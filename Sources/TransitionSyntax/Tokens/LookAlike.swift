/// Characters that look like characters of the language: pasted from a word processor, or typed on another keyboard.
enum LookAlike {
  /// The text that a character probably stands for, or nil.
  static func meant(by scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x00AB, 0x00BB, 0xFF02: "\""
    case 0x2018, 0x2019, 0x02BC, 0x00B4, 0xFF40: "`"
    case 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D: "-"
    case 0x2192, 0x21D2, 0x27F6, 0x2794: "->"
    case 0x2026, 0x2025: ".."
    case 0x00D7, 0x2217, 0x22C5, 0x00B7, 0xFF0A: "*"
    case 0x00F7, 0x2215, 0x2044, 0xFF0F: "/"
    case 0x2264, 0x2A7D: "<="
    case 0x2265, 0x2A7E: ">="
    case 0x2260: "!="
    case 0xFF1A, 0xFE55, 0x2236: ":"
    case 0xFF0C, 0x3001: ","
    case 0xFF1D: "="
    case 0xFF5B: "{"
    case 0xFF5D: "}"
    case 0xFF08: "("
    case 0xFF09: ")"
    case 0xFF0E, 0x3002: "."
    case 0xFF1B, 0x037E: ";"
    case 0xFF05, 0x066A: "%"
    default: nil
    }
  }

  /// The ASCII letter or digit that a letter of another script looks like, or nil.
  static func letter(like scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    // Full-width forms are in the order of ASCII.
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: UInt8(scalar.value - 0xFEE0)
    case 0x80..<0x380, 0x530...: nil
    default: letters[scalar]
    }
  }

  /// Cyrillic and Greek letters by the letters that they look like.
  private static let letters: [Unicode.Scalar: UInt8] = {
    let pairs: [(Character, String)] = [
      ("A", "АΑ"), ("B", "ВΒ"), ("C", "С"), ("E", "ЕΕ"), ("H", "НΗ"), ("I", "ІΙ"), ("J", "Ј"), ("K", "КΚ"),
      ("M", "МΜ"), ("N", "Ν"), ("O", "ОΟ"), ("P", "РΡ"), ("S", "Ѕ"), ("T", "ТΤ"), ("X", "ХΧ"), ("Y", "УΥ"),
      ("Z", "Ζ"), ("a", "аα"), ("c", "с"), ("d", "ԁ"), ("e", "е"), ("h", "һ"), ("i", "іι"), ("j", "ј"),
      ("k", "кκ"), ("o", "оο"), ("p", "рρ"), ("q", "ԛ"), ("s", "ѕ"), ("u", "υ"), ("v", "ν"), ("w", "ԝ"),
      ("x", "х"), ("y", "у"),
    ]
    var letters: [Unicode.Scalar: UInt8] = [:]
    for (letter, others) in pairs {
      for scalar in others.unicodeScalars { letters[scalar] = letter.asciiValue }
    }
    return letters
  }()

  /// Whether a character that is not ASCII is a letter of some script.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.isAlphabetic && !isMark(scalar)
  }

  /// Whether a character is a combining mark.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The token with the text of a mark, or nil when there is none.
  static func kind(of mark: String) -> TokenKind? {
    switch mark {
    case "-": .minus
    case "->": .arrow
    case "..": .dotDot
    case "*": .star
    case "/": .slash
    case "<=": .lessOrEqual
    case ">=": .greaterOrEqual
    case "!=": .notEqual
    case ":": .colon
    case ",": .comma
    case "=": .equals
    case "{": .openBrace
    case "}": .closeBrace
    case "(": .openParenthesis
    case ")": .closeParenthesis
    case ".": .dot
    default: nil
    }
  }

  /// The number of a character as Unicode writes it: `U+201C`.
  static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
