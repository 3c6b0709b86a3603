import Foundation
import Testing
import TransitionDiagnostics
import TransitionExplanations
import TransitionText

/// How near to a fault a near miss is, and how near the mended spec of a page is to the one that fails.
@Suite struct NearnessTests {
  private static let folder = SpecFolder("NearMisses")

  /// A change of a near miss that makes it one of its code, as it is written in a comment at its head:
  /// `// T0302: forward 300ms => forward 3001ms`.
  struct Step: Sendable {
    var old: String
    var new: String

    /// The steps of a near miss, and what stands behind them and the other comments at its head.
    static func read(_ source: SourceText) -> (steps: [Step], body: String) {
      let text = String(decoding: source.bytes, as: UTF8.self)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      var steps: [Step] = []
      while let line = lines.first, line.hasPrefix("// ") {
        if let match = line.wholeMatch(of: /\/\/ T\d{4}: (.+?) =>(?: (.+))?/) {
          steps.append(Step(old: String(match.1), new: match.2.map(String.init) ?? ""))
        }
        lines.removeFirst()
      }
      return (steps, lines.joined(separator: "\n"))
    }
  }

  /// So many tokens are written, taken away or written anew to make a fault of a near miss, at most.
  private static let most = 12

  /// What a near miss is about stands in it once, and a few tokens of that are between it and the fault.
  @Test(arguments: folder.names) func isAStepAway(name: String) throws {
    let source = try Self.folder.source(name)
    let code = try #require(DiagnosticCode(name: String(name.prefix(5))))
    let (steps, body) = Step.read(source)
    try #require(!steps.isEmpty, "no line `// \(code.name): … => …` says what would be a fault")
    for step in steps {
      let parts = body.components(separatedBy: step.old)
      try #require(parts.count == 2, "`\(step.old)` stands there \(parts.count - 1) times")
      let changed = SourceText(name: source.name, text: parts.joined(separator: step.new))
      let found = SpecFolder.diagnostics(changed)
      #expect(found.contains { $0.code == code }, "`\(step.new)` is no fault")
      let distance = TokenDistance.between(
        SourceText(name: name, text: step.old), SourceText(name: name, text: step.new))
      #expect(distance <= Self.most, "`\(step.new)` is \(distance) tokens away")
    }
  }

  /// Limits are counted in hundreds, and a conflict has two versions of what it is about.
  private static let far: Set<DiagnosticCode> = [.nestedTooDeeply, .tooManyOperators]
  private static let pages = Explanations.all.filter { !$0.failing.isEmpty && !far.contains($0.code) }

  /// What is mended on a page is what failed, but for what was wrong with it.
  @Test(arguments: pages.map(\.code)) func pageIsMendedByLittle(_ code: DiagnosticCode) throws {
    let page = try #require(Explanations.of(code))
    let distance = TokenDistance.between(
      SourceText(name: "failing", text: page.failing), SourceText(name: "mended", text: page.mended))
    // A line end or a comment may be all that is wrong.
    #expect(page.failing != page.mended && distance <= Self.mostOfPages, "\(code.name): \(distance) tokens")
  }

  /// An interaction, which is what some are mended with, has as many tokens.
  private static let mostOfPages = 30
}
