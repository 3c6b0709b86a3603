import TransitionDiagnostics
import TransitionText

/// Checks that a fix-it does not change the words beside its edits.
enum NeighbourJudge {
  /// The names and words outside the edits of a fix-it that are split or joined with other words in the changed text. Digits are
  /// ignored, because a number may get its unit.
  static func joined(_ fixIt: FixIt, in source: SourceText) -> [String] {
    let bytes = Array(source.bytes)
    let edits = fixIt.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var changed: [UInt8] = []
    /// The ranges between edits, and the distance by which each has moved.
    var kept: [(old: Range<Int>, shift: Int)] = []
    var offset = 0
    for edit in edits + [TextEdit(ByteRange(at: UInt32(bytes.count)), "")] {
      kept.append((offset..<Int(edit.range.start), changed.count - offset))
      changed += bytes[offset..<Int(edit.range.start)] + Array(edit.replacement.utf8)
      offset = Int(edit.range.end)
    }
    return kept.flatMap { old, shift in
      names(in: bytes).filter { old.contains($0.lowerBound) && $0.upperBound <= old.upperBound }.compactMap {
        name in
        let moved = (name.lowerBound + shift)..<(name.upperBound + shift)
        let isWhole =
          (moved.lowerBound == 0 || !isName(changed[moved.lowerBound - 1]))
          && (moved.upperBound == changed.count || !isName(changed[moved.upperBound]))
        return isWhole ? nil : String(decoding: bytes[name], as: UTF8.self)
      }
    }
  }

  /// The longest runs of letters, digits and `_` that do not begin with a digit.
  private static func names(in bytes: [UInt8]) -> [Range<Int>] {
    var names: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      guard isName(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !isName($0) } ?? bytes.count
      if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) { names.append(start..<end) }
      start = end
    }
    return names
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
