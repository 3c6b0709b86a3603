#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that the tool makes. The caller handles interrupted and partial calls.
public protocol FileSystem: Sendable {
  /// open(2), closed on exec.
  func open(_ path: Path, _ mode: OpenMode) throws(SystemError) -> FileDescriptor
  /// read(2): at most `count` bytes; none at the end.
  func read(_ file: FileDescriptor, count: Int) throws(SystemError) -> [UInt8]
  /// write(2): how many bytes were taken.
  func write(_ file: FileDescriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// close(2)
  func close(_ file: FileDescriptor) throws(SystemError)
  /// fstat(2)
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus
  /// stat(2), or lstat(2) when links are not followed.
  func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus
  /// readlink(2)
  func destination(ofLink path: Path) throws(SystemError) -> Path
  /// fchown(2)
  func setOwner(_ file: FileDescriptor, _ owner: FileOwner) throws(SystemError)
  /// fchmod(2)
  func setMode(_ file: FileDescriptor, _ mode: UInt32) throws(SystemError)
  /// rename(2)
  func rename(_ source: Path, to destination: Path) throws(SystemError)
  /// unlink(2)
  func remove(_ path: Path) throws(SystemError)
  /// mkdir(2)
  func makeDirectory(_ path: Path) throws(SystemError)
  /// opendir(3) and readdir(3): the names in a folder, in any order, without `.` and `..`.
  func entries(of folder: Path) throws(SystemError) -> [Path]
  /// isatty(3)
  func isTerminal(_ file: FileDescriptor) -> Bool
  /// poll(2), without waiting: whether a read would not block.
  func isReadable(_ file: FileDescriptor) -> Bool
  /// poll(2): waits until a read or a write would not block, or a signal comes.
  func wait(for file: FileDescriptor, writing: Bool)
  /// getcwd(3)
  func workingDirectory() throws(SystemError) -> Path
  /// futimens(2): sets the modification time of a file to now.
  func touch(_ file: FileDescriptor) throws(SystemError)
  /// clock_gettime(2): the time that files are stamped with, in nanoseconds since 1970.
  func time() -> Int64
  /// getpid(2)
  var processID: Int32 { get }
}

/// The file system of this process.
struct SystemFileSystem: FileSystem {
  /// Makes a file system. From now on, writing to a closed pipe fails and does not end the process.
  ///
  /// A closed standard stream is replaced by an unusable one: if the next opened file got its number, messages would be
  /// written into outputs.
  init() {
    _ = signal(SIGPIPE, SIG_IGN)
    for stream: FileDescriptor in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = systemOpen("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY, 0)
    }
  }

  func open(_ path: Path, _ mode: OpenMode) throws(SystemError) -> FileDescriptor {
    let flags =
      switch mode {
      case .read: O_RDONLY
      case .readAtOnce: O_RDONLY | O_NONBLOCK
      case .write: O_WRONLY
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    let file = path.withCString { name in
      let open = { systemOpen(name, flags | O_CLOEXEC, 0o666) }
      return mode == .create ? TemporaryFiles.adding(name, open) : open()
    }
    // Only opening does not wait.
    if mode == .readAtOnce, file >= 0 { _ = fcntl(file, F_SETFL, 0) }
    return try check(file)
  }

  func read(_ file: FileDescriptor, count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      result = systemRead(file, buffer.baseAddress, count)
      code = errno
      initialized = max(0, result)
    }
    if result < 0 { throw SystemError(code: code) }
    return bytes
  }

  func write(_ file: FileDescriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try check(bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) })
  }

  func close(_ file: FileDescriptor) throws(SystemError) { _ = try check(systemClose(file)) }

  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var buffer = stat()
    _ = try check(fstat(file, &buffer))
    return FileStatus(buffer)
  }

  func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus {
    var buffer = stat()
    _ = try check(path.withCString { followingLinks ? stat($0, &buffer) : lstat($0, &buffer) })
    return FileStatus(buffer)
  }

  func destination(ofLink path: Path) throws(SystemError) -> Path {
    let capacity = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: capacity)
    let count = try check(path.withCString { readlink($0, &buffer, capacity) })
    return Path(bytes: buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  func setOwner(_ file: FileDescriptor, _ owner: FileOwner) throws(SystemError) {
    _ = try check(fchown(file, uid_t(owner.user), gid_t(owner.group)))
  }

  func setMode(_ file: FileDescriptor, _ mode: UInt32) throws(SystemError) {
    _ = try check(fchmod(file, mode_t(mode)))
  }

  func rename(_ source: Path, to destination: Path) throws(SystemError) {
    _ = try check(source.withCString { a in destination.withCString { b in systemRename(a, b) } })
  }

  func remove(_ path: Path) throws(SystemError) { _ = try check(path.withCString { unlink($0) }) }

  func makeDirectory(_ path: Path) throws(SystemError) {
    _ = try check(path.withCString { mkdir($0, 0o777) })
  }

  func entries(of folder: Path) throws(SystemError) -> [Path] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var names: [Path] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Path(bytes: Array($0.prefix { $0 != 0 })) }
      if name.text != ".", name.text != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw SystemError(code: errno) }
    return names
  }

  func isTerminal(_ file: FileDescriptor) -> Bool { isatty(file) == 1 }

  func isReadable(_ file: FileDescriptor) -> Bool {
    var entry = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  func wait(for file: FileDescriptor, writing: Bool) {
    var entry = pollfd(fd: file, events: Int16(writing ? POLLOUT : POLLIN), revents: 0)
    _ = poll(&entry, 1, -1)
  }

  func workingDirectory() throws(SystemError) -> Path {
    guard let name = getcwd(nil, 0) else { throw SystemError(code: errno) }
    defer { free(name) }
    return Path(bytes: UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:)))
  }

  func touch(_ file: FileDescriptor) throws(SystemError) { _ = try check(futimens(file, nil)) }

  func time() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.inNanoseconds
  }

  var processID: Int32 { getpid() }

  private func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}

// MARK: Calls whose names the protocol uses too

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemClose(_ file: Int32) -> Int32 { close(file) }

private func systemRename(_ source: UnsafePointer<CChar>, _ destination: UnsafePointer<CChar>) -> Int32 {
  rename(source, destination)
}

extension Path {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // An array with an element has an address.
      buffer.baseAddress.map(body) ?? body("")
    }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    self.init(
      kind: kind, size: Int(status.st_size), mode: UInt32(status.st_mode & 0o7777),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino)),
      owner: FileOwner(user: UInt32(status.st_uid), group: UInt32(status.st_gid)))
    #if canImport(Darwin)
      (modified, changed) = (status.st_mtimespec.inNanoseconds, status.st_ctimespec.inNanoseconds)
    #else
      (modified, changed) = (status.st_mtim.inNanoseconds, status.st_ctim.inNanoseconds)
    #endif
  }
}

extension timespec {
  /// A time that does not fit overflows, always to the same value.
  fileprivate var inNanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
