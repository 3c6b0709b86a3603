import TransitionDiagnostics
import TransitionText

/// Judges whether a fix-it leaves alone what stands beside what it changes.
enum NeighbourJudge {
  /// The names and words outside the edits of a fix-it that are no longer whole names in the changed text, or part of
  /// longer ones. Digits are left out: a number may get its unit.
  static func joined(_ fixIt: FixIt, in source: SourceText) -> [String] {
    let bytes = Array(source.bytes)
    let edits = fixIt.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var changed: [UInt8] = []
    /// For each offset between edits, how far it has moved.
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
