/// Finds the specs in a folder.
struct SpecFinder {
  let fileSystem: any FileSystem

  /// The extension of specs.
  private static let fileExtension = Array(".transition".utf8)
  /// Deeper than people nest folders, and shallow enough for any stack.
  private static let depthLimit = 100

  /// Whether a path leads to a folder.
  func isFolder(_ path: Path) -> Bool {
    (try? fileSystem.status(at: path, followingLinks: true))?.kind == .directory
  }

  /// The `.transition` files in a folder and below it, in the order of their names' bytes. What begins with a dot is
  /// left out, and links to folders are not followed.
  /// - Throws: A folder that cannot be read, or that has no specs.
  func specs(in folder: Path) throws(ToolFailure) -> [Path] {
    var found: [Path] = []
    try find(in: folder, depth: 0, &found)
    if found.isEmpty { throw ToolFailure("`\(folder.text)` holds no `.transition` files", path: folder) }
    return found
  }

  private func find(in folder: Path, depth: Int, _ found: inout [Path]) throws(ToolFailure) {
    if depth > Self.depthLimit {
      throw ToolFailure("`\(folder.text)` is more than \(Self.depthLimit) folders deep", path: folder)
    }
    let entries = try attempt(folder) { () throws(SystemError) in try fileSystem.entries(of: folder) }
    for entry in entries.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) })
    where entry.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(entry)
      if entry.bytes.suffix(Self.fileExtension.count).elementsEqual(Self.fileExtension), !isFolder(path) {
        found.append(path)
        continue
      }
      let kind = try attempt(path) { () throws(SystemError) in
        try fileSystem.statusIfPresent(path, followingLinks: false)?.kind
      }
      if kind == .directory { try find(in: path, depth: depth + 1, &found) }
    }
  }

  private func attempt<Result>(
    _ path: Path, _ call: () throws(SystemError) -> Result
  ) throws(ToolFailure) -> Result {
    do { return try call() } catch {
      throw ToolFailure("cannot read `\(path.text)`: \(error.text)", path: path)
    }
  }
}
