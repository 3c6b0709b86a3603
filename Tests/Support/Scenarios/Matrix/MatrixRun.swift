@_spi(Simulator) import UIKit

/// Runs a combination, and finds differences from what the plan promises.
@MainActor struct MatrixRun {
  let combination: Combination
  let app: SpecApp
  /// The expected calls, in order.
  private var calls: [String] = []
  /// The differences, in words.
  private(set) var findings: [String] = []
  /// The number of checks.
  private(set) var checkCount = 0
  /// Whether the to screen may have left without the transition.
  private var hasLeftPlainly = false
  /// Whether the to screen, if it is shown, has come with reduced motion.
  private var standsReduced = false

  private init(_ combination: Combination, _ app: SpecApp) {
    self.combination = combination
    self.app = app
  }

  /// Runs a combination in a new simulation, and checks at the end that nothing is alive.
  static func run(_ combination: Combination) -> (findings: [String], checkCount: Int) {
    Simulator.reset(conduct: combination.conduct)
    Simulator.forbidsLeftViews = true
    if combination.isInset {
      Simulator.presentationInsets = UIEdgeInsets(top: 20, left: 12, bottom: 0, right: 8)
    }
    Simulator.reducesMotion = combination.motion.isReducedBefore
    if combination.isRightToLeft { Simulator.layoutDirection = .rightToLeft }
    let (findings, checkCount) = course(combination)
    Simulator.clock.stop()
    let alive = Simulator.census.alive
    return (findings + (alive.isEmpty ? [] : ["alive at the end: \(alive)"]), checkCount + 1)
  }

