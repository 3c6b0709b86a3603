import Foundation
import TestSupport
import Testing
import TransitionCompiler
import UIKitEmitter

/// How much there is to read.
@Suite struct SizeTests {
  private func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// A thin file, without its head and the example of its use there, is about as long as its spec is: 60 lines for each transition, and 3
  /// for each line of the spec that says something, of at most 132 columns. This holds for every spec in the repository that is right.
  @Test func growsWithItsMembers() throws {
    let specs = ["Documentation", "Examples", "Specs", "Tests"].flatMap(EmittedSpec.all)
    let sizes = try specs.compactMap(size)
    #expect(sizes.count > 300)
    for size in sizes { #expect(size.lines <= 60 * size.transitions + 3 * size.members, "\(size)") }
  }

  /// The lines that say something in a spec, and the lines of its Swift; nil for a spec with errors, and for one that only others import.
  private func size(_ spec: EmittedSpec) throws -> (path: String, lines: Int, transitions: Int, members: Int)?
  {
    guard let output = try spec.compile().output,
      let source = try? String(contentsOf: Specs.root.appending(path: spec.path), encoding: .utf8)
    else { return nil }
    let members = source.split(separator: "\n").reduce(0) { count, line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return count + (code.contains { $0 != " " && $0 != "}" } ? (code.count + 131) / 132 : 0)
    }
    let text = String(decoding: output, as: UTF8.self)
    let body = text[(text.firstRange(of: "\nimport UIKit\n")?.upperBound ?? text.startIndex)...]
    let transitions = text.split(separator: "\n").count { $0.contains("private func describe") }
    return transitions == 0 ? nil : (spec.path, lines(String(body)), transitions, members)
  }

  @Test func photos() throws {
    let text = try #require(EmittedSpec.shown.first { $0.path.hasSuffix("photos.transition") }).swift()
    #expect(lines(text) <= 150)
  }

  @Test func runtime() {
    let text = String(decoding: UIKitEmitter.support(version: "1"), as: UTF8.self)
    let code = text.split(separator: "\n").count { line in
      let first = line.drop { $0 == " " }
      return !first.isEmpty && !first.hasPrefix("//")
    }
    #expect(code < 5_000)
    #expect(lines(text) < 6_420)
  }
}
