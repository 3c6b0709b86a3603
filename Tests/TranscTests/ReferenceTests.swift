import Foundation
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Every example of Grammar.md compiles.
@Suite struct ReferenceTests {
  /// An example, with the words after its fence.
  struct Example: Sendable, CustomTestStringConvertible {
    var kind: String
    var text: String
    var testDescription: String { "\(kind): \(text.prefix(60))" }
  }

  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "Grammar.md"), encoding: .utf8)) ?? ""
  }()

  private static let examples: [Example] = page.components(separatedBy: "\n```").enumerated()
    .filter { $0.offset % 2 == 1 }
    .map { _, block in
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Example(kind: String(lines[0]), text: String(lines.last ?? ""))
    }
    .filter { $0.kind != "lark" }

  /// The transition into which examples of single members are put.
  private static let members = examples.first { $0.text.hasPrefix("transition Example ") }?.text ?? ""
  private static let gesture = [
    "progress = max(0, translation.y) / detail.height", "finish when progress > 40%", "settle 300ms easeOut",
    "hold detail.content.scrollEnabled = false",
  ]

  /// The complete file for an example.
  private static func file(_ example: Example) -> String {
    switch example.kind.split(separator: " ").first {
    case "member": return put(example.text, into: members)
    case "gesture":
      let taken = example.text.hasPrefix("cancel") ? "finish" : firstWord(example.text)
      let rest = gesture.filter { firstWord($0) != taken }
      let lines = ["interactive backward by pan(down) on detail {", example.text] + rest + ["}"]
      return put(lines.joined(separator: "\n"), into: members)
    case "file":
      if example.text.contains("transition ") { return example.text }
      // An unused curve would be a finding.
      if !example.text.contains("curve") { return example.text + "\n" + members }
      return example.text + "\n" + put("backward glide\nanimate detail.alpha: 0 -> 1 standard", into: members)
    default: return example.text
    }
  }

  /// Puts members into a transition. They replace members that begin with the same word.
  private static func put(_ text: String, into transition: String) -> String {
    let said = Set(
      text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0 != "}" }.map { firstWord(String($0)) })
    var lines = transition.split(separator: "\n").map(String.init)
      .filter { !said.contains(firstWord($0)) }
    lines.insert(text, at: lines.count - 1)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func firstWord(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces).split(separator: " ").first.map(String.init) ?? ""
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count > 40)
    #expect(Set(Self.examples.map(\.kind)) == ["transition", "member", "gesture", "file", "file import"])
  }

  @Test(arguments: examples) func compiles(example: Example) {
    let text = Self.file(example)
    let source = SourceText(name: "example.transition", text: text)
    let options = CompilationOptions(output: .swift) { _ in
      .source(
        SourceText(name: "Motion.transition", text: "curve glide = spring(response: 0.4s, damping: 1)\n"))
    }
    let result = Compiler.compile(source, options)
    var found = result.diagnostics
    // The transition for single members hands over views and hooks that an example may not use.
    if Self.isOfMembers(example) {
      found.removeAll { $0.code == .unusedDeclaration || $0.code == .unusedSample }
    }
    #expect(found.isEmpty, "\(text)\n\(found)")
    #expect(result.output != nil)
  }

  private static func isOfMembers(_ example: Example) -> Bool {
    example.text == members || !example.text.contains("transition ")
  }

  /// The codes that the page names exist, and its prose explains every construct of the grammar.
  @Test func namesWhatThereIs() throws {
    for match in Self.page.matches(of: /T\d{4}/) {
      #expect(DiagnosticCode(name: String(match.output)) != nil, "\(match.output)")
    }
    let prose = Self.page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element).joined()
    let grammar = try #require(
      Self.page.components(separatedBy: "```lark\n").last?.components(separatedBy: "```").first)
    for match in grammar.matches(of: /"([A-Za-z]+)"/) {
      let word = String(match.output.1)
      #expect(Self.explains(prose, word), "`\(word)` is not explained")
    }
  }

  /// Whether a word occurs in inline code of the prose.
  private static func explains(_ prose: String, _ word: String) -> Bool {
    prose.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .contains { $0.offset % 2 == 1 && $0.element.split { !$0.isLetter }.contains(Substring(word)) }
  }
}
