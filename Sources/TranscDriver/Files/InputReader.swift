import TransitionDiagnostics
import TransitionText

/// A spec that was read.
struct Input: Sendable {
  /// Its path; `-` for standard input.
  var path: Path
  /// Its text.
  var source: SourceText
  /// The status of the file before it was read.
  var status: FileStatus
  /// A problem of the whole file, whose text was then not read.
  var problem: Diagnostic?
  /// The record of the spec, if its result is known and in place; its text was then not read.
  var known: KnownSpecFile?
  /// The length of its text where that was read and not kept: it is read again when it is needed.
  private(set) var lengthLeftOut: Int?

  init(
    path: Path, source: SourceText, status: FileStatus, problem: Diagnostic? = nil,
    known: KnownSpecFile? = nil
  ) {
    self.path = path
    self.source = source
    self.status = status
    self.problem = problem
    self.known = known
  }

  /// The identity of the file.
  var identity: FileIdentity { status.identity }

  /// The length of its text, in bytes.
  var length: Int { lengthLeftOut ?? source.count }

  /// Frees its text. Only a regular file can be read again.
  mutating func leaveOutText() {
    guard status.kind == .regular, path != InputReader.standardInput else { return }
    lengthLeftOut = source.count
    source = SourceText(name: source.name, displayName: source.displayName, bytes: [])
  }
}

/// Reads specs.
struct InputReader {
  let fileSystem: any FileSystem
  /// The most bytes that are read.
  var maximum = SourceText.maximumCount
  /// The names of files in reports.
  var names = PathPrefixMap()
  /// Which pipes are read.
  var pipes = Pipes.none

  /// Which pipes are read instead of files.
  enum Pipes {
    /// None: a pipe that nobody writes into would be waited for.
    case none
    /// Those that a process has open for writing, or has written into, such as `<(…)` in a shell.
    case open
    /// All: a process that writes is waited for.
    case all
  }

  /// The same reader for other pipes.
  func reading(_ pipes: Pipes) -> InputReader {
    var reader = self
    reader.pipes = pipes
    return reader
  }

  /// The path that stands for standard input.
  static let standardInput = Path("-")

  /// Whether the last component of a path is a link.
  func isLink(_ path: Path) -> Bool {
    (try? fileSystem.status(at: path, followingLinks: false))?.kind == .link
  }

  /// Reads regular files, and pipes if they are wanted, to their end; other files have no end, or are no text.
  func read(_ path: Path) throws(ToolFailure) -> Input {
    if path == Self.standardInput {
      return try reading(.all).read(0, path, shown: "<stdin>", name: "standard input")
    }
    let name = "`\(path.text)`"
    // The status is read before the file is opened: opening a device may have an effect.
    let status = try attempt(path, name) { () throws(SystemError) in
      try fileSystem.status(at: path, followingLinks: true)
    }
    try check(status, path, name)
    if status.size > maximum { return tooLarge(path, shown: path.text, status) }
    let file = try attempt(path, name) { () throws(SystemError) in
      try fileSystem.openRetrying(path, pipes == .all ? .read : .readAtOnce)
    }
    defer { try? fileSystem.close(file) }
    return try read(file, path, shown: path.text, name: name)
  }

  private func read(
    _ file: FileDescriptor, _ path: Path, shown: String, name: String
  ) throws(ToolFailure) -> Input {
    let status = try attempt(path, name) { () throws(SystemError) in try fileSystem.status(of: file) }
    // Standard input may be a terminal.
    if path != Self.standardInput || status.kind != .other { try check(status, path, name) }
    if status.size > maximum { return tooLarge(path, shown: shown, status) }
    let bytes = try attempt(path, name) { () throws(SystemError) in
      try fileSystem.readAll(file, maximum: maximum, expected: status.size)
    }
    guard let bytes else { return tooLarge(path, shown: shown, status) }
    if bytes.isEmpty, status.kind == .pipe, pipes == .open {
      throw ToolFailure("cannot read \(name): nobody has written into the pipe", path: path)
    }
    return Input(path: path, source: source(shown, bytes), status: status)
  }

  private func check(_ status: FileStatus, _ path: Path, _ name: String) throws(ToolFailure) {
    switch status.kind {
    case .regular: break
    case .pipe where pipes != .none: break
    case .directory: throw ToolFailure("cannot read \(name): it is a directory", path: path)
    case .link, .pipe, .other: throw ToolFailure("cannot read \(name): it is not a regular file", path: path)
    }
  }

  private func attempt<Result>(
    _ path: Path, _ name: String, _ call: () throws(SystemError) -> Result
  ) throws(ToolFailure) -> Result {
    do { return try call() } catch { throw ToolFailure("cannot read \(name): \(error.text)", path: path) }
  }

  /// A file that need not be read.
  func known(_ path: Path, _ status: FileStatus, _ known: KnownSpecFile) -> Input {
    Input(path: path, source: source(path.text, []), status: status, known: known)
  }

  private func source(_ name: String, _ bytes: [UInt8]) -> SourceText {
    SourceText(name: name, displayName: names.name(of: name), bytes: bytes)
  }

  private func tooLarge(_ path: Path, shown: String, _ status: FileStatus) -> Input {
    Input(
      path: path, source: source(shown, []), status: status,
      problem: Diagnostic(.fileTooLarge, at: ByteRange(at: 0), [.text("\(maximum)")]))
  }
}
