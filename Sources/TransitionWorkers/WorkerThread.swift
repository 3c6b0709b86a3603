#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if (os(Linux) || os(macOS)) && !TRANSC_PORTABLE
  /// A thread of the C library.
  struct WorkerThread {
    /// The stack size of the main thread: expressions are traversed recursively.
    private static let stackSize = 8 << 20

    private final class Work: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let id: pthread_t

    /// - Returns: Nil if no more threads are available.
    static func start(_ run: @escaping @Sendable () -> Void) -> WorkerThread? {
      var attributes = pthread_attr_t()
      if pthread_attr_init(&attributes) != 0 { return nil }
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      let task = Unmanaged.passRetained(Work(run))
      #if canImport(Darwin)
        var thread: pthread_t?
        let error = pthread_create(&thread, &attributes, { WorkerThread.perform($0) }, task.toOpaque())
      #else
        var thread = pthread_t()
        let error = pthread_create(&thread, &attributes, { WorkerThread.perform($0) }, task.toOpaque())
      #endif
      guard error == 0 else {
        task.release()
        return nil
      }
      #if canImport(Darwin)
        return thread.map(WorkerThread.init)
      #else
        return WorkerThread(id: thread)
      #endif
    }

    private static func perform(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      let stack = SignalStack()
      defer { stack.end() }
      if let task { Unmanaged<Work>.fromOpaque(task).takeRetainedValue().run() }
      return nil
    }

    /// Waits for its end.
    func join() { pthread_join(id, nil) }
  }

  /// The alternate stack of a thread for signal handlers: its own stack may be exhausted.
  package struct SignalStack {
    /// Enough for a handler that writes some lines.
    private static let size = 64 << 10

    private let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

    /// Sets the alternate stack of this thread.
    package init() { set(flags: 0) }

    /// Removes the alternate stack from this thread.
    package func end() {
      set(flags: Int32(SS_DISABLE))
      memory.deallocate()
    }

    private func set(flags: Int32) {
      var stack = stack_t()
      stack.ss_sp = memory
      stack.ss_size = Self.size
      stack.ss_flags = flags
      sigaltstack(&stack, nil)
    }
  }
#else
  /// No thread: for the tools of plugins that Xcode builds for iOS, where nothing runs them, and for `TRANSC_PORTABLE`.
  struct WorkerThread {
    static func start(_ run: @escaping @Sendable () -> Void) -> WorkerThread? { nil }
    func join() {}
  }
#endif
