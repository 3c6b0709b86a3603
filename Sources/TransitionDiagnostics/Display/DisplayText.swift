import TransitionText

/// One thing on a line that a terminal draws in columns of its own.
struct DisplayCell: Hashable, Sendable {
  /// How many bytes of the source it stands for.
  var byteCount: Int
  /// The drawn text; empty for a tab, whose width depends on its column.
  var text: String
  /// How many columns it takes; 0 for a tab.
  var width: Int
  /// Whether a terminal that knows about scripts would draw it from right to left.
  var isRightToLeft: Bool
}

/// Text that is safe to draw on a terminal.
///
/// What is invisible, moves the cursor or turns the reading direction is shown as what it is: C0 controls as their
/// control pictures, other such scalars as `\u{200B}`, bytes that are not UTF-8 as `\xE9`.
package enum DisplayText {
  /// The cells of a piece of a line, in order; their byte counts add up to the number of bytes.
  static func cells(of bytes: some Collection<UInt8>) -> [DisplayCell] {
    if bytes.allSatisfy(isPlain) {
      return bytes.map {
        DisplayCell(byteCount: 1, text: String(Unicode.Scalar($0)), width: 1, isRightToLeft: false)
      }
    }
    var cells: [DisplayCell] = []
    var run = String.UnicodeScalarView()
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    // The parser does not report which bytes it could not read, so they are read a second time.
    var bytesAgain = bytes.makeIterator()
    func flush() {
      for character in String(run) { cells.append(cell(of: character)) }
      run.removeAll()
    }
    parsing: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        for _ in 0..<encoded.count { _ = bytesAgain.next() }
        run.append(Unicode.UTF8.decode(encoded))
      case .error(let length):
        flush()
        for _ in 0..<length {
          guard let byte = bytesAgain.next() else { break parsing }
          let text = "\\x" + hexadecimal(UInt32(byte), digits: 2)
          cells.append(DisplayCell(byteCount: 1, text: text, width: 4, isRightToLeft: false))
        }
      case .emptyInput: break parsing
      }
    }
    flush()
    return cells
  }

  /// Whether a byte is a letter, a digit, a mark of ASCII or a space, which no other joins where all are.
  static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  /// A text for one line: nothing in it moves the cursor or changes how its surroundings read.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    return cells(of: text.utf8).map { $0.width == 0 ? " " : $0.text }.joined()
  }

  /// A safe text whose right-to-left parts do not reorder the text around it.
  static func isolated(_ text: String) -> String {
    let safe = safe(text)
    if safe.utf8.allSatisfy({ $0 < 0x80 }) { return safe }
    guard safe.unicodeScalars.contains(where: CharacterWidth.isRightToLeft) else { return safe }
    return "\u{2066}" + safe + "\u{2069}"
  }

  // MARK: One character

  private static let zeroWidthJoiner: UInt32 = 0x200D
  private static let dottedCircle = "\u{25CC}"
  private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

  private static func cell(of character: Character) -> DisplayCell {
    let scalars = character.unicodeScalars
    var cell = DisplayCell(
      byteCount: character.utf8.count, text: "", width: 0,
      isRightToLeft: scalars.contains(where: CharacterWidth.isRightToLeft))
    if character == "\t" { return cell }
    let isSequence = isEmojiSequence(scalars)
    for scalar in scalars {
      if isShownAsItIs(scalar, inEmoji: isSequence) {
        cell.text.unicodeScalars.append(scalar)
        cell.width += CharacterWidth.columns(of: scalar)
      } else {
        let name = visibleName(of: scalar)
        cell.text += name
        cell.width += name.unicodeScalars.count
      }
    }
    if isSequence {
      cell.width = 2
    } else if cell.width == 0 {
      // A mark without a base would be drawn onto whatever is before it.
      cell.text = dottedCircle + cell.text
      cell.width = 1
    }
    return cell
  }

  /// Several scalars that are drawn as one picture: joined people, skin tones, flags, `❤️`.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0 == emojiVariation || $0.value == zeroWidthJoiner || $0.properties.isEmojiModifier
        || (0x1F1E6...0x1F1FF).contains($0.value) || isTag($0)
    }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }

  private static func isShownAsItIs(_ scalar: Unicode.Scalar, inEmoji: Bool) -> Bool {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return true }
    if inEmoji && (scalar.value == zeroWidthJoiner || isTag(scalar)) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
      .surrogate:
      return false
    case .nonspacingMark, .enclosingMark: return true
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func visibleName(of scalar: Unicode.Scalar) -> String {
    let picture: UInt32? =
      switch scalar.value {
      case 0..<0x20: 0x2400 + scalar.value
      case 0x7F: 0x2421
      default: nil
      }
    if let picture, let shown = Unicode.Scalar(picture) { return String(Character(shown)) }
    return "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
