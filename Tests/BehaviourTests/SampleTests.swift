#if os(Linux)
  import Foundation
  import Testing

  /// Code in the style of public tutorials and libraries, which was not written for the headless UIKit.
  @Suite struct SampleTests {
    private static let folder = BuildFolder.support.appendingPathComponent("Samples")

    /// The samples. Each has a course of the same name.
    static let names = [
      "BlurredCard", "CircularReveal", "DimmedCard", "DisplayLinkSheet", "ExpandingCell", "FlipCard",
      "GridZoom",
      "HeroZoom", "PushWithTransition", "SlideMenu", "StoryboardSegues", "SwipeDownModal", "TabSlide",
    ]

    @Test func everySampleIsHere() throws {
      let files = try BuildFolder.swiftFiles(in: Self.folder)
      #expect(files.map { $0.deletingPathExtension().lastPathComponent }.sorted() == Self.names)
    }

    /// The samples type-check with one change only: `Selector(…)` for `#selector(…)`. Attributes of Objective-C stay.
    @Test func theyAreTypeCheckedAsTheyStand() async throws {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in [
        "Unknown.swift": "class A: UIViewController { @objc func tapped(_ sender: Unknown) {} }",
        "Outlet.swift": "import UIKit\nclass B: UIViewController { @IBOutlet weak var label: Article? }",
        "Module.swift": "import Unknown\nlet c: UIView? = nil",
        "Right.swift": "class D: UIViewController {}\nextension D { override func viewDidLoad() {} }",
      ] {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      // A copy of the folder, whose record claims that two of its files have no error, must fail.
      let scratch = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: scratch) }
      let copy = scratch.appendingPathComponent("Copy")
      try FileManager.default.copyItem(at: folder, to: copy)
      let record = scratch.appendingPathComponent("record")
      let count = Self.names.count
      try "\(Self.folder.path) \(count) \(count)\n\(folder.path) 4 1\n\(copy.path) 4 2\n"
        .write(to: record, atomically: true, encoding: .utf8)
      let script = BuildFolder.package.appendingPathComponent("Scripts/type-check-uikit").path
      let result = try await Toolchain.run(
        script, ["--record", record.path, Self.folder.path, folder.path, copy.path])
      let faults = """
          Module.swift:1: no such module 'Unknown'
          Outlet.swift:2: cannot find type 'Article' in scope
          Unknown.swift:1: cannot find type 'Unknown' in scope

        """
      #expect(
        result.standardOutput
          == "\(Self.folder.path) \(count) \(count)\n\(folder.path) 4 1\n\(faults)\(copy.path) 4 1\n\(faults)"
      )
      #expect(result.standardError == "\(copy.path): 1 files without an error, the record says 2\n")
      #expect(result.status == 1)
    }

    /// The samples run without the attributes that the compiler rejects here: they present and dismiss, push and pop, also under
    /// fingers.
    @Test(arguments: names) func runs(_ name: String) async throws {
      let own = try await Self.checks.value.filter { $0.scenario == name }
      #expect(Set(own.map(\.conduct)).count == 29)
      #expect(own.count > 4 * 29)
      for check in own {
        #expect(check.ok, "\(check.check): \(check.detail) [\(check.conduct)]")
      }
    }

    /// The courses can fail. Here they find a mask that is not removed, and a screen that is left in the container.
    @Test func bugsAreFound() async throws {
      let checks = try await Self.run { text in
        text.replacing("context.view(forKey: .to)?.layer.mask = nil", with: "")
          .replacing("if !self.isPresentation { controller.view.removeFromSuperview() }", with: "")
      }
      let failed = Set(checks.filter { !$0.ok }.map(\.scenario))
      #expect(failed == ["CircularReveal", "DimmedCard"])
    }

    private static let checks = Task { try await run { $0 } }

    private static func run(
      _ change: (String) -> String
    ) async throws -> [ScenarioProgram.Check] {
      let folder = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: folder) }
      let samples = try write(in: folder) { HeadlessUIKit.adapted(change($0)) }
      let courses = try BuildFolder.swiftFiles(
        in: BuildFolder.support.appendingPathComponent("SampleCourses"))
      let report = BuildFolder.support.appendingPathComponent("Scenarios/Report.swift")
      let uiKit = try await HeadlessUIKit.module()
      let object = folder.appendingPathComponent("Samples.o").path
      try await Toolchain.compile(
        [
          "-swift-version", "5", "-parse-as-library", "-wmo", "-Onone", "-module-name", "Samples",
          "-emit-object", "-o", object,
        ] + uiKit.importFlags + samples + (courses + [report]).map(\.path))
      let executable = folder.appendingPathComponent("samples").path
      try await Toolchain.compile([uiKit.object, object, "-o", executable] + Toolchain.libraries)
      let result = try await Toolchain.run(executable, [])
      #expect(result.status == 0, "\(result.standardError)")
      return try result.standardOutput.split(separator: "\n").map {
        try JSONDecoder().decode(ScenarioProgram.Check.self, from: Data($0.utf8))
      }
    }

    /// The samples with a change.
    private static func write(in folder: URL, _ change: (String) -> String) throws -> [String] {
      try BuildFolder.swiftFiles(in: Self.folder).map { file in
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        try change(String(contentsOf: file, encoding: .utf8))
          .write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
      }
    }
  }
#endif
