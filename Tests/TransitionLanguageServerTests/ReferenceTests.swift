import Testing
import TransitionSyntax

@testable import TransitionLanguageServer

/// Hovers show the text of Grammar.md, from which the build makes their pages.
@Suite struct ReferenceTests {
  /// Every member of a transition, of its blocks and of a file has a page, and so does every function.
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
