import TransitionText

/// Splits a stream of bytes into the messages of the base protocol: a header with `Content-Length`, an empty line, the content.
///
/// Bytes come in pieces of any size. After malformed bytes, reading goes on at the next header.
package struct MessageFraming: Sendable {
  /// A message, or malformed bytes in its place.
  package enum Frame: Sendable, Equatable {
    /// The content of a message.
    case content([UInt8])
    /// The reason why a header is malformed, or its message is too long.
    case malformed(String)
  }

  /// The longest content that is read.
  package static let mostBytes = 256 << 20
  /// The longest header; a client needs some 60 bytes.
  static let longestHeader = 8 << 10

  private var buffer: [UInt8] = []
  private var start = 0
  /// Whether bytes are being skipped, which has been reported.
  private var isLost = false

  /// Makes an empty stream.
  package init() {}

  /// Appends bytes to the stream.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start * 2 > buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next complete message, or nil.
  package mutating func next() -> Frame? {
    while true {
      guard let end = endOfHeader() else {
        guard buffer.count - start > Self.longestHeader else { return nil }
        // The last bytes stay: they may begin the end of a header.
        start += Self.longestHeader - 3
        if isLost { continue }
        isLost = true
        return .malformed("a header is longer than \(Self.longestHeader) bytes")
      }
      let length = Self.contentLength(buffer[start..<end.first])
      let wasLost = isLost
      if let length, length <= Self.mostBytes {
        guard buffer.count - end.past >= length else { return nil }
        isLost = false
        start = end.past + length
        return .content(Array(buffer[end.past..<start]))
      }
      start = end.past
      // The bytes that follow are skipped up to the next header.
      isLost = true
      if wasLost { continue }
      return .malformed(
        length == nil
          ? "a header has no `Content-Length`" : "a message is longer than \(Self.mostBytes) bytes")
    }
  }

  /// The beginning and the end of the empty line after a header. Line ends may lack their CR.
  private func endOfHeader() -> (first: Int, past: Int)? {
    var index = start
    let limit = min(buffer.count, start + Self.longestHeader)
    while index < limit {
      guard buffer[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      if index + 1 < buffer.count, buffer[index + 1] == UInt8(ascii: "\n") { return (index, index + 2) }
      if index + 2 < buffer.count, buffer[index + 1] == UInt8(ascii: "\r"),
        buffer[index + 2] == UInt8(ascii: "\n")
      {
        return (index, index + 3)
      }
      index += 1
    }
    return nil
  }

  /// The `Content-Length` of a header, which may also follow other text on its line.
  private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self).lowercased()
      guard let name = text.parts(between: "content-length:", most: 1).dropFirst().first else { continue }
      let digits = name.drop { $0 == " " || $0 == "\t" }.prefix { ("0"..."9").contains($0) }
      if let length = Int(digits) { return length }
    }
    return nil
  }

  /// A message with its header.
  package static func frame(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
