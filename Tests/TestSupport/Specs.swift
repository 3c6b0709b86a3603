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

  /// The text of `Specs/photos.transition`.
  public static func photos() throws -> SourceText { try source("photos.transition") }
}
