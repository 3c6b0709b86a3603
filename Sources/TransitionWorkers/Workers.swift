#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs the parts of one task in parallel, each in a thread of its own.
///
/// These are threads of the C library: Swift's task pool takes longer to start than most specs take to check. If no thread is available,
/// the calling thread does the part after its own.
package enum Workers {
  /// The maximum number of threads: any more lose more by waiting for memory than they gain.
  private static let most = 8

  /// The number of parts that a task is split into.
  /// - Parameters:
  ///   - size: How long the task takes, in any unit.
  ///   - least: The size, in the same unit, for which the start of a thread is negligible.
  package static func count(size: Int, least: Int) -> Int {
    let parts = min(size / least, most)
    return parts < 2 ? 1 : min(parts, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// Splits consecutive steps into parts that take about equally long.
  /// - Parameters:
  ///   - count: The number of parts, at least one; some may be empty.
  ///   - sizes: How long each step takes, in any unit.
  package static func parts(_ count: Int, of sizes: [Int]) -> [Range<Int>] {
    let total = max(1, sizes.reduce(0, +))
    var ends = [Int](repeating: sizes.count, count: count)
    var before = 0
    var part = 0
    for (step, size) in sizes.enumerated() {
      // A step belongs to the part in which its middle lies.
      while part + 1 < count, (2 * before + size) * count >= 2 * total * (part + 1) {
        ends[part] = step
        part += 1
      }
      before += size
    }
    return ends.indices.map { ($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0] }
  }

  /// The results of some parts, in their order.
  /// - Parameter body: Does one part. Its result must not depend on the others.
  package static func map<Part: Sendable, Result: Sendable>(
    _ parts: [Part], _ body: @escaping @Sendable (Part) -> Result
  ) -> [Result] {
    guard let first = parts.first else { return [] }
    // What starts no thread needs nothing that is there for threads.
    if parts.count == 1 { return [body(first)] }
    let others = parts.dropFirst().map { part in
      let slot = Slot<Result>()
      return (slot: slot, thread: WorkerThread.start { slot.result = body(part) }, part: part)
    }
    var results = [body(first)]
    for other in others {
      other.thread?.join()
      // Where there was no thread to be had it is done here.
      results.append(other.slot.result ?? body(other.part))
    }
    return results
  }

  /// The result of a thread. It is read only after the thread has ended.
  private final class Slot<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}
