import TestSupport
import Testing
import TransitionText

/// Documents that RFC 8259 allows, texts that it does not allow, and cases that it leaves open.
@Suite struct JSONConformanceTests {
  @Test func accepted() throws {
    let cases = try JSONCases.load("accepted")
    #expect(cases.count > 150)
    for line in cases {
      let document = try JSONDocument(bytes: line.bytes)
      #expect(document.root.canonical == line.result ?? line.text)
      let space = Array(" \t\r\n".utf8)
      let padded = try JSONDocument(bytes: space + line.bytes + space)
      #expect(padded.root.canonical == document.root.canonical)
      #expect(padded.source.text(padded.root.range).utf8.first.map(space.contains) == false)
    }
  }

  /// The golden file has the place and the kind of the mistake in each.
  @Test func rejected() throws {
    let cases = try JSONCases.load("rejected")
    #expect(cases.count > 400)
    var report = TextBuffer()
    for line in cases {
      #expect(throws: JSONError.self, "\(line.text)") { try JSONDocument(bytes: line.bytes) }
      report.write(Self.outcome(line) + "\n")
    }
    try Golden.expect(report.bytes, toBe: "rejected.txt")
  }

  /// The golden file has the decision about each.
  @Test func decided() throws {
    let report = try JSONCases.load("decided").map { Self.outcome($0) + "\n" }.joined()
    try Golden.expect(Array(report.utf8), toBe: "decided.txt")
  }

  /// A text that is not JSON is not JSON inside an array or object either.
  @Test func rejectedInside() throws {
    for line in try JSONCases.load("rejected") {
      let nested = [
        Array("[".utf8) + line.bytes + Array("]".utf8), Array(#"{"z":"#.utf8) + line.bytes + Array("}".utf8),
      ]
      // Except white space, which makes an empty array, and values with commas between them, which make several elements.
      for bytes in nested where !Self.becomesValid.contains(String(decoding: bytes, as: UTF8.self)) {
        #expect(throws: JSONError.self, "\(String(decoding: bytes, as: UTF8.self))") {
          try JSONDocument(bytes: bytes)
        }
      }
    }
  }

  private static let becomesValid: Set<String> = [
    "[]", "[ ]", "[\n]", "[\t\r\n ]", "[[1],2]", #"[{"a":1},{"b":2}]"#,
  ]

  private static func outcome(_ line: JSONCases.Line) -> String {
    do throws(JSONError) {
      let root = try JSONDocument(bytes: line.bytes).root
      let double = root.double.map(\.description) ?? "none"
      let int = root.int.map(\.description) ?? "none"
      return "\(line.text)\n    taken" + (root.type == .number ? "; Double \(double), Int \(int)" : "")
    } catch {
      return "\(line.text)\n    \(error.offset) \(error.reason): \(error.message)"
    }
  }
}
