import Foundation
import TestSupport
import Testing
import TransitionSyntax

/// The grammar in Grammar.md is the one that the parser uses.
@Suite struct GrammarReferenceTests {
  @Test func grammarBlockIsTheTable() throws {
    let url = Specs.root.appending(path: "Grammar.md")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let open = try #require(text.range(of: "```lark\n"))
    let close = try #require(text.range(of: "```", range: open.upperBound..<text.endIndex))
    let block = String(text[open.upperBound..<close.lowerBound])
    if ProcessInfo.processInfo.environment["TRANSC_UPDATE_GOLDEN"] == "1" {
      let updated = text.replacingCharacters(
        in: open.upperBound..<close.lowerBound, with: GrammarText.lark())
      try Data(updated.utf8).write(to: url)
    } else {
      #expect(block == GrammarText.lark())
    }
  }
}
