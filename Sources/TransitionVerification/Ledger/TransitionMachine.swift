public import TransitionPlan
import TransitionText

/// The life of a transition as a finite machine: at rest in either screen, playing, under each finger; and all steps between these,
/// failures included. A ledger is proved on every path through it.
///
/// The machine depends on the transition's directions and interactions alone, never on its obligations. Gestures follow
/// `GestureMachine`, with one step for each of its events.
public struct TransitionMachine: Equatable, Sendable {
  /// Where a transition can rest.
  public enum Place: Hashable, Sendable {
    /// In the from screen.
    case from
    /// In the to screen, in one of its rest states: an index into `Transition.states`, 0 when it has only one.
    case to(Int)

    /// The screen.
    public var side: Side { self == .from ? .from : .to }
  }

  /// The states of a transition.
  public enum State: Hashable, Sendable {
    /// Nothing moves.
    case resting(Place)
    /// A direction plays without a finger.
    case playing(Direction, from: Place)
    /// A finger has begun, and the platform has not started the run yet: `GestureState.waiting`.
    case waiting(interaction: Int, Place)
    /// The finger has left, and the platform has not started the run yet: `GestureState.released`.
    case released(interaction: Int, Place)
    /// The finger moves values.
    case driving(interaction: Int, from: Place)
    /// The finger has left, and values move to rest.
    case settling(interaction: Int, from: Place, to: Place)

    /// The rest state in which it is; nil while it runs.
    public var restingPlace: Place? { if case .resting(let place) = self { place } else { nil } }
  }

  /// The events that lead from one state to another.
  public enum Event: Hashable, Sendable {
    /// A direction starts by itself: by a tap, a button, or code.
    case plays(Direction)
    /// The to screen appears without an animation.
    case comes
    /// The platform plays a direction that is `system`.
    case systemPlays(Direction)
    /// The direction has played to its end.
    case finishes
    /// The platform cancels the direction that plays.
    case isCancelled
    /// The size of the container changes: the direction that plays ends at once.
    case isResized
    /// An event of a gesture.
    case gesture(GestureEvent)
    /// A gesture takes over a direction that plays or settles.
    case catches(interaction: Int)
    /// The to screen leaves in another way: pop to root, a replaced stack, a dismissal by code.
    case leavesOtherwise
  }

  /// What a step does to values and to the ledger, in order.
  public enum Action: Hashable, Sendable {
    /// Points pass at which obligations are taken; under a finger, those of an interaction.
    case take(LedgerPoints, interaction: Int?)
    /// Everything that a direction moves is in flight.
    case start(Direction)
    /// Everything that a direction or the finger has moved gets its value at rest.
    case rest(Direction, interaction: Int?, Place)
    /// All values are put at rest without an animation.
    case restAll(Place)
    /// A way out, and the points that pass on it.
    case giveBack(LedgerExit, LedgerPoints)
  }

  /// A step from one state to another.
  public struct Step: Hashable, Sendable {
    /// The state before: an index into `states`.
    public var from: Int
    /// What happens.
    public var event: Event
    /// The state after: an index into `states`.
    public var to: Int
    /// What is done.
    public var actions: [Action]
  }

  /// All states. The first one is rest in the from screen, where everything begins.
  public private(set) var states: [State] = []
  /// All steps except those that change nothing.
  public internal(set) var steps: [Step] = []
  /// For each state the steps that leave it: indices into `steps`.
  public internal(set) var leaving: [[Int]] = []

  private var indices = FlatTable<State, Int>()

  /// Makes the machine of a transition.
  public init(_ transition: Transition) { self.init(Shape(transition)) }

  init(_ shape: Shape) {
    _ = index(of: .resting(.from))
    var next = 0
    // Every reached state gets the steps that leave it.
    while next < states.count {
      let first = steps.count
      addSteps(leaving: states[next], shape)
      leaving.append(Array(first..<steps.count))
      next += 1
    }
  }

  private mutating func index(of state: State) -> Int {
    if let index = indices[state] { return index }
    states.append(state)
    indices.set(state, states.count - 1)
    return states.count - 1
  }

  private mutating func add(_ from: State, _ event: Event, _ to: State, _ actions: [Action] = []) {
    steps.append(Step(from: index(of: from), event: event, to: index(of: to), actions: actions))
  }

