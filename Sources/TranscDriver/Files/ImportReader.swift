import TransitionCompiler

/// Reads what specs import: files below one folder, by paths relative to the file that names them.
struct ImportReader: Sendable {
  let fileSystem: any FileSystem
  /// Whether imports stay below the working directory; if not, below the folder of the spec.
  private let staysBelowWorkingDirectory: Bool
  private let folder: Path

  /// Makes the reader for a spec. A spec below the working directory can import what is below that too, any other only
  /// what is beside or below itself.
  init(for spec: Path, _ fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    let folder = spec == InputReader.standardInput ? Path(".") : spec.parent
    let steps = Self.steps(of: folder)
    staysBelowWorkingDirectory = !folder.isAbsolute && steps.first != Path("..")
    self.folder = folder
  }

  /// Answers one `import`.
  func answer(_ request: ImportRequest) -> ImportAnswer {
    let path = Path(request.path)
    if path.isAbsolute { return .outside }
    if path.bytes.isEmpty { return .failure("its path is empty") }
    if path.bytes.contains(0) { return .failure("its path has a NUL in it") }
    let importer = request.importer == "<stdin>" ? Path(".") : Path(request.importer).parent
    let steps = Self.steps(of: importer.appending(path))
    let root = staysBelowWorkingDirectory ? [] : Self.steps(of: folder)
    guard steps.count > root.count, Array(steps.prefix(root.count)) == root,
      steps.dropFirst(root.count).first != Path("..")
    else { return .outside }
    let isAbsolute = importer.isAbsolute
    let joined = Array(steps.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
    let whole = Path(bytes: isAbsolute ? [UInt8(ascii: "/")] + joined : joined)
    do throws(ToolFailure) {
      let input = try InputReader(fileSystem: fileSystem).read(whole)
      return input.problem == nil ? .source(input.source) : .failure("it is too large")
    } catch {
      return .failure(Self.reason(error))
    }
  }

  /// The reason of a failure, without what could not be done.
  private static func reason(_ failure: ToolFailure) -> String {
    let parts = failure.message.split(separator: ": ", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : failure.message
  }

  /// The names on a path without `.`, and with `..` only where it leaves its beginning.
  private static func steps(of path: Path) -> [Path] {
    var steps: [Path] = []
    for step in path.bytes.split(separator: UInt8(ascii: "/")).map({ Path(bytes: Array($0)) }) {
      if step == Path(".") { continue }
      if step == Path(".."), let last = steps.last, last != Path("..") {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }
}
