import Testing
import TransitionDiagnostics
import TransitionText

@Suite struct FindingFilterTests {
  private func finding(
    _ start: UInt32, _ end: UInt32, _ code: DiagnosticCode = .unknownName, _ arguments: [String] = []
  ) -> Diagnostic {
    Diagnostic(code, at: ByteRange(start, end), arguments.map { .text($0) })
  }

  /// A finding that overlaps one of an earlier stage is left out, whichever of the two is larger.
  @Test(
    arguments: [
      (4, 6, true), (5, 5, true), (5, 9, true), (9, 10, true), (0, 20, true), (0, 6, true), (10, 12, false),
      (0, 5, false), (10, 10, false), (0, 0, false), (30, 31, false),
    ] as [(UInt32, UInt32, Bool)])
  func echoes(start: UInt32, end: UInt32, isEcho: Bool) {
    let first = [finding(5, 10, .unexpectedToken), finding(20, 21, .missingToken)]
    let second = finding(start, end)
    #expect(FindingFilter.merge(first, [second]) == first + (isEcho ? [] : [second]))
  }

  @Test func oneAPlace() {
    let (warning, error) = (finding(3, 4, .unusedLet), finding(3, 9))
    #expect(FindingFilter.merge([], [warning, error, finding(3, 5)]) == [error])
    #expect(FindingFilter.merge([], [warning]) == [warning])
    let inner = [finding(4, 9), finding(5, 6, .unusedLet), finding(5, 8, .unknownCurve), finding(8, 12)]
    #expect(FindingFilter.merge([], [error] + inner) == [error, inner[3]])
  }

  @Test func whatIsMissingIsOneFinding() {
    let both = ["`a`", "`b`", "`c`"].map { finding(0, 1, .missingMember, ["it", $0]) }
    let merged = FindingFilter.merge([], both)
    let messages = merged.map { $0.message(in: SourceText(name: "", text: "x")) }
    #expect(messages == ["it has no `a`, `b` and `c`"])
    let others = FindingFilter.merge([], [both[0], finding(0, 1, .missingMember, ["another", "b"])])
    #expect(others == [both[0]])
  }

  /// The filter must not compare all pairs.
  @Test func manyFindings() {
    let first = (0..<50_000).map { finding($0 * 4, $0 * 4 + 2) }
    let second = (0..<50_000).map { finding($0 * 4 + 1, $0 * 4 + ($0 % 2 == 0 ? 2 : 3)) }
    #expect(FindingFilter.merge(first, second).count == first.count)
    #expect(FindingFilter.merge([], second).count == second.count)
  }
}
