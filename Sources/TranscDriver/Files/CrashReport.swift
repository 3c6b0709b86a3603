import TransitionCompiler
import TransitionDiagnostics
import TransitionText
import TransitionWorkers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints the facts that a bug report needs when the tool crashes. Nothing is sent anywhere.
public enum CrashReport {
  #if (os(Linux) || os(macOS)) && !TRANSC_PORTABLE
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    private static let head: StaticString =
      "transc: error: transc has crashed because of a bug; please report it, with\n  - the spec: "
    private static let unknown: StaticString = "unknown"

    // Set before a signal can arrive: a handler must not allocate.
    nonisolated(unsafe) private static var tail: UnsafePointer<CChar>?
    nonisolated(unsafe) private static var specKey = pthread_key_t()

    /// Installs the signal handlers, unless `SWIFT_BACKTRACE` asks for backtraces.
    public static func install(_ environment: ToolEnvironment) {
      if environment.variable("SWIFT_BACKTRACE") != nil { return }
      pthread_key_create(&specKey, nil)
      // Bytes: each start would pay for a text that hardly any shows.
      var text = TextBuffer()
      text.write("\n  - the files that it imports\n  - the command: transc")
      for argument in environment.arguments {
        text.write(" ")
        text.write(DisplayText.safe(argument.text))
      }
      text.write("\n  - transc ")
      text.write(ToolVersion.current)
      text.write(", ")
      text.write(Platform.name)
      text.write("\n  - the lines above these\n\0")
      tail = UnsafePointer(strdup(text.bytes.map { CChar(bitPattern: $0) }))
      _ = SignalStack()
      for signal in signals {
        var action = sigaction()
        #if canImport(Darwin)
          action.__sigaction_u.__sa_handler = handle
        #else
          action.__sigaction_handler.sa_handler = handle
        #endif
        action.sa_flags = Int32(SA_ONSTACK)
        sigaction(signal, &action, nil)
      }
    }

    /// Runs `body`, and names the spec if that crashes.
    static func naming<Result, Failure: Error>(
      _ spec: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      if tail == nil { return try body() }
      let name = strdup(DisplayText.safe(spec))
      pthread_setspecific(specKey, name)
      defer {
        pthread_setspecific(specKey, nil)
        free(name)
      }
      return try body()
    }

    private static let handle: @convention(c) (Int32) -> Void = { _ in
      show(UnsafeRawPointer(head.utf8Start), head.utf8CodeUnitCount)
      if let spec = pthread_getspecific(specKey) {
        show(spec, strlen(spec.assumingMemoryBound(to: CChar.self)))
      } else {
        show(UnsafeRawPointer(unknown.utf8Start), unknown.utf8CodeUnitCount)
      }
      if let tail { show(UnsafeRawPointer(tail), strlen(tail)) }
      _exit(ExitCode.failure.rawValue)
    }

    private static func show(_ text: UnsafeRawPointer, _ count: Int) { _ = write(2, text, count) }
  #else
    /// Leaves crashes to the system on this platform: see `WorkerThread`.
    public static func install(_ environment: ToolEnvironment) {}

    static func naming<Result, Failure: Error>(
      _ spec: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try body() }
  #endif
}
