import Foundation

/// A clock that advances only when it is told to, with the events that are scheduled on it.
@_spi(Simulator) @MainActor public final class VirtualClock {
  private struct Event {
    let time: TimeInterval
    let action: @MainActor () -> Void
  }

  /// The duration of a frame of the display, and of a turn of the run loop.
  public static let frame: TimeInterval = 1.0 / 60
  /// The limit that stops an endless chain of events. No scenario has as many.
  public static var eventLimit = 100_000

  /// The time in seconds since the simulation began.
  public private(set) var now: TimeInterval = 0
  /// In the order of scheduling.
  private var events: [Event] = []
  private var windows: [() -> UIWindow?] = []
  /// The number of events that have run.
  public private(set) var eventCount = 0

  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    events.append(Event(time: now + max(delay, 0), action: action))
  }

  /// Schedules an action for the next turn of the run loop.
  func scheduleNextTurn(_ action: @escaping @MainActor () -> Void) {
    schedule(after: Self.frame, action)
  }

  func layOut(_ window: UIWindow) {
    windows.append { [weak window] in window }
  }

  /// The windows that were created and still exist.
  var liveWindows: [UIWindow] { windows.compactMap { $0() } }

  /// Advances the time. Runs the events that are due, in order, and lays out the windows after each.
  public func advance(by interval: TimeInterval) {
    // The tolerance makes up for rounding errors in sums of times.
    let end = now + interval
    runEvents(until: end + 1e-9)
    now = max(now, end)
    layOutWindows()
  }

  /// Runs until nothing is scheduled any more, or until a minute has passed.
  public func runUntilIdle() {
    runEvents(until: now + 60)
    layOutWindows()
    // The layout may have scheduled events.
    runEvents(until: now + 60)
    layOutWindows()
  }

  /// Removes everything that is scheduled.
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

  /// The earliest event. Of several at one time, the one that was scheduled first.
  private func nextEvent() -> Int? {
    events.indices.min { (events[$0].time, $0) < (events[$1].time, $1) }
  }

  private func layOutWindows() {
    for window in windows { window()?.layoutIfNeeded() }
  }
}
