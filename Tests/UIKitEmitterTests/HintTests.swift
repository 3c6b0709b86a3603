import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// What would do in the place of a construct that cannot be written yet: each hint stands beside a spec that is shown it.
@Suite struct HintTests {
  @Test(arguments: cases) func isGiven(_ each: Case) {
    let members = each.members.split(separator: "\n").map { "  \($0)\n" }.joined()
    let text = """
      transition T {
        from \(each.from)
        reduceMotion crossfade 200ms
      \(members)}
      """
    let source = SourceText(name: "t.transition", text: text)
    let found = Compiler.compile(source, CompilationOptions(output: .swift)).diagnostics
      .filter { $0.severity == .error }
    #expect(found.allSatisfy { $0.code == .emitterCannotSay }, "\(found)")
    let own = found.first { $0.arguments == [.text("UIKit"), .text(each.description)] }
    #expect(own?.notes.first?.hasPrefix(each.hint) == true, "\(found)")
    #expect(own?.notes.count == 2)
  }

  /// No hint is without its case.
  @Test func everyHintHasACase() throws {
    let file = Golden.folder(of: #filePath).appending(path: "../../Sources/UIKitEmitter/Hints.swift")
    let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    var constructs: [String] = []
    for line in text.split(separator: "\n") {
      guard line.contains("case \"") || line.contains("hasPrefix(") || line.contains("hasSuffix(") else {
        continue
      }
      // What is returned on the same line is no construct.
      let head = line.components(separatedBy: ": return ")[0].components(separatedBy: "{ return ")[0]
      constructs += head.matches(of: /"([^"]+)"/).map { String($0.output.1) }
    }
    #expect(constructs.count > 30)
    for construct in constructs {
      #expect(Self.cases.contains { $0.description.contains(construct) }, "\(construct)")
    }
  }
}
