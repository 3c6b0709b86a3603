import TransitionPlan
import TransitionSyntax
import TransitionText

/// The kinds and modifiers of semantic tokens.
enum SemanticTokenLegend {
  /// The kinds, in the order of their numbers.
  enum Kind: Int, CaseIterable {
    case keyword, `class`, variable, parameter, property, function, event, enumMember, type, number, string
    case comment, `operator`
  }

  /// The modifiers of tokens, each a bit.
  static let declaration = 1
  static let readonly = 2
  static let defaultLibrary = 4
  static let documentation = 8

  static var json: JSON {
    [
      "tokenTypes": .array(Kind.allCases.map { .string("\($0)") }),
      "tokenModifiers": ["declaration", "readonly", "defaultLibrary", "documentation"],
    ]
  }
}

/// The semantic tokens that a client has, so that only changes are sent.
struct SentTokens: Sendable {
  var id: Int
  var data: [Int]
}

/// `textDocument/semanticTokens`: full, range and delta.
struct SemanticTokens {
  private typealias Kind = SemanticTokenLegend.Kind
  private let analysis: DocumentAnalysis
  private let names: NameIndex
  /// The kinds of tokens that follow from the tree, by token.
  private var kinds: [Int: (Kind, Int)] = [:]
  private(set) var data: [Int] = []
  private var last = TextPosition(line: 0, character: 0)

  private var tree: SyntaxTree { analysis.tree }

  /// The tokens in some bytes of a text.
  init(_ analysis: DocumentAnalysis, in range: ByteRange) {
    self.analysis = analysis
    names = analysis.names
    classify(tree.root, in: range)
    var occurrence = names.occurrences.startIndex
    let first = max(0, analysis.firstToken(from: range.start) - 1)
    for index in first..<tree.tokens.count {
      let token = tree.tokens[index]
      if token.start >= range.end, token.kind != .endOfFile { break }
      addComments(before: index)
      while occurrence < names.occurrences.endIndex, names.occurrences[occurrence].range.end <= token.start {
        occurrence += 1
      }
      let named = occurrence < names.occurrences.endIndex ? names.occurrences[occurrence] : nil
      if let named, named.range == token.range, let (kind, modifiers) = kind(of: named) {
        add(token.range, kind, modifiers)
      } else if let (kind, modifiers) = kinds[index] ?? Self.kind(of: token.kind) {
        add(token.range, kind, modifiers)
      }
    }
  }

  private static func kind(of token: TokenKind) -> (Kind, Int)? {
    switch token {
    case .number, .color: (.number, 0)
    case .string: (.string, 0)
    case .arrow, .dotDot, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .equalEqual, .notEqual, .equals:
      (.operator, 0)
    case .underscore: (.variable, SemanticTokenLegend.defaultLibrary)
    default: token.word != nil ? (.keyword, 0) : nil
    }
  }

  private func kind(of occurrence: Occurrence) -> (Kind, Int)? {
    let declared = occurrence.use == .declaration ? SemanticTokenLegend.declaration : 0
    guard let declaration = names.declaration(occurrence.target) else {
      if case .importedLabel = occurrence.target { return (.parameter, 0) }
      return (.variable, SemanticTokenLegend.readonly)
    }
    return switch declaration.kind {
    case .transition: (.class, declared)
    case .let: (.variable, declared | SemanticTokenLegend.readonly)
    case .curve, .motion: (.function, declared)
    case .parameter, .label: (.parameter, declared)
    case .screen, .shared, .added: (.variable, declared)
    case .view, .value: (.property, declared)
    case .hook: (.event, declared)
    case .state: (.enumMember, declared)
    }
  }

