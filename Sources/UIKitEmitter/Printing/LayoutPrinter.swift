import TransitionText

/// Writes layouts as text of a width.
struct LayoutPrinter {
  /// How long a line of generated Swift may be.
  static let lineWidth = 110

  private let lineWidth: Int
  private var buffer = TextBuffer()
  private var column = 0
  /// How far in the next text is to stand; nil in the middle of a line.
  private var pending: Int?
  private var endsBlank = false
  /// A comment that ends the line that is being written.
  private var remark: String?

  init(width: Int) { lineWidth = width }

  /// How long the line may be, without its comment.
  private var width: Int { lineWidth - (remark.map { $0.columns } ?? 0) }

  /// The text so far.
  var bytes: [UInt8] { buffer.bytes }

  private typealias Part = (indent: Int, isFlat: Bool, layout: Layout)

  /// Writes a layout, its first line from the left edge.
  mutating func write(_ layout: Layout) {
    pending = 0
    var rest: [Part] = [(0, false, layout)]
    while let part = rest.popLast() { step(part, &rest) }
  }

  private mutating func step(_ part: Part, _ rest: inout [Part]) {
    let (indent, isFlat, layout) = part
    switch layout {
    case .text(let text): write(text)
    case .sequence(let parts): for next in parts.reversed() { rest.append((indent, isFlat, next)) }
    case .line: if isFlat { write(" ") } else { endLine(indent) }
    case .softLine: if !isFlat { endLine(indent) }
    case .hardLine: endLine(indent)
    case .blankLine: endBlank(indent)
    case .nested(let inner): rest.append((indent + 2, isFlat, inner))
    case .group(let inner):
      let fits = isFlat || self.fits([(indent, true, inner)], before: rest)
      rest.append((indent, fits, inner))
    case .fill(let parts): fill(parts, indent, isFlat, &rest)
    case .paragraph(let marker, let text): writeParagraph(marker, text, indent)
    case .remarked(let inner, let comment, let isAbove):
      let end = "  // " + comment
      let whole = Layout.sequence([inner, .text(end)])
      if fits([(indent, true, whole)], before: []) { return rest.append((indent, true, whole)) }
      remark = end
      if isAbove || !fits([(indent, false, inner)], before: []) {
        remark = nil
        writeParagraph("//", comment, indent)
        endLine(indent)
      }
      rest.append((indent, false, inner))
    }
  }

  private mutating func fill(_ parts: [Layout], _ indent: Int, _ isFlat: Bool, _ rest: inout [Part]) {
    guard let first = parts.first else { return }
    let others = Array(parts.dropFirst())
    if isFlat {
      for next in others.reversed() { rest += [(indent, true, next), (indent, true, .line)] }
      rest.append((indent, true, first))
      return
    }
    if let second = others.first {
      let both = Layout.sequence([first, .line, second])
      let fitBoth = fits([(indent, true, both)], before: others.count == 1 ? rest : [])
      rest.append((indent, false, .fill(others)))
      rest.append((indent, fitBoth, .line))
    }
    rest.append((indent, false, .group(first)))
  }

  /// Whether parts fit on what is left of the line, with what follows them up to the first place where that can be broken.
  private func fits(_ parts: [Part], before rest: [Part]) -> Bool {
    var room = width - (pending ?? column)
    var parts = parts
    var next = rest.count
    while room >= 0 {
      guard let (indent, isFlat, layout) = parts.popLast() else {
        if next == 0 { return true }
        next -= 1
        parts.append(rest[next])
        continue
      }
      switch layout {
      case .text(let text): room -= text.columns
      case .sequence(let inner): for part in inner.reversed() { parts.append((indent, isFlat, part)) }
      case .line:
        if !isFlat { return true }
        room -= 1
      case .softLine: if !isFlat { return true }
      case .hardLine, .blankLine, .paragraph, .remarked: return !isFlat
      case .nested(let inner): parts.append((indent, isFlat, inner))
      case .group(let inner): parts.append((indent, isFlat, inner))
      case .fill(let inner): parts.append((indent, isFlat, Layout.joined(inner, by: .line)))
      }
    }
    return false
  }

  // MARK: Bytes

  private mutating func write(_ text: String) {
    if text.isEmpty { return }
    if let indent = pending {
      buffer.write(byte: UInt8(ascii: " "), count: indent)
      column = indent
      pending = nil
    }
    buffer.write(text)
    column += text.columns
    endsBlank = false
  }

  private mutating func endLine(_ indent: Int) {
    if let remark { buffer.write(remark) }
    remark = nil
    buffer.write("\n")
    pending = indent
    column = 0
  }

  /// Ends the line, and leaves one empty unless one is.
  private mutating func endBlank(_ indent: Int) {
    if pending == nil { endLine(indent) }
    if !endsBlank { buffer.write("\n") }
    endsBlank = true
    pending = indent
  }

  private mutating func writeParagraph(_ marker: String, _ text: String, _ indent: Int) {
    write(marker)
    if text.isEmpty { return }
    var isFirst = true
    for word in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
      let columns = Substring(word).columns
      if !isFirst, column + 1 + columns > width {
        endLine(indent)
        write(marker)
      }
      buffer.write(byte: UInt8(ascii: " "))
      buffer.write(bytes: word)
      column += 1 + columns
      isFirst = false
    }
  }
}

extension StringProtocol {
  /// How many characters there are: those of plain ASCII are counted without being looked at one by one.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}
