import Foundation
import TestSupport
import Testing
import TransitionFormatter
import TransitionLanguageServer
import TransitionText

/// The edits of formatting give the result of `transc format`, whatever the spaces were.
@Suite struct FormattingTests {
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: Specs.root.appending(path: "Specs").path)
    return (files ?? []).filter { $0.hasSuffix(".transition") }.sorted()
  }()
  private static let uri = "file:///a.transition"

  @Test func thereAreSpecs() { #expect(Self.names.count > 5) }

  @Test(arguments: names, ["\n", "\r\n"]) func editsAreTheFormatter(name: String, lineEnd: String) throws {
    var random = RandomSource(seed: UInt64(name.utf8.count))
    let text = String(decoding: try Specs.source(name).bytes, as: UTF8.self)
    for _ in 0..<8 {
      let damaged = Self.damaged(text, lineEnd, &random)
      let source = SourceText(name: "/a.transition", text: damaged)
      let formatted = Formatter.format(source).bytes
      let changes = Formatter.changes(to: source)
      #expect(Self.applying(changes, to: source) == formatted, "\(damaged)")
      // Some of the changes alone lose no text and double none. Formatting after them gives the same text.
      let some = changes.filter { _ in Bool.random(using: &random) }
      let part = Self.applying(some, to: source)
      #expect(
        Formatter.format(SourceText(name: "", bytes: part)).bytes == formatted,
        "\(damaged)\nbecame\n\(String(decoding: part, as: UTF8.self))")
    }
  }

  private static func applying(
    _ changes: [(range: ByteRange, replacement: ArraySlice<UInt8>)], to source: SourceText
  ) -> [UInt8] {
    var bytes = Array(source.bytes)
    for change in changes.reversed() {
      bytes.replaceSubrange(Int(change.range.start)..<Int(change.range.end), with: change.replacement)
    }
    return bytes
  }

  /// A server sends these changes, with positions of the protocol.
  @Test(arguments: ["\n", "\r\n"]) func serversSendThem(lineEnd: String) throws {
    var random = RandomSource(seed: 7)
    let text = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    for _ in 0..<4 {
      let damaged = Self.damaged(text, lineEnd, &random)
      let source = SourceText(name: "/a.transition", text: damaged)
      let formatted = Formatter.format(source).bytes
      var client = Client()
      client.open(Self.uri, damaged)
      #expect(Self.asking(&client, "formatting", damaged, range: nil) == formatted, "\(damaged)")
      let last = LineIndex(source).count
      #expect(Self.asking(&client, "rangeFormatting", damaged, range: 0...last) == formatted, "\(damaged)")
      // Nothing changes outside of the lines.
      let first = Int.random(in: 1..<last, using: &random)
      let lines = first...min(last - 1, first + 4)
      let part = Self.asking(&client, "rangeFormatting", damaged, range: lines)
      let starts = LineIndex(source).starts
      let (start, end) = (starts[lines.lowerBound], starts[lines.upperBound])
      #expect(part.starts(with: source.bytes[..<Int(start)]), "\(lines)\n\(damaged)")
      #expect(
        part.reversed().starts(with: source.bytes[Int(end)...].drop { $0 != UInt8(ascii: "\n") }.reversed()),
        "\(lines)\n\(damaged)")
    }
  }

  /// The text with other spaces and other blank lines: more and fewer of both.
  private static func damaged(_ text: String, _ lineEnd: String, _ random: inout RandomSource) -> String {
    let spaces = ["", " ", "   ", "\t", " \t "]
    func pick(_ pieces: [String]) -> String { pieces.randomElement(using: &random) ?? "" }
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      // In strings and comments, spaces between words are not only layout.
      let isPlain = !line.contains("\"") && !line.contains("/")
      if line.isEmpty {
        lines += [String](repeating: pick(["", "", " "]), count: Int.random(in: 0...3, using: &random))
      } else if Int.random(in: 0..<3, using: &random) > 0 {
        lines.append(line)
      } else {
        let words = line.split(separator: " ").map(String.init)
        let inner = isPlain ? words.reduce("") { $0.isEmpty ? $1 : $0 + pick([" ", "  ", " \t"]) + $1 } : nil
        lines.append(pick(spaces) + (inner ?? line) + pick(spaces))
        if Int.random(in: 0..<4, using: &random) == 0 { lines.append(pick(["", "  "])) }
      }
    }
    // A byte order mark is removed.
    return pick(["", "", "\u{FEFF}"]) + lines.joined(separator: lineEnd)
  }

  /// The text after the edits that a request returns.
  private static func asking(
    _ client: inout Client, _ method: String, _ text: String, range: ClosedRange<Int>?
  ) -> [UInt8] {
    let lines = range.map {
      #","range":{"start":{"line":\#($0.lowerBound),"character":0},"end":{"line":\#($0.upperBound),"character":0}}"#
    }
    let answer = client.ask(
      "textDocument/\(method)", #"{"textDocument":{"uri":"\#(uri)"}\#(lines ?? "")}"#)
    let edits = answer["result"]?.elements.map { Array($0) } ?? []
    // As in the protocol, all edits refer to the old text, and edits at one position are applied in their order.
    let old = TextLines(SourceText(name: "", text: text), .utf16)
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      guard let range = old.range(edit["range"]), let new = edit["newText"]?.string else {
        Issue.record("an edit has a range and a text")
        continue
      }
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: new.utf8)
    }
    return bytes
  }
}
