/// A hash by which bytes are looked up. Different bytes may have the same hash: compare the bytes.
struct ByteHash {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of some bytes.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = ByteHash()
    var place = bytes.startIndex
    while place + 8 <= bytes.endIndex {
      hash.add(LittleEndian.word(bytes, place))
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.endIndex {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    hash.add(rest)
    hash.add(UInt64(bytes.count))
    return hash.state
  }

  /// Each step maps different states, and different words, to different states: bytes that differ in one word never have the same hash.
  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0xFF51_AFD7_ED55_8CCD
    state ^= state >> 32
    state = state &* 0xC4CE_B9FE_1A85_EC53
    state ^= state >> 29
  }
}

/// Numbers of eight bytes, the lowest first.
enum LittleEndian {
  /// The number in the eight bytes at a place.
  @inline(__always)
  static func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt64 {
    let low =
      UInt64(bytes[place]) | UInt64(bytes[place + 1]) << 8 | UInt64(bytes[place + 2]) << 16
      | UInt64(bytes[place + 3]) << 24
    let high =
      UInt64(bytes[place + 4]) | UInt64(bytes[place + 5]) << 8 | UInt64(bytes[place + 6]) << 16
      | UInt64(bytes[place + 7]) << 24
    return low | high << 32
  }
}
