import Foundation
import TestSupport
import Testing
import TransitionCompiler
import UIKitEmitter

/// The length of generated files.
@Suite struct SizeTests {
  private func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// A thin file without its header and the example in it has at most 60 lines for each transition, and 3 for each line of the
  /// spec with code, counted in lines of at most 132 columns. This is true for every correct spec in the repository.
  @Test func growsWithItsMembers() throws {
    let sizes = try EmittedSpec.compiled.get().compactMap { try size(of: $0.spec, $0.result) }
    #expect(sizes.count > 300)
    for size in sizes { #expect(size.lines <= 60 * size.transitions + 3 * size.members, "\(size)") }
  }

  /// The number of lines with code in a spec, and the number of lines of its Swift. It is nil for a spec with errors, and for a
  /// spec that is only imported.
  private func size(
    of spec: EmittedSpec, _ result: CompilationResult
  ) throws -> (path: String, lines: Int, transitions: Int, members: Int)? {
    guard let output = result.output,
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
  }
}
