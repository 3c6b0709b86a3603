import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionExplanations
import TransitionFormatter
import TransitionText

/// What the explanations claim of their examples is so.
@Suite struct ExplanationTests {
  /// What no small spec can give.
  private static let withoutExample: Set<DiagnosticCode> = [.fileTooLarge]

  private func compile(_ spec: String, _ kind: OutputKind = .swift, for code: DiagnosticCode)
    -> CompilationResult
  {
    let source = SourceText(name: "photo.transition", text: spec + "\n")
    let options = CompilationOptions(
      output: kind, policy: SeverityPolicy(showsNotes: code.severity == .note)
    ) { request in
      switch request.path {
      case source.name: .source(source)
      case "Motion.transition":
        .source(SourceText(name: request.path, text: "curve glide = spring(response: 0.4s, damping: 1)\n"))
      case "Broken.transition": .source(SourceText(name: request.path, text: "curve glide =\n"))
      case _ where request.path.hasPrefix(".."): .outside
      default: .failure("there is no such file")
      }
    }
    return Compiler.compile(source, options)
  }

  @Test func everyCodeIsExplainedOnce() {
    #expect(Explanations.all.map(\.code) == DiagnosticCode.allCases.sorted { $0.rawValue < $1.rawValue })
    for code in DiagnosticCode.allCases { #expect(Explanations.of(code)?.code == code) }
    for explanation in Explanations.all {
      let isWithout = Self.withoutExample.contains(explanation.code)
      #expect(explanation.failing.isEmpty == isWithout && explanation.mended.isEmpty == isWithout)
    }
  }

  private static let withExample = DiagnosticCode.allCases.filter { !withoutExample.contains($0) }

  /// The failing example gives the code once, and nothing else but what the page names.
  @Test(arguments: withExample) func failing(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    let found = compile(explanation.failing, for: code).diagnostics
    #expect(found.count { $0.code == explanation.code } == 1, "\(explanation.code.name): \(found)")
    #expect(
      Set(found.map(\.code)).subtracting([explanation.code]) == explanation.consequences,
      "\(explanation.code.name): \(found)")
    for code in explanation.consequences { #expect(explanation.idea.contains(code.name)) }
  }

  /// What is offered for the failing example works.
  @Test(arguments: withExample) func remedies(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    let source = SourceText(name: "photo.transition", text: explanation.failing + "\n")
    let before = compile(explanation.failing, .plan, for: code).diagnostics
    let faults = FixItJudge.faults(in: source, found: before) { changed in
      compile(String(decoding: changed.bytes.dropLast(), as: UTF8.self), .plan, for: code).diagnostics
    }
    #expect(faults.isEmpty)
  }

  /// The mended example is the failing one but for a few lines.
  @Test(arguments: withExample) func isTheSameSpec(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    let (failing, mended) = (lines(explanation.failing), lines(explanation.mended))
    let changes = mended.difference(from: failing)
    #expect(!changes.isEmpty)
    #expect(changes.insertions.count <= 8 && changes.removals.count <= 8, "\(code.name)")
  }

  /// Without their indentation: a block may have been put around some.
  private func lines(_ spec: String) -> [String] {
    spec.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The mended example compiles without a word but notes of other things, and is not the failing one.
  @Test(arguments: withExample) func mended(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    let result = compile(explanation.mended, for: code)
    let words = result.diagnostics.filter { $0.severity != .note || $0.code == code }
    #expect(words.isEmpty, "\(explanation.code.name): \(words)")
    #expect(result.output != nil)
    #expect(explanation.mended != explanation.failing)
  }

  /// Both examples are in the style of `transc format`.
  @Test(arguments: withExample) func isFormatted(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    for spec in [explanation.failing, explanation.mended] {
      let source = SourceText(name: "photo.transition", text: spec + "\n")
      #expect(String(decoding: Formatter.format(source).bytes, as: UTF8.self) == spec + "\n")
    }
  }

  /// Whole sentences that fit a page.
  @Test(arguments: DiagnosticCode.allCases) func sentences(_ code: DiagnosticCode) throws {
    let explanation = try #require(Explanations.of(code))
    let sentences = explanation.idea.components(separatedBy: ". ")
    #expect((2...24).contains(sentences.count), "\(explanation.code.name) has \(sentences.count) sentences")
    for sentence in sentences {
      #expect(sentence.split(separator: " ").count <= 50, "\(explanation.code.name): \(sentence)")
    }
    for text in [explanation.idea, explanation.prevents] {
      #expect(text.hasSuffix(".") || text.hasSuffix("\"."), "\(explanation.code.name)")
      #expect(text.first?.isUppercase == true || text.first == "`", "\(explanation.code.name)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(explanation.code.name)")
      #expect(text.count { $0 == "`" } % 2 == 0, "\(explanation.code.name)")
    }
    for spec in [explanation.failing, explanation.mended] {
      #expect(spec.split(separator: "\n").allSatisfy { $0.count <= 76 && $0.last != " " })
    }
  }
}
