import TransitionPlan

/// A value for each direction, computed when it is first read.
struct ByDirection<Value> {
  private var forward: Value?
  private var backward: Value?

  init() {}

  subscript(direction: Direction) -> Value? {
    get { direction == .forward ? forward : backward }
    set { if direction == .forward { forward = newValue } else { backward = newValue } }
  }
}
