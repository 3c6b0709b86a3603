import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Makes the lines of a file: its declarations, and the members of their blocks, each on lines of its own.
struct BlockPrinter {
  let tree: SyntaxTree
  let style: TokenStyle
  private(set) var lines: [Line] = []
  /// The places where the syntax is broken.
  private let broken: BrokenPlaces

  init(tree: SyntaxTree, broken: [ByteRange], keeping scope: BrokenScope) {
    self.tree = tree
    self.broken = BrokenPlaces(broken, in: tree, keeping: scope)
    style = TokenStyle(tree: tree)
  }

  mutating func printFile() {
    let members = Array(tree.children(tree.root))
    printMembers(members, from: 0, to: tree.tokens[tree.tokens.count - 1].start, indent: 0)
  }

  // MARK: Members

  /// A member to be printed, or members to be kept as they are.
  private struct Entry {
    var nodes: ArraySlice<NodeID>
    var isVerbatim: Bool
  }

  /// Prints members and the gaps between them.
  /// - Parameters:
  ///   - start: The beginning of the gap before the first member.
  ///   - end: The end of the gap after the last member.
  private mutating func printMembers(_ members: [NodeID], from start: UInt32, to end: UInt32, indent: Int) {
    var last = start
    var isFirst = true
    for entry in entries(members) {
      guard let first = entry.nodes.first, let final = entry.nodes.last else { continue }
      let range = tree.range(first).union(tree.range(final))
      let gap = Gap(tree.source, from: last, to: range.start)
      let (leading, isAfterBlank) = printGap(gap, indent: indent, isFirst: isFirst, isInside: true)
      if entry.isVerbatim {
        keep(range, after: leading, indent: indent, isAfterBlank: isAfterBlank)
      } else {
        print(first, leading: leading, indent: indent, isAfterBlank: isAfterBlank)
      }
      last = range.end
      isFirst = false
    }
    let gap = Gap(tree.source, from: last, to: end)
    _ = printGap(gap, indent: indent, isFirst: isFirst, isInside: false)
  }

  /// The members as entries. A broken member is in one entry with the members on its line, and with broken ones beside it.
  private func entries(_ members: [NodeID]) -> [Entry] {
    var entries: [Entry] = []
    for index in members.indices {
      let node = members[index]
      let isBroken = broken.isKept(node)
      if let last = entries.last, let before = last.nodes.last,
        broken.isBetween(before, node) || (isBroken && last.isVerbatim)
          || ((isBroken || last.isVerbatim) && !isSeparated(before, node))
      {
        entries[entries.count - 1].nodes = members[last.nodes.startIndex...index]
        entries[entries.count - 1].isVerbatim = true
      } else {
        entries.append(Entry(nodes: members[index...index], isVerbatim: isBroken))
      }
    }
    return entries
  }

  private func isSeparated(_ left: NodeID, _ right: NodeID) -> Bool {
    (tree.tokenRange(left).upperBound..<tree.tokenRange(right).lowerBound).contains {
      tree.tokens[$0].kind == .newline || tree.tokens[$0].kind == .comma
    }
  }

  /// Prints the comments of a gap: after the last line, and on lines of their own.
  /// - Returns: The comments on the line of the next member, and whether an empty line is before that.
  private mutating func printGap(
    _ gap: Gap, indent: Int, isFirst: Bool, isInside: Bool
  ) -> (leading: [ByteRange], isAfterBlank: Bool) {
    var comments = gap.comments[...]
    var leading: [ByteRange] = []
    if isInside, gap.linesAfter == 0 {
      while let last = comments.last, !last.isLine {
        leading.append(last.range)
        comments.removeLast()
        if last.linesBefore > 0 { break }
      }
      leading.reverse()
    }
    while let comment = comments.first, comment.linesBefore == 0, !lines.isEmpty {
      lines[lines.count - 1].comments.append(comment.range)
      comments.removeFirst()
    }
    if !lines.isEmpty, !lines[lines.count - 1].comments.isEmpty { makeRoomForComments() }
    var mayBeBlank = !isFirst
    for (index, comment) in comments.enumerated() {
      // Comments on one line stay on one line: a comment after `/* */` on its line is no documentation.
      if index > 0, comment.linesBefore == 0 {
        lines[lines.count - 1].comments.append(comment.range)
        continue
      }
      let isBlank = mayBeBlank && comment.linesBefore > 1
      let isOpen = isOpen(comment)
      lines.append(
        Line(
          indent: indent, isAfterBlank: isBlank, comments: [comment.range], isVerbatim: true, isOpen: isOpen))
      mayBeBlank = true
    }
    if let last = gap.comments.last, isOpen(last), !lines.isEmpty { lines[lines.count - 1].isOpen = true }
    let linesBefore =
      leading.isEmpty ? gap.linesAfter : gap.comments[gap.comments.count - leading.count].linesBefore
    return (leading, mayBeBlank && linesBefore > 1)
  }

