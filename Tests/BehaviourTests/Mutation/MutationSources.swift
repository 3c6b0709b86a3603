#if os(Linux)
  import Foundation

  /// What the verdicts on a spec's mutants depend on: its generated text, the headless UIKit, and the scenarios.
  ///
  /// A file of scenarios that names specs, and not this one, has nothing to do with it; nor has one that names none, in a folder whose
  /// files only name others, or in a folder of other things.
  enum MutationSources {
    private static let otherFolders = ["Fixtures", "Headless", "Seeds", "Simulator"]
    /// What is in these is for all specs if it does not say for which.
    private static let commonFolders = ["Scenarios", "Specs", "Matrix", "Apps", "Trials"]

    /// Tells one state of them from another.
    static func hash(of spec: String, _ text: String, among specs: [String]) throws -> String {
      let judges = try BuildFolder.swiftFiles(in: BuildFolder.package.appending(path: "Tests/BehaviourTests"))
        .filter { $0.path.contains("/Matrix/") || $0.lastPathComponent.contains("Sample") }
      let uiKit = try BuildFolder.swiftFiles(in: BuildFolder.support.appending(path: "UIKit"))
      let texts = try BuildFolder.swiftFiles(in: BuildFolder.support.appending(path: "Scenarios")).map {
        (folder: $0.deletingLastPathComponent(), text: try String(contentsOf: $0, encoding: .utf8))
      }
      func names(in text: String) -> Set<String> {
        Set(specs.filter { text.contains("\"\($0)\"") || text.contains("\"\($0): ") })
      }
      let namesInFolder = Dictionary(grouping: texts, by: \.folder).mapValues { files in
        files.reduce(into: Set<String>()) { $0.formUnion(names(in: $1.text)) }
      }
      let scenarios = texts.filter { folder, text in
        let name = folder.lastPathComponent
        if otherFolders.contains(name) || folder.path.contains("/Seeds/") { return false }
        if name == "Photos" { return spec == MutatedSpec.photos }
        var named = names(in: text)
        if named.isEmpty, !commonFolders.contains(name) { named = namesInFolder[folder, default: []] }
        return named.isEmpty || named.contains(spec)
      }
      let files = try (judges + uiKit).map { try Data(contentsOf: $0) }
      return BuildFolder.hash([Data(text.utf8)] + files + scenarios.map { Data($0.text.utf8) })
    }
  }
#endif
