import TransitionPlan
import TransitionText

/// An unknown of a sum: a number of a layout, or a result that is no sum of such numbers.
struct SumUnknown {
  /// The identity of an unknown.
  enum Key: Hashable {
    case read(Unknown)
    case call(Function, Int, [UnknownSum])
    /// Unknowns that are multiplied, in order.
    case product([Int])
    case quotient(UnknownSum, UnknownSum)
  }

  /// The object whose layout alone determines it, and so may be any number: a handed-over view, or a picture.
  var origin: Subject?
  /// The interval that surely contains it.
  var range: Interval
  /// The unknowns of which it is the product; empty where it is none.
  var factors: [Int] = []
  /// What it is the quotient of; nil where it is none.
  var ratio: (dividend: UnknownSum, divisor: UnknownSum)?
  /// The intervals that surely contain its distances from other numbers.
  var distances: [(from: UnknownSum, range: Interval)] = []
}

/// The unknowns of an analysis, and the arithmetic of sums that needs them.
///
/// Products are multiplied out, and quotients are compared after both sides are multiplied by the divisors: 1 - y / h is (h - y) / h.
struct SumUnknowns {
  private var unknowns: [SumUnknown] = []
  private var places = FlatTable<SumUnknown.Key, Int>()

  /// Longer products, and sums divided more often, count as unknown, which bounds the time.
  private static let mostFactors = 6

  // MARK: Single unknowns

  /// One unknown as a sum.
  /// - Parameters:
  ///   - origin: The object whose layout alone determines it.
  ///   - range: An interval that surely contains it.
  mutating func sum(of key: SumUnknown.Key, of origin: Subject?, within range: Interval) -> UnknownSum {
    UnknownSum(unknown: place(of: key, of: origin, within: range))
  }

  /// The result of a call.
  /// - Parameter distances: How far it may be from other numbers.
  mutating func result(
    of call: SumUnknown.Key, within range: Interval, _ distances: [(from: UnknownSum, range: Interval)]
  ) -> UnknownSum {
    let place = place(of: call, of: nil, within: range)
    unknowns[place].distances = distances
    return UnknownSum(unknown: place)
  }

  /// Supposes how far an unknown may be from other numbers. Other sums are left as they are.
  mutating func suppose(_ sum: UnknownSum, at distances: [(from: UnknownSum, range: Interval)]) {
    if let place = sum.terms.first?.unknown { unknowns[place].distances = distances }
  }

  private mutating func place(
    of key: SumUnknown.Key, of origin: Subject? = nil, within range: Interval = .everything
  ) -> Int {
    if let place = places[key] {
      unknowns[place].range = unknowns[place].range.intersection(range) ?? range
      return place
    }
    places.set(key, unknowns.count)
    unknowns.append(SumUnknown(origin: origin, range: range))
    return unknowns.count - 1
  }

  /// The objects whose layouts alone determine the unknowns of a sum; nil for other unknowns.
  func origins(_ sum: UnknownSum) -> [Subject?] { sum.terms.map { unknowns[$0.unknown].origin } }

  /// The object whose layout alone a sum depends on; nil where there is none, or where it depends on anything else.
  func origin(_ sum: UnknownSum) -> Subject? {
    let origins = origins(sum)
    return origins.allSatisfy { $0 != nil } ? origins.first ?? nil : nil
  }

  // MARK: Products and quotients

  /// The product, multiplied out; nil for one that is too long.
  mutating func product(_ a: UnknownSum, _ b: UnknownSum) -> UnknownSum? {
    if let a = a.known { return b * a }
    if let b = b.known { return a * b }
    var product = a * b.constant
    for term in b.terms {
      for other in a.terms {
        guard let both = self.product(of: factors(of: term.unknown) + factors(of: other.unknown)) else {
          return nil
        }
        product = product + both * (term.factor * other.factor)
      }
      product = product + UnknownSum(unknown: term.unknown) * (term.factor * a.constant)
    }
    return product.terms.count <= PossibleSum.most ? product : nil
  }

  /// The quotient; 0 where the divisor is 0, as in the evaluator.
  mutating func quotient(_ a: UnknownSum, _ b: UnknownSum) -> UnknownSum {
    if a.known == 0 || b.known == 0 { return UnknownSum(0) }
    guard let first = b.terms.first else { return a * (1 / b.constant) }
    if let ratio = a.ratio(to: b) { return UnknownSum(ratio) }
    // One divisor for all of its multiples.
    let (dividend, divisor) = (a * (1 / first.factor), b * (1 / first.factor))
    let place = place(of: .quotient(dividend, divisor))
    unknowns[place].ratio = (dividend, divisor)
    return UnknownSum(unknown: place)
  }

