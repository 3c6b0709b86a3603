import TransitionPlan

/// An abstract number under a finger: its limits, its dependence on one unknown, and its rate as the gesture goes on.
struct Quantity: FingerNumber, Hashable, Sendable {
  /// The interval that surely contains the number.
  var range: Interval
  /// The interval that surely contains its derivative along the way of the gesture: the finger goes on and gets faster. See
  /// `GestureDomain.way`.
  var rate: Interval
  /// The number is `factor` times this unknown plus a number in `offset`; nil where it is no such sum.
  private(set) var unknown: Unknown?
  private(set) var factor = 0.0
  /// If the unknown is the velocity along the way of a pan: the factor of the velocity across it.
  private(set) var across = 0.0
  private(set) var offset = Interval.zero

  init(_ range: Interval, rate: Interval = .zero) {
    self.range = range
    self.rate = rate
  }

  /// A known number.
  init(_ number: Double) { self.init(Interval(number)) }

  /// An unknown within limits.
  init(_ unknown: Unknown, within range: Interval) {
    self.init(range)
    self.unknown = unknown
    factor = 1
  }

  /// The velocity across the way of a pan, in terms of the unknown velocity along it.
  static func across(_ along: Unknown, within range: Interval) -> Quantity {
    var quantity = Quantity(along, within: range)
    quantity.factor = 0
    quantity.across = 1
    return quantity
  }

  /// A number about which nothing is known.
  static let anything = Quantity(.everything, rate: .everything)

  /// Whether the number is an unknown and nothing else.
  func isExactly(_ unknown: Unknown) -> Bool {
    self.unknown == unknown && factor == 1 && across == 0 && offset.isZero
  }

  /// The same number as a given unknown, if it has no unknown yet.
  func named(_ unknown: Unknown) -> Quantity {
    if self.unknown != nil || range.isPoint { return self }
    var named = self
    named.unknown = unknown
    named.factor = 1
    named.offset = .zero
    return named
  }

  /// Whether the number surely grows, with 1, or falls, with −1, as the gesture goes on.
  func goes(_ sign: Double) -> Bool { !rate.isZero && (sign > 0 ? rate.low >= 0 : rate.high <= 0) }

  /// The same number within other limits.
  func within(_ range: Interval) -> Quantity {
    var copy = self
    copy.range = self.range.intersection(range) ?? range
    return copy
  }

  // MARK: Arithmetic

  static func + (a: Quantity, b: Quantity) -> Quantity {
    var sum = Quantity(a.range + b.range, rate: a.rate + b.rate)
    switch (a.unknown, b.unknown) {
    case (nil, nil): break
    case (let unknown?, let other?) where unknown == other:
      sum.factor = a.factor + b.factor
      sum.across = a.across + b.across
      sum.offset = a.offset + b.offset
      if sum.factor == 0, sum.across == 0 { return Quantity(sum.offset, rate: sum.rate) }
      sum.unknown = unknown
      // The unknown itself has narrower limits than the two numbers by themselves.
      if a.factor != 0, a.across == 0, b.across == 0 {
        let limits = (a.range - a.offset) / Interval(a.factor)
        return sum.within(limits * Interval(sum.factor) + sum.offset)
      }
    case (let unknown?, let other) where other == nil || other?.isMomentary == true || !unknown.isMomentary:
      sum.unknown = unknown
      sum.factor = a.factor
      sum.across = a.across
      sum.offset = a.offset + b.range
    case (_, let unknown):
      sum.unknown = unknown
      sum.factor = b.factor
      sum.across = b.across
      sum.offset = a.range + b.offset
    }
    return sum
  }

  static prefix func - (a: Quantity) -> Quantity {
    var negative = a
    negative.range = -a.range
    negative.rate = -a.rate
    negative.factor = -a.factor
    negative.across = -a.across
    negative.offset = -a.offset
    return negative
  }

  static func - (a: Quantity, b: Quantity) -> Quantity { a + -b }

  static func * (a: Quantity, b: Quantity) -> Quantity {
    if b.range.isPoint, b.rate.isZero { return a.scaled(by: b.range) { $0 * $1 } }
    if a.range.isPoint, a.rate.isZero { return b.scaled(by: a.range) { $0 * $1 } }
    let rate = a.rate * b.range + a.range * b.rate
    // A number that is constant now may change later: `1 - progress` when the gesture begins.
    if b.range.isPoint { return a.scaled(by: b.range) { $0 * $1 }.changing(rate) }
    if a.range.isPoint { return b.scaled(by: a.range) { $0 * $1 }.changing(rate) }
    return Quantity(a.productRange(b), rate: rate)
  }

