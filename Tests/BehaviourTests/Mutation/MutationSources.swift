#if os(Linux)
  import Foundation

  /// What the verdicts on a spec's mutants depend on: its generated text, the headless UIKit, and the scenarios.
  ///
  /// A file of scenarios that names specs, and not this one, has nothing to do with it; nor has one in a folder of other things.
  enum MutationSources {
    private static let otherFolders = ["Fixtures", "Headless", "Seeds", "Simulator"]
    private static let photos = "photos"

    /// Tells one state of them from another.
    static func hash(of spec: String, _ text: String, among specs: [String]) throws -> String {
      let judges = try BuildFolder.swiftFiles(in: BuildFolder.package.appending(path: "Tests/BehaviourTests"))
        .filter { $0.path.contains("/Matrix/") || $0.lastPathComponent.contains("Sample") }
      let uiKit = try BuildFolder.swiftFiles(in: BuildFolder.support.appending(path: "UIKit"))
      let root = BuildFolder.support.appending(path: "Scenarios")
      let scenarios = try BuildFolder.swiftFiles(in: root).filter { file in
        let folder = file.deletingLastPathComponent().lastPathComponent
        if otherFolders.contains(folder) || file.path.contains("/Seeds/") { return false }
        if folder == "Photos" { return spec == photos }
        let source = try String(contentsOf: file, encoding: .utf8)
        let named = specs.filter { source.contains("\"\($0)\"") || source.contains("\"\($0): ") }
        return named.isEmpty || named.contains(spec)
      }
      let files = try (judges + uiKit + scenarios).map { try Data(contentsOf: $0) }
      return BuildFolder.hash([Data(text.utf8)] + files)
    }
  }
#endif
