import Foundation
import TestSupport
import Testing

@testable import UIKitEmitter

/// What people read or hear of a generated file, the app can put into its own words.
@Suite struct WordTests {
  /// What gives a view words.
  private static let setters = [
    ".accessibilityLabel", ".accessibilityHint", ".accessibilityValue", ".text = ", ".title = ", "setTitle(",
    "setAttributedTitle(", ".announcement",
  ]

  private static func wording(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in setters.contains { line.contains($0) } }
  }

  @Test(arguments: SpecTests.names) func variant(name: String) throws {
    try expectLocalised(SpecTests.emit(name))
  }

  @Test(arguments: SpecTests.specs + ["photos"]) func spec(name: String) throws {
    try expectLocalised(SpecTests.emit(spec: name))
  }

  private func expectLocalised(_ output: [UInt8]) throws {
    let text = String(decoding: output, as: UTF8.self)
    for line in Self.wording(text) {
      #expect(line.hasSuffix(".accessibilityLabel = closeLabel"), "\(line)")
    }
    // The app can say it otherwise, and in other languages; in a framework, too.
    let isLocalised = text.contains(
      /var closeLabel: String = NSLocalizedString\(\s*"Close", bundle: Bundle\(for: \w+\.self\), comment: "/)
    #expect(isLocalised == !Self.wording(text).isEmpty)
  }

  /// There is something to be put into other words.
  @Test func thereAreWords() throws {
    let text = String(decoding: try SpecTests.emit(spec: "half-sheet"), as: UTF8.self)
    #expect(Self.wording(text).count == 1)
  }

  /// Comments say "an inner" and "a user". One spec has a screen that is called `a`.
  @Test(arguments: SpecTests.names.filter { $0 != "many-things" }) func articles(name: String) throws {
    let text = String(decoding: try SpecTests.emit(name), as: UTF8.self)
    let comments = text.split(separator: "\n").filter { $0.contains("///") }
    for line in comments {
      #expect(!line.contains(/\b[Aa] [aeiou](?!ne |ser|nit|niq)/), "\(line)")
      #expect(!line.contains(/\b[Aa]n [bcdgjkpqtvwyz]/), "\(line)")
    }
  }

  @Test(arguments: [
    ("inner", "an inner"), ("answer", "an answer"), ("list", "a list"), ("user", "a user"),
    ("unit", "a unit"),
    ("overview", "an overview"), ("one", "a one"), ("hour", "an hour"), ("house", "a house"), ("a", "an a"),
    ("b", "a b"), ("uploads", "an uploads"), ("Item", "an Item"),
  ]) func article(name: String, read: String) {
    #expect(name.withArticle == read)
  }
}
