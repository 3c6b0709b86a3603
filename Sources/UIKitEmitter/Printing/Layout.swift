/// Text with the places where it may be broken.
///
/// After Wadler, *A prettier printer*: a group is written on one line if it fits there, and else each of its breaks is a line
/// end; in a fill each break is one only where what follows does not fit.
indirect enum Layout {
  /// Text without a line end.
  case text(String)
  /// One after the other.
  case sequence([Layout])
  /// A space, or a line end.
  case line
  /// Nothing, or a line end.
  case softLine
  /// A line end.
  case hardLine
  /// An empty line, unless there is one.
  case blankLine
  /// One step further in after each line end.
  case nested(Layout)
  /// On one line if it fits.
  case group(Layout)
  /// Parts with spaces between them, as many on a line as fit.
  case fill([Layout])
  /// A comment of one paragraph, on lines of its own, each after the marker.
  case paragraph(marker: String, String)
  /// A statement with a comment: behind it, else behind its first line, else above it.
  case remarked(Layout, String, isAbove: Bool)
}

extension Layout {
  /// Parts with something between them.
  static func joined(_ parts: [Layout], by separator: Layout) -> Layout {
    var all: [Layout] = []
    for (index, part) in parts.enumerated() { all += index == 0 ? [part] : [separator, part] }
    return .sequence(all)
  }

  /// Parts in brackets: all on one line, or below the opening bracket, as many on a line as fit.
  static func list(_ open: String, _ parts: [Layout], _ close: String, closesBelow: Bool = false) -> Layout {
    if parts.isEmpty { return .text(open + close) }
    let last = parts.count - 1
    let items = parts.enumerated().map { index, part in
      Layout.sequence([part, .text(index < last ? "," : closesBelow ? "" : close)])
    }
    let below = closesBelow ? [Layout.softLine, .text(close)] : []
    return .group(.sequence([.text(open), .nested(.sequence([.softLine, .fill(items)]))] + below))
  }

  /// Lines between braces, one of them on the line of the braces if it fits there.
  static func braces(_ head: String, _ statements: [SwiftStatement]) -> Layout {
    .group(openBraces(head, statements))
  }

  /// The same as a part of a group: on one line if that is.
  static func openBraces(_ head: String, _ statements: [SwiftStatement]) -> Layout {
    if statements.isEmpty { return .text("{" + head + "}") }
    let body = Layout.nested(.sequence([.line, SwiftStatement.lines(statements)]))
    return .sequence([.text("{" + head), body, .line, .text("}")])
  }

  /// Lines between braces, never on the line of the braces.
  static func block(_ lines: [Layout]) -> Layout {
    if lines.isEmpty { return .text("{}") }
    return .sequence([
      .text("{"), .nested(.sequence([.hardLine, joined(lines, by: .hardLine)])), .hardLine, .text("}"),
    ])
  }
}
