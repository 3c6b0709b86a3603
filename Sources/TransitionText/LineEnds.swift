/// Finds line ends eight bytes at a time.
public enum LineEnds {
  /// The offset of the first LF or CR in `bytes[offset..<end]`, or `end`.
  ///
  /// - Parameter bytes: Text with at least `SourceText.padding` bytes after `end`.
  @inlinable
  public static func first(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, to end: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = offset
    while offset < end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let found = zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if found != 0 { return min(end, offset &+ found.trailingZeroBitCount / 8) }
      offset &+= 8
    }
    return end
  }

  /// The highest bit of the first byte of a word that is zero; bits further up may be set too.
  ///
  /// S. E. Anderson, Bit Twiddling Hacks, “Determine if a word has a zero byte”.
  @inlinable
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
