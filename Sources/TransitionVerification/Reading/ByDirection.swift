import TransitionPlan

/// What is known of each direction, once it has been asked for.
struct ByDirection<Value> {
  private var forward: Value?
  private var backward: Value?

  init() {}

  subscript(direction: Direction) -> Value? {
    get { direction == .forward ? forward : backward }
    set { if direction == .forward { forward = newValue } else { backward = newValue } }
  }
}
