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
/// checked. Where there is none to be had, a thread does the part of another after its own.
package enum Workers {
  /// More threads than this wait for memory more than they gain.
  private static let most = 8

  /// How many parts a task is worth.
  /// - Parameters:
  ///   - size: How long the task takes, in any unit.
  ///   - least: What takes so long, in the same unit, that the start of a thread does not count.
  package static func count(size: Int, least: Int) -> Int {
    let parts = min(size / least, most)
    return parts < 2 ? 1 : min(parts, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// Steps that are done one after another, as parts that take about equally long.
  /// - Parameters:
  ///   - count: How many parts there are, at least one; some may be empty.
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
  /// - Parameter body: Does one part. What it returns must not depend on the others.
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

  /// Where a thread leaves its result. It is read only once the thread is gone.
  private final class Slot<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}
