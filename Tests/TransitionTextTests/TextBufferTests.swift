import Foundation
import Testing
import TransitionText

@Suite struct TextBufferTests {
  @Test func appends() {
    var buffer = TextBuffer()
    #expect(buffer.bytes.isEmpty)
    buffer.write("static ")
    buffer.write(String("é"))
    buffer.write(byte: 0x21)
    buffer.write(bytes: [0x61, 0x62])
    buffer.write(byte: 0x20, count: 2)
    buffer.write(byte: 0x20, count: -2)
    buffer.write(0.25)
    buffer.write(-42)
    #expect(buffer.text == "static é!ab  0.25-42")
    #expect(Array(buffer.text.utf8) == buffer.bytes)
  }

  @Test(arguments: [0, 7, -7, 10, Int.max, Int.min])
  func integers(_ number: Int) {
    var buffer = TextBuffer()
    buffer.write(number)
    #expect(buffer.text == number.description)
  }

  @Test func jsonReadsBack() throws {
    var json = JSONWriter(indentation: nil)
    let text = "\"\\/\u{0}\u{1F}\n\r\t\u{7F}é写😀\u{2028}"
    json.object { json in
      json.member("text", text)
      json.member("list") { json in
        json.array { json in
          json.element { $0.number(0.1) }
          json.element { $0.number(.nan) }
          json.element { $0.bool(true) }
        }
      }
      json.member("empty") { $0.object { _ in } }
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    #expect(object["text"] as? String == text)
    let list = try #require(object["list"] as? [Any])
    #expect(list[0] as? Double == 0.1 && list[1] is NSNull && list[2] as? Bool == true)
    #expect((object["empty"] as? [String: Any])?.isEmpty == true)
    #expect(!json.text.contains("\n"))
  }

  @Test func jsonIsIndented() {
    var json = JSONWriter()
    json.object { json in
      json.member("a") { json in json.array { $0.element { $0.integer(1) } } }
      json.member("b") { json in
        json.inline { json in
          json.array { json in for number in 1...2 { json.element { $0.integer(number) } } }
        }
      }
      json.member("c") { $0.array { _ in } }
    }
    #expect(json.text == "{\n  \"a\": [\n    1\n  ],\n  \"b\": [1, 2],\n  \"c\": []\n}")
  }
}
