#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The temporary files of this process. They are removed if an interrupt, a hangup or a request to terminate ends it.
///
/// Only the holder of a lock uses the list. A thread holds the lock only while it blocks these signals, so that a
/// handler never waits for the thread that it interrupts.
enum TemporaryFiles {
  nonisolated(unsafe) private static var names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>?
  nonisolated(unsafe) private static var count = 0

  /// The lock. The first use installs the handlers, except for signals that are ignored or handled already.
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let old = signal(number, handle)
      if unsafeBitCast(old, to: Int.self) != 0 { _ = signal(number, old) }
    }
    return lock
  }()

  /// Adds a file if `create` makes it.
  /// - Parameter create: Gives a negative number if it fails.
  static func adding(_ name: UnsafePointer<CChar>, _ create: () -> Int32) -> Int32 {
    var old = blockSignals()
    pthread_mutex_lock(lock)
    let file = create()
    let code = errno
    if file >= 0 { add(name) }
    pthread_mutex_unlock(lock)
    pthread_sigmask(SIG_SETMASK, &old, nil)
    errno = code
    return file
  }

  /// Blocks the signals in this thread.
  /// - Returns: The signals that were blocked before.
  private static func blockSignals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    var old = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &old)
    return old
  }

  private static func add(_ name: UnsafePointer<CChar>) {
    guard let copy = strdup(name) else { return }
    // The capacity is a power of two. The list is C's memory: a handler must not allocate, retain or release.
    if count & (count - 1) == 0 {
      let size = max(1, count * 2) * MemoryLayout<UnsafeMutablePointer<CChar>>.stride
      guard let memory = realloc(names, size) else { return }
      names = memory.assumingMemoryBound(to: UnsafeMutablePointer<CChar>.self)
    }
    names?[count] = copy
    count += 1
  }

  /// Removes the files and ends the process by the signal. Files that were renamed are no longer there under these names.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    _ = blockSignals()
    pthread_mutex_lock(lock)
    for index in 0..<count { if let name = names?[index] { unlink(name) } }
    _ = signal(number, SIG_DFL)
    // They are blocked until the handler returns.
    raise(number)
  }
}
