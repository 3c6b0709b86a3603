import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

@testable import TransitionCompiler

/// The checker can keep results from one state of a spec to the next. After any edit, its findings are those of a fresh check,
/// including all labels.
///
/// `TRANSC_LSP_EDITS=3334 swift test --filter KnownSpec` tries ten thousand edits.
@Suite struct KnownSpecTests {
  private static let count =
    ProcessInfo.processInfo.environment["TRANSC_LSP_EDITS"].flatMap { Int($0) } ?? Trials.count(120)

  private static let shared = """
    let dim = 0.5
    let rest = dim * 2
    curve soft = spring(damping: 0.9)
    motion fade(on object: view) {
      animate object.alpha: 0 -> 1 over 0%..50%
    }

    """

  private static func transition(_ name: String, _ members: String) -> String {
    """
    /// \(name)
    transition \(name) {
      style modal
      from list { title: label }
      to viewer { photo: image }
      forward 600ms soft
      animate viewer.alpha: 0 -> 1
    \(members)
      reduceMotion crossfade 200ms
    }


    """
  }

  /// A file with everything that two transitions may share, right and wrong.
  private static let mixed =
    shared + transition("One", "  use fade(on: list.title)")
    + transition("Two", "  animate list.title.alpha: 1 -> dmi\n  animate viewer.photo.alpha: dmi -> 1")
    + "let late = 0.25\n" + transition("Three", "  animate list.title.scale: 1 -> late")
    + transition(
      "Four",
      """
        interactive backward by pan(down) on viewer {
          progress = max(0, translation.y) / viewer.height
          finish when max(0, translation.y) > -1pt
          settle 300ms easeOut
        }
      """) + transition("Five", "  sample { list.title.height: 20 }\n  let never = 3")

  private static func texts() throws -> [String] {
    let specs = try ["photos", "half-sheet", "shared-image", "tabs"].map {
      String(decoding: try Specs.source("\($0).transition").bytes, as: UTF8.self)
    }
    return [mixed, "import \"shared\"\n" + mixed.dropFirst(shared.count), specs.joined(separator: "\n")]
  }

  @Sendable private static func answer(_ request: ImportRequest) -> ImportAnswer {
    .source(SourceText(name: request.path, text: shared))
  }

  // MARK: Random edits

  private static let pieces = [
    "", "", " ", "\n", "{", "}", "(", ")", "animate viewer.", "0", "->", "é", "// x\n", "/*", "\"", "ms", ":",
    "=",
    "transition B {\n", "\ntransition One {\n}\n", "viewer", ".", "let a = 1\n", "\nlet late = 2\n",
    "import \"x\"\n", "\r\n", "%", "#ff00", "`", "[", "]", "<<<<<<< a\n", "dim", "use fade(on: viewer)\n",
  ]

