import Foundation
import Testing

/// The specs and the command lines of the guides. Each command line is run on the specs of its page.
@Suite struct GuideTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/guides")

  static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  /// The fenced blocks of a page with a language, with the labels after it.
  private static func blocks(_ page: String, _ language: String) throws -> [(label: String, text: String)] {
    let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "\n"), let text = part.components(separatedBy: "\n```").first
      else { return nil }
      let label = part[..<end].trimmingCharacters(in: .whitespaces)
      return (label, text.dropFirst(part.distance(from: part.startIndex, to: end) + 1) + "\n")
    }
  }

  /// A folder with the specs of a page, at the paths that the page gives them.
  private static func specs(of page: String) throws -> (folder: TemporaryFolder, paths: [String]) {
    let folder = try TemporaryFolder()
    let specs = try blocks(page, "transition")
    for (label, text) in specs {
      let parts = label.split(separator: "/").dropLast().joined(separator: "/")
      if !parts.isEmpty { try folder.makeFolder(parts) }
      try folder.write(text, to: label)
    }
    return (folder, specs.map(\.label))
  }

  @Test func thereAreGuides() {
    #expect(Self.pages.count >= 6)
  }

  @Test(arguments: pages) func specsAreRightAndFormatted(page: String) throws {
    let (folder, paths) = try Self.specs(of: page)
    #expect(!paths.isEmpty)
    for path in paths {
      let check = try Transc.shell(#""$transc" check -Werror \#(path)"#, in: folder)
      #expect(check.status == 0, "\(check.errors)")
      #expect(check.errors.isEmpty)
      let format = try Transc.shell(#""$transc" format --check --diff \#(path)"#, in: folder)
      #expect(format.status == 0, "\(format.output)")
    }
  }

  /// Every command line is valid, and does its work without a message.
  @Test(arguments: pages) func commandsAreDone(page: String) throws {
    let (folder, _) = try Self.specs(of: page)
    for block in try Self.blocks(page, "sh") {
      for line in block.text.split(separator: "\n") {
        #expect(line.hasPrefix("transc "), "\(line)")
        let result = try Transc.shell(#""$transc""# + line.dropFirst("transc".count), in: folder)
        #expect(result.status == 0, "\(line): \(result.errors)")
        #expect(result.errors.isEmpty, "\(line): \(result.errors)")
      }
    }
  }

  /// The options that the prose names exist, too.
  @Test(arguments: pages) func optionsExist(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    let folder = try TemporaryFolder()
    let help = try ["generate", "check", "ledger", "sample", "plot"].map {
      try Transc.shell(#""$transc" help \#($0)"#, in: folder).output
    }.joined()
    for match in text.matches(of: #/--[a-z][a-z-]+/#) {
      #expect(help.contains(match.output), "\(match.output)")
    }
  }

  /// The pages and sections that a page links to exist.
  @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)#:]*)(#([^)]*))?\)/#) {
      let path = match.output.1.isEmpty ? page : String(match.output.1)
      let target = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      guard let anchor = match.output.3 else { continue }
      let anchors = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      }
      #expect(anchors.contains(String(anchor)), "\(page): \(match.output.0)")
    }
  }
}