  /// Whether two machines have the same states and the same steps.
  public static func == (a: TransitionMachine, b: TransitionMachine) -> Bool {
    a.states == b.states && a.steps == b.steps
  }

  // MARK: Steps

  private mutating func addSteps(leaving state: State, _ shape: Shape) {
    switch state {
    case .resting(let place): addSteps(atRest: place, shape)
    case .playing(let direction, let place): addSteps(playing: direction, from: place, shape)
    case .waiting(let interaction, let place), .released(let interaction, let place):
      addSteps(beforeRun: state, interaction, place, shape)
    case .driving(let interaction, let place): addSteps(driving: interaction, from: place, shape)
    case .settling(let interaction, let start, let end):
      addSteps(settling: interaction, from: start, to: end, shape)
    }
  }

  private mutating func addSteps(atRest place: Place, _ shape: Shape) {
    let direction: Direction = place == .from ? .forward : .backward
    let rest = State.resting(place)
    if shape.isSystem(direction) {
      let end: Place = place == .from ? .to(0) : .from
      let actions: [Action] =
        place == .from
        ? [.take(.stayStart, interaction: nil), .restAll(end)]
        : [.restAll(end), Self.leaveOtherwise]
      add(rest, .systemPlays(direction), .resting(end), actions)
    } else {
      add(
        rest, .plays(direction), .playing(direction, from: place), Self.begin(direction, nil))
    }
    for (index, interaction) in shape.interactions.enumerated() where interaction.direction == direction {
      add(rest, .gesture(.began), .waiting(interaction: index, place))
    }
    if place == .from {
      add(
        rest, .comes, .resting(.to(0)), [.take(.stayStart, interaction: nil), .restAll(.to(0))])
    } else {
      add(rest, .leavesOtherwise, .resting(.from), [Self.leaveOtherwise])
    }
  }

  private mutating func addSteps(playing direction: Direction, from start: Place, _ shape: Shape) {
    let playing = State.playing(direction, from: start)
    let end: Place = direction == .forward ? .to(0) : .from
    let finished = Self.leave(direction, nil, at: end)
    add(playing, .finishes, .resting(end), finished)
    add(playing, .isResized, .resting(end), finished)
    add(playing, .isCancelled, .resting(start), Self.leave(direction, nil, at: start))
    // Forward has not finished, so it is cancelled. Backward was about to leave anyway.
    add(playing, .leavesOtherwise, .resting(.from), Self.leave(direction, nil, at: .from))
    for (index, interaction) in shape.interactions.enumerated()
    where interaction.catches.contains(direction == .forward ? .forward : .backward) {
      if interaction.direction == direction {
        add(
          playing, .catches(interaction: index), .driving(interaction: index, from: start),
          [.take(.drivenStart, interaction: index)])
      } else {
        // In the other direction: the run that played ends, and the gesture's run begins with the present values.
        add(
          playing, .catches(interaction: index), .driving(interaction: index, from: end),
          finished + Self.begin(interaction.direction, index))
      }
    }
  }

  /// Before the platform has started the run nothing is taken, so nothing can be left behind.
  private mutating func addSteps(beforeRun state: State, _ index: Int, _ place: Place, _ shape: Shape) {
    let isWaiting = if case .waiting = state { true } else { false }
    let direction = shape.interactions[index].direction
    for event in GestureEvent.allCases {
      let (next, action) = GestureMachine.step(isWaiting ? .waiting : .released, event)
      switch (next, action) {
      case (.driving, .begin):
        add(
          state, .gesture(event), .driving(interaction: index, from: place), Self.begin(direction, index))
      case (.settling, .beginAndDecide):
        for end in shape.ends(of: index, from: place) {
          add(
            state, .gesture(event), .settling(interaction: index, from: place, to: end),
            Self.begin(direction, index))
        }
      case (.released, _) where isWaiting:
        add(state, .gesture(event), .released(interaction: index, place))
      case (.idle, .forget): add(state, .gesture(event), .resting(place))
      default: break
      }
    }
    if place != .from {
      add(state, .leavesOtherwise, .resting(.from), [Self.leaveOtherwise])
    }
  }

