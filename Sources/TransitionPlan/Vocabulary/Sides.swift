/// A value for each of the two screens.
package struct Sides<Value> {
  @usableFromInline var from: Value
  @usableFromInline var to: Value

  /// Makes a value for each.
  @inlinable package init(from: Value, to: Value) {
    self.from = from
    self.to = to
  }

  /// Makes two equal values.
  @inlinable package init(both value: Value) { self.init(from: value, to: value) }

  /// Makes the value of the from screen first.
  @inlinable package init(_ make: (Side) -> Value) { self.init(from: make(.from), to: make(.to)) }

  @inlinable package subscript(side: Side) -> Value {
    // A value is read and changed in place.
    _read { if side == .from { yield from } else { yield to } }
    _modify { if side == .from { yield &from } else { yield &to } }
  }

  /// Reads one value in place.
  @inlinable package func look<Result>(_ side: Side, _ body: (borrowing Value) -> Result) -> Result {
    side == .from ? body(from) : body(to)
  }

  /// Changes one value in place.
  @inlinable package mutating func change(_ side: Side, _ body: (inout Value) -> Void) {
    if side == .from { body(&from) } else { body(&to) }
  }
}

extension Sides: Sendable where Value: Sendable {}