  /// Finds the kinds of the names in paths, calls and leaves.
  private mutating func classify(_ node: NodeID, in range: ByteRange) {
    let covered = tree.range(node)
    if covered.end < range.start || covered.start > range.end { return }
    let tokens = tree.tokenRange(node)
    let library = SemanticTokenLegend.defaultLibrary
    switch tree.kind(node) {
    case .path:
      for token in tokens where tree.tokens[token].kind.isName || tree.tokens[token].kind.word != nil {
        kinds[token] = (
          token == tokens.lowerBound && tree.role(node) != .suffix ? .variable : .property, library
        )
      }
    case .leaf:
      guard let token = tokens.first else { return }
      switch tree.role(node) {
      case .function: kinds[token] = (.function, library)
      case .label: kinds[token] = tree.tokens[token].kind == .number ? (.number, 0) : (.parameter, 0)
      case .type: kinds[token] = (.type, library)
      case .className: kinds[token] = (.class, 0)
      case .value, .origin: kinds[token] = (.enumMember, library)
      case .name: kinds[token] = (.function, library)
      default: break
      }
    default: break
    }
    for child in tree.children(node) { classify(child, in: range) }
  }

  // MARK: Comments

  private mutating func addComments(before token: Int) {
    let gap = tree.tokens.trivia(before: token)
    let bytes = analysis.source.padded
    var index = Int(gap.start)
    while index + 1 < Int(gap.end) {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let start = index
      if bytes[index + 1] == UInt8(ascii: "/") {
        index = bytes.withUnsafeBufferPointer { LineEnds.first(in: $0, from: index, to: Int(gap.end)) }
        let isDocumentation =
          bytes[start + 2] == UInt8(ascii: "/") && bytes[start + 3] != UInt8(ascii: "/")
        add(
          ByteRange(UInt32(start), UInt32(index)), .comment,
          isDocumentation ? SemanticTokenLegend.documentation : 0)
      } else if bytes[index + 1] == UInt8(ascii: "*") {
        var depth = 0
        while index < Int(gap.end) {
          if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
            depth += 1
            index += 2
          } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
            depth -= 1
            index += 2
            if depth == 0 { break }
          } else {
            index += 1
          }
        }
        index = min(index, Int(gap.end))
        addLines(UInt32(start), UInt32(index))
      } else {
        index += 1
      }
    }
  }

  /// Adds a comment of several lines, line by line: few clients support tokens of more than one line.
  private mutating func addLines(_ start: UInt32, _ end: UInt32) {
    var start = start
    while start < end {
      let line = analysis.lines.index.line(of: start)
      let stop = min(end, UInt32(analysis.lines.end(ofLine: line)))
      if stop > start { add(ByteRange(start, stop), .comment, 0) }
      guard line + 1 < analysis.lines.index.count else { return }
      start = analysis.lines.index.starts[line + 1]
    }
  }

  private mutating func add(_ range: ByteRange, _ kind: Kind, _ modifiers: Int) {
    let start = analysis.lines.position(of: range.start)
    let end = analysis.lines.position(of: range.end)
    guard end.line == start.line, end.character > start.character else { return }
    let isSameLine = start.line == last.line
    data += [
      start.line - last.line, isSameLine ? start.character - last.character : start.character,
      end.character - start.character, kind.rawValue, modifiers,
    ]
    last = start
  }

  // MARK: Changes

  /// The edit that turns one list of numbers into another: equal numbers at both ends stay.
  static func edit(from old: [Int], to new: [Int]) -> JSON {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    if head == old.count, head == new.count { return [] }
    return [
      [
        "start": .int(head), "deleteCount": .int(old.count - head - tail),
        "data": .array(new[head..<(new.count - tail)].map(JSON.int)),
      ]
    ]
  }
}

extension LanguageServer {
  /// `semanticTokens/full`, and `semanticTokens/full/delta` where the client has the last tokens.
  mutating func semanticTokens(_ uri: String, since known: String?) -> JSON {
    guard let analysis = named(uri) else { return .null }
    let data = SemanticTokens(analysis, in: ByteRange(0, UInt32(analysis.source.count))).data
    let before = sentTokens[uri]
    let id = (before?.id ?? 0) + 1
    sentTokens[uri] = SentTokens(id: id, data: data)
    if let before, let known, known == "\(before.id)" {
      return ["resultId": .string("\(id)"), "edits": SemanticTokens.edit(from: before.data, to: data)]
    }
    return ["resultId": .string("\(id)"), "data": .array(data.map(JSON.int))]
  }
}