  private mutating func addSteps(driving index: Int, from start: Place, _ shape: Shape) {
    let driving = State.driving(interaction: index, from: start)
    let direction = shape.interactions[index].direction
    for event in GestureEvent.allCases {
      let ends: [Place]
      switch GestureMachine.step(.driving, event).action {
      case .finish: ends = shape.interactions[index].canFinishNow ? [shape.far(of: index)] : []
      case .decide: ends = shape.ends(of: index, from: start)
      case .cancel: ends = [start]
      case .leave:
        add(driving, .gesture(event), .resting(start), Self.leave(direction, index, at: start))
        continue
      default: continue
      }
      for end in ends {
        add(driving, .gesture(event), .settling(interaction: index, from: start, to: end))
      }
    }
    add(driving, .leavesOtherwise, .resting(.from), Self.breakOff(direction, index, from: start))
  }

  private mutating func addSteps(settling index: Int, from start: Place, to end: Place, _ shape: Shape) {
    let settling = State.settling(interaction: index, from: start, to: end)
    let direction = shape.interactions[index].direction
    for event in GestureEvent.allCases where GestureMachine.step(.settling, event).action == .leave {
      add(settling, .gesture(event), .resting(end), Self.leave(direction, index, at: end))
    }
    add(settling, .leavesOtherwise, .resting(.from), Self.breakOff(direction, index, from: start))
    for (other, interaction) in shape.interactions.enumerated()
    where interaction.catches.contains(.settle) {
      if other == index {
        add(settling, .catches(interaction: other), .driving(interaction: other, from: start))
      } else if interaction.direction == (end == .from ? .forward : .backward) {
        // Another finger catches what is about to arrive.
        add(
          settling, .catches(interaction: other), .driving(interaction: other, from: end),
          Self.leave(direction, index, at: end) + Self.begin(interaction.direction, other))
      }
    }
  }

  // MARK: What steps do

  private static func begin(_ direction: Direction, _ interaction: Int?) -> [Action] {
    var points: LedgerPoints = [.runStart, .backwardStart]
    if direction == .forward { points = [.runStart, .forwardStart, .stayStart] }
    if interaction != nil { points.insert(.drivenStart) }
    return [.take(points, interaction: interaction), .start(direction)]
  }

  /// The actions at the end of a run: values at rest, then the ledger.
  private static func leave(_ direction: Direction, _ interaction: Int?, at end: Place) -> [Action] {
    let exit: LedgerExit =
      switch (direction, end.side) {
      case (.forward, .to): .forwardFinish
      case (.forward, .from): .forwardCancel
      case (.backward, .from): .backwardFinish
      case (.backward, .to): .backwardCancel
      }
    return [.rest(direction, interaction: interaction, end), .giveBack(exit, .passed(on: exit))]
  }

  private static let leaveOtherwise = Action.giveBack(.leftOtherwise, .passed(on: .leftOtherwise))

  /// The actions for a driven run whose screen goes away: it is cancelled, and then the screen has left.
  private static func breakOff(_ direction: Direction, _ interaction: Int, from start: Place) -> [Action] {
    let cancelled = leave(direction, interaction, at: start)
    return start == .from ? cancelled : cancelled + [leaveOtherwise]
  }
}

extension TransitionMachine {
  /// Everything that determines a transition's machine. Many transitions share one machine.
  struct Shape: Hashable {
    struct Finger: Hashable {
      var direction: Direction
      var catches: [CaughtMotion]
      var canFinishNow: Bool
      var isBetweenStates: Bool
      var includesFrom: Bool
    }

    var systemDirections: [Direction]
    var stateCount: Int
    var interactions: [Finger]

    init(_ transition: Transition) {
      systemDirections = Direction.allCases.filter { transition[$0].isSystem }
      stateCount = max(1, transition.states.count)
      interactions = transition.interactions.map { interaction in
        Finger(
          direction: interaction.direction, catches: interaction.catches,
          canFinishNow: interaction.finishNow != nil, isBetweenStates: interaction.states != nil,
          includesFrom: interaction.states?.includesBackward ?? true)
      }
    }

    func isSystem(_ direction: Direction) -> Bool { systemDirections.contains(direction) }

    /// Where an interaction goes when it finishes.
    func far(of interaction: Int) -> Place {
      interactions[interaction].direction == .forward ? .to(0) : .from
    }

    /// Where a decision can let an interaction end.
    func ends(of index: Int, from start: Place) -> [Place] {
      let finger = interactions[index]
      let states: [Place] = finger.isBetweenStates ? (0..<stateCount).map { .to($0) } : [start]
      return (finger.includesFrom ? [far(of: index)] : []) + states
    }
  }
}
