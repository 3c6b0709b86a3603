import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Several rules of one gesture about the same scroll view: which of them are redundant.
@Suite struct SameScrollTests {
  /// The redundant rules, each with the rule that makes it redundant. Rules are numbered.
  @Test(arguments: [
    (["when progress > 50%", "when progress > 50%"], ["1 of 0"]),
    (["when progress > 50%", "when progress > 60%"], []),
    (["when progress > 50%", ""], ["1 of 0"]),
    (["", "when progress > 50%"], ["1 of 0"]),
    (["when progress > 50%", "when progress > 60%", "when progress > 50%"], ["2 of 0"]),
    (["when progress > 50%", "when progress > 60%", "", "when progress > 60%"], ["2 of 0", "3 of 1"]),
    (["when progress > 50%", "", "when progress > 60%"], ["1 of 0", "2 of 1"]),
    (["when progress > 50%", "when progress > 100% / 2"], ["1 of 0"]),
  ]) func rules(_ conditions: [String], told: [String]) {
    let rules = conditions.map { "    simultaneous with menu.list \($0)\n" }
    let text = """
      transition Menu {
        style overlay
        from home
        to menu { list: scroll }
        forward 300ms easeOut
        animate menu.y: container.height -> 0
        interactive backward by pan(down) on menu {
          progress = translation.y / menu.height
          finish when progress > 50%
          settle 300ms easeOut
      \(rules.joined())  }
        reduceMotion crossfade 200ms
      }

      """
    let source = SourceText(name: "menu.transition", text: text)
    // There are ten lines before the first rule.
    func number(_ range: ByteRange) -> Int {
      source.bytes.prefix(Int(range.start)).count { $0 == UInt8(ascii: "\n") } - 10
    }
    let found = Compiler.plan(of: source).diagnostics.filter { $0.code == .duplicateMember }
    #expect(found.map { "\(number($0.range)) of \(number($0.labels[0].range))" } == told)
  }
}
