import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// One mistake in a spec is one error. Its consequences are not reported before it is fixed.
@Suite struct SlipTests {
  /// The findings in a spec with a mistake, and the faults of its fix-its.
  private struct Outcome: Sendable {
    let slip: Slip
    /// Whether its fix-its are tried.
    let isTried: Bool
    let found: [Diagnostic]
    let faults: [String]

    var errors: Int { found.count { $0.severity == .error } }
  }

  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    Compiler.plan(of: source, imports: SpecLibrary.imports).diagnostics
  }

  /// The findings with fix-its that have not been tried.
  private static func findings(_ source: SourceText) -> [Diagnostic] {
    Compiler.plan(of: source, triesFixIts: false, imports: SpecLibrary.imports).diagnostics
  }

  private static let outcomes: [Outcome] = SpecLibrary.names.flatMap { name -> [Outcome] in
    guard let source = try? Specs.source(name + ".transition") else { return [] }
    let usual = findings(source).map(\.code)
    return SlipMaker(source).slips().enumerated().map { number, slip in
      let isTried = Trials.includes(number)
      let all = (isTried ? diagnostics : findings)(slip.source)
      let found = all.filter { !usual.contains($0.code) }
      let isMendable = isTried && found.contains { !$0.fixIts.isEmpty }
      return Outcome(
        slip: slip, isTried: isTried, found: found,
        faults: isMendable ? FixItJudge.faults(in: slip.source, found: all, check: findings) : [])
    }
  }

  /// Two names are declared in one member. If it is missing, both are unknown.
  private static let mostErrors = 3

  @Test func areOneError() {
    let several = Self.outcomes.filter { $0.errors > 1 }
    #expect(
      several.allSatisfy { $0.slip.kind == "a member is missing" && $0.errors <= Self.mostErrors },
      "\(several.map { "\($0.slip.place): \($0.found.map(\.code.name))" }.joined(separator: "\n"))")
    let counts = Self.outcomes.map(\.errors).filter { $0 > 0 }.sorted()
    #expect(counts.count > 500 && counts[counts.count / 2] == 1)
  }

  /// A fix-it for a mistake removes its finding and causes no error.
  @Test func areMended() {
    for outcome in Self.outcomes where !outcome.faults.isEmpty {
      Issue.record("\(outcome.slip.place): \(outcome.faults)")
    }
  }

  /// After the safe fix-its, there are fewer errors or none more. If the spec could be read, it still can.
  @Test func areNoWorseWhenMended() {
    for outcome in Self.outcomes
    where outcome.isTried
      && outcome.found.contains(where: { $0.fixIts.contains { $0.applicability == .safe } })
    {
      let fixed = Fixer(.safe, check: Self.diagnostics).fix(outcome.slip.source)
      let errors = fixed.diagnostics.count { $0.severity == .error }
      #expect(fixed.fixCount > 0 && errors < max(outcome.errors, 1), "\(outcome.slip.place)")
    }
  }

  /// The numbers in the documentation are the counted ones.
  @Test func areCounted() throws {
    var lines: [String] = []
    var kinds: [String] = []
    for outcome in Self.outcomes where !kinds.contains(outcome.slip.kind) { kinds.append(outcome.slip.kind) }
    for kind in kinds {
      let own = Self.outcomes.filter { $0.slip.kind == kind }
      let errors = own.count { $0.errors > 0 }
      let warnings = own.count { $0.errors == 0 && !$0.found.isEmpty }
      lines.append(
        "| \(kind) | \(own.count) | \(errors) | \(warnings) | \(own.map(\.errors).max() ?? 0) |")
    }
    let url = Specs.root.appending(path: "Documentation/fixing.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    let parts = page.components(separatedBy: "| most errors |\n|---|---|---|---|---|\n")
    let end = try #require(parts.last?.range(of: "\n\n"))
    let counted = page.replacing(parts[1][..<end.lowerBound], with: lines.joined(separator: "\n"))
    try Golden.expect(Array(counted.utf8), atPath: url.path, at: #_sourceLocation)
  }
}
