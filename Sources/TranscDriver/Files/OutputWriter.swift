/// An output and the file that it goes to.
struct OutputFile: Hashable, Sendable {
  var path: Path
  var bytes: [UInt8]
  /// The status, before it was read, of the spec that it replaces.
  var old: FileStatus?
}

/// Writes outputs so that each file always has either its old or its new contents.
///
/// Every output is first written to a temporary file beside its destination; only when all of them are complete
/// are they renamed. Files that have the bytes already are not touched, so that build tools see no change.
struct OutputWriter {
  let fileSystem: any FileSystem
  /// Whether the outputs are specs, as in `transc format`: a file that is read-only, or has changed, is then left as it is.
  var writesSpecs = false

  /// A complete temporary file and the file that it becomes.
  private struct Staged {
    var temporary: Path
    var destination: Path
    var shown: Path
    var old: FileStatus?
  }

  /// Enough to get past the leftovers of processes that were killed.
  private static let temporaryNameAttempts = 100
  private static let temporaryNames = (start: ".transc-", end: ".tmp")

  /// Whether a name is that of a temporary file.
  static func isTemporary(_ name: Path) -> Bool {
    name.text.hasPrefix(temporaryNames.start) && name.text.hasSuffix(temporaryNames.end)
  }

  /// Writes outputs.
  /// - Returns: The status, before it was read, of each file that already has its bytes.
  @discardableResult
  func write(_ outputs: [OutputFile]) throws(ToolFailure) -> [FileStatus?] {
    var staged: [Staged] = []
    var unchanged = [FileStatus?](repeating: nil, count: outputs.count)
    var written = 0
    defer { for file in staged.dropFirst(written) { try? fileSystem.remove(file.temporary) } }
    for (index, output) in outputs.enumerated() {
      if let file = try stage(output, number: staged.count, &unchanged[index]) { staged.append(file) }
    }
    for file in staged { try checkUnchanged(file) }
    for file in staged {
      // The others may have taken long.
      try checkUnchanged(file)
      try attempt(file.shown) { () throws(SystemError) in
        try fileSystem.rename(file.temporary, to: file.destination)
      }
      written += 1
    }
    return unchanged
  }

  /// Makes a folder and its missing parents.
  func makeDirectories(_ path: Path) throws(ToolFailure) {
    let path = path.withoutTrailingSlashes
    let isThere = try attempt(path) { () throws(SystemError) in
      try fileSystem.statusIfPresent(path) != nil
    }
    if isThere { return }
    if path.parent != path { try makeDirectories(path.parent) }
    try attempt(path, verb: "make") { () throws(SystemError) in
      // Another process may have made it in the meantime.
      do throws(SystemError) {
        try fileSystem.makeDirectory(path)
      } catch  where error == .exists { return }
    }
  }

  /// Writes a temporary file; nil when nothing is left to be renamed.
  private func stage(
    _ output: OutputFile, number: Int, _ unchanged: inout FileStatus?
  ) throws(ToolFailure) -> Staged? {
    // The target of `/dev/stdout` may have no path of its own.
    let status = try attempt(output.path) { () throws(SystemError) in
      try fileSystem.statusIfPresent(output.path)
    }
    let isReplaced = status.map { $0.kind == .regular } ?? true
    let destination = try attempt(output.path) { () throws(SystemError) in
      isReplaced ? try fileSystem.followingLinks(output.path) : output.path
    }
    let isSpec = [output.path, destination].contains(where: SpecFinder.isSpec)
    if isSpec, !writesSpecs, status?.kind != .directory {
      let name = "`\(output.path.text)`"
      throw ToolFailure(
        status == nil
          ? "cannot write \(name): `.transition` is the extension of specs"
          : "\(name) is a spec; it would be lost", path: output.path)
    }
    switch status?.kind {
    case .directory:
      throw ToolFailure("cannot write `\(output.path.text)`: it is a directory", path: output.path)
    case .regular:
      if status?.size == output.bytes.count, contents(destination, count: output.bytes.count) == output.bytes
      {
        unchanged = status
        return nil
      }
      if writesSpecs {
        if let status { try checkWritable(output.path, status, destination) }
      } else if status?.size != 0, GeneratedFile.isOne(output),
        GeneratedFile(destination, fileSystem) == nil
      {
        throw ToolFailure(
          "`\(output.path.text)` was not written by transc; it would be lost", path: output.path)
      }
    case nil: break
    case .link, .pipe, .other:
      if writesSpecs {
        throw ToolFailure("cannot write `\(output.path.text)`: it is not a regular file", path: output.path)
      }
      // A device or pipe cannot be replaced, only written to.
      try attempt(output.path) { () throws(SystemError) in
        let file = try fileSystem.openRetrying(destination, .write)
        try finish(file, output.bytes, mode: nil)
      }
      return nil
    }
    let temporary = try attempt(output.path) { () throws(SystemError) in
      try writeTemporary(output.bytes, beside: destination, like: status, number: number)
    }
    return Staged(temporary: temporary, destination: destination, shown: output.path, old: output.old)
  }

