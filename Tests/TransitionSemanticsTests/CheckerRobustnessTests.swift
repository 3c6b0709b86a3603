import SpecGenerator
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

@testable import TransitionSemantics

/// Checking and lowering end for any bytes. Only a spec without errors has a plan.
@Suite struct CheckerRobustnessTests {
  private func check(_ bytes: [UInt8], _ comment: Comment) {
    let (plan, diagnostics) = Compiler.plan(of: SourceText(name: "test", bytes: bytes))
    let hasError = diagnostics.contains { $0.severity == .error }
    #expect((plan == nil) == hasError, comment)
    #expect(diagnostics.allSatisfy { Int($0.range.end) <= bytes.count }, comment)
  }

  @Test func photosHasNothingWrong() throws {
    #expect(Compiler.plan(of: try Specs.photos()).diagnostics.isEmpty)
  }

  @Test(arguments: 0..<4) func mutatedSpecs(seed: UInt64) {
    for spec in SpecMutations(seed: 200 + seed, count: Trials.count(400)) {
      check(Array(spec.bytes), "\(spec.name):\n\(spec.text(ByteRange(0, UInt32(spec.count))))")
    }
  }

  @Test func everyLineDropped() throws {
    let lines = String(decoding: try Specs.photos().bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var left = lines
      left.remove(at: index)
      check(Array(left.joined(separator: "\n").utf8), "without line \(index + 1)")
    }
  }

  /// Expressions and `let`s are visited recursively, so that nesting is limited.
  @Test func depthIsLimited() throws {
    var deep = "1"
    for _ in 0..<95 { deep = "(\(deep))" + String(repeating: " + viewer.alpha", count: 195) }
    let lets = (0..<20_000).reversed().map { "let n\($0) = n\($0 - 1) + 1" }.joined(separator: "\n")
    for text in ["let a = \(deep)\n", "\(lets)\n", "let b = " + String(repeating: "abs(", count: 99) + deep] {
      let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
      let source = SourceText(name: "test", text: text + photos)
      #expect(Compiler.plan(of: source).diagnostics.contains { $0.severity == .error })
    }
  }

  /// Long chains of imports, and of places that depend on each other, do not overflow the stack.
  @Test func chainsMayBeLong() {
    let main = SourceText(
      name: "main", text: "import \"0\"\n" + Self.transition("  animate menu.scale: 0.9 -> 1 glide\n"))
    let count = 1_000
    let found = Compiler.plan(of: main) { request in
      let index = Int(request.path) ?? 0
      let next = index + 1 < count ? "import \"\(index + 1)\"\n" : "curve glide = cubic(0.2, 0, 0, 1)\n"
      return .source(SourceText(name: request.path, text: next))
    }
    #expect(found.diagnostics.isEmpty)
    #expect(found.plan != nil)

    let places = (1...count).reversed().map { index in
      "  view v\(index): color(#000000) { while menu }\n  place v\(index).x = v\(index - 1).x + 1pt\n"
    }
    let text = Self.transition("  view v0: color(#000000) { while menu }\n" + places.joined())
    let plan = Compiler.plan(of: SourceText(name: "main", text: text)).plan
    #expect(plan?.transitions.first?.placements.count == count)
    #expect(plan?.transitions.first?.placements.first?.subject == .added(count))
  }

  /// A place that depends on itself through others is reported once.
  @Test func placesInACircle() {
    let text = Self.transition(
      (0..<3).map { "  view v\($0): color(#000000) { while menu }\n  place v\($0).x = v\(($0 + 1) % 3).x\n" }
        .joined())
    let found = Compiler.plan(of: SourceText(name: "main", text: text)).diagnostics
    #expect(found.map(\.code) == [.driveCircle])
  }

  private static func transition(_ members: String) -> String {
    """
    transition Menu {
      style navigation
      from home
      to menu
      forward 300ms easeOut
      reduceMotion crossfade 200ms
    \(members)}
    """
  }

