import TransitionText

/// Edits of one text that are made together; they do not overlap.
struct TextChanges {
  private let source: SourceText
  private let edits: [(range: ByteRange, bytes: [UInt8], isLeftOut: Bool)]
  /// The offset by which text after each number of edits moves; one element more than there are edits.
  private let shifts: [Int]

  /// - Parameter parts: Parts of the text that are left out.
  init(_ edits: [TextEdit], without parts: [ByteRange] = [], in source: SourceText) {
    self.source = source
    let made = edits.map { (range: $0.range, bytes: Self.bytes(of: $0, in: source), isLeftOut: false) }
    let leftOut = parts.map { (range: $0, bytes: [UInt8](), isLeftOut: true) }
    self.edits = (made + leftOut).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    var shifts = [0]
    for edit in self.edits { shifts.append(shifts[shifts.count - 1] + edit.bytes.count - edit.range.count) }
    self.shifts = shifts
  }

  /// The text with the edits made.
  func text() -> SourceText {
    var bytes: [UInt8] = []
    var offset: UInt32 = 0
    for edit in edits {
      bytes += source[ByteRange(offset, edit.range.start)]
      bytes += edit.bytes
      offset = edit.range.end
    }
    bytes += source[ByteRange(offset, UInt32(source.count))]
    return SourceText(name: source.name, displayName: source.displayName, bytes: bytes)
  }

  /// An offset after the edits. An offset inside a replaced range moves to its beginning.
  func moved(_ offset: UInt32) -> UInt32 {
    let count = leading { $0.start < offset }
    if count > 0, edits[count - 1].range.end > offset {
      return UInt32(Int(edits[count - 1].range.start) + shifts[count - 1])
    }
    return UInt32(Int(offset) + shifts[count])
  }

  /// The end of a range after the edits, including text that they insert in it and at its end.
  func end(of range: ByteRange) -> UInt32 {
    UInt32(Int(range.end) + shifts[leading { $0.end <= range.end }])
  }

  /// The inserted ranges after the edits, in the order of the text; empty where text was only removed.
  var written: [ByteRange] {
    zip(edits, shifts).filter { !$0.0.isLeftOut }.map { edit, shift in
      let start = UInt32(Int(edit.range.start) + shift)
      return ByteRange(start, start + UInt32(edit.bytes.count))
    }
  }

  /// The number of leading edits that satisfy a condition; no later edit satisfies it.
  private func leading(_ isLeading: (ByteRange) -> Bool) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if isLeading(edits[middle].range) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text of an edit, with the line ends that are used around it.
  private static func bytes(of edit: TextEdit, in source: SourceText) -> [UInt8] {
    let bytes = Array(edit.replacement.utf8)
    guard bytes.contains(UInt8(ascii: "\n")) else { return bytes }
    let lineEnd = lineEnd(after: Int(edit.range.end), in: source) ?? lineEnd(after: 0, in: source) ?? [0x0A]
    return bytes.flatMap { $0 == UInt8(ascii: "\n") ? lineEnd : [$0] }
  }

  private static func lineEnd(after offset: Int, in source: SourceText) -> [UInt8]? {
    let end = source.padded.withUnsafeBufferPointer { LineEnds.first(in: $0, from: offset, to: source.count) }
    if end == source.count { return nil }
    if source.padded[end] == UInt8(ascii: "\n") { return [0x0A] }
    return source.padded[end + 1] == UInt8(ascii: "\n") ? [0x0D, 0x0A] : [0x0D]
  }
}
