import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionLanguageServer
import TransitionText

/// A long series of random edits. After each of them the server has the same text, findings and tokens as a new server.
///
/// `TRANSC_LSP_EDITS=3334 swift test --filter RandomWalk` tries ten thousand edits.
@Suite struct RandomWalkTests {
  private static let count =
    ProcessInfo.processInfo.environment["TRANSC_LSP_EDITS"].flatMap { Int($0) } ?? Trials.count(150)

  private static let pieces = [
    "", " ", "\n", "{", "}", "(", ")", "animate detail.", "0", "->", "é", "😀", "// x\n", "/*", "\"", "ms",
    ":", "=",
    "transition B {\n", "viewer", ".", "let a = 1\n", "import \"x\"\n", "\r\n", "%", "#ff0000", "`",
  ]

  private static let questions = [
    "completion", "hover", "signatureHelp", "definition", "documentHighlight", "prepareRename",
  ]

  @Test(arguments: [1, 2, 3]) func stateIsThatOfAFreshServer(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let uri = "file:///photos.transition"
    var text = Array(String(decoding: try Specs.photos().bytes, as: UTF8.self).unicodeScalars)
    var client = Client()
    client.open(uri, Self.string(text))
    for step in 0..<Self.count {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + [0, 0, 1, 3, 40].randomElement(using: &random).unsafelyUnwrapped)
      // CR LF is one line end.
      if Self.splits(text, start) || Self.splits(text, end) { continue }
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      if start > 0, text[start - 1] == "\r" || (piece.last == "\r\n" && end < text.count && text[end] == "\n")
      {
        continue
      }
      let lines = TextLines(SourceText(name: "", text: Self.string(text)), .utf16)
      let range = ByteRange(Self.offset(text, start), Self.offset(text, end))
      let told = client.change(uri, lines.json(range).text, piece)
      text.replaceSubrange(start..<end, with: piece.unicodeScalars)
      let now = Self.string(text)
      let source = SourceText(name: "/photos.transition", text: now)
      let fresh = Compiler.plan(of: source).diagnostics.filter { $0.severity != .note }
      #expect(findings(told.last).count == Set(fresh).count, "seed \(seed), step \(step)")
      if step % 10 == 0 {
        var other = Client()
        let first = other.open(uri, now)
        #expect(findings(told.last) == findings(first.last), "seed \(seed), step \(step)")
        let ask = "{\"textDocument\":{\"uri\":\"\(uri)\"}}"
        #expect(
          JSON.raw(client.ask("textDocument/semanticTokens/full", ask)["result"]?["data"] ?? Client.null).text
            == JSON.raw(other.ask("textDocument/semanticTokens/full", ask)["result"]?["data"] ?? Client.null)
            .text)
      }
      // Every question is answered, at any position.
      let place = lines.json(UInt32(Int.random(in: 0...source.count, using: &random))).text
      for method in Self.questions {
        let answer = client.ask(
          "textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":\(place)}")
        #expect(answer["id"] != nil)
      }
      // Now and then the text is restored, so that it does not become noise.
      if step % 60 == 59 {
        text = Array(String(decoding: try Specs.photos().bytes, as: UTF8.self).unicodeScalars)
        client.change(uri, nil, Self.string(text))
      }
    }
    for method in [
      "documentSymbol", "foldingRange", "codeLens", "documentColor", "documentLink", "formatting",
    ] {
      let answer = client.ask("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
      #expect(answer["result"] != nil)
    }
  }

  private static func string(_ text: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(text)) }

  private static func offset(_ text: [Unicode.Scalar], _ count: Int) -> UInt32 {
    UInt32(string(Array(text[..<count])).utf8.count)
  }

  private static func splits(_ text: [Unicode.Scalar], _ offset: Int) -> Bool {
    offset > 0 && offset < text.count && text[offset - 1] == "\r" && text[offset] == "\n"
  }
}
