extension FileSystem {
  /// Repeats a call as long as signals interrupt it.
  func retrying<Result>(
    _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    while true {
      do { return try call() } catch  where error == .interrupted { continue }
    }
  }

  /// Reads from a file. If it is open without waiting, as standard input may be, this waits all the same.
  func readRetrying(_ file: FileDescriptor, count: Int) throws(SystemError) -> [UInt8] {
    while true {
      do { return try read(file, count: count) } catch  where error == .interrupted {
        continue
      } catch  where error == .wouldBlock {
        wait(for: file, writing: false)
      }
    }
  }

  /// Writes to a file, and waits as long as it takes nothing.
  private func writeRetrying(_ file: FileDescriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    while true {
      do { return try write(file, bytes) } catch  where error == .interrupted {
        continue
      } catch  where error == .wouldBlock {
        wait(for: file, writing: true)
      }
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
      let chunk = try readRetrying(file, count: count)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
    return nil
  }

  /// Writes all bytes, however many calls it takes.
  func writeAll(_ file: FileDescriptor, _ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try writeRetrying(file, rest)
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
