/// A position in a source text for people: both numbers start at 1.
public struct LineColumn: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes of UTF-8, as in swiftc and clang. A byte order mark has no column.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where each line of a source text starts.
///
/// A line ends with LF, CR LF or CR, which belongs to the line.
public struct LineIndex: Sendable {
  /// The offset of the first byte of each line; never empty.
  public let starts: [UInt32]
  private let end: UInt32
  /// The number of bytes of a byte order mark, which belongs to no line.
  private let mark: UInt32
  /// The line at the start of each block of 256 bytes, to shorten the search for a line.
  private let blocks: [UInt32]
  private static let blockShift: UInt32 = 8

  /// Finds the lines of a source text, in one pass.
  public init(_ source: SourceText) {
    var starts: [UInt32] = [0]
    let count = source.count
    starts.reserveCapacity(count / 32)
    source.padded.withUnsafeBufferPointer { bytes in
      var offset = LineEnds.first(in: bytes, from: 0, to: count)
      while offset < count {
        let isPair = bytes[offset] == UInt8(ascii: "\r") && bytes[offset + 1] == UInt8(ascii: "\n")
        offset += isPair ? 2 : 1
        starts.append(UInt32(offset))
        offset = LineEnds.first(in: bytes, from: offset, to: count)
      }
    }
    var blocks: [UInt32] = []
    blocks.reserveCapacity(count >> Self.blockShift + 1)
    var line = 0
    for block in 0...(UInt32(count) >> Self.blockShift) {
      while line + 1 < starts.count, starts[line + 1] <= block << Self.blockShift { line += 1 }
      blocks.append(UInt32(line))
    }
    self.starts = starts
    self.blocks = blocks
    self.end = UInt32(count)
    mark = source.beginsWithMark ? 3 : 0
  }

  /// The number of lines, at least one.
  public var count: Int { starts.count }

  /// The line of an offset, from 0.
  public func line(of offset: UInt32) -> Int {
    let block = min(Int(offset >> Self.blockShift), blocks.count - 1)
    var low = Int(blocks[block])
    var high = block + 1 < blocks.count ? Int(blocks[block + 1]) + 1 : starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of an offset.
  public func place(of offset: UInt32) -> LineColumn {
    let line = line(of: offset)
    let start = line == 0 ? min(mark, offset) : starts[line]
    return LineColumn(line: line + 1, column: Int(offset - start) + 1)
  }

  /// The bytes of a line (from 0) with its line end, without a byte order mark.
  public func range(ofLine line: Int) -> ByteRange {
    ByteRange(line == 0 ? mark : starts[line], line + 1 < starts.count ? starts[line + 1] : end)
  }
}