  /// Breaks the last line if the comments after it fit into the width of a line only then.
  private mutating func makeRoomForComments() {
    var line = lines[lines.count - 1]
    guard !line.isVerbatim else { return }
    let width = 2 + Width.of(line.comments, in: tree.source)
    let holdsLines = line.comments.contains { tree.source[$0].contains(UInt8(ascii: "\n")) }
    if holdsLines || line.text.contains(UInt8(ascii: "\n")) { return }
    let isWithin = line.indent + Width.of(line.text) + width <= Formatter.lineWidth
    if isWithin {
      lines[lines.count - 1].commentWidth = width
      return
    }
    guard let tokens = line.tokens else { return }
    line.text =
      LineBreaker(tokens, leading: [], tree: tree, style: style, indent: line.indent, reserve: width).text
    line.kind = nil
    let rows = line.text.split(separator: UInt8(ascii: "\n"))
    guard rows.count > 1, let last = rows.last, Width.of(last) + width <= Formatter.lineWidth else { return }
    lines[lines.count - 1] = line
  }

  /// Whether a comment is never closed, so that nothing can follow it.
  private func isOpen(_ comment: Gap.Comment) -> Bool {
    guard !comment.isLine, Int(comment.range.end) == tree.source.count else { return false }
    return Lexer.lex(SourceText(name: "", bytes: tree.source[comment.range])).diagnostics.contains {
      $0.code == .unterminatedComment
    }
  }

