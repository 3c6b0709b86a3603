import TestSupport
import Testing
import TransitionSyntax
import TransitionText

@Suite struct LexerTests {
  @Test func photosTokens() throws {
    let (tree, _) = Parser.parse(try Specs.photos())
    try Golden.expect(Array(SyntaxDump.tokens(tree).utf8), toBe: "photos.tokens.txt")
  }

  @Test func photosTree() throws {
    let (tree, _) = Parser.parse(try Specs.photos())
    try Golden.expect(Array(SyntaxDump.tree(tree).utf8), toBe: "photos.tree.txt")
  }

  /// The kinds of the tokens of a text, without the last token.
  private func kinds(_ text: String) -> [String] {
    Lexer.lex(SourceText(name: "test", text: text)).tokens.all.dropLast().map(\.kind.description)
  }

  @Test(arguments: [
    ("a\nb", true), ("a;b", true), ("a\n// c\n\nb", true), ("a +\nb", false), ("a\n+ b", false),
    ("a,\nb", false),
    ("a:\nb", false), ("a =\nb", false), ("a ->\nb", false), ("a\n-> b", false), ("a ..\nb", false),
    ("a\n.. b", false), ("a\nand b", false), ("a and\nb", false), ("a\nor b", false), ("(a\nb)", false),
    ("a\nover b", false), ("a\nover: b", true), ("a\nover = b", true), ("a\nover /* \n /* c */ */ : b", true),
    ("a\nover /* c */ b", false), ("a\nover /* c", false), ("a\nat b", false), ("a\nat, b", true),
    ("a\nclipped to b", false), ("a\nfrom b", true), ("{\nb", false), ("a\n)", false), ("(\n{\na\nb", true),
    ("a /* \n */ b", false), ("a\n{", false),
  ])
  func lineEnds(text: String, ends: Bool) {
    #expect(kinds(text).contains("the end of the line") == ends)
  }

  /// Names are scanned eight bytes at a time. At every position, each byte must either end them or not.
  @Test(arguments: 1...17) func namesEndWhereTheyEnd(length: Int) throws {
    for byte in UInt8.min...UInt8.max {
      let name = [UInt8](repeating: UInt8(ascii: "n"), count: length)
      let source = SourceText(name: "test", bytes: name + [byte] + Array("zZ9".utf8))
      let continues = byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || byte == UInt8(ascii: "_"))
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let first = try #require(Lexer.lex(source).tokens.all.first)
      #expect(
        first.range == ByteRange(0, UInt32(continues || isDigit ? source.count : length)), "byte \(byte)")
    }
  }

  /// Names are compared eight bytes at a time. Names that differ in one byte, or only in length, are different.
  @Test func namesThatBeginAlikeDiffer() {
    let names = (1...20).flatMap { length in
      let name = String(repeating: "n", count: length)
      return [name, name.dropLast() + "m", "m" + name.dropFirst()].map { String($0) }
    }
    let tokens = Lexer.lex(SourceText(name: "test", text: (names + names).joined(separator: ","))).tokens
    let found = tokens.all.filter { $0.kind == .name }
    #expect(found.map { tokens.names.name($0.symbol) } == names + names)
    #expect(Set(found.map(\.symbol)).count == Set(names).count)
  }

  @Test(arguments: [
    ("12", 1), ("0.5", 1), ("1_000", 1), ("250ms", 1), ("50%", 1), ("800pt/s", 1), ("1turn/s", 1),
    ("1..0", 3),
    ("1_", 2), ("5pt/speed", 3), ("2scale", 1), ("#12AB34", 1), ("#12AB34CD", 1), ("a.b", 3), ("\"x\\n\"", 1),
    ("`from`", 1), ("_", 1), ("_a", 1), ("->", 1), ("!=", 1),
  ])
  func tokenCounts(text: String, count: Int) {
    #expect(kinds(text).count == count)
    #expect(Lexer.lex(SourceText(name: "test", text: text)).diagnostics.isEmpty)
  }

  @Test func wordsAreSpelledLikeTheirCases() {
    for word in Word.allCases { #expect("\(word.spelling)" == "\(word)") }
    #expect(Set(Word.allCases.map { "\($0.spelling)" }).count == Word.allCases.count)
  }

  @Test func equalNamesHaveEqualSymbols() {
    let tokens = Lexer.lex(SourceText(name: "test", text: "cell `cell` Cell over `over`")).tokens
    #expect(tokens[0].symbol == tokens[1].symbol)
    #expect(tokens[0].symbol != tokens[2].symbol)
    #expect(tokens[3].symbol == tokens[4].symbol)
    #expect(tokens.names.name(tokens[2].symbol) == "Cell")
  }

  @Test func manyNames() {
    let names = (0..<5_000).map { "name\($0)" }
    let text = (names + names).joined(separator: " ")
    let tokens = Lexer.lex(SourceText(name: "test", text: text)).tokens
    #expect((0..<5_000).allSatisfy { tokens[$0].symbol == tokens[$0 + 5_000].symbol })
    #expect((0..<5_000).allSatisfy { tokens.names.name(tokens[$0].symbol) == names[$0] })
  }
}
