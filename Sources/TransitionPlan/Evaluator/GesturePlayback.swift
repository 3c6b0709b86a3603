/// The effect of a scripted gesture on a transition.
public struct GesturePlayback: Sendable {
  /// One step of the gesture machine.
  public struct Step: Hashable, Sendable {
    /// The time, in the script's time.
    public var time: Double
    /// The state before.
    public var state: GestureState
    /// The event.
    public var event: GestureEvent
    /// The action.
    public var action: GestureAction
    /// The state after.
    public var next: GestureState
  }

  /// The values at one moment.
  public struct Frame: Hashable, Sendable {
    /// The time, in the script's time.
    public var time: Double
    /// Whether the finger drives or the values settle.
    public var state: GestureState
    /// The progress of the finger, 0…1; nil while values settle.
    public var progress: Double?
    /// The values that move.
    public var values: [PropertyValue]
    /// The held values; see `Evaluator.heldValues(in:under:)`.
    public var held: [PropertyValue]
  }

  /// Whether the gates let the gesture begin; if not, nothing else happens.
  public var isOpen: Bool
  /// The steps of the machine, in order; from idle to idle.
  public var steps: [Step]
  /// The outcome; nil when the platform started nothing.
  public var outcome: InteractionOutcome?
  /// For an interaction between rest states, the final one: an index into `Transition.states`, −1 for the from screen.
  public var restState: Int?
  /// The progress with which the values begin to settle; nil if they do not.
  public var settledProgress: Double?
  /// The values from the start of the run, at the sample rate, and once more at its end.
  public var frames: [Frame]
}

extension Evaluator {
  /// Plays a scripted gesture through the gesture machine.
  /// - Parameters:
  ///   - script: The gesture.
  ///   - interaction: The interaction that handles it.
  ///   - rate: The frames per second, above 0.
  public func play(
    _ script: GestureScript, on interaction: Interaction, rate: Double
  ) -> GesturePlayback {
    guard !script.points.isEmpty, opens(interaction, with: script.finger(at: 0)) else {
      return GesturePlayback(
        isOpen: false, steps: [], outcome: nil, restState: nil, settledProgress: nil, frames: [])
    }
    var player = GesturePlayer(evaluator: self, interaction: interaction, finger: script.finger(at: 0))
    for event in script.events { player.handle(event.event, at: event.time, event.finger) }
    player.finish()
    return GesturePlayback(
      isOpen: true, steps: player.steps, outcome: player.motion?.outcome, restState: player.target,
      settledProgress: player.settledProgress, frames: player.frames(rate))
  }
}

extension GestureScript {
  /// The events in order of time; of simultaneous events, the platform's come after the gesture's beginning and before all others.
  fileprivate var events: [(time: Double, event: GestureEvent, finger: FingerState?)] {
    let begin = points[0].time
    var events: [(time: Double, event: GestureEvent, finger: FingerState?)] = []
    for index in points.indices.dropFirst() {
      events.append((points[index].time, .changed, finger(at: index)))
    }
    let last = points.count - 1
    events.append((points[last].time, ending.event, finger(at: last)))
    let answer: (time: Double, event: GestureEvent, finger: FingerState?) =
      switch platform {
      case .starts(let after): (begin + max(0, after), .started, nil)
      case .refuses(let after): (begin + max(0, after), .refused, nil)
      }
    events.insert(answer, at: events.firstIndex { $0.time >= answer.time } ?? events.count)
    events.insert((begin, .began, finger(at: 0)), at: 0)
    return events
  }
}

/// The machine while a script is played.
private struct GesturePlayer {
  let evaluator: Evaluator
  let interaction: Interaction
  var finger: FingerState
  var state = GestureState.idle
  var steps: [GesturePlayback.Step] = []
  /// The positions of the finger since the run has started.
  var driven: [(time: Double, finger: FingerState)] = []
  /// Whether the system cancelled the touch before the start.
  var isTaken = false
  var settleTime = 0.0
  var motion: SettleMotion?
  /// The rest state in which it settles.
  var target: Int?

