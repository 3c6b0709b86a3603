import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The specs of `Documentation/cookbook.md` are right, become Swift, and have values at every moment, both ways.
@Suite struct CookbookTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appending(path: "Documentation/cookbook.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  private static let specs: [String] = page.components(separatedBy: "```transition\n").dropFirst().compactMap
  {
    $0.components(separatedBy: "```").first
  }

  @Test func thereAreTwenty() {
    #expect(Self.specs.count == 20)
    #expect(Self.page.split(separator: "\n").count { $0.hasPrefix("## ") } == 20)
  }

  @Test(arguments: specs) func isRight(spec: String) throws {
    let source = SourceText(name: "task.transition", text: spec)
    let result = Compiler.compile(source, CompilationOptions(output: .swift))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map { $0.message(in: source) })")
    #expect(result.output != nil)
  }

  /// Sampled with its own geometry, each run moves something, and ends at rest.
  @Test(arguments: specs) func isSampled(spec: String) throws {
    let plan = try #require(Compiler.plan(of: SourceText(name: "task.transition", text: spec)).plan)
    let evaluator = Evaluator(plan: plan, scene: Scene(plan.transitions[0], of: plan))
    for direction in Direction.allCases {
      let length = evaluator.length(of: direction)
      let ends = evaluator.values(in: direction, at: length)
      #expect(!ends.isEmpty)
      for end in ends where end.property != .clip && end.property != .content {
        let side = direction.start.opposite
        #expect(end.value == evaluator.restValue(of: end.subject, end.property, at: side), "\(end)")
      }
      #expect(evaluator.values(in: direction, at: length / 2) != ends)
    }
  }
}
