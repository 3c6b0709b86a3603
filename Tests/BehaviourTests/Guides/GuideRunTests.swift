#if os(Linux)
  import Foundation
  import Testing

  /// Runs the apps of the guides in the headless UIKit, in every behaviour of UIKit.
  ///
  /// Each app is one module, with the generated Swift of its specs and a program of `Tests/Support/Guides` that uses the app.
  @Suite struct GuideRunTests {
    /// The apps that run: their pages, their labels, their programs, and the courses of these.
    static let runs: [(page: String, label: String, program: String, courses: [String])] = [
      (
        "navigation", "", "Navigation",
        ["push and pop", "pull", "the cover is gone", "reduced motion", "without animation"]
      ),
      ("modal", "", "Modal", ["present and dismiss", "the tile is gone", "in a container of the app's own"]),
      ("overlay", "", "Overlay", ["the cross", "beside it", "pull", "the label"]),
      ("tab", "", "Tab", ["by the bar", "by code", "under a finger", "at the last tab"]),
      ("container", "", "Container", ["on and back", "under a finger", "nothing behind the last"]),
      ("adopting", "delegate", "Delegate", ["both kinds", "the swipe"]),
      ("adopting", "storyboard", "Storyboard", ["a segue"]),
      ("adopting", "objc", "ObjectiveC", ["from Objective-C"]),
      (
        "swiftui", "", "SwiftUI",
        [
          "push and pop", "open from the start", "closed during the push", "changed during the push",
          "updated under a finger, let go early", "updated under a finger, let go late",
          "closed under a finger, let go early", "closed under a finger, let go late",
          "presented and dismissed", "an alert on the panel", "closed while it comes",
          "wanted again while it leaves", "too early", "removed", "removed while it comes",
        ]
      ),
    ]

    /// All apps run.
    @Test func everyAppRuns() {
      let run = Self.runs.map { "\($0.page) \($0.label)" }
      let apps = GuidePage.apps.map { "\($0.page.name) \($0.label)" }
      #expect(Set(run) == Set(apps))
    }

    @Test(arguments: runs.indices) func run(_ index: Int) async throws {
      let (page, label, program, courses) = Self.runs[index]
      let app = try #require(GuidePage.apps.first { $0.page.name == page && $0.label == label })
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let executable = try await Self.build(
        app, program, app.page.compiled(), try await Runtime.module().object, in: folder)
      try Self.strings().write(
        to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
      let result = try await Toolchain.run(executable, [])
      #expect(result.status == 0, "\(result.standardError)")
      let checks = try result.standardOutput.split(separator: "\n").map {
        try JSONDecoder().decode(ScenarioProgram.Check.self, from: Data($0.utf8))
      }
      for check in checks {
        #expect(check.ok, "\(check.scenario): \(check.check): \(check.detail) [\(check.conduct)]")
      }
      #expect(Set(checks.map(\.scenario)) == Set(courses))
      for course in courses {
        let own = checks.filter { $0.scenario == course }
        #expect(Set(own.map(\.conduct)).count == 16, "\(course)")
        #expect(own.count >= 4 * 16, "\(course)")
      }
    }

    /// The programs can fail: they find a bug in the app of the first guide if the runtime gives nothing back.
    @Test func aBugIsFound() async throws {
      let app = try #require(GuidePage.apps.first { $0.page.name == "navigation" })
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let runtime = try await SeededProgram.runtime(with: "what a run holds is not given back")
      let executable = try await Self.build(
        app, "Navigation", try app.page.compiled(), runtime.object, in: folder)
      let result = try await Toolchain.run(executable, runtime.arguments)
      #expect(result.standardOutput.contains("\"ok\":false"))
    }

    /// The table of translated strings that a guide shows.
    private static func strings() throws -> String {
      let blocks = GuidePage.all.flatMap(\.blocks).filter { $0.language == "strings" }
      return try #require(blocks.first).text
    }

    private static func build(
      _ app: GuidePage.App, _ program: String, _ generated: [String], _ runtime: String,
      in folder: URL
    ) async throws -> String {
      var files = try ([app.text] + generated).enumerated().map { index, text in
        let file = folder.appendingPathComponent("Guide\(index).swift")
        // The program is the main one.
        try text.replacing("@main\n", with: "").write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      let support = [
        "Guides/GuideRun.swift", "Guides/\(program).swift", "Scenarios/HierarchyState.swift",
        "Scenarios/Report.swift", "Scenarios/Specs/SpecWorld.swift",
      ]
      files += support.map { BuildFolder.support.appendingPathComponent($0).path }
      if app.label == "objc" { files.append(GuideTests.legacy.path) }
      let uiKit = try await HeadlessUIKit.module()
      let swiftUI = try await HeadlessSwiftUI.object()
      let object = folder.appendingPathComponent("Guide.o").path
      try await Toolchain.compile(
        [
          "-swift-version", "6", "-parse-as-library", "-wmo", "-Onone", "-module-name", "Guide",
          "-emit-object", "-o", object,
        ] + HeadlessSwiftUI.importFlags() + Runtime.module().testableFlags + files)
      let executable = folder.appendingPathComponent("guide").path
      try await Toolchain.compile(
        [uiKit.object, swiftUI, runtime, object, "-o", executable] + Toolchain.libraries)
      return executable
    }
  }
#endif
