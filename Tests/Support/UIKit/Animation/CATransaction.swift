import Foundation

/// A transaction. Layers without views are not animated implicitly here, so there is nothing to switch off.
open class CATransaction: NSObject {
  /// One that has begun, or whose animations have not all ended.
  private final class Group {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var isCommitted = false
    /// What was added in it and has neither ended nor been taken away.
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

  /// Called when all that was added since then has ended, or at once if there is nothing.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    groups.last?.completion = block
  }

  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

  open class func setDisableActions(_ flag: Bool) {}

  /// Of what is added to a layer without a duration of its own.
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

  /// Something is animated now.
  /// - Returns: What to call when it has ended.
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

  /// Forgets what a program has left open.
  static func reset() {
    groups = []
  }
}
