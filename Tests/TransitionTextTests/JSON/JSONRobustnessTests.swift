import Foundation
import TestSupport
import Testing
import TransitionText

/// The reader ends for any bytes and any size, with a document or with an error inside the text.
@Suite struct JSONRobustnessTests {
  @discardableResult
  private func read(_ bytes: [UInt8], maximumDepth: Int = JSONDocument.standardDepth) -> JSONError? {
    do throws(JSONError) {
      let document = try JSONDocument(bytes: bytes, maximumDepth: maximumDepth)
      #expect(document.root.range.end <= bytes.count)
      return nil
    } catch {
      #expect(error.offset <= bytes.count && !error.message.isEmpty)
      return error
    }
  }

  private static let sample = #"""
    {"name": "pull \u00e9\ud83d\ude00 é😀\n", "scale": [0, -1.5e-3, 10E+2], "on": true, "off": false, "none": null,
     "deep": {"a": [{"b": []}, {}], "": ""}}
    """#

  /// A text that begins with a bracket or quotation mark is complete only at its end.
  @Test func truncated() throws {
    for bytes in [Array(Self.sample.utf8)] + (try JSONCases.load("accepted").map(\.bytes)) {
      let isEnclosed = bytes.first.map { Array("{[\"".utf8).contains($0) } ?? false
      for count in 0..<bytes.count {
        let error = read(Array(bytes.prefix(count)))
        #expect(error != nil || !isEnclosed)
      }
    }
  }

  @Test func everyByteEverywhere() {
    let bytes = Array(#"{"a\n":[1.5e3,true,"é"]}"#.utf8)
    for place in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = byte
        read(changed)
        changed = bytes
        changed.insert(byte, at: place)
        read(changed)
      }
    }
  }

  @Test(arguments: 0..<8) func randomBytes(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let likely =
      Array(#"{}[],:"\u0019aeE+-.tnfull rse"#.utf8) + [0x0A, 0x80, 0xC3, 0xA9, 0xED, 0xA0, 0xF0, 0x00]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...24, using: &random)
      read((0..<count).map { _ in likely.randomElement(using: &random) ?? 0 })
      read((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func depth() {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
      for depth in [1, 511, 512] {
        let text = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        #expect(read(Array(text.utf8)) == nil)
        #expect(read(Array(text.utf8), maximumDepth: depth - 1)?.reason == .tooDeep)
      }
      let deep = String(repeating: open, count: 513)
      let error = read(Array(deep.utf8))
      #expect(error?.reason == .tooDeep && error?.offset == UInt32(512 * open.utf8.count))
      #expect(error?.message == "arrays and objects nest more than 512 deep")
    }
    #expect(read(Array("1".utf8), maximumDepth: 0) == nil)
    #expect(read(Array("[]".utf8), maximumDepth: 0)?.reason == .tooDeep)
  }

  /// A million levels, read and walked without recursion.
  @Test func veryDeep() throws {
    let count = 1_000_000
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    let document = try JSONDocument(bytes: Array(text.utf8), maximumDepth: count)
    var depth = 0
    var value: JSONValue? = document.root
    while let current = value {
      depth += 1
      value = current[0]
    }
    #expect(depth == count)
    #expect(read(Array(text.dropLast().utf8), maximumDepth: count)?.offset == 0)
  }

  /// Ten megabytes, or fewer as `Trials` decides, of the kinds that are slow for readers that visit bytes more than once.
  @Test(arguments: ["strings", "escapes", "digits", "members", "objects", "unclosed"])
  func large(kind: String) throws {
    let size = Trials.count(10_000_000)
    func fill(_ open: String, _ part: String, _ close: String) -> [UInt8] {
      let part = Array(part.utf8)
      var bytes = Array(open.utf8)
      while bytes.count < size { bytes += part }
      return bytes + Array(close.utf8)
    }
    switch kind {
    case "strings":
      let document = try JSONDocument(bytes: fill("[", #""some text é that is not short","#, "0]"))
      #expect(document.root.elements?.count { $0.type == .string } == size / 33 + 1)
    case "escapes":
      let document = try JSONDocument(bytes: fill("\"", #"\ud83d\ude00\n"#, "\""))
      #expect(document.root.string?.unicodeScalars.count { $0 == "\n" } == size / 14 + 1)
    case "digits":
      let document = try JSONDocument(bytes: fill("", "7", ""))
      #expect(document.root.number?.text.utf8.count == size)
      #expect(document.root.int == nil)
    case "members":
      var text = TextBuffer()
      let count = size / 16
      for index in 0..<count { text.write("\(index == 0 ? "{" : ",")\"name\(index)\":\(index)") }
      let document = try JSONDocument(bytes: text.bytes + Array("}".utf8))
      #expect(document.root["name\(count - 1)"]?.int == count - 1)
      let error = read(text.bytes + Array(#","name0":0}"#.utf8))
      #expect(error?.reason == .duplicateName && error?.offset == UInt32(text.bytes.count + 1))
    case "objects":
      let document = try JSONDocument(bytes: fill("[", #"{"x": 1.5, "y": [true, null]},"#, "{}]"))
      #expect(document.root.elements?.allSatisfy { $0.type == .object } == true)
    default:
      #expect(read(fill("\"", "a", ""))?.reason == .unclosedString)
      #expect(read(fill("", " ", ""))?.reason == .expectedValue)
      #expect(read(fill("", "a", ""))?.message == "expected a value, found `aaaaaaaaaaaaaaaaaaaaaaaa…`")
    }
  }
}
