import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionReports
import TransitionText

@Suite struct LedgerReportTests {
  static let specs = ["photos", "map-sheet", "story-cube", "swipe-back"]

  static func plan(_ name: String) throws -> Plan {
    let (plan, found) = Compiler.plan(of: try Specs.source("\(name).transition")) { request in
      do { return .source(try Specs.source(request.path)) } catch { return .failure("\(error)") }
    }
    #expect(found.isEmpty)
    return try #require(plan)
  }

  @Test(arguments: specs, LedgerFormat.allCases) func golden(name: String, format: LedgerFormat) throws {
    let suffix = format == .table ? "txt" : format.rawValue
    try Golden.expect(
      try LedgerReport.make(try Self.plan(name), format), toBe: "\(name)-ledger.\(suffix)")
  }

  @Test(arguments: specs) func jsonIsJSON(name: String) throws {
    let json = try LedgerReport.make(try Self.plan(name), .json)
    _ = try JSONDocument(SourceText(name: "", bytes: json))
  }

  /// Every obligation has a row, and every row says why it is proved.
  @Test(arguments: specs) func everyObligationIsThere(name: String) throws {
    let plan = try Self.plan(name)
    let table = String(decoding: try LedgerReport.make(plan, .table), as: UTF8.self)
    let lines = table.split(separator: "\n")
    for index in plan.transitions[0].obligations.indices {
      let row = lines.filter { $0.hasPrefix("  \(index + 1)  ") }
      #expect(row.count == 1, "\(index + 1)")
    }
    #expect(!table.contains(": \n"))
  }

  @Test func noTransition() {
    let plan = Plan(sourceName: "empty.transition", expressions: ExpressionArena(), transitions: [])
    let failure = #expect(throws: ReportFailure.self) { try LedgerReport.make(plan, .table) }
    #expect(failure?.message == "the spec has no transition")
  }
}
