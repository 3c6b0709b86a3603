import TransitionText

/// The values of single properties in a rest state. All tracks are read once, so that many values take no longer than one.
struct RestLookup {
  private let state: Scene
  /// What is held there, of each object.
  private let held: FlatTable<Subject, [PropertyValue]>
  /// What tracks and tables set there.
  private var own = FlatTable<PropertyKey, Value>()

  /// - Parameter direction: See `Evaluator.restState(at:of:)`.
  init(_ evaluator: Evaluator, at side: Side, of direction: Direction = .forward) {
    state = evaluator.restState(at: side, of: direction)
    held = FlatTable(grouping: evaluator.heldValues(in: .rest(side))) { $0.subject }
    for direction in [direction.opposite, direction] {
      for motion in evaluator.motions(direction) {
        own.set(motion.key, motion.restValue(atStart: direction.start == side))
      }
    }
    let tables = side == .to ? evaluator.stateValues(in: evaluator.state) : []
    for value in tables { own.set(value.key, value.value) }
  }

  subscript(key: PropertyKey) -> Value {
    let isHeld = held[key.subject]?.contains(where: key.isChanged) ?? false
    return (isHeld ? nil : own[key]) ?? state.value(of: key.subject, key.property)
  }
}
