import Foundation
import Testing
import TransitionDiagnostics
import TransitionText

@testable import TransitionCompiler

/// A line that cannot be read takes no finding away from the transitions that it says nothing of, proofs included; and nothing is
/// said of what it may have declared.
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

  /// `T0305`, which is proved, `T0118`, what is missing, and `T0102`, a wrong name, each at its transition.
  private static let both =
    transition("A", "animate detail.alpha: 0 -> 1") + transition("B", "animate detail.alfa: 0 -> 1")

  private static func findings(_ text: String) -> [String] {
    let source = SourceText(name: "a.transition", text: text)
    let found = Compiler.plan(of: source, triesFixIts: false).diagnostics
    return found.map { finding in
      // The line that it begins on, because some are at the word `transition`.
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

  /// What may lack a member is not found fault with for that.
  @Test func aBraceTooManyConcernsTheTransitionBeforeIt() {
    let first = Self.transition("A", "animate detail.alpha: 0 -> 1\n}\n  animate list.cell.alpha: 1 -> 0.5")
    let found = Self.findings(first + Self.transition("B", "animate detail.alpha: 0 -> 1"))
    #expect(found.contains("T0305 B") && found.contains("T0118 B"))
    #expect(!found.contains("T0305 A") && !found.contains("T0118 A"), "\(found)")
  }

  /// Nothing is said of names that may be declared in what could not be read, nor proved of who uses them.
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

  /// The same of a motion with a member that could not be read, and of a `let` of the file that cannot be worked out.
  @Test func whatUsesWhatIsBrokenIsNotProved() {
    let motion = "motion m(target: screen) {\n  animate target.alpha: 0 ->\n}\n"
    let uses = Self.transition("A", "use m(target: detail)")
    #expect(Self.findings(motion + uses) == ["T0002 "])
    let broken = "let half = \nlet whole = half * 2\n"
    let reads = Self.transition("A", "animate detail.alpha: 0 -> whole")
    #expect(!Self.findings(broken + reads).contains("T0305 A"))
  }
}
