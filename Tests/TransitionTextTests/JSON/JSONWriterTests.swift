import Foundation
import TestSupport
import Testing
import TransitionText

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(indentation: nil)
    body(&json)
    return json.text
  }

  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#),
    ("\n\t\r", #""\n\t\r""#),
    ("\0", #""\u0000""#), ("\u{1}", #""\u0001""#), ("\u{8}", #""\u0008""#), ("\u{B}", #""\u000b""#),
    ("\u{C}", #""\u000c""#), ("\u{F}", #""\u000f""#), ("\u{10}", #""\u0010""#),
    ("\u{1B}[0m", #""\u001b[0m""#),
    ("\u{1F}", #""\u001f""#), ("\u{7F}", "\"\u{7F}\""), ("\u{85}", "\"\u{85}\""),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""),
    ("\u{FEFF}", "\"\u{FEFF}\""), ("é😀\u{10FFFF}", "\"é😀\u{10FFFF}\""), ("\r\n", #""\r\n""#),
  ])
  func strings(_ value: String, _ expected: String) throws {
    let text = written { $0.string(value) }
    #expect(text.utf8.elementsEqual(expected.utf8))
    #expect(try JSONDocument(bytes: Array(text.utf8)).root.string?.utf8.elementsEqual(value.utf8) == true)
    #expect(written { json in json.object { $0.member(value, 1) } } == "{\(text):1}")
  }

  /// A Swift string is always Unicode: other bytes have already become U+FFFD.
  @Test func bytesThatAreNotUTF8() throws {
    let source = SourceText(name: "x", bytes: [0x61, 0xFF, 0xC3, 0x62, 0xED, 0xA0, 0x80])
    let text = written { $0.string(source.text(ByteRange(0, UInt32(source.count)))) }
    #expect(text == "\"a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\"")
    #expect(
      try JSONDocument(bytes: Array(text.utf8)).root.string == "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
    (0.1, "0.1"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"), (.signalingNaN, "null"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func numbers(_ value: Double, _ expected: String) throws {
    let text = written { $0.number(value) }
    #expect(text == expected)
    let root = try JSONDocument(bytes: Array(text.utf8)).root
    #expect(value.isFinite ? root.double == value : root.isNull)
  }

  @Test func integers() {
    #expect(written { $0.integer(.min) } == "-9223372036854775808")
    #expect(written { $0.integer(.max) } == "9223372036854775807")
  }

  @Test func layout() {
    func write(_ json: inout JSONWriter) {
      json.object { json in
        json.member("empty") { $0.array { _ in } }
        json.member("none") { $0.object { _ in } }
        json.member("list") { json in
          json.array { json in
            json.element { $0.integer(1) }
            json.element { json in json.inline { json in json.object { $0.member("a", true) } } }
          }
        }
      }
      json.endLine()
    }
    var indented = JSONWriter()
    write(&indented)
    #expect(
      indented.text == """
        {
          "empty": [],
          "none": {},
          "list": [
            1,
            {"a": true}
          ]
        }

        """)
    #expect(written(write) == "{\"empty\":[],\"none\":{},\"list\":[1,{\"a\":true}]}\n")
  }

  /// A written value is read as the same value, by the reader and by Foundation.
  @Test(arguments: 0..<10) func writtenIsRead(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for round in 0..<200 {
      let model = JSONModel.random(depth: 6, &random)
      for indentation in [nil, 0, 2, 7] {
        var json = JSONWriter(indentation: indentation)
        model.write(into: &json)
        if Bool.random(using: &random) { json.endLine() }
        let document = try JSONDocument(bytes: json.bytes)
        #expect(model.isEqual(to: document.root), "seed \(seed), round \(round): \(json.text)")
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
        }
      }
    }
  }
}
