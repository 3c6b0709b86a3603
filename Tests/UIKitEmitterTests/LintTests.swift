import Foundation
import TestSupport
import Testing

@Suite struct LintTests {
  /// The repository's own rules hold for generated files.
  @Test func goldenFilesAreClean() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for variant in Variant.all {
      try FileManager.default.copyItem(
        at: Golden.folder(of: #filePath).appending(path: "Golden/\(variant.name).swift.golden"),
        to: folder.appendingPathComponent(variant.name + ".swift"))
    }
    #expect(try SwiftFormat.lint(folder) == "")
  }

  /// No forced unwrap, no way to stop the program, and nothing global but the ledger's book.
  @Test(arguments: Variant.all.map { "\($0.name).swift.golden" } + goldenNames)
  func nothingForbidden(_ file: String) throws {
    let text = try String(
      contentsOf: Golden.folder(of: #filePath).appending(path: "Golden/\(file)"), encoding: .utf8)
    for forbidden in ["try!", "as!", "fatalError", "preconditionFailure", "precondition(", "assert(", "TODO"]
    {
      #expect(!text.contains(forbidden), "\(forbidden)")
    }
    // A type that ends in an exclamation mark, or a value that is unwrapped by one.
    #expect(text.firstMatch(of: /[A-Za-z0-9_)\]>?]!(?!=)/) == nil)
    // The only thing that lives longer than a transition is the book of what is held.
    let global = text.matches(of: /(?m)^(?:(?:\w+ )*var|.*\bstatic var|.*\bclass var) .*/).map {
      String($0.0)
    }
    #expect(global.allSatisfy { $0.contains("private static var claims: [Claim] = []") }, "\(global)")
  }

  /// UIKit hears of the end from one line of each transition.
  @Test(arguments: goldenNames) func oneExit(_ file: String) throws {
    let text = try String(
      contentsOf: Golden.folder(of: #filePath).appending(path: "Golden/\(file)"), encoding: .utf8)
    let animators = text.matches(of: /func animateTransition\(/).count
    #expect(animators > 0)
    #expect(text.matches(of: /\.completeTransition\(/).count == animators)
  }

  /// Besides the variants, what every spec becomes.
  private static let goldenNames = (SpecTests.names + SpecTests.specs + ["photos"]).map { "\($0).swift.txt" }
}
