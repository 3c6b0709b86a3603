import TransitionPlan

/// The restriction of a pan: it begins only with a velocity that is at least as large along its way as across it.
///
/// Such velocities form a cone: the part along is any number of one sign, and the part across is that number times a slope of −1…1.
/// The limits of a sum on a cone are exact, which suffices for a comparison of sums. Where a sum changes its sign within the cone,
/// as in `abs`, the cone is divided.
extension FingerAnalysis {
  /// The maximal number of divisions. What is not proved by then is not claimed.
  private static let mostCuts = 256

  /// The maximal number of steps, one for each operator and division: a long condition is divided less often.
  private static let mostSteps = 1 << 14

  /// Speeds of a finger that moves, in points per second. The least is far below what a display can show.
  private static let speeds = Interval(1e-30, .infinity)

  /// Whether a condition surely has a value for all velocities with which a pan one way along its axis can begin.
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

  /// The number of operators evaluated for a condition once. The parts of `and` and `or` are evaluated again for each of these.
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
      // A shared local is evaluated once.
      if case .local(let index) = facts.expressions[part].kind, locals.insert(index).inserted {
        count += steps(facts.transition.locals[index].value, depth, &locals)
      }
    }
    return count
  }

  // MARK: Values

  /// The index of the velocity along the way, for a velocity across of which only the slope is known.
  func gatePart(_ value: GestureValue, _ part: Int) -> Int? {
    guard value == .velocity, slopes != nil, let way = domain.way, part != way.part else { return nil }
    return way.part
  }

  /// A sum of velocities with its limits on the cone.
  func onGate(_ sum: Quantity) -> Quantity {
    guard let share = shareOfSpeed(sum), let way = domain.way else { return sum }
    return sum.within(domain[start: .velocity, way.part] * share + sum.offset)
  }

  /// The factor of the velocity along the way in a sum, with the velocity across counted by its slope; nil where there is none.
  private func shareOfSpeed(_ sum: Quantity) -> Interval? {
    guard let slopes, let way = domain.way, sum.unknown == .begin(.velocity, way.part) else { return nil }
    return Interval(sum.factor) + Interval(sum.across) * slopes
  }

  /// A quotient. That of two velocities does not depend on the speed.
  func quotient(_ a: Quantity, _ b: Quantity) -> Quantity {
    let quotient = a / b
    guard let own = shareOfSpeed(a), a.offset.isZero, let other = shareOfSpeed(b), b.offset.isZero else {
      return quotient
    }
    // A quotient by 0 is 0.
    let share = own / other
    return quotient.within(onGate(b).range.contains(0) ? share.hull(.zero) : share)
  }

  /// The smaller of two sums, which the cone may determine.
  func least(_ a: Quantity, _ b: Quantity) -> Quantity {
    guard slopes != nil else { return .min(a, b) }
    let difference = onGate(a - b).range
    return difference.high <= 0 ? a : difference.low >= 0 ? b : .min(a, b)
  }

  /// Assumes that the velocity across lies in an interval, and narrows the one along accordingly.
  /// - Returns: False where that is impossible.
  mutating func narrowAlong(_ part: Int, across range: Interval) -> Bool {
    guard let slopes else { return true }
    let now = domain[start: .velocity, part]
    guard (now * slopes).intersection(range) != nil else { return false }
    // With slope 0 it is 0 at any speed.
    if slopes.contains(0), range.contains(0) { return true }
    // The steepest slope gives the lowest speed along the way, the flattest slope the highest.
    let (way, slope) = (range.magnitude, slopes.magnitude)
    let fastest = slope.low == 0 ? Double.infinity : way.high / slope.low
    let speeds = Interval(way.low / slope.high, fastest).widened
    guard let along = now.intersection(now.low < 0 ? -speeds : speeds) else { return false }
    restrictStart(.velocity, part, to: along)
    return true
  }
}
