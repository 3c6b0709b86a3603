import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// A mistake that violates two rules is reported by one of them, and its fix-it changes the place of the mistake.
@Suite struct CascadeTests {
  /// A spec with a mistake, its finding, and the place after the fixer, if the fixer changes it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var member = "animate detail.alpha: 0 -> 1"
    var gesture = "pan(down)"
    var interaction: [String]
    var code: DiagnosticCode
    var mended: [String] = []

    var testDescription: String { name }

    var source: SourceText {
      SourceText(
        name: name,
        text: """
          transition Zoom {
            style overlay
            from list { cell: image, title: label }
            to detail { picture: image }
            forward 400ms easeInOut
            \(member)
            animate list.title.rotation: 0 -> 10deg
            shared photo: image { from list.cell; to detail.picture }
            interactive backward by \(gesture) on detail {
              \(interaction.joined(separator: "\n    "))
              settle 250ms easeOut
            }
            fallback crossfade 250ms
            reduceMotion crossfade 200ms
          }

          """)
    }
  }

  private static let usual = ["progress = translation.y / container.height", "finish when progress > 50%"]

  private static let cases: [Case] = [
    Case(
      name: "a jump under a finger that catches",
      interaction: usual + ["catches backward", "drive detail.alpha = 50% - progress / 2"],
      code: .driveJumpsAtBegin),
    Case(
      name: "a sign, and what is driven by it",
      interaction: [
        "progress = -translation.y / container.height", "finish when progress > 50%",
        "drive detail.alpha = 1 - progress",
      ], code: .wrongWayCounts,
      mended: ["progress = translation.y / container.height"]),
    Case(
      name: "signs of a place, a speed and a drive", gesture: "pan(up)",
      interaction: [
        "progress = max(0, translation.y) / container.height",
        "finish when progress > 50% or velocity.y > 800pt/s",
        "drive detail.alpha = 1 - max(0, translation.y) / container.height",
      ], code: .wrongWayCounts,
      mended: [
        "progress = max(0, -translation.y) / container.height",
        "finish when progress > 50% or -velocity.y > 800pt/s",
        "drive detail.alpha = 1 - max(0, -translation.y) / container.height",
      ]),
    Case(
      name: "a speed that is right beside a place that is not", gesture: "edgePan(trailing)",
      interaction: [
        "progress = translation.x / container.width", "finish when progress > 50% or velocity.x < -800pt/s",
      ], code: .wrongWayCounts,
      mended: [
        "progress = -translation.x / container.width", "finish when progress > 50% or velocity.x < -800pt/s",
      ]),
    Case(
      name: "a sign in a let", gesture: "pan(up)",
      interaction: [
        "let pull = max(0, translation.y)", "progress = pull / container.height",
        "finish when progress > 50%",
        "drive detail.alpha = 1 - pull / container.height",
      ], code: .wrongWayCounts, mended: ["let pull = max(0, -translation.y)"]),
    Case(
      name: "two values swapped, and a drive that goes back to them",
      member: "animate list.scale: 0.9 -> 1",
      interaction: usual + ["drive list.scale = start.list.scale + progress / 10"], code: .restNotFound),
    Case(
      name: "two values swapped, and a drive that begins with them",
      member: "animate list.scale: 0.9 -> 1", interaction: usual + ["drive list.scale = 0.9 + progress / 10"],
      code: .driveJumpsAtBegin, mended: ["animate list.scale: 1 -> 0.9"]),
    Case(
      name: "a screen that is not seen, and a gesture on it", member: "animate detail.alpha: 1 -> 0",
      interaction: usual, code: .neverBegins, mended: ["animate detail.alpha: 0 -> 1"]),
    Case(
      name: "a progress that nothing moves, and a drive by the same",
      interaction: [
        "progress = rotation / 90deg", "finish when progress > 50%",
        "drive detail.alpha = 1 - rotation / 90deg",
      ], code: .progressNeverFull),
    Case(
      name: "a length for a share, in all uses of a let",
      interaction: [
        "let pull = max(0, translation.y) / 300", "progress = pull", "drive detail.alpha = 1 - pull",
        "finish when pull > 0.2",
      ], code: .dimensionMismatch, mended: ["let pull = max(0, translation.y) / 300pt"]),
    Case(
      name: "numbers for vectors",
      member: "animate detail.alpha: 0 -> 1\n  animate list.title.translation: 0 -> -20pt",
      interaction: usual, code: .typeMismatch,
      mended: ["animate list.title.translation: vector(0, 0) -> vector(0, -20pt)"]),
    Case(
      name: "a name misspelt where it is declared",
      member: "view shqade: color(#000000) { while detail }\n  animate shade.alpha: 0 -> 1",
      interaction: usual + ["drive detail.alpha = 1 - progress", "drive shade.alpha = 1 - progress"],
      code: .unknownName, mended: ["view shade: color(#000000) { while detail }"]),
  ]

  private static func diagnostics(_ source: SourceText) -> [Diagnostic] {
    tried.found(in: source)
  }

  private static let tried = RememberedCheck { Compiler.plan(of: $0).diagnostics }

  /// The faults of the fix-its that are offered.
  private static func faults(in source: SourceText) -> [String] {
    FixItJudge.faults(in: source, found: diagnostics(source)) {
      Compiler.plan(of: $0, triesFixIts: false).diagnostics
    }
  }

  @Test(arguments: cases) func isOne(_ mistake: Case) {
    let found = Self.diagnostics(mistake.source)
    #expect(found.map(\.code) == [mistake.code], "\(found)")
  }

  @Test(arguments: cases.filter { !$0.mended.isEmpty }) func isMended(_ mistake: Case) {
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(mistake.source)
    let text = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(mistake.mended.allSatisfy(text.contains), "\(text)")
    #expect(!fixed.diagnostics.contains { $0.severity == .error }, "\(fixed.diagnostics)")
    #expect(Self.faults(in: mistake.source) == [])
  }

  // MARK: Rest states

  private static func sheet(_ table: String, _ other: String = "") -> SourceText {
    SourceText(
      name: "sheet",
      text: """
        transition A {
          style overlay
          from map
          to sheet
          states tip, half, full
          forward 400ms easeOut
          animate sheet.y { \(table) }
          \(other)
          interactive states by pan(vertical) on sheet {
            drive sheet.y = start.sheet.y + translation.y
            settle nearest(sheet.y) 300ms
          }
          reduceMotion crossfade 200ms
        }

        """)
  }

  private static let rows =
    "map: container.height, tip: container.height - 80pt, half: container.height / 2, full: 44pt"

  /// A wrong row makes the values of the table go back and forth, and puts the sheet out of sight. That is one finding.
  @Test func aTableOfStates() {
    #expect(Self.diagnostics(Self.sheet(Self.rows)).isEmpty)
    let wrong = Self.rows.replacingOccurrences(of: "container.height / 2", with: "container.height * 2")
    let found = Self.diagnostics(Self.sheet(wrong))
    #expect(found.map(\.code) == [.tableKeys], "\(found)")
    #expect(found.first?.notes.first?.hasPrefix("caused by this: `sheet` rests") == true)
  }

  /// The first row belongs to the from screen, whatever the next row is.
  @Test func rowsAreNotSwapped() {
    let source = Self.sheet(Self.rows, "animate map.scale { map: 0.9, tip: 1, half: 1, full: 0.95 }")
    let found = Self.diagnostics(source)
    #expect(found.map(\.code) == [.restNotFound])
    #expect(found.first?.fixIts.map(\.title) == ["write `_`"])
    #expect(Self.faults(in: source) == [])
  }

  /// A sheet whose place contradicts its track, because the ends of the track are swapped.
  @Test func aPlaceAndATrack() throws {
    let text = String(decoding: try Specs.source("half-sheet.transition").bytes, as: UTF8.self)
    let wrong = text.replacingOccurrences(of: "container.height -> _", with: "_ -> container.height")
    #expect(wrong != text)
    let found = Self.diagnostics(SourceText(name: "half-sheet", text: wrong))
    #expect(found.map(\.code) == [.twoWriters], "\(found)")
    #expect(found.first?.notes.first?.contains("rests") == true)
  }

  // MARK: Names

  /// A state, a screen and a view that are misspelt in their declarations. Each is one error, which names all uses.
  @Test(arguments: [
    ("map-sheet", "states tip, half, full", "states tip, half, fulql", DiagnosticCode.unknownKeyword),
    ("map-sheet", "from map", "from maqp", .unknownName),
    ("photos", "to viewer", "to vieweqr", .unknownName),
    ("photos", "cell: image", "celql: image", .unknownProperty),
    ("story-cube", "resume", "resumqe", .unknownHook),
  ])
  func declarations(name: String, right: String, wrong: String, code: DiagnosticCode) throws {
    let original = try Specs.source(name + ".transition")
    let text = String(decoding: original.bytes, as: UTF8.self)
    let place = try #require(text.range(of: right))
    let source = SourceText(
      name: original.name, text: text.replacingCharacters(in: place, with: wrong))
    let check: (SourceText) -> [Diagnostic] = { source in
      Compiler.plan(of: source) { request in
        do { return .source(try Specs.source(request.path)) } catch { return .failure("\(error)") }
      }.diagnostics
    }
    let found = check(source)
    #expect(found.map(\.code) == [code], "\(found)")
    #expect(found.first?.labels.first?.text == "this is never used")
    #expect((found.first?.labels.count ?? 0) > 1)
    let fixed = Fixer(.needsReview, check: check).fix(source)
    #expect(fixed.source.bytes == original.bytes)
  }

  /// A name that is misspelt in the same way in two places, but not in its declaration, is one error. Its fix-it corrects both
  /// places.
  @Test func usesAlike() throws {
    let text = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    let wrong = text.replacingOccurrences(of: "grid.willStart", with: "grdi.willStart")
      .replacingOccurrences(of: "grid.didEnd", with: "grdi.didEnd")
    let source = SourceText(name: "photos", text: wrong)
    #expect(Self.diagnostics(source).map(\.code) == [.unknownName])
    let fixed = Fixer(.needsReview, check: Self.diagnostics).fix(source)
    #expect(fixed.fixCount == 1 && String(decoding: fixed.source.bytes, as: UTF8.self) == text)
  }
}
