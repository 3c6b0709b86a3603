import TransitionPlan

/// A value for each of the two screens.
struct Sides<Value: Sendable>: Sendable {
  private var from: Value
  private var to: Value

  /// Makes two equal values.
  init(both value: Value) {
    from = value
    to = value
  }

  /// Makes a value for each.
  init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }

  subscript(side: Side) -> Value {
    get { side == .from ? from : to }
    set { if side == .from { from = newValue } else { to = newValue } }
  }

  /// Reads one value in place.
  func look<Result>(_ side: Side, _ body: (borrowing Value) -> Result) -> Result {
    side == .from ? body(from) : body(to)
  }

  /// Changes one value in place.
  mutating func change(_ side: Side, _ body: (inout Value) -> Void) {
    if side == .from { body(&from) } else { body(&to) }
  }
}
