/// Common prefixes and suffixes of texts, eight bytes at a time: whole texts are compared at each keystroke.
public enum SharedBytes {
  /// Whether two sequences of bytes are equal.
  public static func areSame(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    a.count == b.count && atFront(a, b) == a.count
  }

  /// The length of the common prefix of two sequences of bytes.
  public static func atFront(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    withBoth(a, b) { a, b in
      let most = min(a.count, b.count)
      var count = 0
      while count + 8 <= most, word(a, count) == word(b, count) { count += 8 }
      while count < most, a[count] == b[count] { count += 1 }
      return count
    }
  }

  /// The length of the common suffix of two sequences of bytes.
  public static func atBack(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    withBoth(a, b) { a, b in
      let most = min(a.count, b.count)
      var count = 0
      while count + 8 <= most, word(a, a.count - count - 8) == word(b, b.count - count - 8) { count += 8 }
      while count < most, a[a.count - count - 1] == b[b.count - count - 1] { count += 1 }
      return count
    }
  }

  private static func withBoth(
    _ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>,
    _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
  ) -> Int {
    a.withUnsafeBytes { a in b.withUnsafeBytes { b in body(a, b) } }
  }

  /// Reads eight bytes, all of which exist.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
