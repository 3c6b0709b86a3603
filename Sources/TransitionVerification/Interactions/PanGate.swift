import TransitionPlan

/// The gate of a pan itself: it begins only with a velocity that is no faster across its way than along it.
///
/// What is known of such a velocity is a cone: the part along is any number of one sign, and the part across is that times a
/// slope of −1…1. A sum of the two has its exact limits on a cone, so a comparison of sums needs no more than that; where a
/// sum changes its sign within the cone, as in `abs`, the cone is cut.
extension FingerAnalysis {
  /// How many cuts are made at most. What is not proved by then is not claimed.
  private static let mostCuts = 256

  /// How many steps, one for each operator and each cut, are made at most: a condition that is long is cut less often.
  private static let mostSteps = 1 << 14

  /// How fast a finger is that moves, in points a second. It would need longer than the world is old for the first point.
  private static let speeds = Interval(1e-30, .infinity)

  /// Whether a condition surely is one thing wherever the pan lets a finger begin that goes one way along its axis.
  ///
  /// A finger that does not move is one case, all others are a cone. One in which the condition is not known is halved, unless
  /// its middle alone is not known either: no cut helps there.
  mutating func isProved(_ wanted: Bool, _ id: ExpressionID, along sign: Double) -> Bool {
    guard isProved(wanted, id, .zero, .zero) else { return false }
    let speeds = sign > 0 ? Self.speeds : -Self.speeds
    var locals: Set<Int> = []
    let mostCuts = min(Self.mostCuts, Self.mostSteps / max(1, steps(id, 1, &locals)))
    var open = [Interval(-1, 1)]
    var cuts = 0
    while let slopes = open.popLast() {
      if isProved(wanted, id, slopes, speeds) { continue }
      let middle = (slopes.low + slopes.high) / 2
      cuts += 1
      guard cuts <= mostCuts, isProved(wanted, id, Interval(middle), speeds) else { return false }
      open += [Interval(slopes.low, middle), Interval(middle, slopes.high)]
    }
    return true
  }

  private mutating func isProved(
    _ wanted: Bool, _ id: ExpressionID, _ slopes: Interval, _ speeds: Interval
  ) -> Bool {
    supposing { cone in
      cone.restrict(slopes: slopes, speeds: speeds)
      return !cone.canBe(!wanted, id)
    }
  }

  /// How many operators are gone through to ask a condition once: those of parts that `and` and `or` put together are gone
  /// through for each of these anew.
  private func steps(_ id: ExpressionID, _ depth: Int, _ locals: inout Set<Int>) -> Int {
    switch facts.expressions[id].kind {
    case .not(let operand): return depth + steps(operand, depth + 1, &locals)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      return depth + steps(left, depth + 1, &locals) + steps(right, depth + 1, &locals)
    default: break
    }
    var count = 0
    facts.expressions.visit(id) { part in
      count += depth
      // What several use is worked out once.
      if case .local(let index) = facts.expressions[part].kind, locals.insert(index).inserted {
        count += steps(facts.transition.locals[index].value, depth, &locals)
      }
    }
    return count
  }

  // MARK: Values

  /// Of a velocity across the way of a pan, of which only the slope is known: which number is the one along.
  func gatePart(_ value: GestureValue, _ part: Int) -> Int? {
    guard value == .velocity, slopes != nil, let way = domain.way, part != way.part else { return nil }
    return way.part
  }

  /// A sum of velocities, in its limits on the cone.
  func onGate(_ sum: Quantity) -> Quantity {
    guard let share = shareOfSpeed(sum), let way = domain.way else { return sum }
    return sum.within(domain[start: .velocity, way.part] * share + sum.offset)
  }

  /// How often the velocity along the way is in a sum, that across counted as its slope; nil where it is not in it.
  private func shareOfSpeed(_ sum: Quantity) -> Interval? {
    guard let slopes, let way = domain.way, sum.unknown == .begin(.velocity, way.part) else { return nil }
    return Interval(sum.factor) + Interval(sum.across) * slopes
  }

  /// A quotient; that of two velocities does not depend on how fast they are.
  func quotient(_ a: Quantity, _ b: Quantity) -> Quantity {
    let quotient = a / b
    guard let own = shareOfSpeed(a), a.offset.isZero, let other = shareOfSpeed(b), b.offset.isZero else {
      return quotient
    }
    // A quotient by 0 is 0.
    let share = own / other
    return quotient.within(onGate(b).range.contains(0) ? share.hull(.zero) : share)
  }

  /// The smaller of two, of which the cone may say which one it is.
  func least(_ a: Quantity, _ b: Quantity) -> Quantity {
    guard slopes != nil else { return .min(a, b) }
    let difference = onGate(a - b).range
    return difference.high <= 0 ? a : difference.low >= 0 ? b : .min(a, b)
  }

  /// Takes the velocity across to lie in an interval, and that along to be such that it can.
  /// - Returns: False where it cannot.
  mutating func narrowAlong(_ part: Int, across range: Interval) -> Bool {
    guard let slopes else { return true }
    let now = domain[start: .velocity, part]
    guard (now * slopes).intersection(range) != nil else { return false }
    // With a slope that can be 0 it is 0 at any speed.
    if slopes.contains(0), range.contains(0) { return true }
    // The slowest comes across as far as it has to at the steepest slope, the fastest at the flattest.
    let (way, slope) = (range.magnitude, slopes.magnitude)
    let fastest = slope.low == 0 ? Double.infinity : way.high / slope.low
    let speeds = Interval(way.low / slope.high, fastest).widened
    guard let along = now.intersection(now.low < 0 ? -speeds : speeds) else { return false }
    var domain = domain
    domain[start: .velocity, part] = along
    if moment == .gate || moment == .zero { domain[.velocity, part] = along }
    restrict(domain)
    return true
  }
}