  /// Keeps bytes as they are, with the spaces before them if they begin a line.
  private mutating func keep(_ range: ByteRange, after leading: [ByteRange], indent: Int, isAfterBlank: Bool)
  {
    let start = leading.first?.start ?? range.start
    var first = Int(start)
    while first > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(tree.source.padded[first - 1]) {
      first -= 1
    }
    let beginsLine =
      first == 0 || [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(tree.source.padded[first - 1])
    let bytes = Array(tree.source[ByteRange(beginsLine ? UInt32(first) : start, range.end)])
    lines.append(
      Line(
        indent: beginsLine ? 0 : indent, text: bytes, isAfterBlank: isAfterBlank, isVerbatim: true,
        isOpen: Int(range.end) == tree.source.count))
  }

  // MARK: One member

  private mutating func print(_ node: NodeID, leading: [ByteRange], indent: Int, isAfterBlank: Bool) {
    let range = tree.tokenRange(node)
    guard let block = Block(of: node, in: tree) else {
      let tokens = range.lowerBound..<min(range.upperBound, tree.tokens.count - 1)
      let text = breakLines(tokens, leading, indent)
      add(text, of: node, leading.isEmpty, indent: indent, isAfterBlank: isAfterBlank)
      if leading.isEmpty { lines[lines.count - 1].tokens = tokens }
      return
    }
    if let text = oneLine(node, block, leading, indent) {
      return add(text, of: node, leading.isEmpty, indent: indent, isAfterBlank: isAfterBlank)
    }
    let head = breakLines(range.lowerBound..<(block.open + 1), leading, indent)
    lines.append(Line(indent: indent, text: head, isAfterBlank: isAfterBlank))
    let end = block.close.map { tree.tokens[$0].start } ?? tree.range(block.owner).end
    printMembers(block.members, from: tree.tokens[block.open].end, to: end, indent: indent + 2)
    if let close = block.close {
      lines.append(Line(indent: indent, text: Array(tree.source[tree.tokens.range(close)])))
    }
  }

  private mutating func add(
    _ text: [UInt8], of node: NodeID, _ isPlain: Bool, indent: Int, isAfterBlank: Bool
  ) {
    var line = Line(indent: indent, text: text, isAfterBlank: isAfterBlank)
    if isPlain, !text.contains(UInt8(ascii: "\n")), let (kind, token) = alignment(of: node),
      let stop = offset(of: token, in: node)
    {
      line.kind = kind
      line.stop = stop
    }
    lines.append(line)
  }

  private func breakLines(_ tokens: Range<Int>, _ leading: [ByteRange], _ indent: Int) -> [UInt8] {
    LineBreaker(tokens, leading: leading, tree: tree, style: style, indent: indent).text
  }

  // MARK: Blocks on one line

  /// The greatest number of tokens on a line: each has a column, except for at most every second, which separates
  /// members. Because of this limit, a long block is not walked again for each block around it.
  private static let mostTokens = 2 * Formatter.lineWidth + 2

  /// A member with its block on one line, if it was written so and fits.
  private func oneLine(_ node: NodeID, _ block: Block, _ leading: [ByteRange], _ indent: Int) -> [UInt8]? {
    guard let close = block.close, tree.kind(node) != .transition, tree.kind(node) != .motion,
      tree.tokenRange(node).count <= Self.mostTokens, !broken.isInside(tree.range(node))
    else { return nil }
    if block.members.isEmpty {
      let gap = Gap(tree.source, from: tree.tokens[block.open].end, to: tree.tokens[close].start)
      guard gap.comments.isEmpty else { return nil }
      return head(node, block, leading, indent).map { $0 + tree.source[tree.tokens.range(close)] }
    }
    var last = tree.tokens[block.open].end
    guard var text = head(node, block, leading, indent) else { return nil }
    var isFirst = true
    let separator = Array((block.allowsComma ? "," : ";").utf8)
    for member in block.members {
      let gap = Gap(tree.source, from: last, to: tree.range(member).start)
      if tree.hasError(member) || tree.kind(member) == .unexpected || !gap.comments.isEmpty { return nil }
      // A first member on a line of its own keeps the block on several lines.
      if isFirst, gap.hasLineEnd { return nil }
      guard let inner = oneLine(member) else { return nil }
      text += isFirst ? [UInt8(ascii: " ")] : separator + [UInt8(ascii: " ")]
      text += inner
      last = tree.range(member).end
      isFirst = false
    }
    let gap = Gap(tree.source, from: last, to: tree.tokens[close].start)
    guard gap.comments.isEmpty else { return nil }
    text += [UInt8(ascii: " ")] + tree.source[tree.tokens.range(close)]
    return indent + Width.of(text) <= Formatter.lineWidth ? text : nil
  }

  private func oneLine(_ member: NodeID) -> [UInt8]? {
    if tree.tokenRange(member).count > Self.mostTokens { return nil }
    if let block = Block(of: member, in: tree) { return oneLine(member, block, [], 0) }
    let text = breakLines(tree.tokenRange(member), [], 0)
    return text.contains(UInt8(ascii: "\n")) ? nil : text
  }

  /// The text of a member up to the brace of its block, if it fits on one line.
  private func head(_ node: NodeID, _ block: Block, _ leading: [ByteRange], _ indent: Int) -> [UInt8]? {
    let text = breakLines(tree.tokenRange(node).lowerBound..<(block.open + 1), leading, indent)
    return text.contains(UInt8(ascii: "\n")) ? nil : text
  }

  // MARK: Alignment

  /// The kind by which a member is aligned, and the token before which the spaces go.
  private func alignment(of node: NodeID) -> (Line.Kind, Int)? {
    let range = tree.tokenRange(node)
    func token(_ kind: TokenKind) -> Int? { range.first { tree.tokens[$0].kind == kind } }
    switch tree.kind(node) {
    case .animate: return token(.arrow).map { (.animate, $0) }
    case .sharedTrack: return token(.arrow).map { (.sharedTrack, $0) }
    case .drive: return token(.equals).map { (.drive, $0) }
    case .hold: return token(.equals).map { (.hold, $0) }
    case .place: return token(.equals).map { (.place, $0) }
    case .let: return token(.equals).map { (.let, $0) }
    case .sampleValue: return token(.equals).map { (.sampleValue, $0) }
    case .tableEntry: return token(.colon).map { (.tableEntry, $0 + 1) }
    case .direction: return (.direction, range.lowerBound + 1)
    case .screen, .sharedEnd: return (.end, range.lowerBound + 1)
    case .fallback, .reduceMotion: return (.crossfade, range.lowerBound + 1)
    default: return nil
    }
  }

  /// The offset of a token in a member that is on one line.
  private func offset(of token: Int, in node: NodeID) -> Int? {
    let start = tree.tokenRange(node).lowerBound
    if token >= tree.tokenRange(node).upperBound { return nil }
    // The text up to the token, and the space before it.
    let head = breakLines(start..<token, [], 0)
    return head.count + (style.isTight[token] ? 0 : 1)
  }
}
