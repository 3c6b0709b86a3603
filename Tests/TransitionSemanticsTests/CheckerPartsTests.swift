import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

@testable import TransitionLowering
@testable import TransitionSemantics

/// The result is the same whether the transitions of a file are checked one after the other or in parallel.
@Suite struct CheckerPartsTests {
  /// The result of a spec, checked in a number of parts.
  private struct Outcome: Equatable {
    var diagnostics: [Diagnostic]
    var expressions: ExpressionArena
    var transitions: [Transition]
  }

  private static func outcome(_ tree: SyntaxTree, _ imports: ImportedText, parts: Int?) -> Outcome {
    let (file, diagnostics) = Checker.check(tree, imports: imports, parts: parts)
    let (plan, circles) = Lowering.lower(file, sourceName: "test", parts: parts ?? 1)
    return Outcome(
      diagnostics: diagnostics + circles.flatMap(\.self), expressions: file.expressions,
      transitions: plan.transitions)
  }

  /// Checks a spec as a whole and in parts.
  /// - Returns: The findings.
  @discardableResult
  private static func compare(
    _ text: String, _ name: String, imports: ImportedText = ImportedText(), parts: [Int?] = [2, 3, 5, nil]
  ) -> [Diagnostic] {
    let (tree, _) = Parser.parse(SourceText(name: name, text: text))
    let whole = outcome(tree, imports, parts: 1)
    for count in parts {
      let same = outcome(tree, imports, parts: count)
      #expect(same.diagnostics == whole.diagnostics, "\(name) in \(count ?? 0) parts")
      #expect(same.expressions == whole.expressions, "\(name) in \(count ?? 0) parts")
      #expect(same.transitions == whole.transitions, "\(name) in \(count ?? 0) parts")
    }
    return whole.diagnostics
  }

  /// The spec with several copies of each of its transitions. All but one have other names.
  private static func multiplied(_ source: SourceText, by count: Int) -> String {
    let (tree, _) = Parser.parse(source)
    var text = String(decoding: source.bytes, as: UTF8.self) + "\n"
    for copy in 1..<count {
      for node in tree.children(tree.root) where tree.kind(node) == .transition {
        guard let name = tree.child(node, .name) else { continue }
        let (range, own) = (tree.range(node), tree.range(name))
        text += source.text(ByteRange(range.start, own.end)) + (copy == 2 ? "" : "Copy\(copy)")
        text += source.text(ByteRange(own.end, range.end)) + "\n"
      }
    }
    return text
  }

  @Test(arguments: ["Cases", "NearMisses", "Rejected"])
  func partsOfAllSpecsMakeTheWhole(folder: String) throws {
    let folder = SpecFolder(folder)
    #expect(folder.names.count > 20)
    for (number, name) in folder.names.enumerated() where Trials.includes(number) {
      Self.compare(Self.multiplied(try folder.source(name), by: 4), name)
    }
  }

  @Test func partsOfTheRepositorysSpecsMakeTheWhole() throws {
    var right = 0
    for name in [
      "app-store-card", "container-transform", "half-sheet", "map-sheet", "mini-player", "motion", "photos",
      "pinch-photo", "shared-image", "side-menu", "story-cube", "swipe-back", "tabs", "zoom-modal",
    ] {
      let source = try Specs.source("\(name).transition")
      let found = Self.compare(Self.multiplied(source, by: 7), name, parts: [2, 3, 4, 8, nil])
      if found.allSatisfy({ $0.code == .duplicateName || $0.severity != .error }) { right += 1 }
    }
    // The other specs import files that do not exist.
    #expect(right >= 9)
  }

  /// All cases in one file: errors of each kind, in declarations of the file and in its transitions.
  @Test func partsOfManyErrorsMakeTheWhole() throws {
    for folder in ["Cases", "NearMisses"].map({ SpecFolder($0) }) {
      let texts = try folder.names.map { String(decoding: try folder.source($0).bytes, as: UTF8.self) }
      for start in 0..<4 {
        let text = stride(from: start, to: texts.count, by: 4).map { texts[$0] }.joined(separator: "\n")
        let found = Self.compare(text, "\(start)", parts: [2, 7, nil])
        #expect(found.contains { $0.severity == .error })
      }
    }
  }

