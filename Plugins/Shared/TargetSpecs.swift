import Foundation

/// The specs of a target, and the files that are generated from them.
struct TargetSpecs {
  /// The folder that contains the specs, and that their imports stay in.
  let root: URL
  /// The `.transition` files.
  let files: [URL]
  /// The target's `transc.json`, if it has one: that of the folder, in an Xcode project the outermost.
  let configuration: URL?
  /// The other `transc.json` files, which are not read.
  let otherConfigurations: [URL]
  /// A file of generated Swift that is committed, or the runtime, if the target has one.
  let committedSwift: URL?

  /// The folder for generated Swift that is committed.
  static let committedFolder = "Generated"

  /// Finds the specs among the files of a target.
  init(root: URL, files: [URL], isProject: Bool = false) {
    self.root = root
    self.files = files.filter { $0.pathExtension == "transition" }.sorted { $0.path < $1.path }
    let all = files.filter { $0.lastPathComponent == "transc.json" }
      .sorted { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
    // The tool reads the one in the folder, whether the target includes or excludes it.
    let main = root.appending(path: "transc.json")
    let own = FileManager.default.fileExists(atPath: main.path) ? main : isProject ? all.first : nil
    configuration = own
    otherConfigurations = all.filter { $0.path != own?.path }
    committedSwift = files.first {
      $0.lastPathComponent == "TransitionSupport.swift"
        || $0.lastPathComponent.hasSuffix(".transition.swift")
          && $0.deletingLastPathComponent().lastPathComponent == Self.committedFolder
    }
  }

  /// The arguments by which the tool reads the specs.
  /// - Parameter shown: The notation of paths.
  func arguments(shown: (URL) -> String = \.path) -> [String] {
    ["--root", shown(root)] + (configuration.map { ["--config", shown($0)] } ?? []) + files.map(shown)
  }

  /// The files that the tool writes into a folder: `Home-photos.transition.swift` for `Home/photos.transition`, and the runtime.
  func outputs(in folder: URL) -> [URL] {
    let names = files.map { file in
      file.path.dropFirst(root.path.count).split(separator: "/").joined(separator: "-") + ".swift"
    }
    return (names + ["TransitionSupport.swift"]).map { folder.appending(path: $0) }
  }
}