  private func factors(of unknown: Int) -> [Int] {
    let factors = unknowns[unknown].factors
    return factors.isEmpty ? [unknown] : factors
  }

  /// The product of single unknowns.
  private mutating func product(of factors: [Int]) -> UnknownSum? {
    if factors.count > Self.mostFactors { return nil }
    guard let first = factors.first else { return UnknownSum(1) }
    if factors.count == 1 { return UnknownSum(unknown: first) }
    let factors = factors.sorted()
    let place = place(of: .product(factors))
    unknowns[place].factors = factors
    return UnknownSum(unknown: place)
  }

  /// A sum multiplied by its divisors, without quotients; nil where it takes too long.
  private mutating func cleared(_ sum: UnknownSum) -> (dividend: UnknownSum, divisors: [UnknownSum])? {
    var (dividend, divisors) = (sum, [UnknownSum]())
    while let divisor = divisor(in: dividend) {
      guard divisors.count < Self.mostFactors, let product = product(divisor, dividing: dividend) else {
        return nil
      }
      dividend = product
      divisors.append(divisor)
    }
    return (dividend, divisors)
  }

  /// A sum multiplied by a divisor of some of its quotients.
  private mutating func product(_ divisor: UnknownSum, dividing sum: UnknownSum) -> UnknownSum? {
    var total = divisor * sum.constant
    for term in sum.terms {
      var (factors, other) = (factors(of: term.unknown), divisor)
      let quotient = factors.firstIndex { unknowns[$0].ratio?.divisor == divisor }
      if let quotient, let ratio = unknowns[factors.remove(at: quotient)].ratio { other = ratio.dividend }
      guard let rest = product(of: factors), let part = product(rest, other) else { return nil }
      total = total + part * term.factor
    }
    return total.terms.count <= PossibleSum.most ? total : nil
  }

  /// The divisor of a quotient in a sum; nil where there is none.
  private func divisor(in sum: UnknownSum) -> UnknownSum? {
    for term in sum.terms {
      if let ratio = unknowns[term.unknown].ratio { return ratio.divisor }
      for factor in unknowns[term.unknown].factors {
        if let ratio = unknowns[factor].ratio { return ratio.divisor }
      }
    }
    return nil
  }

  // MARK: Ranges

  /// The interval that surely contains a sum.
  mutating func range(of sum: UnknownSum) -> Interval {
    let range = sum.terms.reduce(ownRange(of: sum)) { range, term in
      unknowns[term.unknown].distances.reduce(range) { range, distance in
        let rest = sum + (distance.from - UnknownSum(unknown: term.unknown)) * term.factor
        return range.intersection(ownRange(of: rest) + distance.range * Interval(term.factor)) ?? range
      }
    }
    if range.isPoint || divisor(in: sum) == nil { return range }
    return range.intersection(sign(of: sum)) ?? range
  }

  /// On which side of 0 a sum with quotients is, as far as that is known.
  private mutating func sign(of sum: UnknownSum) -> Interval {
    guard let (dividend, divisors) = cleared(sum) else { return .everything }
    if dividend.isTiny { return .zero }
    let side = divisors.reduce(range(of: reduced(dividend))) { side, divisor in
      let under = range(of: divisor)
      return under.low >= 0 ? side : under.high <= 0 ? -side : .everything
    }
    return side.low >= -UnknownSum.tiny
      ? .nonNegative : side.high <= UnknownSum.tiny ? -.nonNegative : .everything
  }

  /// A sum divided by the unknowns that are factors of all its terms and not negative: it is on the same side of 0.
  private mutating func reduced(_ sum: UnknownSum) -> UnknownSum {
    guard sum.constant == 0, let first = sum.terms.first else { return sum }
    let common = factors(of: first.unknown).first { factor in
      unknowns[factor].range.low >= 0 && sum.terms.allSatisfy { factors(of: $0.unknown).contains(factor) }
    }
    guard let common else { return sum }
    var rest = UnknownSum(0)
    for term in sum.terms {
      var factors = factors(of: term.unknown)
      if let place = factors.firstIndex(of: common) { factors.remove(at: place) }
      guard let product = product(of: factors) else { return sum }
      rest = rest + product * term.factor
    }
    return reduced(rest)
  }

  /// The range of a sum whose unknowns are taken one by one.
  private func ownRange(of sum: UnknownSum) -> Interval {
    sum.terms.reduce(Interval(sum.constant)) { $0 + range(of: $1.unknown) * Interval($1.factor) }
  }

  private func range(of unknown: Int) -> Interval {
    let factors = unknowns[unknown].factors
    guard let first = factors.first else { return unknowns[unknown].range }
    return factors.dropFirst().reduce(unknowns[first].range) { $0 * unknowns[$1].range }
  }
}
