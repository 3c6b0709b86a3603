import TestSupport
import Testing
import TransitionText

@testable import TransitionLanguageServer

/// Positions in a text, and changes of it.
@Suite struct DocumentTests {
  private static let mixed = "a\u{E9}\u{20AC}\u{1F600}z\r\nb\rc\n\u{1F600}"

  @Test func placesAreThoseOfUTF16() {
    let lines = TextLines(SourceText(name: "a", text: Self.mixed), .utf16)
    // a é € 😀 z have 1, 2, 3, 4 and 1 bytes. 😀 has two UTF-16 units.
    let columns = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 5, 6]
    for (offset, column) in columns.enumerated() {
      #expect(lines.position(of: UInt32(offset)) == TextPosition(line: 0, character: column))
    }
    #expect(lines.offset(of: TextPosition(line: 0, character: 4)) == 6)
    #expect(lines.offset(of: TextPosition(line: 0, character: 99)) == 11)
    #expect(lines.offset(of: TextPosition(line: 1, character: 9)) == 14)
    #expect(lines.offset(of: TextPosition(line: 2, character: 0)) == 15)
    #expect(lines.offset(of: TextPosition(line: 3, character: 2)) == 21)
    #expect(lines.offset(of: TextPosition(line: 9, character: 0)) == 21)
    #expect(lines.offset(of: TextPosition(line: -1, character: -1)) == 0)
  }

  @Test func placesAreThoseOfUTF8() {
    let lines = TextLines(SourceText(name: "a", text: Self.mixed), .utf8)
    #expect(lines.position(of: 10) == TextPosition(line: 0, character: 10))
    #expect(lines.offset(of: TextPosition(line: 0, character: 10)) == 10)
    // A position within a character is before it.
    #expect(lines.offset(of: TextPosition(line: 0, character: 8)) == 6)
  }

  @Test(arguments: PositionEncoding.allCases) func placesComeBack(_ encoding: PositionEncoding) {
    let lines = TextLines(SourceText(name: "a", text: Self.mixed), encoding)
    for offset: UInt32 in [0, 1, 3, 6, 10, 11, 13, 14, 15, 16, 17, 21] {
      #expect(lines.offset(of: lines.position(of: offset)) == offset)
    }
  }

  /// Bytes that are not UTF-8, which only files have, are one unit each.
  @Test func brokenTextHasPlaces() {
    let lines = TextLines(SourceText(name: "a", bytes: [0x61, 0xFF, 0xC3, 0x62]), .utf16)
    #expect(lines.position(of: 3) == TextPosition(line: 0, character: 3))
    #expect(lines.offset(of: TextPosition(line: 0, character: 2)) == 2)
  }

  @Test func pathsAreURIs() {
    #expect(FileURI.path(of: "file:///a%20b/%C3%A9.transition") == "/a b/é.transition")
    #expect(FileURI.uri(of: "/a b/é.transition") == "file:///a%20b/%C3%A9.transition")
    #expect(FileURI.path(of: "untitled:Untitled-1") == nil)
    for path in ["/a%2", "/a%+5", "/a%-1", "/a%0x", "/a% 5"] {
      #expect(FileURI.path(of: "file://" + path) == path)
    }
  }

  /// Half of a surrogate pair is one unit, as it was in the editor, so later ranges are right.
  @Test(arguments: [#"\ud83d"#, #"\ude00"#, #"\ud83d\ud83d\ude00"#]) func halfCharactersAreReplaced(
    half: String
  ) {
    var client = Client()
    client.open("file:///a.transition", "let a = 1\n")
    let rest = half.count > 6 ? "\u{FFFD}\u{1F600}" : "\u{FFFD}"
    _ = client.send(
      """
      {"jsonrpc":"2.0","method":"textDocument/didChange","params":{
        "textDocument":{"uri":"file:///a.transition","version":2},
        "contentChanges":[{"text":"// \(half)b\\nlet ccc = 3\\n"}]}}
      """)
    let end = 3 + rest.utf16.count
    client.change(
      "file:///a.transition",
      #"{"start":{"line":0,"character":\#(end)},"end":{"line":0,"character":\#(end + 1)}}"#, "d")
    #expect(text(client) == "// \(rest)d\nlet ccc = 3\n")
  }

  /// What is no range is not applied, and the editor is told.
  @Test(arguments: [
    #"{"start":{"line":-1,"character":0},"end":{"line":0,"character":3}}"#,
    #"{"start":{"line":0,"character":-2},"end":{"line":0,"character":3}}"#,
    #"{"start":{"line":0,"character":3},"end":{"line":0,"character":1}}"#,
    #"{"start":{"line":0,"character":3}}"#,
  ]) func wrongRangesAreRefused(range: String) {
    var client = Client()
    client.open("file:///a.transition", "let a = 1\n")
    let told = client.change("file:///a.transition", range, "x")
    #expect(
      told.first?["params"]?["message"]?.string
        == "textDocument/didChange of file:///a.transition: a change is left out: its range is invalid")
    #expect(told.first?["method"]?.string == "window/logMessage")
    #expect(text(client) == "let a = 1\n")
  }

  @Test func earlierVersionsAreLogged() {
    var client = Client()
    client.open("file:///a.transition", "let a = 1\n")
    let told = client.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///a.transition","version":0},"contentChanges":[{"text":""}]}"#)
    #expect(
      told.first?["params"]?["message"]?.string
        == "textDocument/didChange of file:///a.transition: the version went back from 1 to 0")
  }

  /// Several changes in a row lead to the right text.
  @Test func changesAreApplied() throws {
    var random = RandomSource(seed: 11)
    let pieces = ["", "a", "\n", "\r\n", "é", "😀", "style x\n"]
    for encoding in PositionEncoding.allCases {
      var document = OpenDocument(uri: "file:///a", version: 1, text: "one\ntwo 😀\r\nthree", encoding)
      var text = Array("one\ntwo 😀\r\nthree".unicodeScalars)
      for step in 0..<300 {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = Int.random(in: start...min(text.count, start + 4), using: &random)
        // There is no position between CR and LF.
        if Self.splits(text, start) || Self.splits(text, end) { continue }
        let piece = pieces.randomElement(using: &random) ?? ""
        func offset(_ count: Int) -> UInt32 {
          UInt32(String(String.UnicodeScalarView(text[..<count])).utf8.count)
        }
        let range = document.lines.json(ByteRange(offset(start), offset(end)))
        let change = try JSONDocument(
          bytes: JSON.object([("range", range), ("text", .string(piece))]).bytes())
        let problems = document.apply([change.root], version: step + 2)
        #expect(problems.isEmpty)
        text.replaceSubrange(start..<end, with: piece.unicodeScalars)
        #expect(Array(document.source.bytes) == Array(String(String.UnicodeScalarView(text)).utf8))
      }
    }
  }

  private func text(_ client: Client) -> String? {
    client.server.documents["file:///a.transition"].map { String(decoding: $0.source.bytes, as: UTF8.self) }
  }

  private static func splits(_ text: [Unicode.Scalar], _ offset: Int) -> Bool {
    offset > 0 && offset < text.count && text[offset - 1] == "\r" && text[offset] == "\n"
  }
}
