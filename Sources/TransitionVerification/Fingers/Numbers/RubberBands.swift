import TransitionPlan

extension Quantity {
  /// Resistance outside a range: the result is between the number and the nearest one in the range, and changes more slowly.
  ///
  /// A number that surely is inside is unchanged. One that surely is outside becomes the limit plus the resisted rest. Both are
  /// exact for unknowns as well.
  static func rubberBand(_ x: Quantity, _ a: Quantity, _ b: Quantity) -> Quantity {
    let (low, high) = (min(a, b), max(a, b))
    let (below, above) = ((low - x).range, (x - high).range)
    let length = (b - a).range.magnitude
    var given: Quantity
    if below.high <= 0, above.high <= 0 {
      given = x
    } else if below.low >= 0 {
      given = (low - Quantity(outside(below, length))).within((x + Quantity(taken(below))).range)
    } else if above.low >= 0 {
      given = (high + Quantity(outside(above, length))).within((x - Quantity(taken(above))).range)
    } else {
      // The result exceeds the range by at most its length.
      let most = a.range.hull(b.range) + Interval(-length.high, length.high)
      let range = x.held(to: a, b).range.hull(x.range)
      given = Quantity(range.intersection(most) ?? range)
    }
    let isInside = below.high < 0 && above.high < 0
    let isFixed = a.rate.isZero && b.rate.isZero
    let farthest = Swift.max(0, below.high, above.high)
    if !isInside { given.rate = isFixed ? x.rate * slopes(farthest, length) : .everything }
    return given
  }

  /// How far beyond a limit a number is moved at a distance from it.
  private static func outside(_ distance: Interval, _ length: Interval) -> Interval {
    Interval(
      outside(Swift.max(0, distance.low), length.low), outside(Swift.max(0, distance.high), length.high))
  }

  private static func outside(_ distance: Double, _ length: Double) -> Double {
    if length <= 0 { return 0 }
    if length.isInfinite { return Function.stiffness * distance }
    return length * (1 - 1 / (1 + Function.stiffness * distance / length))
  }

  /// The part of a distance that the resistance removes: at least by the slope at the limit, at most all of it.
  private static func taken(_ distance: Interval) -> Interval {
    Interval((1 - Function.stiffness) * Swift.max(0, distance.low), Swift.max(0, distance.high))
  }

  /// The slopes of the resistance up to a distance, where the slope is least, and the slope 1 inside.
  private static func slopes(_ distance: Double, _ length: Interval) -> Interval {
    if length.low <= 0 || distance.isInfinite { return .unit }
    let share = 1 + Function.stiffness * distance / length.low
    return Interval(Function.stiffness / (share * share), 1)
  }
}
