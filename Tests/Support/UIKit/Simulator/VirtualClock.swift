import Foundation

/// A clock that goes when it is told to, and what is to happen on it. Nothing sleeps.
@_spi(Simulator) @MainActor public final class VirtualClock {
  private struct Event {
    let time: TimeInterval
    let action: @MainActor () -> Void
  }

  /// One frame of the display, and one turn of the run loop.
  public static let frame: TimeInterval = 1.0 / 60
  /// More events than any scenario has: an endless chain of them ends here.
  public static var eventLimit = 100_000

  /// Seconds since the simulation began.
  public private(set) var now: TimeInterval = 0
  /// In the order in which they were scheduled.
  private var events: [Event] = []
  private var windows: [() -> UIWindow?] = []
  /// How many things have happened.
  public private(set) var eventCount = 0

  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    events.append(Event(time: now + max(delay, 0), action: action))
  }

  /// The next turn of the run loop.
  func scheduleNextTurn(_ action: @escaping @MainActor () -> Void) {
    schedule(after: Self.frame, action)
  }

  func layOut(_ window: UIWindow) {
    windows.append { [weak window] in window }
  }

  /// The windows that have been made and are still there.
  var liveWindows: [UIWindow] { windows.compactMap { $0() } }

  /// Lets time pass; what falls due happens in order, and the windows are laid out after each event.
  public func advance(by interval: TimeInterval) {
    // What is due at the end is due, whatever the sums of floating-point times say.
    let end = now + interval
    runEvents(until: end + 1e-9)
    now = max(now, end)
    layOutWindows()
  }

  /// Lets time pass until nothing is scheduled any more, or until a minute is over.
  public func runUntilIdle() {
    runEvents(until: now + 60)
    layOutWindows()
    // A layout pass may have scheduled something.
    runEvents(until: now + 60)
    layOutWindows()
  }

  /// Forgets everything that is scheduled.
  public func stop() {
    events = []
    windows = []
  }

  private func runEvents(until end: TimeInterval) {
    while let index = nextEvent(), events[index].time <= end {
      eventCount += 1
      if eventCount > Self.eventLimit { return Simulator.violation("events without end") }
      let event = events.remove(at: index)
      now = max(now, event.time)
      event.action()
      layOutWindows()
    }
  }

  /// The earliest, and among those at one time the one that was scheduled first.
  private func nextEvent() -> Int? {
    events.indices.min { (events[$0].time, $0) < (events[$1].time, $1) }
  }

  private func layOutWindows() {
    for window in windows { window()?.layoutIfNeeded() }
  }
}
