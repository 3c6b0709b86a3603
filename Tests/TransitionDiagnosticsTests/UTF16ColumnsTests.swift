import Testing
import TransitionText

@testable import TransitionDiagnostics

@Suite struct UTF16ColumnsTests {
  /// Columns are the same as when they are counted from the start of the line, whatever is at the end of a block, even a part of
  /// a character.
  @Test(arguments: 0..<8) func columnsAreThoseOfTheWholeLine(shift: Int) {
    let pieces: [[UInt8]] = [
      Array("aé€😀".utf8), Array("e\u{301}👨‍👩‍👧".utf8), [0x80, 0x80, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ]
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: shift)
    while bytes.count < 3_000 { bytes += pieces[bytes.count % 7 % pieces.count] }
    let source = SourceText(name: "line", bytes: bytes)
    let columns = UTF16Columns(source)
    for end in stride(from: 0, through: bytes.count, by: 1)
    where end == bytes.count || bytes[end] & 0xC0 != 0x80 {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(columns.count(from: 0, to: UInt32(end)) == text.utf16.count, "\(end)")
    }
  }
}
