#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file.
public typealias FileDescriptor = Int32

/// Why a system call failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public var code: Int32

  /// Makes an error of a value of `errno`.
  public init(code: Int32) { self.code = code }

  /// No such file or folder.
  public static let noEntry = SystemError(code: ENOENT)
  /// A signal came in between; the call is to be made again.
  public static let interrupted = SystemError(code: EINTR)
  /// The file is there already.
  public static let exists = SystemError(code: EEXIST)
  /// The file is a folder.
  public static let isDirectory = SystemError(code: EISDIR)
  /// A link leads to itself.
  public static let linkLoop = SystemError(code: ELOOP)
  /// The device is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The call is not permitted on this file.
  public static let accessDenied = SystemError(code: EACCES)
  /// Neither read nor written as asked, for no reason that the system tells.
  public static let inputOutput = SystemError(code: EIO)

  /// The system's words for it: `No space left on device`.
  public var text: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }
}

/// What is known of a file without reading it.
public struct FileStatus: Hashable, Sendable {
  /// What a file is.
  public enum Kind: Hashable, Sendable { case regular, directory, link, pipe, other }

  /// What it is.
  public var kind: Kind
  /// How many bytes it has.
  public var size: Int
  /// Its permission bits.
  public var mode: UInt32
  /// Which file it is: the same for all of its names.
  public var identity: FileIdentity

  /// Makes a status.
  public init(kind: Kind, size: Int, mode: UInt32, identity: FileIdentity) {
    self.kind = kind
    self.size = size
    self.mode = mode
    self.identity = identity
  }
}

/// Which file of the machine a file is.
public struct FileIdentity: Hashable, Sendable {
  /// The number of its device.
  public var device: UInt64
  /// Its number on the device.
  public var node: UInt64

  /// Makes an identity.
  public init(device: UInt64, node: UInt64) {
    self.device = device
    self.node = node
  }
}

/// How a file is opened.
public enum OpenMode: Hashable, Sendable {
  /// To be read.
  case read
  /// To be written from the start; it must exist.
  case write
  /// To be written; it must not exist yet.
  case create
}

/// The system calls that the tool makes, each as the system has it: interrupted and partial ones are the caller's.
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
  /// fchmod(2)
  func setMode(_ file: FileDescriptor, _ mode: UInt32) throws(SystemError)
  /// rename(2)
  func rename(_ source: Path, to destination: Path) throws(SystemError)
  /// unlink(2)
  func remove(_ path: Path) throws(SystemError)
  /// mkdir(2)
  func makeDirectory(_ path: Path) throws(SystemError)
  /// isatty(3)
  func isTerminal(_ file: FileDescriptor) -> Bool
  /// getpid(2)
  var processID: Int32 { get }
}

/// The real thing.
public struct SystemFileSystem: FileSystem {
  /// Makes one. Writing to a pipe that nobody reads fails from now on; it does not end the process.
  ///
  /// A standard stream that is closed is replaced by one that cannot be used: its number must not fall to the
  /// next file that is opened, or messages would be written into outputs.
  public init() {
    _ = signal(SIGPIPE, SIG_IGN)
    for stream: FileDescriptor in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = systemOpen("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY, 0)
    }
  }

  public func open(_ path: Path, _ mode: OpenMode) throws(SystemError) -> FileDescriptor {
    let flags =
      switch mode {
      case .read: O_RDONLY
      case .write: O_WRONLY
      case .create: O_WRONLY | O_CREAT | O_EXCL
      }
    return try check(path.withCString { systemOpen($0, flags | O_CLOEXEC, 0o666) })
  }

  public func read(_ file: FileDescriptor, count: Int) throws(SystemError) -> [UInt8] {
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

  public func write(_ file: FileDescriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try check(bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) })
  }

  public func close(_ file: FileDescriptor) throws(SystemError) { _ = try check(systemClose(file)) }

  public func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    var buffer = stat()
    _ = try check(fstat(file, &buffer))
    return FileStatus(buffer)
  }

  public func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus {
    var buffer = stat()
    _ = try check(path.withCString { followingLinks ? stat($0, &buffer) : lstat($0, &buffer) })
    return FileStatus(buffer)
  }

  public func destination(ofLink path: Path) throws(SystemError) -> Path {
    let capacity = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: capacity)
    let count = try check(path.withCString { readlink($0, &buffer, capacity) })
    return Path(bytes: buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  public func setMode(_ file: FileDescriptor, _ mode: UInt32) throws(SystemError) {
    _ = try check(fchmod(file, mode_t(mode)))
  }

  public func rename(_ source: Path, to destination: Path) throws(SystemError) {
    _ = try check(source.withCString { a in destination.withCString { b in systemRename(a, b) } })
  }

  public func remove(_ path: Path) throws(SystemError) { _ = try check(path.withCString { unlink($0) }) }

  public func makeDirectory(_ path: Path) throws(SystemError) {
    _ = try check(path.withCString { mkdir($0, 0o777) })
  }

  public func isTerminal(_ file: FileDescriptor) -> Bool { isatty(file) == 1 }

  public var processID: Int32 { getpid() }

  private func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
    if result < 0 { throw SystemError(code: errno) }
    return result
  }
}

/// The arguments and the environment of this process.
public enum ProcessContext {
  /// The arguments after the program's name, byte for byte: `CommandLine.arguments` repairs what is not UTF-8.
  public static var arguments: [Path] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      return Path(
        bytes: UnsafeBufferPointer(start: argument, count: strlen(argument)).map(UInt8.init(bitPattern:)))
    }
  }

  /// The value of an environment variable.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never { systemExit(code) }
}

// MARK: Calls whose names the protocol uses too

private let systemExit: @Sendable (Int32) -> Never = exit

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
        device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino)))
  }
}
