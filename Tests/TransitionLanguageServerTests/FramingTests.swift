import TestSupport
import Testing
import TransitionLanguageServer
import TransitionText

/// The base protocol: headers and contents, in pieces of any size, and malformed ones.
@Suite struct FramingTests {
  private static func frames(_ bytes: [UInt8], pieces: [Int] = []) -> [MessageFraming.Frame] {
    var framing = MessageFraming()
    var frames: [MessageFraming.Frame] = []
    var rest = bytes[...]
    for count in pieces + [bytes.count] {
      framing.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let frame = framing.next() { frames.append(frame) }
    }
    return frames
  }

  private static func content(_ text: String) -> MessageFraming.Frame { .content(Array(text.utf8)) }

  @Test func messagesComeInPieces() {
    let bytes = MessageFraming.frame(Array("{}".utf8)) + MessageFraming.frame(Array("{\"a\":1}".utf8))
    for first in 0...bytes.count {
      #expect(
        Self.frames(bytes, pieces: [first]) == [Self.content("{}"), Self.content("{\"a\":1}")])
    }
    #expect(Self.frames(bytes, pieces: [Int](repeating: 1, count: bytes.count)).count == 2)
  }

  @Test func headersMayHaveOtherFields() {
    let bytes = Array(
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  2\r\n\r\n{}".utf8)
    #expect(Self.frames(bytes) == [Self.content("{}")])
  }

  @Test func lineEndsMayLackTheirReturn() {
    #expect(Self.frames(Array("Content-Length: 2\n\n{}".utf8)) == [Self.content("{}")])
  }

  @Test func whatIsNoHeaderIsSkipped() {
    let good = MessageFraming.frame(Array("{}".utf8))
    #expect(
      Self.frames(Array("nonsense\r\n\r\n".utf8) + good) == [
        .malformed("a header has no `Content-Length`"), Self.content("{}"),
      ])
    // Nonsense may be on the same line as the beginning of the next header.
    #expect(Self.frames(Array("nonsense".utf8) + good) == [Self.content("{}")])
    #expect(Self.frames(Array("Content-Length: -3\r\n\r\n".utf8) + good).last == Self.content("{}"))
    #expect(Self.frames(Array("Content-Length: many\r\n\r\n".utf8) + good).last == Self.content("{}"))
  }

  @Test func longHeadersAreGivenUp() {
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    let frames = Self.frames(noise + Array("\r\n\r\n".utf8) + MessageFraming.frame(Array("{}".utf8)))
    #expect(frames.count == 2)
    #expect(frames.last == Self.content("{}"))
  }

  @Test func whatIsTooLongIsThrownAway() {
    var framing = MessageFraming()
    framing.append(Array("Content-Length: \(MessageFraming.mostBytes + 1)\r\n\r\n".utf8))
    #expect(framing.next() == .malformed("a message is longer than \(MessageFraming.mostBytes) bytes"))
    for _ in 0..<50 {
      framing.append([UInt8](repeating: UInt8(ascii: "x"), count: 5_000))
      #expect(framing.next() == nil)
    }
    framing.append(MessageFraming.frame(Array("{}".utf8)))
    #expect(framing.next() == Self.content("{}"))
  }

  /// Whatever bytes come, in whatever pieces, the server goes on and understands the next complete message.
  @Test func nothingKillsTheServer() throws {
    var random = RandomSource(seed: 7)
    let pieces: [[UInt8]] = [
      MessageFraming.frame(Array(#"{"jsonrpc":"2.0","id":1,"method":"shutdow"}"#.utf8)),
      MessageFraming.frame(
        Array(
          #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"u","text":"tran"}}}"#
            .utf8)),
      MessageFraming.frame(
        Array(
          #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"u"},"contentChanges":[{"range":{"start":{"line":-4,"character":8},"end":{"line":0,"character":-1}},"text":"x"}, 3]}}"#
            .utf8)),
      MessageFraming.frame([0xFF, 0xFE, 0x7B]), MessageFraming.frame(Array("[]".utf8)),
      MessageFraming.frame(Array("{\"id\":{}}".utf8)), MessageFraming.frame([]),
      Array("Content-Length: 99999999999999999999999\r\n\r\n".utf8), Array("Content-Length: 3\r\n\r\n".utf8),
      Array("\r\n\r\n".utf8), [0, 0xC3, 0x28], Array(repeating: UInt8(ascii: "["), count: 700),
    ]
    for _ in 0..<300 {
      var client = Client()
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        var piece = pieces.randomElement(using: &random) ?? []
        // A huge number that loses a digit could be a valid length, for which the server would wait.
        if Bool.random(using: &random), !piece.isEmpty, !piece.contains(UInt8(ascii: "9")) {
          piece[Int.random(in: 0..<piece.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        bytes += piece
      }
      while !bytes.isEmpty {
        let count = Int.random(in: 1...max(1, bytes.count), using: &random)
        _ = client.sendBytes(Array(bytes.prefix(count)))
        bytes.removeFirst(count)
      }
      // An announced content that does not come, or a header that does not end, includes the bytes after it.
      let silence = [UInt8](repeating: UInt8(ascii: " "), count: 9_000) + Array("\r\n\r\n".utf8)
      for _ in 0..<2 { _ = client.sendBytes(silence) }
      let answer = client.ask(
        "textDocument/hover", #"{"textDocument":{"uri":"v"},"position":{"line":0,"character":0}}"#)
      #expect(answer["id"] != nil)
    }
  }
}