  /// The text after a random edit. Most edits change a few letters, and some move lines. Now and then, an earlier edit is undone.
  private static func edited(_ text: [UInt8], _ whole: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var text = text
    func lines() -> [Int] { [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 } }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return whole
    case 1:
      // Some lines are moved or doubled.
      let starts = lines()
      let first = Int.random(in: 0..<starts.count, using: &random)
      let last = min(starts.count - 1, first + Int.random(in: 0..<14, using: &random))
      let cut = Array(text[starts[first]..<starts[last]])
      let isCut = Bool.random(using: &random)
      if isCut { text.removeSubrange(starts[first]..<starts[last]) }
      text.insert(contentsOf: cut, at: lines().randomElement(using: &random) ?? 0)
    default:
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + ([0, 0, 1, 3, 30].randomElement(using: &random) ?? 0))
      text.replaceSubrange(start..<end, with: (pieces.randomElement(using: &random) ?? "").utf8)
    }
    return text
  }

  @Test(arguments: 0..<3, [1, 2]) func isWhatAFreshReadingFinds(text: Int, seed: UInt64) throws {
    var random = RandomSource(seed: seed &* 31 &+ UInt64(text))
    let whole = Array(try Self.texts()[text].utf8)
    var now = whole
    var known = KnownSpec()
    for step in 0..<Self.count {
      Self.compare(SourceText(name: "walk.transition", bytes: now), &known, "seed \(seed), step \(step)")
      now = Self.edited(now, whole, &random)
    }
  }

  /// A transition also begins after a block that is not closed, even if its name is wrong.
  @Test func isWhatAFreshReadingFindsBehindAnOpenBlock() {
    var known = KnownSpec()
    let open = Self.mixed.replacing("  use fade(on: list.title)", with: "  use fade{")
    for text in [open, open.replacing("transition Two", with: "transition %t")] {
      Self.compare(SourceText(name: "open.transition", text: text), &known, "\(text.count)")
    }
  }

  /// The text while it is typed, letter by letter. Blocks stay open until their end is typed.
  @Test func isWhatAFreshReadingFindsAsItIsTyped() throws {
    let typed =
      "animate viewer.photo.alpha {\n    list: 0\n    forward over 0%..40%\n  }\n  hold list.title.alpha at dmi"
    for name in ["One", "Four"] {
      let parts = Self.mixed.components(separatedBy: "\n  style modal")
      let place = name == "One" ? 1 : 4
      var known = KnownSpec()
      for count in 0...typed.count {
        let text =
          parts[..<place].joined(separator: "\n  style modal") + "\n  style modal\n  " + typed.prefix(count)
          + parts[place...].joined(separator: "\n  style modal")
        Self.compare(SourceText(name: "typed.transition", text: text), &known, "\(name), \(count)")
      }
    }
  }

  private static func compare(_ source: SourceText, _ known: inout KnownSpec, _ comment: String) {
    var kept = Compiler.analysis(of: source, after: &known, imports: answer)
    var fresh = Compiler.analysis(of: source, imports: answer)
    #expect(Set(kept.diagnostics) == Set(fresh.diagnostics), "\(comment)")
    #expect(kept.diagnostics.count == fresh.diagnostics.count, "\(comment)")
    #expect(SyntaxDump.tree(kept.tree) == SyntaxDump.tree(fresh.tree), "\(comment)")
    #expect(SyntaxDump.tokens(kept.tree) == SyntaxDump.tokens(fresh.tree), "\(comment)")
    #expect(kept.obligationCounts == fresh.obligationCounts, "\(comment)")
    let batch = Compiler.plan(of: source, triesFixIts: false, imports: answer)
    #expect(Set(kept.diagnostics) == Set(batch.diagnostics), "\(comment)")
    let all = ByteRange(0, UInt32(source.count))
    kept.makePlans(touching: all)
    fresh.makePlans(touching: all)
    #expect(plans(kept) == plans(fresh), "\(comment)")
  }

  /// The plans of all transitions without the numbers of their expressions, which depend on the transitions before them.
  private static func plans(_ analysis: SpecAnalysis) -> Set<[String]> {
    Set(
      analysis.plans.flatMap { plan in
        plan.transitions.map { transition in
          let one = Plan(sourceName: "", expressions: plan.expressions, transitions: [transition])
          let lines = String(decoding: PlanText.print(one), as: UTF8.self).split(separator: "\n")
          return lines.filter { !$0.hasPrefix("  #") }.map { line in
            line.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
          }
        }
      })
  }

  // MARK: The reach of a fault

  private static func codes(_ text: String) -> [String] {
    Compiler.plan(of: SourceText(name: "faults.transition", text: text), imports: answer).diagnostics
      .sorted { $0.range.start < $1.range.start }.map(\.code.name)
  }

  /// A mistake inside the braces of one transition does not suppress findings of the others.
  @Test func aBrokenLineLeavesTheOthersTheirFindings() {
    let others =
      Self.shared + Self.transition("Four", "  animate list.title.alpha: 1 -> 1")
      + Self.mixed.dropFirst(Self.shared.count)
    let text = others.replacing("transition One", with: "transition Zero").replacing("Four {", with: "Six {")
    let found = Self.codes(text)
    #expect(found.count > 5)
    for broken in ["  animate viewer.\n", "  forwrd 3\n", "  animate viewer.alpha: 0 -> 2mm\n", "  hold )\n"]
    {
      let more = Self.codes(text + Self.transition("Broken", broken))
      #expect(Array(more.prefix(found.count)) == found && more.count > found.count, "\(broken)")
    }
  }
}
