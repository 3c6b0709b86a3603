import Testing
import TransitionSyntax

@testable import TransitionLanguageServer

/// What hovers show is what Grammar.md says: the build makes the pages of it.
@Suite struct ReferenceTests {
  /// Every member of a transition, of its blocks and of a file has a page, and so has every function.
  @Test func everythingHasAPage() {
    let parts: Set<NodeKind> = [
      .file, .declaration, .parameter, .sampleValue, .pair, .table, .tableEntry, .atRest,
    ]
    for kind in NodeKind.allCases where GrammarTable.rule(of: kind) != nil && !parts.contains(kind) {
      #expect(ReferencePages.construct(kind) != nil, "\(kind)")
    }
    for page in ReferencePages.constructs { #expect(!page.text.isEmpty, "\(page.name)") }
  }
}
