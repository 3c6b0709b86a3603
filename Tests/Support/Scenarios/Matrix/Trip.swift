@_spi(Simulator) import UIKit

/// One run of a transition: where it leads, and how.
struct Trip: Hashable, CustomStringConvertible {
  /// How a run goes, up to where it ends. Shares are percentages of the way, or of the time.
  enum Course: String, CaseIterable {
    /// Nobody touches it.
    case plays
    /// In its middle a finger tries to begin, and the app to turn it round.
    case interrupted
    /// The finger leaves so that it finishes, or so that it is cancelled, as far as its speed can bring that about.
    case finish, cancel
    /// The same while the values go to rest after a finish, and after a cancel.
    case finishInterrupted, cancelInterrupted
    /// The system takes the finger away.
    case taken
    /// The finger comes all the way back before it leaves.
    case turnedBack
    /// The recognizer fails, after it has begun, and before because the finger goes otherwise.
    case failed, failedBefore
    /// The finger leaves, or is taken away, before the transition has started.
    case earlyFinish, earlyCancel, earlyTaken
    /// In its middle a person taps the tab that it has left.
    case changedMind
    /// A finger takes over what plays: it leads it on to its end, turns it round, turns it round and what settles then once
    /// more, or leaves at once.
    case caught, reversed, caughtTwice, caughtReleased
    /// It takes over, and then the system takes it away, or the recognizer fails.
    case caughtTaken, caughtFailed
    /// What settles after a finish, and after a cancel, is taken over by the same finger, or by another, and turned round.
    case finishReversed, cancelReversed, finishByAnother, cancelByAnother
  }

  let side: Side
  let course: Course
  let percent: Int
  /// Which of the app's fingers drives it, if one does.
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

  /// Reads what `description` has written.
  init?(_ text: Substring) {
    let parts = text.split { $0 == ":" || $0 == "@" || $0 == "#" }
    guard parts.count == 3 || parts.count == 4, let side = Side(rawValue: String(parts[0])),
      let course = Course(rawValue: String(parts[1])), let percent = Int(parts[2])
    else { return nil }
    self.init(to: side, course, at: percent, finger: parts.count == 4 ? Int(parts[3]) ?? 0 : 0)
  }

  /// All runs that an app can make, the ways there and back by themselves first.
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
        // What has never left its screen cannot have finished there.
        case .cancelByAnother: app.goesOnAsOneRun && app.another(than: index) != nil
        default: !Course.takingOver.contains(course)
        }
      }.flatMap { course in
        percents(of: course).map { Trip(to: finger.side, course, at: $0, finger: index) }
      }
    }
    return played + caught + driven
  }

  /// Where a finger leaves, or where it is interrupted.
  private static func percents(of course: Course) -> [Int] {
    switch course {
    case .plays, .interrupted: []
    case .cancel: Array(0...100)
    case .finish: [0, 1, 25, 50, 51, 75, 99, 100]
    case .finishInterrupted, .cancelInterrupted, .turnedBack:
      Array(stride(from: 0, through: 100, by: 5))
    // At the end there is nothing left to take over.
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

  /// The screen at which it begins.
  @MainActor func start(in app: SpecApp) -> Side {
    isDriven && app.fingers[finger].isAmongStates ? side : side.other
  }

  /// Whether a finger drives it.
  var isDriven: Bool {
    course != .plays && course != .interrupted && course != .changedMind && !isCaught
  }

  /// Whether it plays, and a finger takes it over.
  var isCaught: Bool { Course.takingOver.contains(course) }

  /// Whether the finger leaves, and something happens to what settles.
  var isSettling: Bool {
    course == .finishInterrupted || course == .cancelInterrupted
      || Course.turningSettle.contains(course)
  }

  /// Whether it is another finger that takes over what settles.
  var isByAnother: Bool { course == .finishByAnother || course == .cancelByAnother }

  /// Whether the finger is gone before the transition has started.
  var isEarly: Bool { course == .earlyFinish || course == .earlyCancel || course == .earlyTaken }

  /// What the finger means to bring about.
  var aim: SpecFinger.Aim {
    switch course {
    case .finish, .finishInterrupted, .finishReversed, .finishByAnother, .earlyFinish: .finish
    default: .cancel
    }
  }

  /// How far the finger is when it leaves.
  var lastShare: CGFloat { course == .turnedBack ? 0 : farthestShare }

  /// How far it goes.
  var farthestShare: CGFloat {
    switch course {
    case .finishInterrupted, .finishReversed, .finishByAnother: 0.75
    case .cancelInterrupted, .cancelReversed, .cancelByAnother: 0.25
    default: share
    }
  }
}