  private static func transition(_ name: String, _ members: String) -> String {
    """
    transition \(name) {
      style modal
      from list { title: label }
      to viewer
      forward 600ms
      animate viewer.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    \(members)
    }

    """
  }

  /// A mistake in a motion is reported at its first use only, whichever part has that use.
  @Test func aMotionIsFoundFaultWithOnce() {
    let motion = """
      motion fade(on object: view, by amount: number) {
        let unused = 2
        animate object.alpha: missing -> wrong
        animate object.alpha: 1 -> 0.5
      }

      """
    let text =
      motion
      + (0..<40).map { index in
        Self.transition(
          "T\(index)", index % 3 == 2 ? "  use fade(on: list.title, by: 2)" : "  let a\(index) = 3")
      }.joined()
    let found = Self.compare(text, "motion", parts: [2, 3, 4, 8])
    #expect(found.filter { $0.code == .unknownName }.count == 2)
    #expect(found.filter { $0.labels.contains { $0.text == "used here" } }.count == 2)
    // An error in one transition does not suppress findings about names of the others.
    #expect(found.filter { $0.code == .unusedLet }.count == 27)
  }

  /// If one transition declares a name of the file again, the name keeps its meaning in the other transitions.
  @Test func aTransitionBreaksNamesForItselfOnly() {
    let text =
      "let shade = 0.5\n"
      + (0..<12).map { index in
        Self.transition(
          "T\(index)", index == 3 ? "  view shade: color(#000000)" : "  animate list.alpha: 1 -> shde")
      }.joined()
    let found = Self.compare(text, "names", parts: [2, 3, 5])
    #expect(found.filter { $0.code == .duplicateName }.count == 1)
    #expect(found.filter { $0.code == .unknownName && $0.notes == ["did you mean `shade`?"] }.count == 11)
  }

  /// A declaration that only one part uses counts as used, and so does its import.
  @Test func aUseInOnePartIsAUse() throws {
    let own =
      "import \"shades.transition\"\nimport \"more.transition\"\nlet used = 0.5\nlet never = 2\n"
      + (0..<20).map { Self.transition("T\($0)", $0 == 17 ? "  animate list.alpha: used -> shade" : "") }
      .joined()
    let shades = "\nlet shade = 0.25\n"
    let text = own + shades + "\nlet other = 0.75\n"
    var sites: [ByteRange] = []
    let (tree, _) = Parser.parse(SourceText(name: "own", text: own))
    for node in tree.children(tree.root) where tree.kind(node) == .import {
      sites.append(tree.range(try #require(tree.child(node, .value))))
    }
    let starts = [own.utf8.count + 1, (own + shades).utf8.count + 1].map(UInt32.init)
    let ends = [(own + shades).utf8.count, text.utf8.count].map(UInt32.init)
    let imports = ImportedText(
      (0..<2).map { ImportedText.Part(range: ByteRange(starts[$0], ends[$0]), site: sites[$0]) })
    let found = Self.compare(text, "imports", imports: imports, parts: [2, 3, 4])
    #expect(found.map(\.code).filter { $0 != .restNotFound } == [.unusedLet, .unusedDeclaration])
  }

  /// Beyond a number of wrong names, they are no longer compared with the right ones. The limit applies to the whole file, not to
  /// each part.
  @Test func namesAreComparedAsLongAsInTheWhole() {
    let lets = (0..<150).map { "let aNameOfTheFile\($0) = \($0)\n" }.joined()
    let text =
      lets
      + (0..<300).map { index in
        Self.transition("T\(index)", "  animate list.alpha: 1 -> aNameOfTheFlie\(index)")
      }.joined()
    let found = Self.compare(text, "letters", parts: [2, 3]).filter { $0.code == .unknownName }
    #expect(found.count == 300)
    let compared = found.filter { !$0.notes.isEmpty }.count
    #expect(compared > 150 && compared < 300)
  }
}
