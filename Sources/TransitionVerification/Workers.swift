#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Does parts of one task at one time, each in a thread of its own.
///
/// These are threads of the C library: the pool of Swift's own tasks takes longer to start than most specs take to be
/// checked.
enum Workers {
  /// More threads than this wait for memory more than they gain.
  private static let most = 8
  /// As much as the main thread has: expressions are walked down recursively.
  private static let stackSize = 8 << 20

  /// How many parts a task of a number of steps is worth.
  /// - Parameter least: How many steps take so long that the start of a thread does not count.
  static func count(steps: Int, least: Int) -> Int {
    let parts = min(steps / least, most)
    return parts < 2 ? 1 : min(parts, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// The results of the parts of a range, in its order.
  /// - Parameters:
  ///   - range: The steps of the task.
  ///   - count: How many parts there are, at least one.
  ///   - body: Does one part. What it returns must not depend on the others.
  static func map<Result: Sendable>(
    _ range: Range<Int>, count: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let parts = (0..<count).map { part in
      (range.lowerBound + range.count * part / count)..<(range.lowerBound + range.count * (part + 1) / count)
    }
    let others = parts.dropFirst().map { part in
      let slot = Slot<Result>()
      return (slot: slot, thread: Thread.start { slot.result = body(part) }, part: part)
    }
    let first = parts.first.map(body)
    return [first].compactMap(\.self)
      + others.map { other in
        other.thread?.join()
        // Where there was no thread to be had it is done here.
        return other.slot.result ?? body(other.part)
      }
  }

  /// Where a thread leaves its result. It is read only once the thread is gone.
  private final class Slot<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }

  private struct Thread {
    private final class Work: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let id: pthread_t

    /// - Returns: Nil where there are no more threads.
    static func start(_ run: @escaping @Sendable () -> Void) -> Thread? {
      var attributes = pthread_attr_t()
      if pthread_attr_init(&attributes) != 0 { return nil }
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      let task = Unmanaged.passRetained(Work(run))
      #if canImport(Darwin)
        var thread: pthread_t?
        let error = pthread_create(&thread, &attributes, { Thread.perform($0) }, task.toOpaque())
      #else
        var thread = pthread_t()
        let error = pthread_create(&thread, &attributes, { Thread.perform($0) }, task.toOpaque())
      #endif
      guard error == 0 else {
        task.release()
        return nil
      }
      #if canImport(Darwin)
        return thread.map(Thread.init)
      #else
        return Thread(id: thread)
      #endif
    }

    private static func perform(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let task { Unmanaged<Work>.fromOpaque(task).takeRetainedValue().run() }
      return nil
    }

    func join() { pthread_join(id, nil) }
  }
}
