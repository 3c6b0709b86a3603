import SpecGenerator
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionText

@testable import TransitionSyntax

/// Specs that are generated from the grammar table, and properties of their trees.
@Suite struct GeneratedSpecTests {
  @Test(arguments: 0..<400) func parses(seed: UInt64) throws {
    var generator = SpecGenerator(seed: seed, size: 12)
    let text = generator.spec()
    let (tree, diagnostics) = Parser.parse(SourceText(name: "generated", text: text))
    let place = diagnostics.first.map {
      String(decoding: Array(text.utf8)[max(0, Int($0.range.start) - 60)..<Int($0.range.end)], as: UTF8.self)
    }
    #expect(diagnostics.isEmpty, "<<<\(place ?? "")>>>\(text)\n\(diagnostics.first.map { "\($0)" } ?? "")")
    TreeInvariants.check(Array(text.utf8), "\(text)")
    #expect(TreeVerifier.faults(in: tree).isEmpty, "\(text)")
  }

  @Test func everyKindIsMade() {
    var kinds: Set<NodeKind> = []
    for seed in 0..<200 {
      var generator = SpecGenerator(seed: UInt64(seed))
      _ = generator.spec()
      kinds.formUnion(generator.kinds)
    }
    #expect(kinds == Set(NodeKind.allCases).subtracting([.leaf, .unexpected]))
  }

  /// Each token is removed, doubled, or replaced by another. The tree keeps the whole text, and nodes without errors follow the
  /// table.
  @Test(arguments: Trials.seeds(12)) func brokenSpecs(seed: UInt64) {
    var generator = SpecGenerator(seed: seed, size: 8)
    let bytes = Array(generator.spec().utf8)
    let tokens = Lexer.lex(SourceText(name: "generated", bytes: bytes)).tokens
    for index in 0..<(tokens.count - 1) {
      let range = Int(tokens[index].start)..<Int(tokens[index].end)
      let other = tokens.range((index * 7 + 3) % (tokens.count - 1))
      for replacement in [
        [], bytes[range] + [0x20] + bytes[range], Array(bytes[Int(other.start)..<Int(other.end)]),
      ] {
        var changed = bytes
        changed.replaceSubrange(range, with: replacement)
        let tree = TreeInvariants.check(changed, "token \(index)")
        let places = Parser.parse(SourceText(name: "generated", bytes: changed)).diagnostics.map(
          \.range.start)
        #expect(Set(places).count == places.count, "one finding a place")
        #expect(TreeVerifier.faults(in: tree).isEmpty, "\(String(decoding: changed, as: UTF8.self))")
      }
    }
  }
}
