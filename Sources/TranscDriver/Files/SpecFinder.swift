import TransitionText

/// Finds the specs in a folder, without those that a `.transcignore` leaves out.
struct SpecFinder {
  let fileSystem: any FileSystem

  /// The extension of specs.
  static let fileExtension = Array(".transition".utf8)
  /// Whether a path has the extension of specs.
  static func isSpec(_ path: Path) -> Bool {
    path.bytes.suffix(fileExtension.count).elementsEqual(fileExtension)
  }

  /// Deeper than people nest folders, and shallow enough for any stack.
  private static let depthLimit = 100

  /// Whether a path leads to a folder.
  func isFolder(_ path: Path) -> Bool {
    (try? fileSystem.status(at: path, followingLinks: true))?.kind == .directory
  }

  /// Whether a file or folder exists.
  func isThere(_ path: Path) -> Bool {
    (try? fileSystem.status(at: path, followingLinks: false)) != nil
  }

  /// The specs that were found.
  struct Result {
    var specs: [Path] = []
    /// The status of each spec.
    var statuses: [FileStatus] = []
    /// The files that have the name of a spec and are none, such as a pipe, which would block, or a dangling link.
    var leftOut: [ToolFailure] = []
  }

  /// The `.transition` files in a folder and below it, in the order of their names' bytes. Names that begin with a dot
  /// are left out, and links to folders are not followed.
  /// - Throws: A failure when a folder cannot be read, or there are no specs.
  func specs(in folder: Path) throws(ToolFailure) -> Result {
    let found = try specsIfAny(in: folder)
    if found.specs.isEmpty {
      throw ToolFailure("`\(folder.text)` contains no `.transition` files", path: folder)
    }
    return found
  }

  /// The same, for a folder that may have no specs.
  func specsIfAny(in folder: Path) throws(ToolFailure) -> Result { try find(in: folder, matching: nil) }

  /// The `.transition` files that match a pattern, such as `App/**/*.transition`, or lie in or below a folder that matches.
  /// - Throws: A failure when a folder cannot be read, or no file matches.
  func specs(matching pattern: Path) throws(ToolFailure) -> Result {
    let steps = pattern.steps
    let plain = steps.firstIndex(where: GlobPattern.isPattern) ?? steps.endIndex
    let folder = Path(steps: steps[..<plain], isAbsolute: pattern.isAbsolute)
    // Only folders have a slash at the end.
    let below = pattern.endsWithSlash ? [Path("**")] : []
    var found = Result()
    if isFolder(folder) { found = try find(in: folder, matching: GlobPattern(steps[plain...] + below)) }
    if plain == 0, !pattern.isAbsolute {
      found.specs = found.specs.map { Path(steps: $0.steps, isAbsolute: false) }
    }
    if found.specs.isEmpty {
      throw ToolFailure("no `.transition` files match `\(pattern.text)`", path: pattern)
    }
    return found
  }

  /// A folder on the way down.
  fileprivate struct Place {
    var folder: Path
    /// The names on the path to it, from the first folder whose rules apply.
    var names: [Path] = []
    var rules = IgnoreRules()
    /// The pattern of the specs, and the number of names before it; nil for all specs.
    var wanted: (pattern: GlobPattern, start: Int)?
  }

  /// - Parameter pattern: The pattern of paths relative to the folder; nil for any.
  private func find(in folder: Path, matching pattern: GlobPattern?) throws(ToolFailure) -> Result {
    var place = Place(folder: folder)
    let around = foldersAround(folder)
    for (above, name) in zip(around, folder.steps.suffix(around.count)) {
      place.rules = try rules(in: above, place)
      place.names.append(name)
    }
    place.wanted = pattern.map { ($0, place.names.count) }
    var found = Result()
    try find(in: place, depth: 0, &found)
    return found
  }

  /// The folders above a folder whose rules apply to it: those from the working directory on; none for a folder elsewhere.
  private func foldersAround(_ folder: Path) -> [Path] {
    let steps = folder.steps
    if steps.first == Path("..") { return [] }
    var first = 0
    if folder.isAbsolute {
      guard let here = try? fileSystem.workingDirectory().steps, steps.starts(with: here) else { return [] }
      first = here.count
    }
    return (first..<steps.count).map { Path(steps: steps[..<$0], isAbsolute: folder.isAbsolute) }
  }

  /// The rules at a place with those of a folder's own file, if it has one.
  private func rules(in folder: Path, _ place: Place) throws(ToolFailure) -> IgnoreRules {
    let file = folder.appending(IgnoreRules.fileName)
    let status = try attempt(file) { () throws(SystemError) in try fileSystem.statusIfPresent(file) }
    if status == nil { return place.rules }
    let text = try InputReader(fileSystem: fileSystem).read(file).source
    return place.rules.adding(text.bytes, depth: place.names.count)
  }

  private func find(in place: Place, depth: Int, _ found: inout Result) throws(ToolFailure) {
    let folder = place.folder
    if depth > Self.depthLimit {
      throw ToolFailure("`\(folder.text)` is more than \(Self.depthLimit) folders deep", path: folder)
    }
    let entries = try attempt(folder) { () throws(SystemError) in try fileSystem.entries(of: folder) }
    let rules = entries.contains(IgnoreRules.fileName) ? try rules(in: folder, place) : place.rules
    for entry in entries.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) })
    where entry.bytes.first != UInt8(ascii: ".") {
      let inner = Place(
        folder: folder.appending(entry), names: place.names + [entry], rules: rules, wanted: place.wanted)
      if Self.isSpec(entry) {
        let status = try? fileSystem.status(at: inner.folder, followingLinks: true)
        if status?.kind != .directory {
          if inner.isWanted, !rules.leavesOut(inner.names, isFolder: false) {
            try add(inner.folder, status, to: &found)
          }
          continue
        }
      }
      let kind = try attempt(inner.folder) { () throws(SystemError) in
        try fileSystem.statusIfPresent(inner.folder, followingLinks: false)?.kind
      }
      if kind == .directory, !rules.leavesOut(inner.names, isFolder: true), let below = inner.lookingBelow {
        try find(in: below, depth: depth + 1, &found)
      }
    }
  }

  /// - Parameter status: Its status, if that could be found out.
  private func add(_ path: Path, _ status: FileStatus?, to found: inout Result) throws(ToolFailure) {
    var status = status
    if status == nil {
      status = try attempt(path) { () throws(SystemError) in
        do throws(SystemError) {
          return try fileSystem.statusIfPresent(path)
        } catch  where error == .linkLoop { return nil }
      }
    }
    if let status, status.kind == .regular {
      found.specs.append(path)
      found.statuses.append(status)
    } else {
      let reason = status == nil ? "the link is broken" : "it is not a regular file"
      found.leftOut.append(ToolFailure("skipped `\(path.text)`: \(reason)", path: path))
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

extension SpecFinder.Place {
  /// Whether it matches the pattern.
  fileprivate var isWanted: Bool { wanted.map { $0.pattern.matches(names[$0.start...]) } ?? true }

  /// The place for a search below it; nil when nothing below it can match.
  fileprivate var lookingBelow: SpecFinder.Place? {
    guard let wanted else { return self }
    if isWanted {
      var all = self
      all.wanted = nil
      return all
    }
    return wanted.pattern.mayMatch(below: names[wanted.start...]) ? self : nil
  }
}
