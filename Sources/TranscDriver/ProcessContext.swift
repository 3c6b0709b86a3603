#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  import MachO
#endif

/// The arguments and the environment of this process.
public enum ProcessContext {
  /// The arguments after the program's name, byte for byte: `CommandLine.arguments` repairs bytes that are not UTF-8.
  public static var arguments: [Path] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      return Path(
        bytes: UnsafeBufferPointer(start: argument, count: strlen(argument)).map(UInt8.init(bitPattern:)))
    }
  }

  /// The path of the running program; nil where the system does not give one.
  public static var executable: Path? {
    #if canImport(Darwin)
      var count: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &count)
      var buffer = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
      return Path(bytes: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
    #else
      return Path("/proc/self/exe")
    #endif
  }

  /// The value of an environment variable.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The time since an arbitrary moment, in nanoseconds: clock_gettime(2).
  @Sendable public static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never { systemExit(code) }
}

/// The protocol has a method of this name too.
private let systemExit: @Sendable (Int32) -> Never = exit
