import Testing
import TransitionDiagnostics
import TransitionText

/// Fix-its are tried together, with the same verdicts as if each was tried alone.
@Suite struct FixItTrialTests {
  /// One finding for each wrong line: one with a fix-it, or one about text that a bad fix-it has written.
  private static func check(_ text: SourceText) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var start: UInt32 = 0
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = ByteRange(start, start + UInt32(line.count))
      switch String(decoding: line, as: UTF8.self) {
      case "wrong": found.append(finding(range, "right"))
      case "wrong, and worse": found.append(finding(range, "worse"))
      case "wrong, and stays": found.append(finding(range, "wrong, and stays"))
      case "worse": found.append(Diagnostic(.notAValue, at: range, [.text("worse"), .text("worse")]))
      default: break
      }
      start = range.end + 1
    }
    return found
  }

  private static func finding(_ range: ByteRange, _ replacement: String) -> Diagnostic {
    var finding = Diagnostic(.unknownName, at: range, [.source(range)])
    finding.fixIts = [FixIt("change it", replacing: range, with: replacement)]
    return finding
  }

  /// - Returns: The lines whose findings keep their fix-its, and the number of checks.
  private static func tried(_ lines: [String]) -> (kept: [Int], checks: Int) {
    let source = SourceText(name: "lines", text: lines.joined(separator: "\n"))
    var findings = check(source)
    var checks = 0
    FixItTrial.keepHelpful(&findings, in: source) { text in
      checks += 1
      return check(text)
    }
    let starts = lines.indices.map { lines[..<$0].reduce(0) { $0 + $1.utf8.count + 1 } }
    let kept = findings.filter { !$0.fixIts.isEmpty }.compactMap {
      starts.firstIndex(of: Int($0.range.start))
    }
    return (kept, checks)
  }

  @Test func allThatHelpTakeOneCheck() {
    let (kept, checks) = Self.tried(Array(repeating: "wrong", count: 20))
    #expect(kept == Array(0..<20) && checks == 1)
  }

  @Test(arguments: ["wrong, and worse", "wrong, and stays"]) func oneThatDoesNotHelpIsFound(line: String) {
    for place in 0..<20 {
      var lines = Array(repeating: "wrong", count: 20)
      lines[place] = line
      let (kept, checks) = Self.tried(lines)
      #expect(kept == (0..<20).filter { $0 != place })
      // Bisection: two checks for each of five steps, and the first check.
      #expect(checks <= 11)
    }
  }

  /// The verdicts are those of trying each alone.
  @Test func verdictsAreThoseOfEachAlone() {
    let lines = (0..<24).map {
      ["wrong", "right", "wrong, and worse", "wrong", "wrong, and stays"][$0 * 7 % 5]
    }
    let alone = lines.indices.filter { place in
      let others = lines.indices.map { $0 == place ? lines[$0] : "right" }
      return !Self.tried(others).kept.isEmpty
    }
    #expect(Self.tried(lines).kept == alone && !alone.isEmpty && alone.count < lines.count)
  }

  /// If there are too many to try, the rest is left as it is.
  @Test func manyAreLeft() {
    let (kept, checks) = Self.tried(Array(repeating: "wrong, and worse", count: 40))
    #expect(!kept.isEmpty && kept.first != 0 && kept.last == 39)
    #expect(checks == 48)
  }

  /// Findings take time as well: where there are hundreds, fewer texts are tried.
  @Test func manyFindingsAreTriedLess() {
    let (kept, checks) = Self.tried(Array(repeating: "wrong, and worse", count: 500))
    #expect(!kept.isEmpty && kept.last == 499)
    #expect(checks < 12)
  }

  /// Any number of fix-its that all help takes one check.
  @Test func hundredsThatHelpTakeOneCheck() {
    let (kept, checks) = Self.tried(Array(repeating: "wrong", count: 500))
    #expect(kept == Array(0..<500) && checks == 1)
  }

  /// A part whose lines are right is not checked again. A part with a wrong line is.
  @Test func onlyWhatIsTouchedIsChecked() {
    let source = SourceText(
      name: "parts", text: "right, one\nwrong\nright, two\nworse\nwrong, and worse\nend"
    )
    let parts = [(0, 10), (11, 16), (17, 27), (28, 33), (34, 50)].map {
      TextPart(ByteRange($0, $1), inner: ByteRange($0, $1))
    }
    var findings = Self.check(source)
    var checked: [String] = []
    FixItTrial.keepHelpful(&findings, in: source, parts: parts) { text in
      checked.append(String(decoding: text.bytes, as: UTF8.self))
      return Self.check(text)
    }
    #expect(findings.map(\.fixIts.count) == [1, 0, 0])
    #expect(!checked.contains { $0.contains("one") || $0.contains("two") })
    #expect(checked.allSatisfy { $0.contains("worse") && $0.hasSuffix("end") })
  }
}
