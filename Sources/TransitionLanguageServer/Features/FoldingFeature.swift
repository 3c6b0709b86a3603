import TransitionSyntax
import TransitionText

/// `textDocument/foldingRange` and `selectionRange`.
enum FoldingFeature {
  /// Blocks, runs of comments and of imports.
  static func ranges(_ analysis: DocumentAnalysis) -> JSON {
    var ranges: [(start: Int, end: Int, kind: String?)] = []
    let tokens = analysis.tree.tokens
    let lines = analysis.lines.index
    var open: [Int] = []
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .openBrace: open.append(lines.line(of: tokens[index].start))
      case .closeBrace:
        guard let start = open.popLast() else { break }
        // The line of the closing brace stays visible.
        ranges.append((start, lines.line(of: tokens[index].start) - 1, nil))
      default: break
      }
    }
    ranges += comments(analysis) + imports(analysis)
    return .array(
      ranges.filter { $0.end > $0.start }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { range in
        [
          "startLine": .int(range.start), "endLine": .int(range.end),
          "kind": range.kind.map(JSON.string),
        ]
      })
  }

  /// Runs of lines that have only a comment, and comments of several lines.
  private static func comments(_ analysis: DocumentAnalysis) -> [(start: Int, end: Int, kind: String?)] {
    var ranges: [(start: Int, end: Int, kind: String?)] = []
    var start: Int?
    let index = analysis.lines.index
    for line in 0..<index.count {
      let bytes = analysis.source[index.range(ofLine: line)].drop {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      if bytes.starts(with: Array("//".utf8)) {
        start = start ?? line
      } else if let first = start {
        ranges.append((first, line - 1, "comment"))
        start = nil
      }
    }
    let tokens = analysis.tree.tokens
    for token in 0..<tokens.count {
      let gap = tokens.trivia(before: token)
      let text = analysis.source[gap]
      guard
        let slash = text.indices.first(where: {
          text[$0] == UInt8(ascii: "/") && $0 + 1 < text.endIndex && text[$0 + 1] == UInt8(ascii: "*")
        })
      else { continue }
      let last = text.lastIndex(of: UInt8(ascii: "/")) ?? slash
      ranges.append((index.line(of: UInt32(slash)), index.line(of: UInt32(last)), "comment"))
    }
    return ranges
  }

  private static func imports(_ analysis: DocumentAnalysis) -> [(start: Int, end: Int, kind: String?)] {
    let tree = analysis.tree
    let nodes = tree.children(tree.root).filter { tree.kind($0) == .import }
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let index = analysis.lines.index
    return [(index.line(of: tree.range(first).start), index.line(of: tree.range(last).end), "imports")]
  }

  /// The nodes around each place, from the innermost out.
  static func selections(_ analysis: DocumentAnalysis, at offsets: [UInt32]) -> JSON {
    .array(
      offsets.map { offset in
        var ranges = [ByteRange(0, UInt32(analysis.source.count))]
        let token = analysis.token(at: offset).map { analysis.tree.tokens.range($0) } ?? ByteRange(at: offset)
        ranges += analysis.path(to: token).map { analysis.tree.range($0) } + [token]
        var json: JSON?
        var last: ByteRange?
        for range in ranges where range != last && range.start <= offset && offset <= range.end {
          if let last, range.start < last.start || range.end > last.end { continue }
          json = ["range": analysis.lines.json(range), "parent": json]
          last = range
        }
        return json ?? .null
      })
  }
}
