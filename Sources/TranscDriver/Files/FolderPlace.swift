/// The place of a folder in or below another one, by names.
struct FolderPlace: Sendable {
  /// The names to put before a relative path if the outer folder is above the working directory: those of the latter.
  private let base: [Path]
  /// The names that lead to the outer folder.
  private let outer: [Path]
  /// The names that lead from there to the folder.
  let inner: [Path]

  /// Finds the place of `folder` below `outer`, whatever their paths are; nil when it is not in or below that folder.
  init?(of folder: Path, below outer: Path, _ fileSystem: any FileSystem) {
    let steps = folder.steps
    if outer == Path("."), !folder.isAbsolute, steps.first != Path("..") {
      self.init(base: [], steps, count: 0)
      return
    }
    guard let wanted = try? fileSystem.status(at: outer, followingLinks: true).identity else { return nil }
    func count(_ steps: [Path], isAbsolute: Bool) -> Int? {
      // What comes before a `..` at the beginning is no folder above.
      let least = steps.prefix { $0 == Path("..") }.count
      return stride(from: steps.count, through: least, by: -1).first { count in
        let above = Path(steps: steps.prefix(count), isAbsolute: isAbsolute)
        return (try? fileSystem.status(at: above, followingLinks: true))?.identity == wanted
      }
    }
    if let count = count(steps, isAbsolute: folder.isAbsolute) {
      self.init(base: [], steps, count: count)
      return
    }
    // A relative path does not have the names of the folders above the working directory.
    guard !folder.isAbsolute, let here = try? fileSystem.workingDirectory() else { return nil }
    let full = here.appending(folder).steps
    guard let count = count(full, isAbsolute: true) else { return nil }
    self.init(base: here.steps, full, count: count)
  }

  /// The place of a folder in itself.
  init(itself folder: Path) { self.init(base: [], folder.steps, count: folder.steps.count) }

  private init(base: [Path], _ steps: [Path], count: Int) {
    self.base = base
    (outer, inner) = (Array(steps.prefix(count)), Array(steps.dropFirst(count)))
  }

  /// The path of a file in or below the outer folder, with one notation for each file; nil for any other file.
  /// - Parameter path: Its path, absolute if the folder's path is.
  func path(of path: Path) -> Path? {
    let steps = path.steps
    let full = base.isEmpty ? steps : Path(steps: base + steps, isAbsolute: false).steps
    guard full.count > outer.count, full.starts(with: outer), full[outer.count] != Path("..") else {
      return nil
    }
    let isBelowBase = full.starts(with: base)
    return Path(steps: isBelowBase ? full[base.count...] : steps[...], isAbsolute: path.isAbsolute)
  }
}
