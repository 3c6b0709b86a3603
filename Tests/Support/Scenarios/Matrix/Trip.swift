@_spi(Simulator) import UIKit

/// One run of a transition: its direction and its course.
struct Trip: Hashable, CustomStringConvertible {
  /// The course of a run until its end. A share is a percentage of the way or of the duration.
  enum Course: String, CaseIterable {
    /// Nothing happens during the run.
    case plays
    /// In the middle, a finger tries to begin, and the app tries to go back.
    case interrupted
    /// The finger is lifted so that the run finishes, or is cancelled, as far as a velocity can bring that about.
    case finish, cancel
    /// The same, with an interruption while the values settle after a finish, or after a cancel.
    case finishInterrupted, cancelInterrupted
    /// The system cancels the touches.
    case taken
    /// The finger comes all the way back before it is lifted.
    case turnedBack
    /// The recognizer fails: after it has begun, or before because the finger moves in another direction.
    case failed, failedBefore
    /// The finger is lifted, or its touches are cancelled, before the transition has started.
    case earlyFinish, earlyCancel, earlyTaken
    /// In the middle, the user taps the tab that the app is leaving.
    case changedMind
    /// A finger takes over the run. It leads it on to its end, reverses it, reverses it and then takes over the settling once
    /// more, or is lifted at once.
    case caught, reversed, caughtTwice, caughtReleased
    /// A finger takes over the run, and then the system cancels its touches, or the recognizer fails.
    case caughtTaken, caughtFailed
    /// The settling after a finish, or after a cancel, is taken over and reversed, by the same finger or by another.
    case finishReversed, cancelReversed, finishByAnother, cancelByAnother
  }

  let side: Side
  let course: Course
  let percent: Int
  /// The index of the app's finger that drives the run, if there is one.
  let finger: Int

  var share: CGFloat { CGFloat(percent) / 100 }

  var description: String {
    "\(side):\(course)@\(percent)" + (finger == 0 ? "" : "#\(finger)")
  }

  init(to side: Side, _ course: Course, at percent: Int = 50, finger: Int = 0) {
    self.side = side
    self.course = course
    self.percent = percent
    self.finger = finger
  }

  /// Parses a `description`.
  init?(_ text: Substring) {
    let parts = text.split { $0 == ":" || $0 == "@" || $0 == "#" }
    guard parts.count == 3 || parts.count == 4, let side = Side(rawValue: String(parts[0])),
      let course = Course(rawValue: String(parts[1])), let percent = Int(parts[2])
    else { return nil }
    self.init(to: side, course, at: percent, finger: parts.count == 4 ? Int(parts[3]) ?? 0 : 0)
  }

  /// All runs that an app can make, beginning with the two directions without a finger.
  @MainActor static func all(of app: SpecApp) -> [Trip] {
    let sides: [Side] = [.to, .from]
    let played = sides.flatMap { side in
      [Trip(to: side, .plays)]
        + stride(from: 0, through: 100, by: 5).map { Trip(to: side, .interrupted, at: $0) }
        + (app is SelectingApp ? percents(of: .changedMind) : []).map {
          Trip(to: side, .changedMind, at: $0)
        }
    }
    let caught = app.fingers.enumerated().flatMap { index, finger in
      sides.filter { finger.catches.contains(.playing(to: $0)) }.flatMap { side in
        Course.takingOver.flatMap { course in
          percents(of: course).map { Trip(to: side, course, at: $0, finger: index) }
        }
      }
    }
    let driven = app.fingers.enumerated().flatMap { index, finger in
      Course.allCases.filter { course in
        switch course {
        case .plays, .interrupted, .changedMind: false
        case .failedBefore: finger.beginOtherwise != nil
        case .finishReversed, .cancelReversed: finger.catches.contains(.settle)
        case .earlyFinish, .earlyCancel, .earlyTaken: !finger.isAmongStates
        case .finishByAnother: app.another(than: index) != nil
        // In a custom container, a cancelled run has not finished, so that no finger of the other direction can take it over.
        case .cancelByAnother: app.goesOnAsOneRun && app.another(than: index) != nil
        default: !Course.takingOver.contains(course)
        }
      }.flatMap { course in
        percents(of: course).map { Trip(to: finger.side, course, at: $0, finger: index) }
      }
    }
    return played + caught + driven
  }

  /// The percentages at which a finger is lifted, or at which something interrupts it.
  private static func percents(of course: Course) -> [Int] {
    switch course {
    case .plays, .interrupted: []
    case .cancel: Array(0...100)
    case .finish: [0, 1, 25, 50, 51, 75, 99, 100]
    case .finishInterrupted, .cancelInterrupted, .turnedBack:
      Array(stride(from: 0, through: 100, by: 5))
    // At the end, nothing is left to take over.
    case .changedMind, .caught, .reversed, .caughtTwice, .caughtReleased, .finishReversed,
      .cancelReversed,
      .finishByAnother,
      .cancelByAnother:
      Array(stride(from: 0, through: 95, by: 5))
    case .caughtTaken, .caughtFailed: [0, 50, 95]
    case .taken, .failed: [0, 50, 100]
    case .failedBefore: [0]
    case .earlyFinish, .earlyCancel, .earlyTaken: [0, 50, 100]
    }
  }

  /// The screen at which the run begins.
  @MainActor func start(in app: SpecApp) -> Side {
    isDriven && app.fingers[finger].isAmongStates ? side : side.other
  }

  /// Whether a finger drives it.
  var isDriven: Bool {
    course != .plays && course != .interrupted && course != .changedMind && !isCaught
  }

  /// Whether the run plays, and a finger takes it over.
  var isCaught: Bool { Course.takingOver.contains(course) }

  /// Whether the finger is lifted, and something happens to the settling.
  var isSettling: Bool {
    course == .finishInterrupted || course == .cancelInterrupted
      || Course.turningSettle.contains(course)
  }

  /// Whether another finger takes over the settling.
  var isByAnother: Bool { course == .finishByAnother || course == .cancelByAnother }

  /// Whether the finger is lifted before the transition has started.
  var isEarly: Bool { course == .earlyFinish || course == .earlyCancel || course == .earlyTaken }

  /// The outcome that the finger aims at.
  var aim: SpecFinger.Aim {
    switch course {
    case .finish, .finishInterrupted, .finishReversed, .finishByAnother, .earlyFinish: .finish
    default: .cancel
    }
  }

  /// The share of the way at which the finger is lifted.
  var lastShare: CGFloat { course == .turnedBack ? 0 : farthestShare }

  /// The largest share of the way that the finger reaches.
  var farthestShare: CGFloat {
    switch course {
    case .finishInterrupted, .finishReversed, .finishByAnother: 0.75
    case .cancelInterrupted, .cancelReversed, .cancelByAnother: 0.25
    default: share
    }
  }
}