  private static func course(_ combination: Combination) -> (findings: [String], checkCount: Int) {
    guard let app = combination.app.make(in: combination.surroundings) else {
      return (["there is no app"], 1)
    }
    app.arrange(combination.depth, combination.bar)
    if combination.safeArea == .own {
      app.root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 20, right: 4)
    }
    var run = MatrixRun(combination, app)
    run.find(app.takeRests(), "before anything has happened")
    run.run()
    return (run.findings, run.checkCount)
  }

  // MARK: The course

  private mutating func run() {
    if combination.moves == .whenShown { app.moveWhenShown() }
    if combination.turn == .before { turn() }
    let trip = combination.trip
    let start = trip.start(in: app)
    go(to: start, animated: combination.arrival == .animated, "arrived")
    perform(trip, "first")
    switch combination.repetition {
    case .once: break
    case .lost:
      // Nothing may stay alive, at whatever screen the app is.
      app.window.rootViewController = nil
      return app.settle()
    case .twice:
      go(to: start, animated: false, "returned")
      perform(trip, "second")
    case .alternating:
      for side in [start.other, start] { go(to: side, animated: true, "alternating") }
      perform(trip, "second")
    }
    if app.size != SpecApp.sizes[0] {
      turn()
      check("turned back")
    }
    // The to screen may also leave without the transition.
    go(to: .from, animated: false, "left")
  }

  /// Goes to a screen without a finger, unless the app is already there.
  private mutating func go(to side: Side, animated: Bool, _ moment: String) {
    if app.side == side { return }
    app.go(to: side, animated: animated)
    app.letStart()
    app.settle()
    if side == .to { standsReduced = Simulator.reducesMotion }
    if side == .from { hasLeftPlainly = !animated || hasLeftPlainly }
    useToScreen()
    if animated { expectCalls(to: side, completes: true) }
    check(moment)
    expect(app.side == side, "\(moment): at \(app.side)")
  }

  private func useToScreen() {
    if app.side == .from { return }
    app.useToScreen()
    app.settle()
  }

  private mutating func turn() {
    app.turn()
    app.settle()
  }

  /// The run that the combination is about.
  private mutating func perform(_ trip: Trip, _ moment: String) {
    let start = app.side
    Simulator.reducesMotion = combination.motion.isReduced
    defer { Simulator.reducesMotion = combination.motion.isReducedBefore }
    app.isReduced =
      Simulator.reducesMotion || app.leavesAsItHasCome && start == .to && trip.side == .from && standsReduced
    disturbBefore()
    let began = Simulator.clock.now
    let outcome = trip.isDriven ? drive(trip) : play(trip)
    app.settle()
    switch outcome {
    case .nothing: break
    case .cancelled: expectCalls(to: trip.side, completes: false)
    case .finished, .finishedAndShown: expectCalls(to: trip.side, completes: true)
    case .returned: for side in [trip.side, start] { expectCalls(to: side, completes: true) }
    case .shown: break
    }
    if app.side == .to, start == .from { standsReduced = Simulator.reducesMotion }
    hasLeftPlainly = hasLeftPlainly || outcome == .shown
    // Checked before the disturbance ends and the user acts, because these could hide a difference.
    if combination.views != .noWindow, combination.views != .windowLost {
      check("\(moment), before anything else")
    }
    endDisturbance()
    useToScreen()
    let stuck = Simulator.census.transitionsUnderWay
    expect(stuck.isEmpty && !app.isUnderWay, "\(moment): never completed \(stuck)")
    if outcome == .cancelled || outcome == .finished, !app.isPlatforms(to: trip.side) {
      let end = Simulator.recorder.events.last { $0.event.isEnd }?.time ?? .infinity
      expect(end - began < Self.patience, "\(moment): completed only at \(end)")
    }
    check(moment)
    let expected = outcome == .finished || outcome == .shown ? trip.side : start
    expect(app.side == expected, "\(moment): at \(app.side), not \(expected)")
    if combination.turn == .after {
      turn()
      check("\(moment), turned")
    }
  }

  /// More seconds than any run takes.
  private static let patience = 3.0

  /// How a run must end. `nothing`: no run has begun. `shown`: the screen is shown without a run.
  enum Outcome {
    case nothing, cancelled, finished, shown
    /// The run has finished, and then the run back as well.
    case returned
    /// The run has finished, and then its first screen is shown without a run.
    case finishedAndShown
  }

  /// Whether the animator lacks the view of a screen. Then nothing moves, and a gesture is cancelled.
  private func lacksView(to side: Side) -> Bool {
    if app.isPlatforms(to: side) { return false }
    switch combination.views {
    case .withheldTo: return app.needs(.to, to: side)
    case .withheldFrom: return app.needs(.from, to: side)
    default: return false
    }
  }

  private mutating func play(_ trip: Trip) -> Outcome {
    app.go(to: trip.side, animated: true)
    app.letStart()
    if combination.views == .noWindow, app is PresentingApp, trip.side == .to { return .nothing }
    if app.isShownAtOnce(isDriven: false) { return .shown }
    // Slightly later than the share, so that nothing is due at exactly this moment.
    Simulator.clock.advance(by: length(to: trip.side) * Double(trip.share) + 1e-4)
    if trip.isCaught { return catchPlaying(trip) }
    disturb()
    if trip.course == .changedMind { return changeMind(trip) }
    if trip.course == .interrupted, trip.percent < 100 { interrupt(.playing(to: trip.side)) }
    return .finished
  }

  /// The duration of a direction, or of the crossfade that replaces it.
  private func length(to side: Side) -> Double {
    if app.isReduced { return app.crossfades.reduced }
    if combination.views == .missing { return app.crossfades.fallback }
    return app.length(to: side)
  }

  /// The user goes back in the middle. The run ends at once, and the way back begins.
  private func changeMind(_ trip: Trip) -> Outcome {
    app.go(to: trip.side.other, animated: true)
    app.letStart()
    return app.isShownAtOnce(isDriven: false) ? .finishedAndShown : .returned
  }

  private mutating func drive(_ trip: Trip) -> Outcome {
    guard app.fingers.indices.contains(trip.finger) else { return .nothing }
    let finger = app.fingers[trip.finger]
    if trip.course == .failedBefore {
      expect(finger.beginOtherwise?() == false, "a finger begins that goes otherwise")
      return .nothing
    }
    if finger.isAmongStates { return dragAmongStates(trip, finger) }
    let hasBegun = finger.begin()
    let canBegin = combination.views != .noWindow
    expect(hasBegun == canBegin, "the finger begins: \(hasBegun)")
    if !hasBegun { return .nothing }
    if app.isShownAtOnce(isDriven: true) {
      finger.end(trip.aim)
      return .shown
    }
    let lacksView = lacksView(to: trip.side)
    if !trip.isEarly {
      Simulator.clock.advance(by: 0.1)
    }
    // The settling after a finish needs a finger that has gone far enough to finish.
    let farthest =
      trip.isSettling && trip.aim == .finish
      ? finger.reach ?? trip.farthestShare : trip.farthestShare
    if !trip.isEarly || trip.percent > 0 { finger.move(farthest) }
    let hasStarted = !trip.isEarly || !combination.conduct.interactionStartsLater
    let isReached = hasStarted && finger.isReached(at: farthest)
    if !trip.isEarly { disturb() }
    if trip.course == .turnedBack { finger.move(0) }
    let hasLostView = finger.recognizer()?.view?.window == nil
    let isTaken = !trip.isEarly && (combination.turn == .during || hasLostView)
    let finishes = leave(trip, finger) && !isTaken || isReached
    if trip.isEarly {
      // Now UIKit starts the transition.
      Simulator.clock.advance(by: 0.1)
      disturb()
    }
    if lacksView { return .cancelled }
    let outcome = finishes ? Outcome.finished : .cancelled
    if !trip.isSettling { return outcome }
    Simulator.clock.advance(by: finger.settling(isFinishing: finishes) * Double(trip.share) + 1e-4)
    return trip.percent < 100 ? settle(trip, outcome) : outcome
  }

  /// Lifts the finger.
  /// - Returns: Whether the run finishes, if nothing else has ended the gesture.
  func leave(_ trip: Trip, _ finger: SpecFinger) -> Bool {
    let finishes = finger.finishes(trip.lastShare, trip.aim)
    switch trip.course {
    case .taken, .earlyTaken: finger.recognizer()?.cancelTouches()
    case .failed: finger.recognizer()?.fail()
    // If lifting finishes at any velocity, only the system can cancel.
    case .cancel where finishes: finger.recognizer()?.cancelTouches()
    default:
      finger.end(trip.aim)
      // A finger that finishes without being lifted has finished by now, or never will.
      return finishes && finger.reach == nil
    }
    return false
  }

  // MARK: Disturbances

  private func disturbBefore() {
    switch combination.views {
    case .missing: app.setOptionalView(isThere: false)
    case .withheldTo: Simulator.withheldViews = [.to]
    case .withheldFrom: Simulator.withheldViews = [.from]
    case .noWindow: app.setRoot(isInWindow: false)
    case .all, .recycled, .windowLost: break
    }
  }

  func disturb() {
    if combination.views == .recycled { app.setCell(isRecycled: true) }
    // The window is only lost during a run.
    if combination.views == .windowLost, app.isUnderWay { app.loseWindow() }
    if combination.turn == .during { app.turn() }
  }

  private func endDisturbance() {
    app.setOptionalView(isThere: true)
    if combination.views == .recycled { app.setCell(isRecycled: false) }
    Simulator.withheldViews = []
    app.regainWindow()
    app.settle()
  }

  // MARK: Expectations

  private mutating func expectCalls(to side: Side, completes: Bool) {
    if app.isPlatforms(to: side) { return }
    let hooks = app.hooks(to: side, completes: completes)
    calls += hooks.start + hooks.outcome + app.completion(completes) + hooks.end
  }

  /// Checks that everything is as it must be at rest.
  private mutating func check(_ moment: String) {
    find(app.differences(at: app.side, isReduced: standsReduced), moment)
    // If UIKit withholds a view or there is no window, UIKit itself adds and removes the screens.
    if app.side == .from, !app.isUnderWay, combination.views == .all {
      find(app.leftAlive(isPlain: hasLeftPlainly), "\(moment), from an earlier visit")
    }
    let found: [String] = Simulator.recorder.events.compactMap { _, event in
      switch event {
      case .mark(let text): text
      case .completed(let didComplete): "complete \(didComplete)"
      default: nil
      }
    }
    expect(found == calls, "\(moment): called \(found), not \(calls)")
    find(Simulator.recorder.violations, "\(moment), violation")
    find(Simulator.census.alive(.animationController), "\(moment), still alive")
    find(Simulator.census.alive(.propertyAnimator), "\(moment), still alive")
  }

  mutating func expect(_ isSo: Bool, _ otherwise: String) {
    checkCount += 1
    if !isSo { findings.append(otherwise) }
  }

  private mutating func find(_ findings: [String], _ moment: String) {
    checkCount += 1
    self.findings += findings.map { "\(moment): \($0)" }
  }
}

extension Recorder.Event {
  /// Whether the event may mark the end of a transition. A custom context has only its hooks.
  fileprivate var isEnd: Bool {
    switch self {
    case .completed, .mark: true
    default: false
    }
  }
}
