import Foundation

/// A transaction. Layers without views have no implicit animations here, so `setDisableActions(_:)` has no effect.
open class CATransaction: NSObject {
  /// A transaction that has not been committed, or whose animations have not all ended.
  private final class Group {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var isCommitted = false
    /// The number of its animations that have neither ended nor been removed.
    var waiting = 0

    func finishIfDone() {
      guard isCommitted, waiting == 0, let completion else { return }
      self.completion = nil
      simulated { Simulator.clock.scheduleNextTurn(completion) }
    }
  }

  private static var groups: [Group] = []

  open class func begin() {
    groups.append(Group())
  }

  open class func commit() {
    guard let group = groups.popLast() else { return }
    group.isCommitted = true
    group.finishIfDone()
  }

  /// The block is called when all animations that were added in this transaction have ended, or after the commit if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    groups.last?.completion = block
  }

  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

  open class func setDisableActions(_ flag: Bool) {}

  /// The duration of animations that are added to a layer without a duration of their own.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    groups.last?.duration = dur
  }

  /// The documentation: "The default duration is 0.25 seconds".
  open class func animationDuration() -> CFTimeInterval {
    groups.last { $0.duration != nil }?.duration ?? 0.25
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    groups.last?.timingFunction = function
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    groups.last { $0.timingFunction != nil }?.timingFunction
  }

  open class func flush() {}

  /// Counts a new animation in all open transactions.
  /// - Returns: A function to call when the animation has ended.
  static func expect() -> @MainActor () -> Void {
    let open = groups
    for group in open { group.waiting += 1 }
    return {
      for group in open {
        group.waiting -= 1
        group.finishIfDone()
      }
    }
  }

  /// Discards the transactions that a program has not committed.
  static func reset() {
    groups = []
  }
}
