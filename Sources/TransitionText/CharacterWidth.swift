/// The width of a scalar in columns of a terminal, and its reading direction.
///
/// The East Asian Width classes W and F come from Unicode's EastAsianWidth.txt, including unassigned gaps; marks, emoji and all
/// others come from the standard library's properties.
public enum CharacterWidth {
  /// 0 for marks, 2 for East Asian wide characters and emoji, otherwise 1.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if hangulVowelsAndTails.contains(scalar.value) { return 0 }
    return isWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
  }

  /// Whether the script of the scalar is read from right to left (Bidi_Class R or AL, by block).
  public static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x590 && contains(scalar.value, rightToLeftBlocks)
  }

  /// Conjoining jamo that are drawn inside the syllable of a leading consonant.
  private static let hangulVowelsAndTails: ClosedRange<UInt32> = 0x1160...0x11FF

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && contains(scalar.value, wideBlocks)
  }

  private static func contains(_ value: UInt32, _ blocks: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < blocks.count && blocks[low].contains(value)
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x33FF,
    0x3400...0x4DBF, 0x4DC0...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
