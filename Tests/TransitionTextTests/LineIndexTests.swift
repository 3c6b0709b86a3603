import Testing
import TransitionText

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]),
    ("\n\r\r\n\n", [0, 1, 2, 4, 5]),
    ("\r", [0, 1]), ("a\r\n", [0, 3]), ("é\n写\n", [0, 3, 7]), ("a\u{2028}b\u{0B}", [0]),
  ])
  func starts(_ text: String, _ starts: [UInt32]) {
    let index = LineIndex(SourceText(name: "a", text: text))
    #expect(index.starts == starts)
    #expect(index.count == starts.count)
  }

  /// Looked-up places agree with counted ones, for all offsets of random texts.
  @Test func placesAgreeWithCounting() {
    for seed in 0..<200 {
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
      let bytes: [UInt8] = (0..<seed % 40).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return [0x0A, 0x0D, 0x61, 0xC3][Int(state % 4)]
      }
      let index = LineIndex(SourceText(name: "a", bytes: bytes))
      var place = LineColumn(line: 1, column: 1)
      for offset in 0...bytes.count {
        #expect(index.place(of: UInt32(offset)) == place, "\(bytes) at \(offset)")
        #expect(index.line(of: UInt32(offset)) == place.line - 1)
        guard offset < bytes.count else { break }
        let isReturnBeforeNewline =
          bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        if bytes[offset] == 0x0A || bytes[offset] == 0x0D && !isReturnBeforeNewline {
          place = LineColumn(line: place.line + 1, column: 1)
        } else {
          place.column += 1
        }
      }
      let ranges = (0..<index.count).map(index.range(ofLine:))
      #expect(ranges.first?.start == 0 && ranges.last?.end == UInt32(bytes.count))
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let index = LineIndex(SourceText(name: "test", text: "\u{FEFF}ab\ncd"))
    #expect([0, 3, 4, 7].map { index.place(of: $0).column } == [1, 1, 2, 2])
    #expect(index.place(of: 7).line == 2)
    #expect(index.range(ofLine: 0) == ByteRange(3, 6))
  }
}
