import Foundation
import SpecGenerator
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionFormatter
import TransitionSyntax
import TransitionText

/// Formats, and checks what is true of everything that is formatted.
enum Formatted {
  /// The formatted text. One pass suffices, and the tree is the same.
  /// - Parameter keepsMembers: Whether the members that findings are in have to be the same.
  @discardableResult
  static func check(
    _ bytes: [UInt8], _ comment: Comment = "", keepsMembers: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) -> [UInt8] {
    let source = SourceText(name: "test", bytes: bytes)
    let result = Formatter.format(source)
    #expect(result.isFaithful, comment, sourceLocation: location)
    let again = Formatter.format(SourceText(name: "test", bytes: result.bytes))
    func shown() -> Comment { "\(comment)\nonce:\n\(text(result.bytes))\ntwice:\n\(text(again.bytes))" }
    #expect(again.bytes == result.bytes, shown(), sourceLocation: location)
    #expect(
      again.diagnostics.map(\.code) == result.diagnostics.map(\.code), shown(), sourceLocation: location)
    let (tree, diagnostics) = Parser.parse(source)
    let formatted = Parser.parse(SourceText(name: "test", bytes: result.bytes)).tree
    #expect(outline(tree) == outline(formatted), shown(), sourceLocation: location)
    let output = text(result.bytes)
    for member in keepsMembers ? brokenMembers(tree, diagnostics) : [] {
      #expect(output.contains(member), "\(shown())\nkept:\n\(member)", sourceLocation: location)
    }
    return result.bytes
  }

  /// The texts of the smallest members that findings are in, or between.
  private static func brokenMembers(_ tree: SyntaxTree, _ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.compactMap { diagnostic in
      var smallest: ByteRange?
      var node: NodeID? = tree.root
      while let parent = node {
        node = nil
        var isMember = parent == tree.root
        var next = tree.tokenRange(parent).lowerBound
        var last: ByteRange?
        for child in tree.children(parent) {
          let tokens = tree.tokenRange(child)
          if (next..<max(next, tokens.lowerBound)).contains(where: { tree.tokens[$0].kind == .openBrace }) {
            isMember = true
          }
          next = tokens.upperBound
          let range = tree.range(child)
          if range.start <= diagnostic.range.start, diagnostic.range.end <= range.end, !range.isEmpty {
            if isMember { smallest = range }
            node = child
          }
          if isMember, let before = last, before.end <= diagnostic.range.start,
            diagnostic.range.end <= range.start, smallest?.end != diagnostic.range.start
          {
            smallest = before.union(range)
          }
          last = range
        }
      }
      return smallest.map(tree.source.text)
    }
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A part of an outline.
  private enum Part: Equatable {
    case node(NodeKind, Role)
    case token(String)
    case end
  }

  /// The nodes of a tree with the texts of their tokens, without what stands between members.
  private static func outline(_ tree: SyntaxTree) -> [Part] {
    var outline: [Part] = []
    func visit(_ node: NodeID) {
      outline.append(.node(tree.kind(node), tree.role(node)))
      var next = tree.tokenRange(node).lowerBound
      for child in tree.children(node) {
        add(next..<tree.tokenRange(child).lowerBound)
        visit(child)
        next = tree.tokenRange(child).upperBound
      }
      add(next..<tree.tokenRange(node).upperBound)
      outline.append(.end)
    }
    func add(_ tokens: Range<Int>) {
      for token in tokens where tree.tokens[token].kind != .newline && tree.tokens[token].kind != .comma {
        outline.append(.token(tree.source.text(tree.tokens.range(token))))
      }
    }
    visit(tree.root)
    return outline
  }
}

