import Foundation

/// How many frames a second an app would have; a frame of the virtual clock is always a sixtieth.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// Calls its target once a frame of the virtual clock. Like UIKit's, it retains the target until it is invalidated.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private var selector: Selector?
  private var isScheduled = false
  /// The run loop's modes that it is in.
  private var modes: Set<RunLoop.Mode> = []

  /// When the last frame was shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next one is due.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Between two frames of the display, in seconds; 0 before the first.
  open private(set) var duration: CFTimeInterval = 0
  open var isPaused = false {
    didSet { if oldValue, !isPaused { schedule() } }
  }
  /// 0 is every frame of the display; others are taken for the nearest share of them.
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var frames = 0

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    schedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
  }

  /// It leaves its run loop, and its target goes.
  open func invalidate() {
    modes = []
    target = nil
    selector = nil
  }

  private func schedule() {
    guard !isScheduled, !isPaused, !modes.isEmpty else { return }
    isScheduled = true
    simulated { Simulator.clock.scheduleNextTurn { self.tick() } }
  }

  /// A run loop holds its display links: so does what is scheduled.
  @MainActor private func tick() {
    isScheduled = false
    guard !isPaused, !modes.isEmpty, let selector else { return }
    timestamp = Simulator.clock.now
    duration = VirtualClock.frame
    let every = preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1
    targetTimestamp = timestamp + Double(every) * VirtualClock.frame
    if frames % every == 0 { selector.perform(on: target, self) }
    frames += 1
    schedule()
  }
}
