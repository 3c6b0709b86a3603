import TransitionText

/// A source line as it is drawn, and where its bytes are drawn.
///
/// A line that is too long is cut around its marked ranges; an ellipsis marks each cut.
struct DisplayLine {
  /// The drawn text.
  let text: String
  /// How many columns that takes.
  let width: Int

  /// The columns of a drawn cell, and the bytes of the source that it shows.
  private struct Place {
    var bytes: Range<Int>
    var columns: Range<Int>
  }

  /// Where each cell is; empty for a line of plain bytes that is shown whole.
  private let places: [Place]
  /// The first byte of such a line: each takes one column.
  private let plainStart: Int?
  private let cutsStart: Bool
  private let cutsEnd: Bool

  private static let tabWidth = 4
  private static let ellipsis = "…"
  /// Bytes looked at on either side of the marks, for each column; even joined emoji rarely need more for two.
  private static let bytesPerColumn = 16

  /// How many bytes on either side of the marks are looked at.
  static func reach(width: Int) -> Int { width * bytesPerColumn }

  /// Lays out a line.
  /// - Parameters:
  ///   - bytes: The line's bytes in the source, without its end.
  ///   - focus: The bytes to be seen when not all fit.
  ///   - width: How many columns there are.
  init(_ bytes: Range<Int>, of source: SourceText, focus: Range<Int>, width: Int) {
    let reach = Self.reach(width: width)
    let near = Self.scalarStart(max(bytes.lowerBound, focus.lowerBound - reach), source, in: bytes)
    let far = Self.scalarStart(
      min(bytes.upperBound, max(focus.lowerBound, min(focus.upperBound, focus.lowerBound + reach)) + reach),
      source, in: bytes)
    let shown = source.padded[near..<far]
    if shown.count <= width, near == bytes.lowerBound, far == bytes.upperBound,
      shown.allSatisfy(DisplayText.isPlain)
    {
      text = String(decoding: shown, as: UTF8.self)
      self.width = shown.count
      (places, plainStart, cutsStart, cutsEnd) = ([], near, false, false)
      return
    }
    plainStart = nil
    var cells = Self.place(DisplayText.cells(of: shown), from: near)
    let total = cells.last?.place.columns.upperBound ?? 0
    var window = 0..<total
    if total > width {
      window = Self.window(around: focus, in: cells.map(\.place), total: total, width: width)
      cells.removeAll {
        $0.place.columns.lowerBound < window.lowerBound || $0.place.columns.upperBound > window.upperBound
      }
    }
    cutsStart = near > bytes.lowerBound || window.lowerBound > 0
    cutsEnd = far < bytes.upperBound || window.upperBound < total
    var text = cutsStart ? Self.ellipsis : ""
    let shift = (cutsStart ? 1 : 0) - (cells.first?.place.columns.lowerBound ?? 0)
    for cell in cells { text += cell.text }
    if cutsEnd { text += Self.ellipsis }
    places = cells.map { cell in
      let columns = cell.place.columns
      return Place(
        bytes: cell.place.bytes, columns: columns.lowerBound + shift..<columns.upperBound + shift)
    }
    self.width = (places.last?.columns.upperBound ?? (cutsStart ? 1 : 0)) + (cutsEnd ? 1 : 0)
    // An override makes terminals that know about scripts draw one column after the other, as others do anyway.
    self.text = cells.contains(where: \.isRightToLeft) ? "\u{202D}" + text + "\u{202C}" : text
  }

  /// The columns of some bytes; at least one, that of the ellipsis for bytes that were cut off.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    if let plainStart {
      let start = min(max(0, bytes.lowerBound - plainStart), width)
      return start..<max(start + 1, min(bytes.upperBound - plainStart, width))
    }
    let start = places.first { $0.bytes.upperBound > bytes.lowerBound }
    guard let start else {
      let column = cutsEnd ? width - 1 : width
      return column..<column + 1
    }
    if cutsStart, bytes.upperBound <= start.bytes.lowerBound { return 0..<1 }
    let end = places.last { $0.bytes.lowerBound < bytes.upperBound } ?? start
    return start.columns.lowerBound..<max(start.columns.lowerBound + 1, end.columns.upperBound)
  }

  // MARK: Layout

  private static func place(
    _ cells: [DisplayCell], from offset: Int
  ) -> [(place: Place, text: String, isRightToLeft: Bool)] {
    var offset = offset
    var column = 0
    return cells.map { cell in
      let isTab = cell.width == 0
      let width = isTab ? tabWidth - column % tabWidth : cell.width
      let place = Place(bytes: offset..<offset + cell.byteCount, columns: column..<column + width)
      offset += cell.byteCount
      column += width
      return (place, isTab ? String(repeating: " ", count: width) : cell.text, cell.isRightToLeft)
    }
  }

  /// The columns to keep: from the start of the line when the focus is near it, otherwise with the focus in the middle.
  private static func window(
    around focus: Range<Int>, in places: [Place], total: Int, width: Int
  ) -> Range<Int> {
    let start = places.first { $0.bytes.upperBound > focus.lowerBound }?.columns.lowerBound ?? total
    let end = places.last { $0.bytes.lowerBound < focus.upperBound }?.columns.upperBound ?? start
    let length = min(max(1, end - start), width)
    if start + length <= width { return 0..<width }
    let lower = min(start - (width - length) / 2, total - width)
    return lower..<lower + width
  }

  /// The start of the scalar that an offset lies in.
  private static func scalarStart(_ offset: Int, _ source: SourceText, in bytes: Range<Int>) -> Int {
    var start = offset
    while start > bytes.lowerBound, start < bytes.upperBound, offset - start < 3,
      source.padded[start] & 0xC0 == 0x80
    {
      start -= 1
    }
    return start
  }
}