@Suite struct FormatterTests {
  private static let folder = Golden.folder(of: #filePath).appending(path: "Cases")
  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".in") }.map { String($0.dropLast(3)) }.sorted()

  @Test(arguments: names) func cases(name: String) throws {
    let input = try Data(contentsOf: Self.folder.appending(path: "\(name).in"))
    let output = Formatted.check(Array(input), "\(name)")
    try Golden.expect(output, atPath: Self.folder.appending(path: "\(name).out").path, at: #_sourceLocation)
    #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").allSatisfy { $0.last != " " })
  }

  /// All kinds of nodes have a case.
  @Test func everyConstructHasACase() throws {
    var kinds: Set<NodeKind> = []
    for name in Self.names {
      let tree = Parser.parse(
        SourceText(name: name, bytes: try Data(contentsOf: Self.folder.appending(path: "\(name).in")))
      ).tree
      var pending = [tree.root]
      while let node = pending.popLast() {
        kinds.insert(tree.kind(node))
        pending += tree.children(node)
      }
    }
    #expect(kinds == Set(NodeKind.allCases))
  }

  /// The specs of the repository are in the style.
  @Test func specsAreFormatted() throws {
    let folder = Specs.root.appending(path: "Specs")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".transition") {
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      #expect(Formatted.check(bytes) == bytes, "transc format Specs/\(name)")
    }
  }

  @Test(arguments: Trials.seeds(400)) func generated(seed: UInt64) {
    var generator = SpecGenerator(seed: seed, size: 15)
    Formatted.check(Array(generator.spec().utf8))
  }

  /// A comment between any two tokens is kept, and stays between them.
  @Test(arguments: ["/* c */", "/* two\n lines */"]) func commentsInEveryGap(comment: String) throws {
    for name in Self.names where !name.hasPrefix("broken") {
      let source = SourceText(
        name: name, bytes: try Data(contentsOf: Self.folder.appending(path: "\(name).in")))
      let tokens = Lexer.lex(source).tokens
      let bytes = Array(source.bytes)
      for index in 0..<tokens.count where tokens[index].kind != .newline && Trials.includes(index) {
        var changed = bytes
        changed.insert(contentsOf: Array((" " + comment + " ").utf8), at: Int(tokens[index].start))
        let result = Formatted.check(changed, "\(name), token \(index)")
        #expect(Formatted.text(result).contains(comment))
      }
    }
  }

  /// Whatever is broken is kept.
  @Test(arguments: Trials.seeds(10)) func brokenSpecs(seed: UInt64) {
    var generator = SpecGenerator(seed: seed, size: 6)
    let bytes = Array(generator.spec().utf8)
    let tokens = Lexer.lex(SourceText(name: "test", bytes: bytes)).tokens
    for index in 0..<(tokens.count - 1) {
      let range = Int(tokens[index].start)..<Int(tokens[index].end)
      for replacement in [[], bytes[range] + [0x20] + bytes[range], Array("@".utf8), Array("[".utf8)] {
        var changed = bytes
        changed.replaceSubrange(range, with: replacement)
        Formatted.check(changed, "\(Formatted.text(changed))")
      }
    }
  }

  /// What is broken stays as it is, spaces and all; what is around it is laid out.
  @Test(arguments: [
    (" animate   b.alpha = 0 -> 1", " animate   b.alpha = 0 -> 1"),
    ("forward   300  ms  easeOut", "forward   300  ms  easeOut"),
    ("animate   b.alpha\u{A0}:   0 -> 1", "animate   b.alpha\u{A0}:   0 -> 1"),
    ("style\u{A0}navigation", "style\u{A0}navigation"), ("hide   a.b@;   hide  a.c", "hide   a.b@"),
    ("wrong   1\n\n\n\n   wrong   2", "wrong   1\n\n\n\n   wrong   2"),
    ("order   a   above   b \u{A0} order   b   above   a", "a   above   b \u{A0} order   b   above   a"),
    ("from   a { x,   y:   image,   z   image }", "z   image"),
  ]) func brokenMembersAreKept(member: String, kept: String) {
    let text = "transition   T {\n let   a=1\n\(member)\n  let   b=2\n}"
    let result = Formatted.text(Formatted.check(Array(text.utf8), "\(text)"))
    #expect(result.contains(kept), "\(result)")
    #expect(result.contains("transition T {\n  let a = 1\n"), "\(result)")
    #expect(result.contains("\n  let b = 2\n"), "\(result)")
  }

  /// A file that is one broken declaration is kept whole, without a line end that it does not have.
  @Test(arguments: [
    "{{{{", "}", "}\n", "A\u{200B} {", "transition   A\u{200B} {\n order  a above b\n }", "@",
  ])
  func brokenFilesAreKept(text: String) {
    #expect(Formatted.text(Formatted.check(Array(text.utf8), "\(text)")) == text)
  }

  @Test(arguments: [
    "", "\n\n", "   ", "// only", "/* open", "transition", "}", "{{{{", "\u{FEFF}let a = 1", "let a\u{A0}= 1",
    "\0\0",
    "let a = \"open", "import “a”", "let a = 1;let b = 2", "/// doc\nlet a = 1",
    "transition o {\nto o{e/*", "transition T{\nto l/*\n   */{}\nfrom a\n/*",
    "#//", "#//\n", "# // a\nlet a = 1", "transition T\n  animate b\u{A0}", "motion fadeIn\u{A0} ",
    "transition l\nshared e:e\nframe:m/*", "\r\rlet a = 1\rlet b = 2",
  ]) func smallTexts(text: String) { Formatted.check(Array(text.utf8), "\(text)") }

  /// A comment without an end takes in everything after it: the spec stays as it is.
  @Test(arguments: ["/* a", "// a\n/* b\n  c\n}\n", "transition T {\n  // a\n/*/ b\n"])
  func commentsWithoutAnEnd(text: String) {
    let result = Formatter.format(SourceText(name: "comment.transition", text: text))
    #expect(result.isFaithful)
    #expect(result.bytes == Array(text.utf8))
    #expect(!result.diagnostics.isEmpty)
  }

  @Test(arguments: 0..<4) func mutatedSpecs(seed: UInt64) {
    for spec in SpecMutations(seed: 100 + seed, count: Trials.count(160)) {
      // Findings between members, and those that go on behind one, say little about what is kept.
      Formatted.check(Array(spec.bytes), "\(spec.name)", keepsMembers: false)
    }
  }

  @Test func lineEndsAreKept() {
    let text = "let a=1\r\n\r\n\r\ntransition T {\r\n style modal\r\n}"
    let result = Formatted.check(Array(text.utf8))
    #expect(Formatted.text(result) == "let a = 1\r\n\r\ntransition T {\r\n  style modal\r\n}\r\n")
  }
}
