import Testing
import TransitionText

@Suite struct SourceTextTests {
  @Test func bytesAreKeptAndPadded() {
    let bytes: [UInt8] = [0, 0xFF, 0x61, 0]
    let source = SourceText(name: "a", bytes: bytes)
    #expect(source.count == 4 && Array(source.bytes) == bytes)
    #expect(source.padded == bytes + [UInt8](repeating: 0, count: SourceText.padding))
    #expect(source.text(ByteRange(1, 3)) == "\u{FFFD}a")
    #expect(Array(source[ByteRange(2, 4)]) == [0x61, 0])
  }

  @Test func ranges() {
    let range = ByteRange(2, 5)
    #expect(range.count == 3 && !range.isEmpty && ByteRange(at: 7).isEmpty)
    #expect(range.union(ByteRange(9, 10)) == ByteRange(2, 10))
    #expect(range.touches(2) && range.touches(5) && !range.touches(6) && !range.touches(1))
  }
}
