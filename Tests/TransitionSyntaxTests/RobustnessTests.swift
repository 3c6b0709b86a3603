import TestSupport
import Testing
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Parsing never fails, never crashes, and keeps every byte.
@Suite struct RobustnessTests {
  @Test func photosIsWhole() throws {
    let source = try Specs.photos()
    let (tree, diagnostics) = Parser.parse(source)
    #expect(diagnostics.isEmpty)
    #expect(!tree.hasErrors)
    TreeInvariants.check(Array(source.bytes), "photos")
  }

  @Test func everyTokenDroppedAndDoubled() throws {
    let source = try Specs.photos()
    let tokens = Lexer.lex(source).tokens
    for index in 0..<(tokens.count - 1) {
      let range = tokens.range(index)
      let before = Array(source.bytes[..<Int(range.start)])
      let token = Array(source[range])
      let after = Array(source.bytes[Int(range.end)...])
      TreeInvariants.check(before + after, "without token \(index)")
      TreeInvariants.check(before + token + [0x20] + token + after, "with token \(index) twice")
    }
  }

  @Test func everyPrefix() throws {
    let bytes = Array(try Specs.photos().bytes)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      TreeInvariants.check(Array(bytes[..<count]), "the first \(count) bytes")
    }
  }

  @Test(arguments: 0..<8) func mutatedSpecs(seed: UInt64) {
    for spec in SpecMutations(seed: seed, count: Trials.count(400)) {
      TreeInvariants.check(Array(spec.bytes), "\(spec.name):\n\(spec.text(ByteRange(0, UInt32(spec.count))))")
    }
  }

  @Test(arguments: [
    "transition A { shared:", "transition A { shared : ", "transition A { view:", "", "\u{FEFF}", "\n",
    "\r\n", ";;;", "\0", "}", "{", "(", ")", "transition", "transition A",
    "transition A {",
    "transition A { from", "/*", "/* /* */", "//", "///", "\"", "\"\\", "\"\\u{", "`", "`a", "#", "#12",
    "1..", "1.", "_",
    "transition A {\r\n  style navigation\r\n}\r\n", "let a = ", "let a = (", "let a = -", "let a = 1 +",
    "let a = not", "let a = f(", "let a = f(x:", "1 / <- _", "1 + <-", "<-", "(1)/ <- _", "animate a.b: <-",
    "transition A {\n  animate a.b: <- 0\n}", "transition A {\n  animate a.b: 1 <-\n}\nlet a = 1",
    "let a = a.", "let a = 1 < 2 < 3",
  ])
  func smallInputs(text: String) { TreeInvariants.check(Array(text.utf8), "\(text)") }

  @Test(arguments: [
    "{", "(", "-", "not ", "}", ")", "transition A {", "let a = (", "/*", "1+", "a.", "f(", "\"", "`", "😀",
    "é", "\u{301}", "\u{A0}", "\u{200B}",
    "transition A {\n  forward 1s {\n}\n", "let a = 1 +\n",
  ])
  func longRuns(text: String) {
    let bytes = Array(String(repeating: text, count: Trials.count(16_000)).utf8)
    TreeInvariants.check(bytes, "\(text) again and again")
    TreeInvariants.check(Array("let a = ".utf8) + bytes, "let a = \(text) again and again")
    TreeInvariants.check(Array("transition A { interactive backward ".utf8) + bytes, "inside: \(text)")
  }

  /// One finding is about all braces that are too deep.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "transition A ", "transition A { to b ", "transition A { forward 300ms ", "motion a() ",
      "transition A { interactive backward by pan(down) on b ",
    ]) func bracesNestToALimit(text: String)
  {
    let source = SourceText(name: "test", text: text + String(repeating: "{", count: Trials.count(400_000)))
    let (tree, diagnostics) = Parser.parse(source)
    #expect(diagnostics.count { $0.code == .nestedTooDeeply } == 1)
    #expect(diagnostics.count < 4)
    #expect(tree.hasErrors)
    let few = SourceText(name: "test", text: text + String(repeating: "{", count: 50))
    #expect(!Parser.parse(few).diagnostics.contains { $0.code == .nestedTooDeeply })
  }

  @Test func oneLongLine() {
    TreeInvariants.check(
      [UInt8](repeating: UInt8(ascii: "x"), count: Trials.count(20_000_000)), "a long name")
    TreeInvariants.check([UInt8](repeating: 0xFF, count: Trials.count(2_000_000)), "not UTF-8")
  }
}
