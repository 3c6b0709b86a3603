import TransitionPlan

/// Narrowing through functions.
extension FingerAnalysis {
  /// Assumes that the value of a function lies in an interval, and narrows its arguments accordingly.
  /// - Returns: False where that is impossible.
  mutating func narrow(
    _ function: Function, _ arguments: [ExpressionID], to range: Interval, _ depth: Int
  ) -> Bool {
    guard let first = arguments.first else { return true }
    switch function {
    case .max: return narrowMost(arguments, to: range, 1, depth)
    case .min: return narrowMost(arguments, to: range, -1, depth)
    case .abs:
      let now = value(first)
      // The parts of the range with a large enough magnitude; between them nothing is known.
      let sides = [range, -range].compactMap { now.range.intersection($0) }
      guard let one = sides.first else { return false }
      return narrow(first, 0, now, to: sides.dropFirst().reduce(one) { $0.hull($1) }, depth)
    case .clamp where arguments.count == 2:
      let (a, b) = (value(arguments[1], 0).range, value(arguments[1], 1).range)
      return narrow(first, to: range, inside: Interval.min(a, b), Interval.max(a, b), depth)
    case .lerp where arguments.count == 3 && facts.expressions[first].type.count == 1:
      return narrowShare(
        arguments[2], of: range, value(first).range, value(arguments[1]).range, depth: depth)
    case .map where arguments.count == 3:
      return narrowMapped(first, arguments[1], arguments[2], to: range, depth)
    default: return true
    }
  }

  /// Narrows the arguments of `max`, or of `min` by symmetry: no argument is beyond the value, and if only one can be large enough,
  /// it is.
  /// - Parameter sign: 1 for `max`, −1 for `min`.
  private mutating func narrowMost(
    _ arguments: [ExpressionID], to range: Interval, _ sign: Double, _ depth: Int
  ) -> Bool {
    let wanted = sign > 0 ? range : -range
    func mirrored(_ interval: Interval) -> Interval { sign > 0 ? interval : -interval }
    for argument in arguments {
      let limit = mirrored(Interval(-.infinity, wanted.high))
      if !narrow(argument, 0, value(argument), to: limit, depth) { return false }
    }
    let large = arguments.filter { mirrored(value($0).range).high >= wanted.low }
    guard let only = large.first else { return false }
    if large.count > 1 { return true }
    return narrow(only, 0, value(only), to: mirrored(Interval(wanted.low, .infinity)), depth)
  }

  /// Narrows a clamped argument: it equals the value unless the value may be a limit.
  private mutating func narrow(
    _ id: ExpressionID, to range: Interval, inside low: Interval, _ high: Interval, _ depth: Int
  ) -> Bool {
    let wanted = Interval(
      range.low > low.high ? range.low : -.infinity, range.high < high.low ? range.high : .infinity)
    return narrow(id, 0, value(id), to: wanted, depth)
  }

  /// Narrows the share of the way between two known numbers.
  private mutating func narrowShare(
    _ share: ExpressionID, of range: Interval, _ a: Interval, _ b: Interval, depth: Int
  ) -> Bool {
    guard a.isPoint, b.isPoint, a != b else { return true }
    return narrow(share, 0, value(share), to: ((range - a) / (b - a)).widened, depth)
  }

  /// Narrows the argument of `map` where its ends are known.
  private mutating func narrowMapped(
    _ id: ExpressionID, _ from: ExpressionID, _ to: ExpressionID, to range: Interval, _ depth: Int
  ) -> Bool {
    let (a, b) = (value(from, 0).range, value(from, 1).range)
    let (c, d) = (value(to, 0).range, value(to, 1).range)
    guard a.isPoint, b.isPoint, c.isPoint, d.isPoint, a != b, c != d else { return true }
    let share = ((range - c) / (d - c)).widened
    // Beyond the ends, the value is constant.
    let open = Interval(share.low > 0 ? share.low : -.infinity, share.high < 1 ? share.high : .infinity)
    return narrow(id, 0, value(id), to: (a + open * (b - a)).widened, depth)
  }
}
