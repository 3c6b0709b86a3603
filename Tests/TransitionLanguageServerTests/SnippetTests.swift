import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

@testable import TransitionLanguageServer

/// What completion writes compiles, with what stands in its places.
@Suite struct SnippetTests {
  /// A whole transition of each style, in an empty file, without a finding.
  @Test(arguments: TransitionStyle.allCases) func transitionsCompile(style: TransitionStyle) {
    let text = Snippets.plain(Snippets.transition(style.rawValue)) + "\n"
    let result = Compiler.compile(
      SourceText(name: "new.transition", text: text), CompilationOptions(output: .swift))
    #expect(result.diagnostics.map(\.code.name) == [], "\(text)")
    #expect(result.output != nil)
  }

  /// A gesture of each direction is right as it is offered.
  @Test func gesturesAreRight() throws {
    let backward = try #require(Snippets.member(.interactive, .interactive, in: .transition))
    for snippet in [backward, Snippets.interactiveForward] {
      let text = """
        transition A {
          style overlay
          from list
          to detail
          forward 400ms
          animate detail.alpha: 0 -> 1
        \(Snippets.plain(snippet))
          reduceMotion crossfade 200ms
        }
        """
      let found = Compiler.plan(of: SourceText(name: "", text: text)).diagnostics
      #expect(found.isEmpty, "\(found)")
    }
  }

  /// Every member parses where it is offered.
  @Test func membersParse() {
    let blocks: [(NodeKind, String)] = [
      (.file, "@"), (.transition, "transition A {\n@\n}"),
      (.shared, "transition A {\nshared a: image {\n@\n}\n}"),
      (.view, "transition A {\nview a: color(#000000) {\n@\n}\n}"),
      (.interactive, "transition A {\ninteractive backward by pan(down) on a {\n@\n}\n}"),
    ]
    var count = 0
    for (block, frame) in blocks {
      for kind in NodeKind.allCases {
        for word in Word.allCases {
          guard GrammarTable.begins(kind, with: word, in: block),
            let snippet = Snippets.member(kind, word, in: block)
          else { continue }
          count += 1
          let text = frame.replacing("@", with: Snippets.plain(snippet))
          let found = Parser.parse(SourceText(name: "", text: text)).diagnostics
          #expect(found.isEmpty, "\(text)")
        }
      }
    }
    #expect(count > 45)
  }

  /// Every word that can begin a member has a snippet, but for what is one word and a name.
  @Test func everyMemberHasASnippet() {
    for (kind, block) in [(NodeKind.animate, NodeKind.transition), (.drive, .interactive), (.fills, .view)] {
      #expect(Word.allCases.contains { Snippets.member(kind, $0, in: block) != nil })
    }
  }

  @Test func placesAreFilledIn() {
    #expect(Snippets.plain("a ${1:b} ${2|c,d|} $0e(${3})") == "a b c e()")
  }
}

extension GrammarTable {
  /// Whether a member of a block can begin with a word.
  fileprivate static func begins(_ kind: NodeKind, with word: Word, in block: NodeKind) -> Bool {
    guard let rule = rule(of: block), let members = members(of: rule) else { return false }
    return GrammarWalk.expectations(after: [], members, in: block).contains { expectation in
      if case .word(word) = expectation.part { expectation.kind == kind } else { false }
    }
  }

  private static func members(of rule: Rule) -> Rule? {
    switch rule {
    case .lines(let members, _, _), .block(let members, _, _, _): members
    case .sequence(let rules), .choice(let rules): rules.lazy.compactMap(members).first
    case .optional(let rule): members(of: rule)
    default: nil
    }
  }
}
