import TransitionCompiler

/// The identity of this build of the tool. Two builds may have different results, even with the same version number.
enum BuildIdentity {
  /// Bytes that only this build has: its version, and the length and the hash of its executable.
  ///
  /// The executable is read once; while its status is the same, it is not read again.
  /// - Returns: The bytes, and the key that they are to be stored by, if they are new.
  static func bytes(
    _ environment: ToolEnvironment, _ folder: CacheFolder, at start: Int64
  ) throws(ToolFailure) -> (identity: [UInt8], newKey: [UInt8]?) {
    let fileSystem = environment.fileSystem
    guard let path = environment.executable,
      let status = try? fileSystem.statusIfPresent(path), let stamp = FileStamp(status)
    else { throw ToolFailure("cannot use a cache: cannot find the executable of transc") }
    // An executable may be runnable but not readable. Its status then identifies it, on this machine only: no other
    // machine shares the results.
    guard let file = try? fileSystem.openRetrying(path, .read) else {
      return (identity { $0.add(stamp) }, nil)
    }
    defer { try? fileSystem.close(file) }
    // Under a debugger, the opened file may not be the one at the path.
    guard let status = try? fileSystem.status(of: file), let stamp = FileStamp(status) else {
      throw ToolFailure("cannot use a cache: `\(path.text)` is not a file", path: path)
    }
    var key = ByteWriter()
    key.add(CacheKind.build)
    key.add(bytes: identity { $0.add(stamp) })
    if let known = folder.value(of: key.bytes) { return (Array(known), nil) }
    guard
      let bytes = try? fileSystem.readAll(file, maximum: maximum, expected: status.size)
    else { throw ToolFailure("cannot use a cache: `\(path.text)` cannot be read", path: path) }
    let identity = identity {
      $0.add(bytes.count)
      $0.add(word: ByteHash.of(bytes[...]))
    }
    return (identity, stamp.isSettled(at: start) ? key.bytes : nil)
  }

  /// The version, followed by the bytes that `write` adds.
  private static func identity(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var identity = ByteWriter()
    identity.add(ToolVersion.current)
    write(&identity)
    return identity.bytes
  }

  /// More bytes than any executable of the tool has.
  private static let maximum = 1 << 30
}
