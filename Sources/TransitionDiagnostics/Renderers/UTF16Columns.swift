import TransitionText

/// How many UTF-16 units are before each block of a text, so that on a long line none is counted again for each finding.
struct UTF16Columns: Sendable {
  private let source: SourceText
  /// Where each block begins, at the beginning of a character, and the units before it.
  private let blocks: [(start: Int, units: Int)]
  private static let blockSize = 256

  init(_ source: SourceText) {
    self.source = source
    var blocks = [(start: 0, units: 0)]
    for limit in stride(from: Self.blockSize, through: source.count, by: Self.blockSize) {
      // A character has three bytes at most behind its first one.
      var start = limit
      while start > limit - 3, source.padded[start] & 0xC0 == 0x80 { start -= 1 }
      let last = blocks[blocks.count - 1]
      blocks.append((start, last.units + Self.units(source, last.start, start)))
    }
    self.blocks = blocks
  }

  /// How many units are between two offsets.
  func count(from start: UInt32, to end: UInt32) -> Int {
    units(before: Int(end)) - units(before: Int(start))
  }

  private func units(before offset: Int) -> Int {
    let block = blocks[offset / Self.blockSize]
    return block.units + Self.units(source, block.start, offset)
  }

  private static func units(_ source: SourceText, _ start: Int, _ end: Int) -> Int {
    source.text(ByteRange(UInt32(start), UInt32(end))).utf16.count
  }
}
