import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// For any mistakes in a spec, the fixer makes nothing worse, ends, and leaves nothing that it would fix in another run.
@Suite struct FixerRobustnessTests {
  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    Compiler.plan(of: source, triesFixIts: false).diagnostics
  }

  /// The number of errors, and the number of those about the syntax.
  private func errors(_ diagnostics: [Diagnostic]) -> (text: Int, all: Int) {
    let errors = diagnostics.filter { $0.severity == .error }
    return (errors.count { $0.code.rawValue < 100 }, errors.count)
  }

  private func check(_ source: SourceText, _ check: @escaping @Sendable (SourceText) -> [Diagnostic]) {
    let found = RememberedCheck(check).found
    for applicability in [FixIt.Applicability.safe, .needsReview] {
      let fixer = Fixer(applicability, check: found)
      let fixed = fixer.fix(source)
      let shown: Comment = "\(String(decoding: source.bytes, as: UTF8.self))"
      let (before, after) = (errors(found(source)), errors(fixed.diagnostics))
      #expect(after.text < before.text || after.text == before.text && after.all <= before.all, shown)
      #expect(fixed.diagnostics == found(fixed.source), shown)
      #expect(fixed.fixCount > 0 || fixed.source.bytes == source.bytes, shown)
      #expect(fixed.isFinished, shown)
      let again = fixer.fix(fixed.source)
      #expect(again.fixCount == 0 && again.source.bytes == fixed.source.bytes, shown)
    }
    for diagnostic in found(source) {
      for fixIt in diagnostic.fixIts where fixIt.applicability == .safe {
        #expect(NeighbourJudge.joined(fixIt, in: source) == [], "\(fixIt) in \(source.name)")
      }
    }
  }

  @Test(arguments: Trials.some(of: SpecFolder("Cases").names)) func cases(name: String) throws {
    check(try SpecFolder("Cases").source(name), SpecFolder.diagnostics)
  }

  /// Errors in members only appear once the members can be read. The fixer still corrects the marks in all of them together.
  @Test func marksBeforeMeaning() {
    let tracks = String(repeating: "  animate b.card.scale: .5 → 1\n", count: 40)
    let screens = "  from a\n  to b { card: view }\n"
    let text = "transition T {\n  style overlay\n\(screens)  forward 300ms easeOut\n\(tracks)}\n"
    var checks = 0
    let fixer = Fixer(.safe) { source in
      checks += 1
      return Self.diagnostics(source)
    }
    let fixed = fixer.fix(SourceText(name: "test", text: text))
    #expect(fixed.fixCount >= 80 && fixed.isFinished && checks < 20, "\(checks)")
    #expect(errors(fixed.diagnostics).text == 0 && errors(fixed.diagnostics).all > 0)
  }

  /// Without findings, nothing changes.
  @Test func nothingToDo() throws {
    let photos = try Specs.photos()
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(photos)
    #expect(fixed.fixCount == 0 && fixed.source.bytes == photos.bytes)
  }

  /// Photos with some words replaced, and with marks in wrong places.
  @Test(arguments: 0..<8) func damagedSpecs(seed: UInt64) throws {
    let text = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let marks = ["=", ":", "->", ",", "px", ".5", "&&", "“", "}", "(", "var", "to"]
    var random = RandomSource(seed: seed)
    for round in 0..<Trials.count(12) {
      var changed = text.components(separatedBy: " ")
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = ((round.isMultiple(of: 2) ? words : marks).randomElement(using: &random) ?? "")
      }
      check(SourceText(name: "test", text: changed.joined(separator: " ")), Self.diagnostics)
    }
  }

  /// Photos with marks that touch the words beside them.
  @Test(arguments: 0..<8) func gluedMarks(seed: UInt64) throws {
    let words = String(decoding: try Specs.photos().bytes, as: UTF8.self).components(separatedBy: " ")
    let marks = [
      "=", "==", ":", "->", ",", ".", ".5", ".300ms", "&&", "||", "!", "“", "'", "}", "(", "()", "[", "?.",
      "−", "÷",
      "…", "°", "；", " ms", "\u{200B}", "to", "#fff",
    ]
    var random = RandomSource(seed: seed)
    for _ in 0..<Trials.count(16) {
      var changed = words
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<(changed.count - 1), using: &random)
        let mark = marks.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] += mark
        case 1: changed[place] = mark + changed[place]
        default:
          changed.replaceSubrange(place...place + 1, with: [changed[place] + mark + changed[place + 1]])
        }
      }
      check(SourceText(name: "test", text: changed.joined(separator: " ")), Self.diagnostics)
    }
  }

  /// If a superfluous mark separates two words, the fixer leaves two words.
  @Test(arguments: [
    ("style navigation", "style:navigation"), ("transition A {", "transition:A {"), ("from a", "from.a"),
    ("reduceMotion crossfade 200ms", "reduceMotion crossfade:200ms"), ("from a", "from\"a\""),
    ("forward 300ms easeOut", "forward 300ms.easeOut"), ("forward 300ms easeOut", "forward 300ms,easeOut"),
  ])
  func wordsStayApart(right: String, wrong: String) {
    let spec = """
      transition A {
        style navigation
        from a
        to b
        forward 300ms easeOut
        animate b.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }

      """
    #expect(Self.diagnostics(SourceText(name: "test", text: spec)).isEmpty)
    let source = SourceText(name: "test", text: spec.replacingOccurrences(of: right, with: wrong))
    check(source, Self.diagnostics)
    let fixed = Fixer(.safe, check: Self.diagnostics).fix(source)
    #expect(fixed.diagnostics.isEmpty && fixed.fixCount == 1, "\(fixed.diagnostics)")
  }

  /// The meaning of a point that touches a name is unknown.
  @Test(arguments: ["reduceMotion crossfade.5 200ms", "reduceMotion crossfade 200ms; forward.300ms"])
  func gluedPoints(text: String) {
    let source = SourceText(
      name: "test", text: "transition A {\n  style navigation\n  from a\n  to b\n  \(text)\n}\n")
    let fixed = Fixer(.safe, check: Self.diagnostics).fix(source)
    #expect(fixed.fixCount == 0 && fixed.source.bytes == source.bytes)
    check(source, Self.diagnostics)
  }

  /// A file keeps its line ends in text that the fixer inserts.
  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEnds(lineEnd: String) {
    let text = """
      transition A {
        style navigation
        from a { cell: image }
        to b { photo: image }
        forward 300ms
        let spare = 1
        shared photo: image {
          from a.cell
          to b.photo
        }
      }

      """.replacingOccurrences(of: "\n", with: lineEnd)
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(SourceText(name: "test", text: text))
    let expected = text.replacingOccurrences(of: "  let spare = 1\(lineEnd)", with: "")
      .replacingOccurrences(
        of: "\(lineEnd)  }\(lineEnd)}",
        with:
          "\(lineEnd)  }\(lineEnd)  fallback crossfade 250ms\(lineEnd)  reduceMotion crossfade 200ms\(lineEnd)}"
      )
    #expect(fixed.diagnostics.isEmpty && fixed.fixCount == 3)
    let lines = { (text: String) in Set(text.components(separatedBy: lineEnd)) }
    let result = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(lines(result) == lines(expected) && result.utf8.count == expected.utf8.count)
  }

  /// The documentation of a removed declaration is removed with it, and does not become that of the next one.
  @Test(arguments: ["\n", "\r\n"]) func documentation(lineEnd: String) {
    let head = "transition A {\n  style navigation\n  from a\n  to b\n  // kept\n"
    let tail = "  forward 300ms\n  reduceMotion crossfade 200ms\n}\n"
    let text = head + "  /// Of no use.\n\t/// At all.\n  let spare = max(\n    1,\n    2)\n" + tail
    let source = SourceText(name: "test", text: text.replacingOccurrences(of: "\n", with: lineEnd))
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(source)
    #expect(fixed.fixCount == 1 && fixed.diagnostics.isEmpty)
    let expected = (head + tail).replacingOccurrences(of: "\n", with: lineEnd)
    #expect(Array(fixed.source.bytes) == Array(expected.utf8))
  }

  /// A declaration that shares its line with something else is not removed.
  @Test(arguments: ["let spare = 1; forward 300ms", "let spare = 1 // why\n  forward 300ms"])
  func sharedLines(text: String) {
    let spec =
      "transition A {\n  style navigation; from a; to b\n  \(text)\n  reduceMotion crossfade 200ms\n}\n"
    let found = Self.diagnostics(SourceText(name: "test", text: spec))
    #expect(found.map(\.code) == [.unusedLet] && found[0].fixIts.isEmpty)
  }

  /// Members are also added to blocks on one line, and to empty blocks.
  @Test(arguments: [
    (
      "transition A { style navigation; from a; to b; forward 300ms }",
      "forward 300ms; reduceMotion crossfade 200ms }"
    ),
    (
      "transition A { style navigation; from a; to b; forward 300ms; }",
      "forward 300ms; reduceMotion crossfade 200ms; }"
    ),
    (
      "transition A { style navigation; from a; to b\n  forward 300ms}",
      "forward 300ms; reduceMotion crossfade 200ms}"
    ),
    (
      "transition A {\n\tstyle navigation; from a; to b; forward 300ms // ms\n}",
      "300ms // ms\n\treduceMotion crossfade 200ms\n}"
    ),
  ]) func blocks(text: String, end: String) {
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(SourceText(name: "test", text: text))
    #expect(fixed.diagnostics.isEmpty, "\(fixed.diagnostics)")
    let result = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(result.hasSuffix(end), "\(result)")
  }
}
