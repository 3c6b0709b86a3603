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
    /// As much as the main thread has: expressions are walked down recursively.
    private static let stackSize = 8 << 20

    private final class Work: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let id: pthread_t

    /// - Returns: Nil where there are no more threads.
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

  /// The stack that a handler of signals has in a thread, whose own one may be what is used up.
  package struct SignalStack {
    /// As much as a handler needs that writes some lines.
    private static let size = 64 << 10

    private let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

    /// Gives this thread one.
    package init() { set(flags: 0) }

    /// Takes it away from this thread again.
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
  /// No thread: this is compiled where Xcode builds the tools of plugins for iOS, which nothing runs there, and with
  /// `TRANSC_PORTABLE`.
  struct WorkerThread {
    static func start(_ run: @escaping @Sendable () -> Void) -> WorkerThread? { nil }
    func join() {}
  }
#endif
