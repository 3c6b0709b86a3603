import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Typical mistakes are one finding each, which says what to write.
@Suite struct MistakeTests {
  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    tried.found(in: source)
  }

  private static let tried = RememberedCheck { Compiler.plan(of: $0).diagnostics }

  private static let usual = Set(diagnostics(SourceText(name: "test", text: Mistake.spec)).map(\.code))

  @Test func theSpecIsRight() {
    let found = Self.diagnostics(SourceText(name: "test", text: Mistake.spec))
    #expect(found.allSatisfy { $0.severity != .error }, "\(found)")
  }

  @Test(arguments: Mistake.all + Mistake.ofOtherLanguages) func isTaught(_ mistake: Mistake) throws {
    #expect(Mistake.spec.components(separatedBy: mistake.original).count == 2)
    let found = Self.diagnostics(SourceText(name: "test", text: mistake.text))
      .filter { !Self.usual.contains($0.code) }
    #expect(found.map(\.code.name) == [mistake.code], "\(found)")
    #expect(found.first?.notes.first ?? "" == mistake.note)
    #expect(found.first?.fixIts.first?.title ?? "" == mistake.remedy)
    #expect(!mistake.note.isEmpty || !mistake.remedy.isEmpty)
  }

  /// The fix-it leaves no error, and the fixer applies it.
  @Test(arguments: (Mistake.all + Mistake.ofOtherLanguages).filter { !$0.remedy.isEmpty }) func isMended(
    _ mistake: Mistake
  ) {
    let source = SourceText(name: "test", text: mistake.text)
    let faults = FixItJudge.faults(in: source, found: Self.diagnostics(source)) {
      Compiler.plan(of: $0, triesFixIts: false).diagnostics
    }
    #expect(faults.allSatisfy { $0.hasSuffix("T0110 comes up") })
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(source)
    #expect(fixed.fixCount >= 1)
    #expect(!fixed.diagnostics.contains { $0.severity == .error }, "\(fixed.diagnostics)")
  }
}
