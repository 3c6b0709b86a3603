import TestSupport
import Testing
import TransitionText

@testable import TransitionDiagnostics

@Suite struct TextChangesTests {
  /// Edits that do not overlap. Some only insert, and some only remove.
  private func edits(_ length: UInt32, _ random: inout RandomSource) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = UInt32.random(in: 0...3, using: &random)
    while offset < length {
      let end = min(length, offset + UInt32.random(in: 0...3, using: &random))
      let written = String(repeating: "+", count: Int.random(in: 0...4, using: &random))
      edits.append(TextEdit(ByteRange(offset, end), written))
      offset = end + UInt32.random(in: 1...5, using: &random)
    }
    return edits
  }

  /// Bytes that are not replaced are where the changes say, whatever the order of the edits.
  @Test func whereThingsAre() {
    var random = RandomSource(seed: 7)
    for _ in 0..<200 {
      let length = UInt32.random(in: 1...40, using: &random)
      // Each byte is different, and differs from the inserted ones.
      let source = SourceText(name: "test", bytes: (0..<length).map { UInt8(100 + $0) })
      let edits = edits(length, &random)
      let changes = TextChanges(edits.shuffled(using: &random), in: source)
      let text = Array(changes.text().bytes)
      for offset in 0..<length {
        let moved = Int(changes.moved(offset))
        if let edit = edits.first(where: { $0.range.start < offset && offset < $0.range.end }) {
          #expect(moved == Int(changes.moved(edit.range.start)))
        } else if !edits.contains(where: { $0.range.start == offset }) {
          #expect(text[moved] == UInt8(100 + offset))
        }
      }
      for (edit, range) in zip(edits, changes.written) {
        #expect(text[Int(range.start)..<Int(range.end)].elementsEqual(edit.replacement.utf8))
        #expect(changes.end(of: edit.range) == range.end)
        #expect(changes.moved(edit.range.start) == range.start)
      }
    }
  }
}