  /// A spec that somebody has saved since it was read would lose what was saved.
  private func checkUnchanged(_ file: Staged) throws(ToolFailure) {
    guard writesSpecs else { return }
    let status = try attempt(file.shown) { () throws(SystemError) in
      try fileSystem.statusIfPresent(file.destination)
    }
    if status != file.old {
      throw ToolFailure(
        "cannot write `\(file.shown.text)`: it has changed since it was read", path: file.shown)
    }
  }

  /// Replacing a file needs no permission to write it, but a read-only file is read-only on purpose.
  private func checkWritable(
    _ path: Path, _ status: FileStatus, _ destination: Path
  ) throws(ToolFailure) {
    // The mode is checked because root can write every file.
    if status.mode & 0o222 == 0 {
      throw ToolFailure("cannot write `\(path.text)`: it is read-only", path: path)
    }
    try attempt(path) { () throws(SystemError) in
      let file = try fileSystem.openRetrying(destination, .write)
      try? fileSystem.close(file)
    }
  }

  private func writeTemporary(
    _ bytes: [UInt8], beside destination: Path, like old: FileStatus?, number: Int
  ) throws(SystemError) -> Path {
    for attempt in 0..<Self.temporaryNameAttempts {
      // The name does not include that of the output, which may have the greatest possible length.
      let name = Path(
        "\(Self.temporaryNames.start)\(fileSystem.processID)-\(number)-\(attempt)\(Self.temporaryNames.end)")
      let path = destination.parent.appending(name)
      let file: FileDescriptor
      do {
        file = try fileSystem.openRetrying(path, .create)
      } catch  where error == .exists { continue }
      do throws(SystemError) {
        try keepOwner(of: old, in: file)
        try finish(file, bytes, mode: old?.mode)
      } catch {
        try? fileSystem.remove(path)
        throw error
      }
      return path
    }
    throw .exists
  }

  /// Gives a new file the owner of the one that it replaces, as far as the system lets the user do that.
  private func keepOwner(of old: FileStatus?, in file: FileDescriptor) throws(SystemError) {
    guard let old, try fileSystem.status(of: file).owner != old.owner else { return }
    try? fileSystem.setOwner(file, old.owner)
  }

  /// Writes and closes a file; some file systems report only on closing that the bytes did not fit.
  private func finish(_ file: FileDescriptor, _ bytes: [UInt8], mode: UInt32?) throws(SystemError) {
    do throws(SystemError) {
      try fileSystem.writeAll(file, bytes)
      if let mode { try fileSystem.setMode(file, mode) }
    } catch {
      try? fileSystem.close(file)
      throw error
    }
    // An interrupted close has closed the file all the same.
    do { try fileSystem.close(file) } catch  where error == .interrupted { return }
  }

  /// The contents of a file; nil when it cannot be read.
  private func contents(_ path: Path, count: Int) -> [UInt8]? {
    guard let file = try? fileSystem.openRetrying(path, .read) else { return nil }
    defer { try? fileSystem.close(file) }
    return try? fileSystem.readAll(file, maximum: count, expected: count)
  }

  private func attempt<Result>(
    _ path: Path, verb: String = "write", _ call: () throws(SystemError) -> Result
  ) throws(ToolFailure) -> Result {
    do { return try call() } catch {
      throw ToolFailure("cannot \(verb) `\(path.text)`: \(error.text)", path: path)
    }
  }
}
