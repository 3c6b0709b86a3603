import Foundation

/// The frame rates that an app asks for. They have no effect: a frame of the virtual clock always takes 1/60 second.
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
  /// The run loop modes that the link was added for.
  private var modes: Set<RunLoop.Mode> = []

  /// The time of the last frame, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds; 0 before the first frame.
  open private(set) var duration: CFTimeInterval = 0
  open var isPaused = false {
    didSet { if oldValue, !isPaused { schedule() } }
  }
  /// 0 means every frame. Otherwise the target is called every n-th frame, where n is 60 divided by this number, rounded down.
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

  /// Removes the link from its run loop, and releases the target.
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

  /// The scheduled block retains the link, as a run loop retains its display links.
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
