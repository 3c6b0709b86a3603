/// Finds the ends of names eight bytes at a time.
enum NameBytes {
  /// The offset of the first byte from `offset` on that is no letter, digit or `_`.
  ///
  /// Every load stays in `bytes`: it begins inside the text, or at its end, and padding of eight NULs, which continue no
  /// name, follows the text.
  @inline(__always)
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = offset
    while true {
      let others = others(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
  }

  /// The highest bit of each byte of a word that continues no name.
  ///
  /// The sums carry nothing from one byte to the next, since their left sides are below 128: a byte is at least `a` when
  /// its sum with 128 − `a` has the highest bit, and above `z` when its sum with 127 − `z` has it
  /// (H. S. Warren, Hacker's Delight, section 6-1).
  @inline(__always)
  private static func others(_ word: UInt64) -> UInt64 {
    let low = word & every(0x7F)
    let small = low | every(0x20)
    let letters = (small &+ every(0x80 - UInt8(ascii: "a"))) & ~(small &+ every(0x7F - UInt8(ascii: "z")))
    let digits = (low &+ every(0x80 - UInt8(ascii: "0"))) & ~(low &+ every(0x7F - UInt8(ascii: "9")))
    let underscores = ~((low ^ every(UInt8(ascii: "_"))) &+ every(0x7F))
    return (word | ~(letters | digits | underscores)) & every(0x80)
  }

  @inline(__always)
  private static func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
