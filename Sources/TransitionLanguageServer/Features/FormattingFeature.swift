import TransitionFormatter
import TransitionSyntax
import TransitionText

/// `textDocument/formatting`, `rangeFormatting` and `onTypeFormatting`: the style of `transc format`, as edits of the lines that change.
enum FormattingFeature {
  /// The edits that format a text.
  /// - Parameter wanted: Only changes of these lines are made; nil for all.
  static func edits(_ analysis: DocumentAnalysis, lines wanted: ClosedRange<Int>? = nil) -> JSON {
    var edits: [JSON] = []
    for (range, replacement) in Formatter.changes(to: analysis.source) {
      let first = analysis.lines.position(of: range.start).line
      let end = analysis.lines.position(of: range.end)
      let last = max(first, end.character == 0 ? end.line - 1 : end.line)
      if let wanted, first < wanted.lowerBound || last > wanted.upperBound { continue }
      edits.append([
        "range": analysis.lines.json(range),
        "newText": .string(String(decoding: replacement, as: UTF8.self)),
      ])
    }
    return .array(edits)
  }

  /// The edits after a `}` or a line end was typed: of the block that it closes, or of the line that it ends.
  static func onType(_ analysis: DocumentAnalysis, at offset: UInt32, _ typed: String) -> JSON {
    let line = analysis.lines.index.line(of: offset)
    guard typed == "}", let close = analysis.token(at: offset), close > 0,
      analysis.tree.tokens[close].kind == .closeBrace
    else { return line > 0 ? edits(analysis, lines: (line - 1)...(line - 1)) : [] }
    var depth = 0
    var index = close
    while index > 0 {
      if analysis.tree.tokens[index].kind == .closeBrace { depth += 1 }
      if analysis.tree.tokens[index].kind == .openBrace { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    let first = analysis.lines.index.line(of: analysis.tree.tokens[index].start)
    return edits(analysis, lines: min(first, line)...line)
  }
}
