@testable import TransitionPlan

/// The values of a transition in its sample, computed by the evaluator: the original values, the values of each property in each
/// run, and the values that each obligation sets.
struct ConcreteValues {
  let transition: Transition
  let evaluator: Evaluator
  /// Every property that the transition changes.
  private(set) var cells: [Cell] = []
  private(set) var indices: [PropertyKey: Int] = [:]
  private let expressions: ExpressionArena
  private var settings: [Value] = []

  init(_ plan: Plan) {
    transition = plan.transitions[0]
    // Tokens count the temporary changes. The evaluator has the values of the tracks beneath them.
    var bare = plan
    bare.transitions[0].obligations = []
    evaluator = Evaluator(plan: bare)
    expressions = plan.expressions
    for direction in Direction.allCases {
      for track in transition[direction].tracks { add(PropertyKey(track.subject, track.property)) }
    }
    for interaction in transition.interactions {
      for drive in interaction.drives { add(PropertyKey(drive.subject, drive.property)) }
    }
    for obligation in transition.obligations {
      if let key = Self.key(of: obligation) { add(key) }
    }
    settings = transition.obligations.map(setting)
  }

  private mutating func add(_ key: PropertyKey) {
    if indices[key] != nil { return }
    indices[key] = cells.count
    cells.append(cell(key))
  }

  /// The property of an obligation. It is nil if the obligation is about the presence of an object.
  static func key(of obligation: Obligation) -> PropertyKey? {
    switch obligation.kind {
    case .invisible(let subject): PropertyKey(subject, .alpha)
    case .held(let subject, let property, _), .standing(let subject, let property, _):
      PropertyKey(subject, property)
    case .inserted, .moved, .recognizer: nil
    }
  }

  /// A property that is changed, with all values that it gets.
  struct Cell {
    let key: PropertyKey
    let found: Value
    /// Whether each direction has tracks of it.
    let isTracked: [Direction: Bool]
    /// The values at the ends of a direction's own tracks, and one in between.
    let ends: [Direction: [Side: Value]]
    let middle: [Direction: Value]
    /// The values in the rest states of the to screen. It is empty without a table.
    let states: [Value]
    /// Whether the forward direction gives it its value at the to screen. A direction that the platform plays does so for all.
    let isBrought: Bool
    /// Whether the object exists before the transition and after it.
    let isKept: Bool
    /// Whether the object exists while the to screen is at rest.
    let isThereAtTo: Bool

    /// The value in a rest state of the to screen.
    func rest(in state: Int) -> Value {
      if state < states.count { return states[state] }
      return ends[isTracked[.forward] == true ? .forward : .backward]?[.to] ?? found
    }

    /// The value at the end of a run in a direction.
    func rest(_ side: Side, _ direction: Direction, in state: Int) -> Value {
      if side == .to, state < states.count { return states[state] }
      return ends[direction]?[side] ?? found
    }
  }

  private func cell(_ key: PropertyKey) -> Cell {
    var isTracked: [Direction: Bool] = [:]
    var ends: [Direction: [Side: Value]] = [:]
    var middle: [Direction: Value] = [:]
    for direction in Direction.allCases {
      func value(_ time: Double) -> Value {
        evaluator.value(of: key.subject, key.property, in: direction, at: time)
      }
      isTracked[direction] = transition[direction].tracks.contains {
        $0.subject == key.subject && $0.property == key.property
      }
      let length = evaluator.length(of: direction)
      ends[direction] = [direction.start: value(0), direction.end: value(length)]
      middle[direction] = value(length * 0.437)
    }
    let hasTable = transition.stateTables.contains {
      $0.subject == key.subject && $0.property == key.property
    }
    let states = hasTable ? transition.states.indices : 0..<0
    var (isKept, isThereAtTo) = (true, true)
    switch key.subject {
    case .screen(.to), .provided(.to, _): isKept = false
    case .added(let view): (isKept, isThereAtTo) = (false, transition.views[view].isStanding)
    case .shared: (isKept, isThereAtTo) = (false, false)
    default: break
    }
    return Cell(
      key: key, found: evaluator.scene.value(of: key.subject, key.property), isTracked: isTracked, ends: ends,
      middle: middle,
      states: states.map { evaluator.resting(in: $0).restValue(of: key.subject, key.property, at: .to) },
      isBrought: isTracked[.forward] == true
        || (transition.forward.isSystem && isTracked[.backward] == true),
      isKept: isKept, isThereAtTo: isThereAtTo)
  }

  /// The value that an obligation of the transition sets. For a standing value of a property with a table, it is the value of the
  /// table.
  func value(of index: Int, _ acquire: LedgerPoint, in state: Int) -> Value {
    if acquire == .stayStart, let key = Self.key(of: transition.obligations[index]), let place = indices[key],
      state < cells[place].states.count
    {
      return cells[place].states[state]
    }
    return settings[index]
  }

  private func setting(_ obligation: Obligation) -> Value {
    switch obligation.kind {
    case .held(_, _, let id), .standing(_, _, let id):
      ExpressionContext(layout: evaluator.scene, expressions, locals: transition.locals).value(id)
    default: .number(0)
    }
  }

  /// The values that a finger's run leaves in everything that it has moved.
  func settled(_ interaction: Interaction, finishes: Bool, from start: Int, to state: Int)
    -> [PropertyValue]
  {
    let finger = FingerState(translation: Vector(x: 30, y: 100), velocity: Vector(x: 0, y: 100))
    let here = evaluator.resting(in: start)
    let motion =
      interaction.states == nil
      ? here.settle(interaction, finishes ? .finish : .cancel, from: finger)
      : here.settle(interaction, in: finishes ? -1 : state, from: finger)
    return motion.values(at: motion.duration)
  }
}
