import Foundation
import TestSupport
import Testing
import UIKitEmitter

/// How much there is to read.
@Suite struct SizeTests {
  private func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// A thin file, without its head and the example of its use there, is about as long as its spec is: 60 lines, and 3 for each line of
  /// the spec that says something.
  @Test(arguments: EmittedSpec.shown) func growsWithItsMembers(_ spec: EmittedSpec) throws {
    let source = try String(contentsOf: Specs.root.appending(path: spec.path), encoding: .utf8)
    let members = source.split(separator: "\n").count { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return code.contains { $0 != " " && $0 != "}" }
    }
    let text = try spec.swift()
    let body = text[(text.firstRange(of: "\nimport UIKit\n")?.upperBound ?? text.startIndex)...]
    #expect(lines(String(body)) <= 60 + 3 * members, "\(members) members")
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
    #expect(lines(text) < 6_500)
  }
}
