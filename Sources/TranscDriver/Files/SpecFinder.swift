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

  /// What is in a folder.
  struct Result {
    var specs: [Path] = []
    /// What has the name of a spec and is none, such as a pipe, which would be waited for, or a link that leads nowhere.
    var leftOut: [ToolFailure] = []
  }

  /// The `.transition` files in a folder and below it, in the order of their names' bytes. What begins with a dot is
  /// left out, and links to folders are not followed.
  /// - Throws: A folder that cannot be read, or that has no specs.
  func specs(in folder: Path) throws(ToolFailure) -> Result {
    var found = Result()
    try find(in: folder, depth: 0, &found)
    if found.specs.isEmpty {
      throw ToolFailure("`\(folder.text)` holds no `.transition` files", path: folder)
    }
    return found
  }

  private func find(in folder: Path, depth: Int, _ found: inout Result) throws(ToolFailure) {
    if depth > Self.depthLimit {
      throw ToolFailure("`\(folder.text)` is more than \(Self.depthLimit) folders deep", path: folder)
    }
    let entries = try attempt(folder) { () throws(SystemError) in try fileSystem.entries(of: folder) }
    for entry in entries.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) })
    where entry.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(entry)
      if entry.bytes.suffix(Self.fileExtension.count).elementsEqual(Self.fileExtension), !isFolder(path) {
        try add(path, to: &found)
        continue
      }
      let kind = try attempt(path) { () throws(SystemError) in
        try fileSystem.statusIfPresent(path, followingLinks: false)?.kind
      }
      if kind == .directory { try find(in: path, depth: depth + 1, &found) }
    }
  }

  private func add(_ path: Path, to found: inout Result) throws(ToolFailure) {
    let kind = try attempt(path) { () throws(SystemError) in
      do throws(SystemError) {
        return try fileSystem.statusIfPresent(path)?.kind
      } catch  where error == .linkLoop { return nil }
    }
    switch kind {
    case .regular: found.specs.append(path)
    case nil:
      found.leftOut.append(ToolFailure("`\(path.text)` is left out: the link leads nowhere", path: path))
    default:
      found.leftOut.append(ToolFailure("`\(path.text)` is left out: it is not a regular file", path: path))
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
