/// All numbers from one to another, both included; an end may be infinite. It is never empty and has no NaN.
///
/// The operations are those of the evaluator, so that a value is guaranteed to lie in the interval of its expression: both round the same
/// monotone arithmetic, and division by zero gives 0. Infinite ends represent finite numbers of any size, which is why 0 · ∞ is 0.
@usableFromInline package struct Interval: Hashable, Sendable {
  /// The smallest number.
  @usableFromInline package var low: Double
  /// The largest number.
  @usableFromInline package var high: Double

  @inlinable package static var everything: Interval { Interval(-.infinity, .infinity) }
  @inlinable package static var nonNegative: Interval { Interval(0, .infinity) }
  @inlinable package static var unit: Interval { Interval(0, 1) }
  @inlinable package static var zero: Interval { Interval(0) }
  @inlinable package static var one: Interval { Interval(1) }

  /// The numbers between two, in any order; everything if one of them is NaN.
  @inlinable package init(_ a: Double, _ b: Double) {
    if a.isNaN || b.isNaN {
      low = -.infinity
      high = .infinity
    } else {
      low = Swift.min(a, b)
      high = Swift.max(a, b)
    }
  }

  /// The numbers from one to another that is no smaller; everything if one of them is NaN.
  @inlinable package init(ordered low: Double, _ high: Double) {
    (self.low, self.high) = low <= high ? (low, high) : (-.infinity, .infinity)
  }

  /// One number.
  @inlinable package init(_ number: Double) { self.init(number, number) }

  /// Whether it is one finite number.
  @inlinable package var isPoint: Bool { low == high && low.isFinite }

  /// Whether it is the number 0 alone.
  @inlinable package var isZero: Bool { low == 0 && high == 0 }

  @inlinable package func contains(_ number: Double) -> Bool { low <= number && number <= high }

  /// The smallest interval around two.
  @inlinable package func hull(_ other: Interval) -> Interval {
    Interval(Swift.min(low, other.low), Swift.max(high, other.high))
  }

  /// The numbers in both; nil if there are none.
  @inlinable package func intersection(_ other: Interval) -> Interval? {
    let (low, high) = (Swift.max(low, other.low), Swift.min(high, other.high))
    return low <= high ? Interval(low, high) : nil
  }

  // MARK: Arithmetic

  @inlinable package static func + (a: Interval, b: Interval) -> Interval {
    Interval(ordered: a.low + b.low, a.high + b.high)
  }
  @inlinable package static func - (a: Interval, b: Interval) -> Interval {
    Interval(ordered: a.low - b.high, a.high - b.low)
  }
  @inlinable package static prefix func - (a: Interval) -> Interval { Interval(ordered: -a.high, -a.low) }

  @inlinable package static func * (a: Interval, b: Interval) -> Interval {
    // Most factors are one positive number.
    if b.isPoint, b.low > 0 { return Interval(ordered: product(a.low, b.low), product(a.high, b.low)) }
    let (p, q) = (product(a.low, b.low), product(a.low, b.high))
    let (r, s) = (product(a.high, b.low), product(a.high, b.high))
    return Interval(Swift.min(p, q, r, s), Swift.max(p, q, r, s))
  }

  @inlinable package static func / (a: Interval, b: Interval) -> Interval {
    if b.isZero || a.isZero { return zero }
    if b.isPoint, b.low > 0 { return Interval(ordered: a.low / b.low, a.high / b.low) }
    if b.low > 0 || b.high < 0 {
      let (p, q) = (quotient(a.low, b.low), quotient(a.low, b.high))
      let (r, s) = (quotient(a.high, b.low), quotient(a.high, b.high))
      return Interval(Swift.min(p, q, r, s), Swift.max(p, q, r, s))
    }
    // The divisor can be arbitrarily near to 0, and 0 itself, which gives 0.
    if b.low < 0, b.high > 0 { return everything }
    let isPositive = b.low == 0
    if a.low >= 0 { return isPositive ? nonNegative : -nonNegative }
    if a.high <= 0 { return isPositive ? -nonNegative : nonNegative }
    return everything
  }

  @inlinable package static func product(_ a: Double, _ b: Double) -> Double {
    a == 0 || b == 0 ? 0 : a * b
  }

  /// The quotient by a divisor that is not 0; that of two infinite ends is 0, the other corners cover the rest.
  @inlinable package static func quotient(_ a: Double, _ b: Double) -> Double {
    b.isInfinite ? 0 : a / b
  }

  // MARK: Functions

  /// The minima of a number of each.
  @inlinable package static func min(_ a: Interval, _ b: Interval) -> Interval {
    Interval(Swift.min(a.low, b.low), Swift.min(a.high, b.high))
  }

  /// The maxima of a number of each.
  @inlinable package static func max(_ a: Interval, _ b: Interval) -> Interval {
    Interval(Swift.max(a.low, b.low), Swift.max(a.high, b.high))
  }

  /// The magnitudes.
  @inlinable package var magnitude: Interval {
    if low >= 0 { return self }
    return high <= 0 ? -self : Interval(0, Swift.max(-low, high))
  }

  /// The interval clamped to another one.
  @inlinable package func held(to limits: Interval) -> Interval {
    Self.min(Self.max(self, Interval(limits.low)), Interval(limits.high))
  }

  /// The square roots; those of negative numbers are 0.
  @inlinable package var squareRoot: Interval {
    Interval(Swift.max(0, low).squareRoot(), Swift.max(0, high).squareRoot())
  }
}

extension Property {
  /// The possible values of each number of it, in any transition.
  package var bounds: Interval { limits.map { Interval($0.lowerBound, $0.upperBound) } ?? .everything }
}
