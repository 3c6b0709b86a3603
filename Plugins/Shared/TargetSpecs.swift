import Foundation

/// The specs of a target, and what is made of them.
struct TargetSpecs {
  /// The folder that they are below, which their imports stay in.
  let root: URL
  /// The `.transition` files.
  let files: [URL]
  /// The target's `transc.json`, if it has one.
  let configuration: URL?

  /// Picks them out of the files of a target.
  init(root: URL, files: [URL]) {
    self.root = root
    self.files = files.filter { $0.pathExtension == "transition" }.sorted { $0.path < $1.path }
    configuration = files.filter { $0.lastPathComponent == "transc.json" }
      .min { $0.pathComponents.count < $1.pathComponents.count }
  }

  /// The options that say how the tool reads them.
  /// - Parameter shown: How paths are written.
  func arguments(shown: (URL) -> String = \.path) -> [String] {
    ["--root", shown(root)] + (configuration.map { ["--config", shown($0)] } ?? []) + files.map(shown)
  }

  /// What the tool writes into a folder: `Home-photos.transition.swift` for `Home/photos.transition`, and the runtime.
  func outputs(in folder: URL) -> [URL] {
    let names = files.map { file in
      file.path.dropFirst(root.path.count).split(separator: "/").joined(separator: "-") + ".swift"
    }
    return (names + ["TransitionSupport.swift"]).map { folder.appending(path: $0) }
  }
}