  /// The limits of a product. A multiple of the number itself makes it a square.
  private func productRange(_ other: Quantity) -> Interval {
    let product = range * other.range
    guard let unknown, unknown == other.unknown, factor != 0, offset.isPoint, other.offset.isPoint else {
      return product
    }
    let multiple = other.factor / factor
    guard other.offset.low == multiple * offset.low, other.across == multiple * across else { return product }
    let square = range.magnitude * range.magnitude
    return (square * Interval(multiple)).intersection(product) ?? product
  }

  static func / (a: Quantity, b: Quantity) -> Quantity {
    if b.range.isPoint, b.rate.isZero, !b.range.isZero { return a.scaled(by: b.range) { $0 / $1 } }
    let range = a.range / b.range
    if b.rate.isZero { return Quantity(range, rate: a.rate / b.range) }
    // Where the divisor passes through 0 the quotient jumps.
    if b.range.contains(0) { return Quantity(range, rate: .everything) }
    let rate = (a.rate * b.range - a.range * b.rate) / (b.range * b.range)
    return b.range.isPoint ? a.scaled(by: b.range) { $0 / $1 }.changing(rate) : Quantity(range, rate: rate)
  }

  /// The same number with another rate.
  private func changing(_ rate: Interval) -> Quantity {
    var copy = self
    copy.rate = rate
    return copy
  }

  /// The number times or divided by a constant. A product with 0 has no unknown.
  private func scaled(by number: Interval, _ apply: (Interval, Interval) -> Interval) -> Quantity {
    var copy = Quantity(apply(range, number), rate: apply(rate, number))
    if unknown == nil || number.isZero { return copy }
    copy.unknown = unknown
    copy.factor = apply(Interval(factor), number).low
    copy.across = apply(Interval(across), number).low
    copy.offset = apply(offset, number)
    return copy
  }

  var half: Quantity { self / Quantity(2) }

  // MARK: Functions

  static func min(_ a: Quantity, _ b: Quantity) -> Quantity {
    let difference = (a - b).range
    if difference.high <= 0 { return a.within(Interval.min(a.range, b.range)) }
    if difference.low >= 0 { return b.within(Interval.min(a.range, b.range)) }
    return a.joined(b, Interval.min(a.range, b.range), Interval.min(a.offset, b.offset))
  }

  static func max(_ a: Quantity, _ b: Quantity) -> Quantity { -min(-a, -b) }

  /// One of two numbers, within limits.
  private func joined(_ other: Quantity, _ range: Interval, _ offset: Interval) -> Quantity {
    var either = Quantity(range, rate: rate.hull(other.rate))
    guard let unknown, unknown == other.unknown, factor == other.factor, across == other.across else {
      return either
    }
    either.unknown = unknown
    either.factor = factor
    either.across = across
    either.offset = offset
    return either
  }

  var magnitude: Quantity {
    if range.low >= 0 { return self }
    if range.high <= 0 { return -self }
    return Quantity(range.magnitude, rate: rate.hull(-rate))
  }

  func held(to a: Quantity, _ b: Quantity) -> Quantity { .min(.max(self, .min(a, b)), .max(a, b)) }

  func held(to limits: Interval) -> Quantity {
    var held = self
    if limits.low > range.low { held = .max(held, Quantity(limits.low)) }
    if limits.high < range.high { held = .min(held, Quantity(limits.high)) }
    return held
  }

  /// The interpolation between two numbers by a share.
  static func lerp(_ a: Quantity, _ b: Quantity, _ share: Quantity) -> Quantity {
    if share.rate.isZero, share.range.isPoint {
      if share.range.low == 0 { return a }
      if share.range.low == 1 { return b }
    }
    let value = a + (b - a) * share
    // With a share of 0…1 the result is between the two. Interval arithmetic alone would lose that, because the sum contains `a`
    // twice.
    if Interval.unit.intersection(share.range) == share.range { return value.within(a.range.hull(b.range)) }
    return value
  }

  /// The line through (a, c) and (b, d), clamped to c…d.
  static func map(_ x: Quantity, _ a: Quantity, _ b: Quantity, _ c: Quantity, _ d: Quantity) -> Quantity {
    lerp(c, d, ((x - a) / (b - a)).held(to: .unit))
  }

  var squareRoot: Quantity {
    let root = range.squareRoot
    return Quantity(root, rate: rate.isZero ? .zero : rate / (root + root).hull(.zero))
  }

  /// A function with values and slopes of −1…1, of which one value is known.
  func wave(_ function: (Double) -> Double) -> Quantity {
    let slopes = Interval(-1, 1)
    return Quantity(range.isPoint ? Interval(function(range.low)) : slopes, rate: rate * slopes)
  }
}
