import TransitionCompiler
import TransitionSyntax
import TransitionText

/// The place of a completion in the grammar: the blocks around it, and the tokens of its member before it.
struct CompletionPlace {
  /// The bytes of the name or number that is being typed; empty where there is none.
  var typed: ByteRange
  /// The token that is being typed, or nil.
  var token: Int?
  /// The token before it.
  var before: Int
  /// The members around it, from the file in: the token that begins each, and the kind of node that it is in.
  var members: [Range<Int>] = []
  /// The kinds of the nodes whose blocks are around it.
  var kinds: [NodeKind] = [.file]
  /// The parts of the grammar that can be there.
  var expectations: [Expectation] = []
  /// Whether a `.` is before it.
  var followsDot = false

  /// Finds the place; nil in a comment, in a string, or in blocks that are not part of the grammar.
  init?(_ analysis: DocumentAnalysis, at offset: UInt32) {
    let tokens = analysis.tree.tokens
    typed = ByteRange(at: offset)
    var limit = analysis.firstToken(from: offset)
    // The token that is being typed ends at the offset or contains it.
    let touched = limit - 1
    if touched >= 0, tokens[touched].end >= offset,
      tokens[touched].kind.isName || tokens[touched].kind.word != nil || tokens[touched].kind == .number
        || tokens[touched].kind == .color
    {
      token = touched
      typed = tokens.range(touched)
      limit = touched
    }
    before = limit - 1
    if token == nil, Self.isInComment(analysis.source, from: before < 0 ? 0 : tokens[before].end, to: offset)
    {
      return nil
    }
    if token == nil, before >= 0, tokens[before].kind == .string, offset < tokens[before].end { return nil }
    followsDot = before >= 0 && tokens[before].kind == .dot
    guard findExpectations(analysis.tree, limit, offset) else { return nil }
  }

  /// Whether an offset lies in a comment between two tokens.
  private static func isInComment(_ source: SourceText, from start: UInt32, to offset: UInt32) -> Bool {
    var index = Int(start)
    var depth = 0
    let bytes = source.padded
    while index < Int(offset) {
      if depth == 0, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") {
        while index < Int(offset), bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
          index += 1
        }
        if index == Int(offset) { return true }
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if depth > 0, bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    return depth > 0
  }

  private struct Frame {
    /// The token of the brace that opens it, or -1.
    var brace: Int
    /// The token with which the last member begins.
    var member: Int
    /// The last comma since then.
    var comma: Int?
  }

  private mutating func findExpectations(_ tree: SyntaxTree, _ limit: Int, _ offset: UInt32) -> Bool {
    let tokens = tree.tokens
    var frames = [Frame(brace: -1, member: 0)]
    var parentheses = 0
    for index in 0..<limit {
      switch tokens[index].kind {
      case .openBrace:
        frames.append(Frame(brace: index, member: index + 1))
        parentheses = 0
      case .closeBrace:
        if frames.count > 1 { frames.removeLast() }
        parentheses = 0
      case .newline:
        frames[frames.count - 1].member = index + 1
        frames[frames.count - 1].comma = nil
        parentheses = 0
      case .openParenthesis: parentheses += 1
      case .closeParenthesis: parentheses -= 1
      case .comma where parentheses <= 0: frames[frames.count - 1].comma = index
      default: break
      }
    }
    // No token ends the last line.
    if limit > 0, parentheses <= 0, tokens[limit].kind == .endOfFile, tokens[limit - 1].end <= offset,
      !tokens[limit - 1].kind.continuesLine,
      tree.source[ByteRange(tokens[limit - 1].end, offset)].contains(where: { $0 == 0x0A || $0 == 0x0D })
    {
      frames[frames.count - 1].member = limit
      frames[frames.count - 1].comma = nil
    }
    guard case .lines(let top, _, _)? = GrammarTable.rule(of: .file) else { return false }
    var rule = top
    var separator = BlockSeparator.newline
    for (depth, frame) in frames.enumerated() {
      var start = frame.member
      if separator == .newlineOrComma, let comma = frame.comma { start = comma + 1 }
      let end = depth + 1 < frames.count ? frames[depth + 1].brace : limit
      members.append(start..<max(start, end))
      let own = start < end ? tokens.all[start..<end].filter { $0.kind != .newline } : []
      let found = GrammarWalk.expectations(after: own, rule, in: kinds[kinds.count - 1])
      if depth + 1 == frames.count {
        expectations = found
        return true
      }
      let block = found.lazy.compactMap { expectation in
        if case .block(let member, let ends) = expectation.part {
          (expectation.kind, member, ends)
        } else {
          nil
        }
      }.first
      guard let block else { return false }
      kinds.append(block.0)
      rule = block.1
      separator = block.2
    }
    return false
  }
}