  /// Variants of Photos that compile: they have a plan, and each output.
  @Test(arguments: [
    (Self.order, "\(Self.order)\n\(Self.scrub("backward", "viewer", "catches settle"))"),
    (Self.order, "\(Self.order)\n\(Self.twoFingers("rotate", "abs(rotation) / 90deg"))"),
    (Self.order, "\(Self.order)\n\(Self.twoFingers("pinch(in)", "1 - scale"))"),
    ("content aspectFill", "content aspectFill\n    background: #000000 -> #FFFFFF"),
    ("to viewer {", "to viewer? {"),
    (Self.order, "\(Self.order)\n  place viewer.x = 1pt"),
    (Self.order, "\(Self.order)\n  hold viewer.dim = 0.5 during forward"),
    (Self.order, "\(Self.order)\n  animate viewer.blur: 0 -> 1"),
    (Self.order, "\(Self.order)\n  animate grid.shadow.radius: 0 -> 5pt"),
    (Self.order, "\(Self.order)\n  animate grid.center: _ -> point(0, 0) along arc(up)"),
    (Self.order, "\(Self.order)\n  animate grid.cell.x: 1pt -> 5pt"),
    (Self.order, "\(Self.order)\n  animate grid.scale: _ -> 0.9"),
  ])
  func whatElsePhotosCouldSay(old: String, new: String) throws {
    let photos = String(decoding: try Specs.photos().bytes, as: UTF8.self)
    #expect(photos.contains(old))
    let source = SourceText(name: "test", text: photos.replacing(old, with: new))
    let (plan, found) = Compiler.plan(of: source)
    #expect(plan != nil, "\(found.map(\.code))")
    #expect(Compiler.compile(source, CompilationOptions(output: .swift)).output != nil)
    #expect(Compiler.compile(source, CompilationOptions(output: .json, sampleRate: 30)).output != nil)
  }

  private static let order = "  order viewer above grid"

  /// An interaction whose progress moves everything.
  private static func scrub(_ direction: String, _ view: String, _ member: String) -> String {
    """
      interactive \(direction) by pan(up) on \(view) {
        \(member)
        progress = -translation.y / container.height
        finish when progress > 50%
        settle 300ms easeOut
      }
    """
  }

  /// A gesture of two fingers that reads the velocity of their middle.
  private static func twoFingers(_ gesture: String, _ progress: String) -> String {
    """
      interactive backward by \(gesture) on viewer {
        begin when velocity.y > 100pt/s
        progress = \(progress)
        finish when progress > 50%
        settle 300ms easeOut
      }
    """
  }

