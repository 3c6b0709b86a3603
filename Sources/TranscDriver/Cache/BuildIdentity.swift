import TransitionCompiler

/// Which build of the tool this is: what one has found out another one may find out differently, also under the same version number.
enum BuildIdentity {
  /// Bytes that only this build has: its version, and the length and the hash of its executable.
  ///
  /// The executable is read once; while its status is the same, it is not read again.
  static func bytes(_ environment: ToolEnvironment, _ folder: CacheFolder, at start: Int64)
    throws(ToolFailure) -> [UInt8]
  {
    guard let path = environment.executable,
      let status = try? environment.fileSystem.statusIfPresent(path), let stamp = FileStamp(status)
    else { throw ToolFailure("cannot use a cache: the executable of transc cannot be found") }
    var key = ByteWriter()
    key.add(CacheKind.build)
    key.add(ToolVersion.current)
    key.add(stamp)
    if let known = folder.value(of: key.bytes) { return Array(known) }
    var identity = ByteWriter()
    identity.add(ToolVersion.current)
    guard let bytes = contents(of: path, environment.fileSystem) else {
      // Who may run it need not be allowed to read it. By its status no other machine knows it.
      identity.add(stamp)
      return identity.bytes
    }
    identity.add(bytes.count)
    identity.add(word: ByteHash.of(bytes[...]))
    if stamp.isSettled(at: start) { _ = try? folder.keep(identity.bytes, of: key.bytes) }
    return identity.bytes
  }

  /// More bytes than any executable of the tool has.
  private static let maximum = 1 << 30

  private static func contents(of path: Path, _ fileSystem: any FileSystem) -> [UInt8]? {
    guard let file = try? fileSystem.retrying({ () throws(SystemError) in try fileSystem.open(path, .read) })
    else { return nil }
    defer { try? fileSystem.close(file) }
    return try? fileSystem.readAll(file, maximum: maximum, expected: 32 << 20)
  }
}
