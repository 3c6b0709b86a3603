import TransitionCompiler

/// Reads what specs import: files below one folder, by paths relative to the file that names them.
struct ImportReader: Sendable {
  let fileSystem: any FileSystem
  /// The folder that imports stay in, as the paths of the spec and of what it imports begin.
  private let root: [Path]

  /// Makes the reader for a spec. A spec below the working directory can import what is below that too, any other only
  /// what is beside or below itself.
  /// - Parameter workingDirectory: What takes the place of the working directory.
  init(for spec: Path, _ fileSystem: any FileSystem, workingDirectory: Path = Path(".")) {
    self.fileSystem = fileSystem
    let folder = spec == InputReader.standardInput ? Path(".") : spec.parent
    root = Self.root(of: folder, below: workingDirectory, fileSystem)
  }

  /// The working directory where a folder is below it, by whatever path; otherwise the folder itself.
  private static func root(
    of folder: Path, below workingDirectory: Path, _ fileSystem: any FileSystem
  ) -> [Path] {
    let steps = steps(of: folder)
    if !folder.isAbsolute, steps.first != Path("..") { return [] }
    guard let here = try? fileSystem.status(at: workingDirectory, followingLinks: true) else { return steps }
    for count in stride(from: steps.count, through: 0, by: -1) {
      let above = path(Array(steps.prefix(count)), isAbsolute: folder.isAbsolute)
      guard let status = try? fileSystem.status(at: above, followingLinks: true) else { continue }
      if status.identity == here.identity { return Array(steps.prefix(count)) }
    }
    return steps
  }

  /// Answers one `import`.
  func answer(_ request: ImportRequest) -> ImportAnswer {
    let path = Path(request.path)
    if path.isAbsolute { return .outside }
    if path.bytes.isEmpty { return .failure("its path is empty") }
    if path.bytes.contains(0) { return .failure("its path has a NUL in it") }
    let importer = request.importer == "<stdin>" ? Path(".") : Path(request.importer).parent
    let steps = Self.steps(of: importer.appending(path))
    guard steps.count > root.count, Array(steps.prefix(root.count)) == root,
      steps.dropFirst(root.count).first != Path("..")
    else { return .outside }
    let whole = Self.path(steps, isAbsolute: importer.isAbsolute)
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

  private static func path(_ steps: [Path], isAbsolute: Bool) -> Path {
    let joined = Array(steps.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))
    if isAbsolute { return Path(bytes: [UInt8(ascii: "/")] + joined) }
    return steps.isEmpty ? Path(".") : Path(bytes: joined)
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
