public import TransitionText

/// A failure of the tool itself, not a finding about a spec.
public struct ToolFailure: Error, Hashable, Sendable {
  /// The action that failed and the reason, without a full stop.
  public var message: String
  /// The file that it is about, if any.
  public var path: Path?
  /// The place in the file, if it is known.
  public var place: LineColumn?

  /// Makes a failure.
  public init(_ message: String, path: Path? = nil, place: LineColumn? = nil) {
    self.message = message
    self.path = path
    self.place = place
  }

  /// The message, after the place in the file if it is known: `transc.json:3: …`.
  var textWithPlace: String {
    guard let path, let place else { return message }
    return "\(path.text):\(place.line): \(message)"
  }

  /// Makes a failure from an error in a JSON file.
  init(_ error: JSONError, in input: Input) {
    self.init(
      error.message, path: Path(input.source.displayName),
      place: LineIndex(input.source).place(of: error.offset))
  }
}

extension FileSystem {
  /// Repeats a call as long as signals interrupt it.
  func retrying<Result>(
    _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    while true {
      do { return try call() } catch  where error == .interrupted { continue }
    }
  }

  /// Opens a file, however often signals interrupt it.
  func openRetrying(_ path: Path, _ mode: OpenMode) throws(SystemError) -> FileDescriptor {
    try retrying { () throws(SystemError) in try open(path, mode) }
  }

  /// The rest of the bytes of a file.
  ///
  /// Nil when there are more bytes than `maximum`.
  func readAll(_ file: FileDescriptor, maximum: Int, expected: Int) throws(SystemError) -> [UInt8]? {
    let leastChunk = 64 * 1024
    var bytes: [UInt8] = []
    while bytes.count <= maximum {
      // One byte more than expected, so that the end is found by the first call.
      let count = min(maximum + 1, max(leastChunk, expected - bytes.count + 1))
      let chunk = try retrying { () throws(SystemError) in try read(file, count: count) }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
    return nil
  }

  /// Writes all bytes, however many calls it takes.
  func writeAll(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try retrying { () throws(SystemError) in try write(file, rest) }
      // A call that writes nothing and reports no error would be repeated for ever.
      if count == 0 { throw .inputOutput }
      rest = rest.dropFirst(count)
    }
  }

  /// The status of a file, or nil when there is none.
  func statusIfPresent(_ path: Path, followingLinks: Bool = true) throws(SystemError) -> FileStatus? {
    do {
      return try status(at: path, followingLinks: followingLinks)
    } catch  where error == .noEntry {
      return nil
    }
  }

  /// The file that a path leads to when its last component is a link, even to a file that is not there yet.
  func followingLinks(_ path: Path) throws(SystemError) -> Path {
    var path = path
    for _ in 0..<Self.maximumLinks {
      guard try statusIfPresent(path, followingLinks: false)?.kind == .link else { return path }
      let destination = try destination(ofLink: path)
      path = destination.isAbsolute ? destination : path.parent.appending(destination)
    }
    throw .linkLoop
  }

  /// The limit of Linux.
  private static var maximumLinks: Int { 40 }
}
