import TransitionCompiler
import TransitionText

/// Reads the imports of specs: files below one folder, by paths relative to the file that names them.
struct ImportReader: Sendable {
  private let reader: InputReader
  /// The folder that imports stay in: the first names of the paths of the spec and of its imports.
  private let root: [Path]

  /// Makes the reader for a spec. A spec below the working directory can import any file below that, another spec only
  /// files beside or below itself.
  /// - Parameter workingDirectory: The folder to take as the working directory.
  init(for spec: Path, _ reader: InputReader, workingDirectory: Path = Path(".")) {
    self.reader = reader
    let folder = spec == InputReader.standardInput ? Path(".") : spec.parent
    let steps = folder.steps
    let count = Self.depth(of: workingDirectory, above: folder, reader.fileSystem) ?? steps.count
    root = Array(steps.prefix(count))
  }

  /// How many names of the path of `folder` lead to `outer`, by whatever path; nil when `folder` is not in or below it.
  static func depth(of outer: Path, above folder: Path, _ fileSystem: any FileSystem) -> Int? {
    let steps = folder.steps
    if outer == Path("."), !folder.isAbsolute, steps.first != Path("..") { return 0 }
    guard let wanted = try? fileSystem.status(at: outer, followingLinks: true) else { return nil }
    return stride(from: steps.count, through: 0, by: -1).first { count in
      let above = Path(steps: steps.prefix(count), isAbsolute: folder.isAbsolute)
      return (try? fileSystem.status(at: above, followingLinks: true))?.identity == wanted.identity
    }
  }

  /// Answers one `import`.
  func answer(_ request: ImportRequest) -> ImportAnswer { read(request).answer }

  /// Answers one `import`, with the status of the file before it was read, if it was.
  func read(_ request: ImportRequest) -> (answer: ImportAnswer, status: FileStatus?) {
    if request.path.isEmpty { return (.failure("its path is empty"), nil) }
    if request.path.utf8.contains(0) { return (.failure("its path contains a NUL byte"), nil) }
    guard let path = path(of: request) else { return (.outside, nil) }
    do throws(ToolFailure) {
      let input = try reader.read(path)
      return input.problem == nil ? (.source(input.source), input.status) : (.failure("it is too large"), nil)
    } catch {
      return (.failure(Self.reason(error)), nil)
    }
  }

  /// The file that an `import` names; nil when it lies outside the root.
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

  /// The reason of a failure, without the action that failed.
  private static func reason(_ failure: ToolFailure) -> String {
    let parts = failure.message.parts(between: ": ", most: 1)
    return parts[parts.count - 1]
  }
}
