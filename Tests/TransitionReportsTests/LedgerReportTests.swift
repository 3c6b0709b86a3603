import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionReports
import TransitionText
import TransitionVerification

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

  /// Each form shows every way out, and what leads to it.
  @Test(arguments: specs) func everyWayOutIsThere(name: String) throws {
    let plan = try Self.plan(name)
    func report(_ format: LedgerFormat) throws -> String {
      String(decoding: try LedgerReport.make(plan, format), as: UTF8.self)
    }
    let (table, json, svg) = (try report(.table), try report(.json), try report(.svg))
    let transition = plan.transitions[0]
    let machine = TransitionMachine(transition)
    for index in machine.steps.indices {
      let step = machine.steps[index]
      let exits = step.actions.compactMap { if case .giveBack(let exit, _) = $0 { exit } else { nil } }
      let event = machine.text(of: index, in: transition)
      for exit in exits {
        let rows = table.components(separatedBy: "\n  \(exit.rawValue)  ")
        let own = try #require(rows.dropFirst().first).components(separatedBy: "\n")
        let lines = own.prefix { $0 == own[0] || $0.hasPrefix("      ") }
        if step.event != .gesture(.settled) { #expect(lines.contains { $0.contains(event) }, "\(event)") }
        #expect(transition.obligations.isEmpty || svg.contains("\(exit.rawValue) "))
      }
      if exits.isEmpty { continue }
      let names = exits.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      #expect(
        json.contains(
          "{\"from\": \(step.from), \"to\": \(step.to), \"event\": \"\(event)\", \"exits\": [\(names)]}"))
    }
    for event in GestureEvent.allCases where event != .changed {
      if machine.steps.contains(where: { $0.event == .gesture(event) }) {
        #expect(svg.contains(event.rawValue))
      }
    }
  }

  /// Twice as many fingers, each with something of its own, give a report twice as long; more rest states the same one.
  @Test(arguments: LedgerFormat.allCases) func lengthFollowsTheSpec(format: LedgerFormat) throws {
    func report(fingers: Int, states: Int) throws -> String {
      let plan = try #require(
        Compiler.plan(of: SourceText(name: "many.transition", text: Self.many(fingers, states))).plan)
      return String(decoding: try LedgerReport.make(plan, format), as: UTF8.self)
    }
    let (small, large) = (try report(fingers: 40, states: 7), try report(fingers: 80, states: 7))
    #expect(Double(large.utf8.count) < 2.1 * Double(small.utf8.count))
    #expect(large.contains(format == .svg ? "and 79 like it" : "80 gestures behave the same"))
    let more = try report(fingers: 40, states: 14)
    #expect(more.utf8.count <= small.utf8.count + 10)
    #expect(more.contains(format == .svg ? "and 9 like them" : "14 rest states behave the same"))
    if format == .json { _ = try JSONDocument(SourceText(name: "", bytes: Array(large.utf8))) }
  }

  private static func many(_ fingers: Int, _ states: Int) -> String {
    let names = (0..<states).map { "rest\($0 + 10)" }
    let places = names.enumerated().map { "\($1): \(999 - $0)pt" }.joined(separator: ", ")
    let views = (0..<fingers).map { "v\($0 + 100)" }.joined(separator: ", ")
    let interactions = (0..<fingers).map { index in
      """
        interactive backward by pan(down) on b.g\(index + 100) {
          progress = max(0, translation.y) / b.height
          finish when progress > 40%
          settle 250ms
          hold a.v\(index + 100).alpha = 0.5
        }

      """
    }
    return """
      transition Many {
        style overlay
        from a { \(views): view }
        to b { \(views.replacingOccurrences(of: "v", with: "g")): view }
        states \(names.joined(separator: ", "))
        forward 300ms
        reduceMotion crossfade 200ms
        animate b.y { a: 2000pt, \(places) }
        interactive states or backward by pan(vertical) on b {
          drive b.y = start.b.y + translation.y
          settle nearest(b.y) 300ms
        }
      \(interactions.joined())}

      """
  }

  @Test func noTransition() {
    let plan = Plan(sourceName: "empty.transition", expressions: ExpressionArena(), transitions: [])
    let failure = #expect(throws: ReportFailure.self) { try LedgerReport.make(plan, .table) }
    #expect(failure?.message == "the spec has no transition")
  }
}
