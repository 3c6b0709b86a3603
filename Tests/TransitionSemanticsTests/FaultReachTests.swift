import Foundation
import Testing
import TransitionDiagnostics
import TransitionText

@testable import TransitionCompiler

/// A line that cannot be read does not suppress findings of transitions that it does not affect, including proofs. Nothing is
/// reported about names that the line may have declared.
@Suite struct FaultReachTests {
  private static func transition(_ name: String, _ member: String) -> String {
    """
    transition \(name) {
      style navigation
      from list { cell: image }
      to detail
      forward 400ms easeOut
      \(member)
    }

    """
  }

  /// Findings in two transitions: `T0305`, which is proved, `T0118`, a missing member, and `T0102`, a wrong name.
  private static let both =
    transition("A", "animate detail.alpha: 0 -> 1") + transition("B", "animate detail.alfa: 0 -> 1")

  private static func findings(_ text: String) -> [String] {
    let source = SourceText(name: "a.transition", text: text)
    let found = Compiler.plan(of: source, triesFixIts: false).diagnostics
    return found.map { finding in
      // The text up to the line of the finding, because some findings are at the word `transition`.
      let (bytes, start) = (Array(text.utf8), Int(finding.range.start))
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let parts = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "transition ")
      return "\(finding.code.name) \(parts.count > 1 ? String(parts[parts.count - 1].prefix(1)) : "")"
    }.sorted()
  }

  @Test func theyAreAllThereAtFirst() {
    let found = Set(Self.findings(Self.transition("A", "animate detail.alpha: 0 -> 1")))
    #expect(found == ["T0118 A", "T0305 A"])
  }

  @Test(arguments: [
    ("", "trans"), ("", "let broken =\n"), ("", "curve = linear\n"), ("", "transition C {\n  style modal\n"),
    ("", "transition C {\n  from"), ("import \"\n", ""), ("import \"nope.transition\"\n", ""),
    ("import nope\n", ""), ("@@\n", ""), ("motion m(a: screen {\n}\n", ""),
  ]) func theyStay(above: String, below: String) {
    let found = Self.findings(above + Self.both + below)
    for expected in ["T0118 A", "T0305 A", "T0102 B"] { #expect(found.contains(expected), "\(found)") }
    #expect(found.count > Self.findings(Self.both).count, "and what is broken is said")
  }

  /// A transition that may have lost a member to the brace is not reported to lack it.
  @Test func aBraceTooManyConcernsTheTransitionBeforeIt() {
    let first = Self.transition("A", "animate detail.alpha: 0 -> 1\n}\n  animate list.cell.alpha: 1 -> 0.5")
    let found = Self.findings(first + Self.transition("B", "animate detail.alpha: 0 -> 1"))
    #expect(found.contains("T0305 B") && found.contains("T0118 B"))
    #expect(!found.contains("T0305 A") && !found.contains("T0118 A"), "\(found)")
  }

  /// Names that may be declared in a line that could not be read are not reported, and transitions that use them are not proved.
  @Test(arguments: ["import \"nope.transition\"\n", "import \"\n", "import \"a.transition\" \"b\"\n"])
  func importedNamesAreUnknown(above: String) {
    for member in [
      "use glide(target: detail, view: list.cell)", "animate detail.x: far -> 0",
      "animate detail.alpha: 0 -> 1 glide",
      "let near = far / 2\n  animate detail.x: near -> 0",
    ] {
      let found = Self.findings(above + Self.transition("A", member))
      #expect(!found.contains { ["T0101 A", "T0105 A"].contains($0) || $0.hasPrefix("T0102") }, "\(found)")
      #expect(!found.contains("T0305 A"), "\(member): \(found)")
    }
  }

  /// The same for a motion with a member that could not be read, and for a `let` of the file that has no value.
  @Test func whatUsesWhatIsBrokenIsNotProved() {
    let motion = "motion m(target: screen) {\n  animate target.alpha: 0 ->\n}\n"
    let uses = Self.transition("A", "use m(target: detail)")
    #expect(Self.findings(motion + uses) == ["T0002 "])
    let broken = "let half = \nlet whole = half * 2\n"
    let reads = Self.transition("A", "animate detail.alpha: 0 -> whole")
    #expect(!Self.findings(broken + reads).contains("T0305 A"))
  }
}
