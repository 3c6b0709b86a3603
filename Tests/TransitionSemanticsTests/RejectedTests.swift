import Foundation
import TestSupport
import Testing
import TransitionDiagnostics
import TransitionText

/// Known bugs of handwritten transitions. Each is a spec that is rejected, or that cannot be written.
@Suite struct RejectedTests {
  private static let folder = SpecFolder("Rejected")
  private static let tests = Golden.folder(of: #filePath).deletingLastPathComponent()

  /// The first line names the code, which is the only finding.
  @Test(arguments: folder.names) func isRejected(name: String) throws {
    let source = try Self.folder.source(name)
    let text = String(decoding: source.bytes, as: UTF8.self)
    let match = try #require(text.prefixMatch(of: /\/\/ (T\d{4}): .+\.\n/), "\(name) names no code")
    let code = try #require(DiagnosticCode(name: String(match.1)), "there is no code \(match.1)")
    let found = SpecFolder.findings(source)
    #expect(found.contains { $0.code == code }, "\(found.map { $0.message(in: source) })")
    #expect(
      found.allSatisfy { $0.code == code || $0.severity != .error },
      "\(found.map { $0.message(in: source) })")
  }

  // MARK: The table

  private static func table() throws -> String {
    let url = tests.deletingLastPathComponent().appending(path: "Documentation/known-bugs.md")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// The last column of each row of the table.
  private static func proofs() throws -> [Substring] {
    try table().split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| bug |") }
      .compactMap { $0.dropLast(2).components(separatedBy: " | ").last.map { $0[...] } }
  }

  /// The texts of all tests, by the names of their files.
  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "swift", let data = try? Data(contentsOf: url) else { continue }
      // Two suites with the same name test two parts of one subject.
      sources[url.lastPathComponent, default: ""] += String(decoding: data, as: UTF8.self)
    }
    return sources
  }()

  @Test func everyBugHasAProof() throws {
    let proofs = try Self.proofs()
    #expect(proofs.count >= 30)
    for proof in proofs {
      let parts = proof.matches(of: /`[^`]+`|(?:scenario|seeded bug) "[^"]+"/).map { String($0.output) }
      #expect(!parts.isEmpty && parts.joined(separator: ", ") == proof, "\(proof)")
    }
  }

  @Test func everySpecIsInTheTable() throws {
    let named = try Self.proofs().flatMap { $0.matches(of: /`(S\d-[a-z0-9-]+)`/).map { String($0.1) } }
    #expect(named.sorted() == Self.folder.names)
  }

  /// A spec that is rejected with a warning only is marked so in the table, and `transc check` ends with 0 for it.
  @Test(arguments: folder.names) func severityIsInTheTable(name: String) throws {
    let source = try Self.folder.source(name)
    let isWarned = !SpecFolder.findings(source).contains { $0.severity == .error }
    let row = try #require(try Self.table().split(separator: "\n").first { $0.contains("`\(name)`") })
    #expect(row.contains("warning") == isWarned, "\(row)")
  }

  @Test func everyTestThatIsNamedIsThere() throws {
    var count = 0
    for proof in try Self.proofs() {
      for match in proof.matches(of: /`([A-Za-z]+)\.([A-Za-z]+)`/) {
        count += 1
        let suite = Self.sources["\(match.1).swift", default: ""]
        #expect(suite.contains("func \(match.2)("), "\(match.0)")
        #expect(suite.contains("struct \(match.1)"), "\(match.0)")
      }
      for match in proof.matches(of: /scenario "([^"]+)"/) {
        count += 1
        #expect(Self.sources.values.contains { $0.contains("\"\(match.1)\",") }, "\(match.0)")
      }
      for match in proof.matches(of: /seeded bug "([^"]+)"/) {
        count += 1
        let bugs = Self.sources.filter { $0.key.hasPrefix("Seeded") }
        #expect(bugs.values.contains { $0.contains("\"\(match.1)\",") }, "\(match.0)")
      }
    }
    #expect(count >= 40)
  }
}
