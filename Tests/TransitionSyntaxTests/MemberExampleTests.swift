import Testing
import TransitionText

@testable import TransitionSyntax

/// The examples in findings about the form of a member can be parsed.
@Suite struct MemberExampleTests {
  private static let kinds = NodeKind.allCases.filter { $0.example != nil }

  /// The members of the example's own block.
  private static func inner(_ kind: NodeKind) -> String {
    switch kind {
    case .shared: "from list.card"
    case .interactive: "progress = 0"
    default: "animate page.alpha: 0 -> 1"
    }
  }

  /// The text before and after a member.
  private static func around(_ kind: NodeKind) -> (String, String) {
    switch kind {
    case .language, .import, .let, .curve, .motion: ("", "")
    case .sharedEnd, .sharedTrack, .content, .crossfade, .missing:
      ("transition T {\n  shared photo: image {\n", "  }\n}\n")
    case .above, .below, .fills, .tap: ("transition T {\n  view shade: blur(dark) {\n", "  }\n}\n")
    case .begin, .drive, .progress, .decision, .settle, .simultaneous, .outranks, .waits, .handsOver,
      .catches:
      ("transition T {\n  interactive backward by pan(down) on page {\n", "  }\n}\n")
    default: ("transition T {\n", "}\n")
    }
  }

  @Test(arguments: kinds) func isRight(kind: NodeKind) throws {
    let example = try #require(kind.example).replacing("…", with: Self.inner(kind))
    let (head, tail) = Self.around(kind)
    let (tree, findings) = Parser.parse(
      SourceText(name: "example.transition", text: "\(head)\(example)\n\(tail)"))
    #expect(findings.isEmpty, "\(example)")
    #expect((0..<tree.count).contains { tree.kind(NodeID($0)) == kind })
  }
}
