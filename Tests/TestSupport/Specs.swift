public import Foundation
public import TransitionText

/// The specs of the repository.
public enum Specs {
  /// The repository's folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A spec of `Specs/`.
  public static func source(_ name: String) throws -> SourceText {
    let url = root.appending(path: "Specs/\(name)")
    return SourceText(name: "Specs/\(name)", bytes: try Data(contentsOf: url))
  }

  /// The specs of the tasks in `Documentation/cookbook.md`, in their order.
  public static func cookbook() throws -> [SourceText] {
    let page = try String(contentsOf: root.appending(path: "Documentation/cookbook.md"), encoding: .utf8)
    let tasks = page.components(separatedBy: "\n## ").dropFirst()
    return tasks.flatMap { task in
      let title = String(task.prefix { $0 != "\n" })
      return task.components(separatedBy: "```transition\n").dropFirst().map { block in
        SourceText(name: title, text: String(block.components(separatedBy: "```")[0]))
      }
    }
  }

  /// The text of `Specs/photos.transition`.
  public static func photos() throws -> SourceText { try source("photos.transition") }
}
