/// Output text under construction, as UTF-8 bytes.
public struct TextBuffer: Sendable {
  /// The text so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty buffer.
  public init() {}

  /// The text so far, as a string.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a string.
  @inline(__always)
  public mutating func write(_ text: String) {
    bytes.append(text)
  }

  /// Appends a constant string.
  @inline(__always)
  public mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends bytes.
  public mutating func write(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends one byte a number of times.
  public mutating func write(byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }

  /// Takes away the bytes from an offset on.
  mutating func removeAll(from start: Int) -> [UInt8] {
    let removed = Array(bytes[start...])
    bytes.removeLast(removed.count)
    return removed
  }

  /// Appends a number in the shortest form that reads back as the same number; see `NumberText`.
  public mutating func write(_ number: Double) { NumberText.write(number, into: &self) }

  /// Appends an integer in decimal.
  public mutating func write(_ number: Int) { NumberText.write(number, into: &self) }
}

extension [UInt8] {
  /// Appends the UTF-8 bytes of a string.
  ///
  /// `append(contentsOf: text.utf8)` copies through a generic iterator, which takes two to three times as many instructions.
  @inlinable
  public mutating func append(_ text: String) {
    // Every string of Swift itself has its bytes in one piece.
    let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isCopied == nil { append(contentsOf: text.utf8) }
  }
}
