/// The bytes of a spec file and its name.
///
/// The bytes are kept exactly as they were read, and are followed by padding NULs that are not part of the text, so that a scanner
/// may look ahead without a bounds check.
public struct SourceText: Sendable {
  /// The number of NUL bytes behind the text in `padded`.
  public static let padding = 8
  /// The maximal length of a text, in bytes. Offsets have 32 bits.
  public static let maximumCount = 1 << 30

  /// The file: a path, or `<stdin>`.
  public let name: String
  /// The name in diagnostics: that of the file, unless another one is given.
  public let displayName: String
  /// The text, then `padding` NUL bytes.
  public let padded: [UInt8]

  /// Makes a source text of raw bytes.
  /// - Parameters:
  ///   - name: The file.
  ///   - displayName: The name in diagnostics, if it is different.
  ///   - bytes: The text, in any encoding; at most `maximumCount` bytes.
  public init(name: String, displayName: String? = nil, bytes: some Collection<UInt8>) {
    precondition(bytes.count <= SourceText.maximumCount, "the caller rejects larger files")
    self.name = name
    self.displayName = displayName ?? name
    var padded: [UInt8] = []
    padded.reserveCapacity(bytes.count + SourceText.padding)
    // Copies contiguous bytes at once: byte by byte takes as long as the lexer.
    let isCopied: Void? = bytes.withContiguousStorageIfAvailable { padded.append(contentsOf: $0) }
    if isCopied == nil { padded.append(contentsOf: bytes) }
    for _ in 0..<SourceText.padding { padded.append(0) }
    self.padded = padded
  }

  /// Makes a source text of a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of bytes, without the padding.
  public var count: Int { padded.count - SourceText.padding }

  /// The bytes, without the padding.
  public var bytes: ArraySlice<UInt8> { padded[..<count] }

  /// Whether the text begins with a byte order mark, EF BB BF.
  public var beginsWithMark: Bool { padded[0] == 0xEF && padded[1] == 0xBB && padded[2] == 0xBF }

  /// The bytes of a range.
  public subscript(range: ByteRange) -> ArraySlice<UInt8> { padded[Int(range.start)..<Int(range.end)] }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD.
  public func text(_ range: ByteRange) -> String { String(decoding: self[range], as: UTF8.self) }
}
