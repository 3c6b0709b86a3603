extension ExpressionBounds {
  /// Whether two values of a property differ in every run, for any layout and handed-over values. Sums of the same values are compared term
  /// by term, and the rest by the ranges of its terms; a length in the layout is more than 0.
  /// - Parameter limits: The limits to which the property clamps its values.
  package func surelyDiffer(
    _ left: ExpressionID, _ right: ExpressionID, heldTo limits: Interval = .everything
  ) -> Bool {
    if expressions.areEqual(left, right) == false { return true }
    if let parts = expressions.numbers(of: left, through: locals), parts.count > 1,
      let others = expressions.numbers(of: right, through: locals)
    {
      return zip(parts, others).contains { surelyDiffer($0, $1) }
    }
    guard case .scalar = expressions[left].type, case .scalar = expressions[right].type else { return false }
    let (a, b) = (range(left), range(right))
    // Beyond a limit the property is at the limit.
    if a.held(to: limits).intersection(b.held(to: limits)) == nil { return true }
    if limits.low > min(a.low, b.low) || limits.high < max(a.high, b.high) { return false }
    var difference = LinearSum()
    collect(left, 1, into: &difference)
    collect(right, -1, into: &difference)
    return !difference.range(of: term).contains(0)
  }

  /// Whether multiples of some numbers add up to 0 or more in every run.
  /// - Parameter parts: The numbers, each with its factor.
  public func isSurelyNotNegative(_ parts: [(number: ExpressionID, factor: Double)]) -> Bool {
    var sum = LinearSum()
    for part in parts { collect(part.number, part.factor, into: &sum) }
    return sum.range(of: term).low >= 0
  }

  /// Multiples of some numbers as one sum: a constant, and multiples of values that are known only at run time.
  /// - Parameter parts: The numbers, each with its factor.
  public func terms(
    _ parts: [(number: ExpressionID, factor: Double)]
  ) -> (constant: Double, terms: [(value: ExpressionID, factor: Double)]) {
    var sum = LinearSum()
    for part in parts { collect(part.number, part.factor, into: &sum) }
    return (sum.constant, sum.terms.filter { abs($0.factor) > LinearSum.tiny })
  }

  /// A constant and multiples of values that are known only at run time.
  private struct LinearSum {
    var constant = 0.0
    var terms: [(value: ExpressionID, factor: Double)] = []

    /// Smaller numbers are rounding errors.
    static let tiny = 1e-9

    func range(of term: (ExpressionID) -> Interval) -> Interval {
      terms.reduce(Interval(abs(constant) < Self.tiny ? 0 : constant)) { range, part in
        abs(part.factor) > Self.tiny ? range + term(part.value) * Interval(part.factor) : range
      }
    }
  }

  private func collect(_ id: ExpressionID, _ factor: Double, into sum: inout LinearSum) {
    switch expressions[id].kind {
    case .number(let number): sum.constant += factor * number
    case .local(let local): collect(locals[local].value, factor, into: &sum)
    case .negate(let operand): collect(operand, -factor, into: &sum)
    case .binary(.add, let left, let right):
      collect(left, factor, into: &sum)
      collect(right, factor, into: &sum)
    case .binary(.subtract, let left, let right):
      collect(left, factor, into: &sum)
      collect(right, -factor, into: &sum)
    case .binary(.multiply, let left, let right) where expressions.constant(left) != nil:
      collect(right, factor * (expressions.constant(left) ?? 0), into: &sum)
    case .binary(.multiply, let left, let right) where expressions.constant(right) != nil:
      collect(left, factor * (expressions.constant(right) ?? 0), into: &sum)
    case .binary(.divide, let left, let right) where expressions.constant(right) ?? 0 != 0:
      collect(left, factor / (expressions.constant(right) ?? 1), into: &sum)
    default:
      if let known = sum.terms.firstIndex(where: { expressions.areEqual($0.value, id) == true }) {
        sum.terms[known].factor += factor
      } else {
        sum.terms.append((id, factor))
      }
    }
  }

  /// The range of a term that is no sum.
  private func term(_ id: ExpressionID) -> Interval {
    let isLength =
      switch expressions[id].kind {
      case .property(_, .width), .property(_, .height), .component(_, .width), .component(_, .height): true
      default: false
      }
    return isLength ? Interval(.leastNormalMagnitude, .infinity) : range(id)
  }
}
