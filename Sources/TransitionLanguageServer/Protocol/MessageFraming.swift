import TransitionText

/// Cuts a stream of bytes into the messages of the base protocol: a header with `Content-Length`, an empty line, the content.
///
/// Bytes come in pieces of any size. What is no header is skipped up to the next one, so that a client that has written
/// nonsense is understood again from its next message on.
package struct MessageFraming: Sendable {
  /// A message, or what stood where one should.
  package enum Frame: Sendable, Equatable {
    /// The content of a message.
    case content([UInt8])
    /// A header that is none, or that no message can follow, and why.
    case malformed(String)
  }

  /// The longest content that is read.
  package static let mostBytes = 256 << 20
  /// The longest header; a client needs some 60 bytes.
  static let longestHeader = 8 << 10

  private var buffer: [UInt8] = []
  private var start = 0
  /// Whether bytes without an end of a header are being thrown away, which has been reported.
  private var isLost = false

  /// Makes one that has seen nothing.
  package init() {}

  /// Takes bytes in.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0, start * 2 > buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message that has come wholly, or nil.
  package mutating func next() -> Frame? {
    while true {
      guard let end = endOfHeader() else {
        guard buffer.count - start > Self.longestHeader else { return nil }
        // What could still be the beginning of an end stays.
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
      // What follows is no header, until there is one again.
      isLost = true
      if wasLost { continue }
      return .malformed(
        length == nil
          ? "a header has no `Content-Length`" : "a message is longer than \(Self.mostBytes) bytes")
    }
  }

  /// Where the empty line after a header begins and ends; line ends may lack their CR.
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

  /// The number of bytes that a header announces. Where it is behind other text on its line, it is found there too.
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
