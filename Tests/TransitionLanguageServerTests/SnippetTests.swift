import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

@testable import TransitionLanguageServer

/// The text that completion inserts compiles, with the default texts in its placeholders.
@Suite struct SnippetTests {
  /// A whole transition of each style, in an empty file, has no findings.
  @Test(arguments: TransitionStyle.allCases) func transitionsCompile(style: TransitionStyle) {
    let text = Snippets.plain(Snippets.transition(style.rawValue)) + "\n"
    let result = Compiler.compile(
      SourceText(name: "new.transition", text: text), CompilationOptions(output: .swift))
    #expect(result.diagnostics.map(\.code.name) == [], "\(text)")
    #expect(result.output != nil)
  }

  /// The gestures that are offered for a style have no findings in the transition that is offered for it.
  @Test(arguments: TransitionStyle.allCases) func gesturesAreRight(style: TransitionStyle) throws {
    let style = style.rawValue
    let transition = Snippets.plain(Snippets.transition(style))
    for snippet in [Snippets.interactiveBackward(style: style), Snippets.interactiveForward(style: style)] {
      let text = transition.replacing("  reduceMotion", with: Snippets.plain(snippet) + "\n  reduceMotion")
      #expect(text != transition)
      let found = Compiler.plan(of: SourceText(name: "", text: text)).diagnostics
      #expect(found.isEmpty, "\(text)\n\(found)")
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

  /// Every word that can begin a member has a snippet; `transition` has one for each style.
  @Test func everyMemberHasASnippet() {
    var count = 0
    for block in NodeKind.allCases {
      for kind in NodeKind.allCases where kind != .transition && MemberRules.has(kind, in: block) {
        for word in Word.allCases where GrammarTable.begins(kind, with: word, in: block) {
          count += 1
          #expect(Snippets.member(kind, word, in: block) != nil, "\(word.spelling) of \(block)")
        }
      }
    }
    #expect(count > 55)
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
