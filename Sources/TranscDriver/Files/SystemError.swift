#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a system call failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public var code: Int32

  /// Makes an error of a value of `errno`.
  public init(code: Int32) { self.code = code }

  /// No such file or folder.
  public static let noEntry = SystemError(code: ENOENT)
  /// A signal interrupted the call, which has to be repeated.
  public static let interrupted = SystemError(code: EINTR)
  /// Nothing can be read or written now, and the file is open without waiting.
  public static let wouldBlock = SystemError(code: EAGAIN)
  /// The file is there already.
  public static let exists = SystemError(code: EEXIST)
  /// A link leads to itself.
  public static let linkLoop = SystemError(code: ELOOP)
  /// Nobody reads from the pipe any more.
  public static let brokenPipe = SystemError(code: EPIPE)
  /// Reading or writing failed for a reason that the system does not give.
  public static let inputOutput = SystemError(code: EIO)

  /// The message of the system: `No space left on device`.
  public var text: String {
    guard let words = strerror(code) else { return "error \(code)" }
    return String(cString: words)
  }
}