  init(evaluator: Evaluator, interaction: Interaction, finger: FingerState) {
    self.evaluator = evaluator
    self.interaction = interaction
    self.finger = finger
  }

  mutating func handle(_ event: GestureEvent, at time: Double, _ newFinger: FingerState?) {
    let (next, action) = GestureMachine.step(state, event)
    steps.append(.init(time: time, state: state, event: event, action: action, next: next))
    state = next
    switch action {
    case .none, .request: break
    case .keep, .keepRelease: finger = newFinger ?? finger
    case .keepCancel: isTaken = true
    case .begin: driven.append((time, finger))
    case .drive:
      finger = newFinger ?? finger
      driven.append((time, finger))
      if evaluator.isReached(interaction, under: finger) { handle(.reached, at: time, nil) }
    case .beginAndDecide: settle(at: time, isTaken ? .cancel : nil)
    case .decide:
      finger = newFinger ?? finger
      settle(at: time, nil)
    case .finish: settle(at: time, .finish)
    case .cancel: settle(at: time, .cancel)
    case .leave, .forget: break
    }
  }

  /// Lets the values settle.
  mutating func finish() {
    guard let motion else { return }
    handle(.settled, at: settleTime + motion.duration, nil)
  }

  /// Settles; without an outcome the finger decides. A cancelled touch leaves no velocity.
  private mutating func settle(at time: Double, _ outcome: InteractionOutcome?) {
    if outcome == .cancel { finger = finger.stopped }
    settleTime = time
    if interaction.states != nil {
      let target = outcome == nil ? evaluator.nearestState(interaction, under: finger) : evaluator.state
      self.target = target
      motion = evaluator.settle(interaction, in: target, from: finger)
      return
    }
    let decided = outcome ?? evaluator.decision(interaction, under: finger)
    motion = evaluator.settle(interaction, decided, from: finger)
  }

  var settledProgress: Double? {
    motion.map { _ in evaluator.pose(interaction, under: finger).progress }
  }

  /// The frames of the run, from its start to its end.
  func frames(_ rate: Double) -> [GesturePlayback.Frame] {
    guard let motion else { return [] }
    let start = driven.first?.time ?? settleTime
    let end = settleTime + motion.duration
    let driven = evaluator.heldValues(in: .driven(interaction), under: finger)
    let isLeaving = interaction.states != nil && motion.outcome == .finish
    let settling = isLeaving ? evaluator.heldValues(in: .leaving(interaction), under: finger) : driven
    var frames = FrameTimes.times(length: end - start, rate: rate).map { time in
      frame(at: start + time, motion, start + time < settleTime ? driven : settling)
    }
    // Exactly the end, without rounding errors of the addition.
    if let last = frames.indices.last {
      frames[last].time = end
      frames[last].values = motion.values(at: motion.duration)
      let direction = interaction.direction
      frames[last].held = evaluator.heldValues(
        in: .rest(motion.outcome == .finish ? direction.end : direction.start))
    }
    return frames
  }

  /// Where the finger was last; before the run has started, where it was then.
  private func finger(at time: Double) -> FingerState? {
    var (low, high) = (0, driven.count)
    while low < high {
      let middle = (low + high) / 2
      if driven[middle].time <= time + 1e-9 { low = middle + 1 } else { high = middle }
    }
    return driven.isEmpty ? nil : driven[max(low - 1, 0)].finger
  }

  private func frame(
    at time: Double, _ motion: SettleMotion, _ held: [PropertyValue]
  ) -> GesturePlayback.Frame {
    if time < settleTime, let finger = finger(at: time) {
      let pose = evaluator.pose(interaction, under: finger)
      return .init(
        time: time, state: .driving, progress: pose.progress, values: pose.values, held: held)
    }
    return .init(
      time: time, state: .settling, progress: nil, values: motion.values(at: time - settleTime), held: held)
  }
}
