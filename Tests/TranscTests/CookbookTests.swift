import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionFormatter
import TransitionPlan
import TransitionText

/// The specs of `Documentation/cookbook.md` have no findings, are formatted, compile to Swift, and have finite values at every moment
/// of both directions. `AnySpecTests` runs them.
@Suite struct CookbookTests {
  private static let specs: [String: SourceText] = {
    let tasks = (try? TestSupport.Specs.cookbook()) ?? []
    return Dictionary(tasks.map { ($0.name, $0) }) { first, _ in first }
  }()
  private static let titles = specs.keys.sorted()

  /// Each task has one spec.
  @Test func thereAreTwentyFour() throws {
    #expect(Self.titles.count == 24)
    #expect(try TestSupport.Specs.cookbook().count == 24)
  }

  @Test(arguments: titles) func isRight(title: String) throws {
    let source = try #require(Self.specs[title])
    let result = Compiler.compile(source, CompilationOptions(output: .swift))
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map { $0.message(in: source) })")
    #expect(result.output != nil)
    #expect(Formatter.format(source).bytes == Array(source.bytes), "not in the style of `transc format`")
  }

  /// In the geometry of its sample, each run moves something, and ends at rest.
  @Test(arguments: titles) func isSampled(title: String) throws {
    let source = try #require(Self.specs[title])
    let plan = try #require(Compiler.plan(of: source).plan)
    let evaluator = Evaluator(plan: plan, scene: Scene(plan.transitions[0], of: plan))
    for direction in Direction.allCases {
      let length = evaluator.length(of: direction)
      let ends = evaluator.values(in: direction, at: length)
      #expect(!ends.isEmpty)
      for end in ends where end.property != .clip && end.property != .content {
        let side = direction.start.opposite
        let rest = evaluator.restValue(of: end.subject, end.property, at: side, of: direction)
        #expect(end.value == rest, "\(end)")
      }
      #expect(evaluator.values(in: direction, at: length / 2) != ends)
    }
  }
}
