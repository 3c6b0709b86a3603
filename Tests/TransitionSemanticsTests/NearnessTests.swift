import Foundation
import Testing
import TransitionDiagnostics
import TransitionExplanations
import TransitionText

/// A near miss is close to a fault, and the mended spec of a page is close to the failing one.
@Suite struct NearnessTests {
  private static let folder = SpecFolder("NearMisses")

  /// A change that gives a near miss the finding of its code. It is in a comment at the top of the near miss, such as `// T0302:
  /// forward 300ms => forward 3001ms`.
  struct Step: Sendable {
    var old: String
    var new: String

    /// The changes of a near miss, and the text after the comments at its top.
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

  /// The maximum number of tokens that are inserted, removed or replaced to turn a near miss into a fault.
  private static let most = 12

  /// The text that a near miss is about occurs once in it, and a few tokens of it make the difference.
  @Test(arguments: folder.names) func isAStepAway(name: String) throws {
    let source = try Self.folder.source(name)
    let code = try #require(DiagnosticCode(name: String(name.prefix(5))))
    let (steps, body) = Step.read(source)
    try #require(!steps.isEmpty, "no line `// \(code.name): … => …` says what would be a fault")
    for step in steps {
      let parts = body.components(separatedBy: step.old)
      try #require(parts.count == 2, "`\(step.old)` stands there \(parts.count - 1) times")
      let changed = SourceText(name: source.name, text: parts.joined(separator: step.new))
      let found = SpecFolder.findings(changed)
      #expect(found.contains { $0.code == code }, "`\(step.new)` is no fault")
      let distance = TokenDistance.between(
        SourceText(name: name, text: step.old), SourceText(name: name, text: step.new))
      #expect(distance <= Self.most, "`\(step.new)` is \(distance) tokens away")
    }
  }

  /// Codes about limits, which count in the hundreds, and about a merge conflict, which has two versions of a text.
  private static let far: Set<DiagnosticCode> = [.nestedTooDeeply, .tooManyOperators]
  private static let pages = Explanations.all.filter { !$0.failing.isEmpty && !far.contains($0.code) }

  /// The mended spec of a page differs from the failing one only in the fault.
  @Test(arguments: pages.map(\.code)) func pageIsMendedByLittle(_ code: DiagnosticCode) throws {
    let page = try #require(Explanations.of(code))
    let distance = TokenDistance.between(
      SourceText(name: "failing", text: page.failing), SourceText(name: "mended", text: page.mended))
    // A line end or a comment may be the only difference.
    #expect(page.failing != page.mended && distance <= Self.mostOfPages, "\(code.name): \(distance) tokens")
  }

  /// The number of tokens of an interaction. Some specs are mended by inserting one.
  private static let mostOfPages = 30
}
