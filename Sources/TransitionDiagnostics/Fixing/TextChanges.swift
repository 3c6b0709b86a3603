import TransitionText

/// Edits of one text that are made together; they do not overlap.
struct TextChanges {
  private let source: SourceText
  private let edits: [(range: ByteRange, bytes: [UInt8])]

  init(_ edits: [TextEdit], in source: SourceText) {
    self.source = source
    self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }.map {
      ($0.range, Self.bytes(of: $0, in: source))
    }
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
    return SourceText(name: source.name, bytes: bytes)
  }

  /// Where an offset is afterwards; one inside what is replaced is where that begins.
  func moved(_ offset: UInt32) -> UInt32 {
    var shift = 0
    for edit in edits where edit.range.start < offset {
      if edit.range.end > offset { return UInt32(Int(edit.range.start) + shift) }
      shift += edit.bytes.count - edit.range.count
    }
    return UInt32(Int(offset) + shift)
  }

  /// Where a range ends afterwards, with what was written in it and at its end.
  func end(of range: ByteRange) -> UInt32 {
    var shift = 0
    for edit in edits where edit.range.end <= range.end { shift += edit.bytes.count - edit.range.count }
    return UInt32(Int(range.end) + shift)
  }

  /// Where what was written is afterwards, in the order of the text; where something was taken away, an empty range.
  var written: [ByteRange] {
    var shift = 0
    return edits.map { edit in
      let start = UInt32(Int(edit.range.start) + shift)
      shift += edit.bytes.count - edit.range.count
      return ByteRange(start, start + UInt32(edit.bytes.count))
    }
  }

  /// What an edit writes, with the line ends that the text has around it.
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
