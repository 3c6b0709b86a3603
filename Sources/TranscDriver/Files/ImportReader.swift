import TransitionCompiler

/// Reads what specs import: files below one folder, by paths relative to the file that names them.
struct ImportReader: Sendable {
  private let reader: InputReader
  /// The folder that imports stay in, as the paths of the spec and of what it imports begin.
  private let root: [Path]

  /// Makes the reader for a spec. A spec below the working directory can import what is below that too, any other only
  /// what is beside or below itself.
  /// - Parameter workingDirectory: What takes the place of the working directory.
  init(for spec: Path, _ reader: InputReader, workingDirectory: Path = Path(".")) {
    self.reader = reader
    let folder = spec == InputReader.standardInput ? Path(".") : spec.parent
    root = Self.root(of: folder, below: workingDirectory, reader.fileSystem)
  }

  /// The working directory where a folder is below it, by whatever path; otherwise the folder itself.
  private static func root(
    of folder: Path, below workingDirectory: Path, _ fileSystem: any FileSystem
  ) -> [Path] {
    let steps = folder.steps
    if !folder.isAbsolute, steps.first != Path("..") { return [] }
    guard let here = try? fileSystem.status(at: workingDirectory, followingLinks: true) else { return steps }
    for count in stride(from: steps.count, through: 0, by: -1) {
      let above = Path(steps: steps.prefix(count), isAbsolute: folder.isAbsolute)
      guard let status = try? fileSystem.status(at: above, followingLinks: true) else { continue }
      if status.identity == here.identity { return Array(steps.prefix(count)) }
    }
    return steps
  }

  /// Answers one `import`.
  func answer(_ request: ImportRequest) -> ImportAnswer {
    if request.path.isEmpty { return .failure("its path is empty") }
    if request.path.utf8.contains(0) { return .failure("its path has a NUL in it") }
    guard let path = path(of: request) else { return .outside }
    do throws(ToolFailure) {
      let input = try reader.read(path)
      return input.problem == nil ? .source(input.source) : .failure("it is too large")
    } catch {
      return .failure(Self.reason(error))
    }
  }

  /// The file that an `import` names; nil when it lies outside of where imports are read.
  func path(of request: ImportRequest) -> Path? {
    let path = Path(request.path)
    if path.isAbsolute || path.bytes.isEmpty || path.bytes.contains(0) { return nil }
    let importer = request.importer == "<stdin>" ? Path(".") : Path(request.importer).parent
    let steps = importer.appending(path).steps
    guard steps.count > root.count, Array(steps.prefix(root.count)) == root,
      steps.dropFirst(root.count).first != Path("..")
    else { return nil }
    return Path(steps: steps, isAbsolute: importer.isAbsolute)
  }

  /// The reason of a failure, without what could not be done.
  private static func reason(_ failure: ToolFailure) -> String {
    let parts = failure.message.split(separator: ": ", maxSplits: 1)
    return parts.count == 2 ? String(parts[1]) : failure.message
  }
}
