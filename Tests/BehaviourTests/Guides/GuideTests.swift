#if os(Linux)
  import Foundation
  import Testing
  import UIKitEmitter

  /// The Swift of the guides compiles together with the generated Swift of their specs.
  @Suite struct GuideTests {
    /// The Objective-C declarations that a page presumes in its app.
    static let legacy = BuildFolder.support.appendingPathComponent("Guides/Legacy.swift")

    @Test func everyPageIsThere() {
      let names = Set(GuidePage.all.map(\.name))
      #expect(names.isSuperset(of: ["adopting", "container", "modal", "navigation", "overlay", "swiftui"]))
    }

    /// Each code block is of a kind that some test checks.
    @Test(arguments: GuidePage.all) func everyFenceIsKnown(_ page: GuidePage) {
      for block in page.blocks {
        #expect(
          ["objc", "sh", "strings", "swift", "transition"].contains(block.language), "\(block.language)")
        #expect(["objc", "swift", "transition"].contains(block.language) || block.label.isEmpty)
        #expect(block.language != "transition" || block.label.hasSuffix(".transition"))
      }
      #expect(!page.specs.isEmpty)
      #expect(!page.apps.isEmpty)
    }

    @Test(arguments: GuidePage.all) func whatIsShownOfAGeneratedFileIsInIt(_ page: GuidePage) throws {
      let generated = try page.generated()
      for block in page.blocks where block.language == "swift" && block.label == GuidePage.generatedLabel {
        #expect(generated.contains { $0.contains(block.text) }, "\(block.text)")
      }
    }

    /// The Objective-C of a page is compiled as one file.
    @Test(arguments: GuidePage.all) func objectiveCIsCompiled(_ page: GuidePage) async throws {
      let text = page.blocks.filter { $0.language == "objc" }.map(\.text).joined(separator: "\n")
      if text.isEmpty { return }
      #expect(try await Self.checkObjectiveC(text) == "")
      #expect(try await Self.checkObjectiveC(text.replacing("adoptPoster:", with: "adoptPicture:")) != "")
    }

    /// The output of the toolchain's compiler.
    private static func checkObjectiveC(_ text: String) async throws -> String {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Guide.m")
      try text.write(to: file, atomically: true, encoding: .utf8)
      let header = BuildFolder.support.appendingPathComponent("Guides/UIKit.h")
      let result = try await Toolchain.run(
        "clang",
        [
          "-fsyntax-only", "-x", "objective-c", "-fobjc-arc", "-fblocks", "-fobjc-runtime=gnustep-2.0",
          "-Wall",
          "-include", header.path, file.path,
        ])
      return result.status == 0 ? result.standardError : "status \(result.status): \(result.standardError)"
    }

    /// The adopting page lists the localized strings of the runtime, and no others.
    @Test func wordsAreThose() throws {
      let page = try #require(GuidePage.all.first { $0.name == "adopting" })
      let text = try String(
        contentsOf: GuidePage.folder.appendingPathComponent("adopting.md"), encoding: .utf8)
      let support = String(decoding: UIKitEmitter.support(version: "1"), as: UTF8.self)
      let calls = support.matches(
        of: #/NSLocalizedString\(\s*"([^"]*)", bundle: Bundle\(for: (\w+)\.self\), comment: "([^"]*)"\)/#)
      #expect(!calls.isEmpty)
      let table = try #require(page.blocks.first { $0.language == "strings" }).text
      for call in calls {
        let (_, word, type, comment) = call.output
        let said =
          "NSLocalizedString(\"\(word)\", bundle: Bundle(for: \(type).self), comment: \"\(comment)\")"
        #expect(text.contains(said), "\(said)")
        #expect(table.contains("/* \(comment) */\n\"\(word)\" = "), "\(comment)")
      }
    }

    /// Swift 6, Swift 5, and Swift 6 with the main actor as the default isolation, as in new projects.
    private static let settings = TypeCheckTests.settings.filter {
      !$0.contains("-strict-concurrency=complete")
    }

    @Test(arguments: GuidePage.apps, settings)
    func compilesWithoutWarnings(_ app: GuidePage.App, _ setting: [String]) async throws {
      try await typeCheck(app, setting)
    }

    /// The check can fail.
    @Test func aWarningIsAnError() async throws {
      let app = try #require(GuidePage.apps.first)
      await #expect(throws: Toolchain.Failure.self) {
        try await typeCheck(app, ["-swift-version", "6"], and: "func unused() { let number = 1 }\n")
      }
    }

    private func typeCheck(_ app: GuidePage.App, _ setting: [String], and more: String = "") async throws {
      var texts = try [app.text + more] + app.page.compiled()
      if app.label == "objc" { texts.append(try String(contentsOf: Self.legacy, encoding: .utf8)) }
      try await TypeChecker.checkQuickly(texts, setting, importing: HeadlessSwiftUI.importFlags())
    }
  }
#endif
