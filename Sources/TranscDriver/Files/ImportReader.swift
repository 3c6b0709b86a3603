import TransitionCompiler
import TransitionText

/// Reads the imports of specs: files below one folder, by paths relative to the file that names them.
struct ImportReader: Sendable {
  private let reader: InputReader
  /// The place of the spec's folder in the one that imports stay in.
  private let place: FolderPlace

  /// Makes the reader for a spec: it can import any file below the folder that it is below, or if there is none only
  /// files beside or below itself.
  init(for spec: Path, _ reader: InputReader, in place: FolderPlace?) {
    self.reader = reader
    self.place = place ?? FolderPlace(itself: spec.parent)
  }

  /// The same, for a spec whose place is not known.
  init(for spec: Path, _ reader: InputReader, below folder: Path = Path(".")) {
    self.init(
      for: spec, reader, in: FolderPlace(of: spec.parent, below: folder, reader.fileSystem))
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

  /// The file that an `import` names; nil when it lies outside the folder.
  func path(of request: ImportRequest) -> Path? {
    let path = Path(request.path)
    if path.isAbsolute || path.bytes.isEmpty || path.bytes.contains(0) { return nil }
    let importer = request.importer == "<stdin>" ? Path(".") : Path(request.importer).parent
    return place.path(of: importer.appending(path))
  }

  /// The reason of a failure, without the action that failed.
  private static func reason(_ failure: ToolFailure) -> String {
    let parts = failure.message.parts(between: ": ", most: 1)
    return parts[parts.count - 1]
  }
}