  /// The checker does not report what the parser has already reported.
  @Test func nothingInsideAnError() throws {
    let photos = try Specs.photos()
    let bytes = Array(photos.bytes)
    let tokens = Lexer.lex(photos).tokens
    for index in 0..<(tokens.count - 1) {
      let range = Int(tokens[index].start)..<Int(tokens[index].end)
      for replacement in [[], bytes[range] + [0x20] + bytes[range]] {
        var changed = bytes
        changed.replaceSubrange(range, with: replacement)
        let source = SourceText(name: "test", bytes: changed)
        let (tree, syntax) = Parser.parse(source)
        let all = Compiler.plan(of: source, triesFixIts: false).diagnostics
        var errors: [ByteRange] = []
        var pending = [tree.root]
        while let node = pending.popLast() {
          if tree.hasError(node) { errors.append(tree.range(node)) } else { pending += tree.children(node) }
        }
        for finding in all where !syntax.contains(finding) {
          #expect(
            !errors.contains {
              $0.start <= finding.range.start && finding.range.end <= $0.end && !$0.isEmpty
            },
            "token \(index): \(finding)")
        }
        #expect(all.count <= 6, "token \(index): \(all.map { $0.code })")
      }
    }
  }

  /// Many wrong names, as after a rename in another file, are compared with the right ones once, not in each trial of a fix-it.
  @Test(.timeLimit(.minutes(1))) func manyWrongNames() throws {
    let count = 60
    let text = Self.transition(
      (0..<count).map { "  let right\($0) = 1pt\n  animate menu.x: 0 -> righ\($0)\n" }.joined())
    let source = SourceText(name: "main", text: text)
    let tree = Parser.parse(source).tree
    let compared = Checker.check(tree, imports: ImportedText(), lacksImports: false, known: [])
    let fast = Checker.check(
      tree, imports: ImportedText(), lacksImports: false, comparesNames: false, known: [])
    #expect(compared.file.found.allSatisfy { $0.comparedLetters > 0 })
    #expect(fast.file.found.allSatisfy { $0.comparedLetters == 0 })
    // Advice is all that differs.
    #expect(compared.diagnostics.map(\.range) == fast.diagnostics.map(\.range))
    #expect(compared.diagnostics.map(\.code) == fast.diagnostics.map(\.code))
    #expect(
      compared.diagnostics.filter { !$0.fixIts.isEmpty }.count
        > fast.diagnostics.filter { !$0.fixIts.isEmpty }.count)
  }

  /// `let`s of a file that depend on a run belong to each of its transitions.
  @Test func letsOfAFile() throws {
    let transition = """
       {
        style navigation
        from a
        to b
        let c = wide / 3
        forward 300ms easeOut
        animate b.translation: vector(wide, c) -> vector(0, 0)
        reduceMotion crossfade 200ms
      }

      """
    let text = "let wide = container.width\ntransition A\(transition)transition B\(transition)"
    let result = Compiler.plan(of: SourceText(name: "test", text: text))
    #expect(result.diagnostics.isEmpty)
    let plan = try #require(result.plan)
    #expect(plan.transitions.map { $0.locals.map(\.name) } == [["wide", "c"], ["wide", "c"]])
  }

  // MARK: One finding for a fault

  /// At most one finding begins at a place, no error lies inside another, and the text that a safe fix-it writes has no finding.
  private func checkFindings(_ bytes: [UInt8]) {
    let found = Compiler.plan(of: SourceText(name: "test", bytes: bytes)).diagnostics
    let shown: Comment =
      "\(String(decoding: bytes, as: UTF8.self))\n\(found.map { "\($0.code.name) \($0.range)" })"
    #expect(Set(found.map(\.range.start)).count == found.count, shown)
    let errors = found.filter { $0.severity == .error }.map(\.range).sorted { $0.start < $1.start }
    for (outer, inner) in zip(errors, errors.dropFirst()) {
      #expect(inner.end > outer.end || inner.isEmpty || inner.start == outer.end, shown)
    }
    for fixIt in found.flatMap(\.fixIts) where fixIt.applicability == .safe {
      var mended = bytes
      for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
        mended.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
      }
      let after = Compiler.plan(of: SourceText(name: "test", bytes: mended)).diagnostics
      let written = fixIt.edits.map {
        ByteRange($0.range.start, $0.range.start + UInt32($0.replacement.utf8.count))
      }
      let lexical: Set<DiagnosticCode> = [.invalidCharacter, .malformedNumber, .unknownUnit]
      #expect(
        !after.contains { finding in
          lexical.contains(finding.code)
            && written.prefix(1).contains { $0.start <= finding.range.start && finding.range.start < $0.end }
        }, "\(fixIt.title): \(shown)")
    }
  }

  private static let inserts =
    "{ } ( ) , : = . -> + * / < > ! ? \" # _ ; && || => <= == [ ] ' @ 0 a 5ms .5 – “ ” → ≤ é а \u{A0} \u{200B} \u{0}"
    .split(separator: " ").map { Array($0.utf8) } + [[0xFF], Array("\n".utf8), Array(" ".utf8)]

  /// The specs of the repository with additional text between or inside tokens.
  @Test(arguments: 0..<8) func insertions(seed: UInt64) throws {
    let original = Array(try Specs.photos().bytes)
    var random = RandomSource(seed: seed)
    for _ in 0..<Trials.count(60) {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: Self.inserts.randomElement(using: &random) ?? [], at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      checkFindings(bytes)
    }
  }

  @Test(arguments: Trials.seeds(8)) func insertionsIntoGeneratedSpecs(seed: UInt64) {
    var generator = SpecGenerator(seed: seed, size: 8)
    let bytes = Array(generator.spec().utf8)
    let tokens = Lexer.lex(SourceText(name: "generated", bytes: bytes)).tokens
    for index in 0..<(tokens.count - 1) {
      var changed = bytes
      let insert = Self.inserts[(index * 7 + Int(seed)) % Self.inserts.count]
      changed.insert(contentsOf: insert, at: Int(tokens[index].start))
      checkFindings(changed)
    }
  }
}
