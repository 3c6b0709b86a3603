import TransitionPlan

/// A number as a constant plus multiples of any number of unknowns; a `Quantity` has one. For example, the middle of a frame is its
/// beginning plus half its length.
struct UnknownSum: Hashable {
  /// A multiple of an unknown, by the unknown's index in the analysis.
  struct Term: Hashable {
    var unknown: Int
    var factor: Double
  }

  /// The terms that are not zero, in the order of the unknowns.
  private(set) var terms: [Term] = []
  private(set) var constant: Double

  /// A smaller factor comes from rounding.
  static let tiny = 1e-9

  init(_ constant: Double) { self.constant = constant }

  /// One unknown.
  init(unknown: Int) {
    terms = [Term(unknown: unknown, factor: 1)]
    constant = 0
  }

  /// The value, if no unknown is left.
  var known: Double? { terms.isEmpty ? constant : nil }

  static func + (a: UnknownSum, b: UnknownSum) -> UnknownSum {
    if b.terms.isEmpty || a.terms.isEmpty {
      var sum = a.terms.isEmpty ? b : a
      sum.constant = a.constant + b.constant
      return sum
    }
    var sum = UnknownSum(a.constant + b.constant)
    var rest = b.terms[...]
    for term in a.terms {
      while let other = rest.first, other.unknown < term.unknown { sum.terms.append(rest.removeFirst()) }
      guard let other = rest.first, other.unknown == term.unknown else {
        sum.terms.append(term)
        continue
      }
      rest.removeFirst()
      let total = term.factor + other.factor
      if abs(total) >= tiny { sum.terms.append(Term(unknown: term.unknown, factor: total)) }
    }
    sum.terms += rest
    return sum
  }

  /// The constant of which another sum is this multiple; nil where there is none.
  func ratio(to other: UnknownSum) -> Double? {
    guard let first = terms.first, let last = other.terms.first, first.unknown == last.unknown else {
      return nil
    }
    let ratio = first.factor / last.factor
    return (self - other * ratio).isTiny ? ratio : nil
  }

  /// Whether it is 0, up to rounding.
  var isTiny: Bool { known.map { abs($0) <= Self.tiny } ?? false }

  /// Whether both sums contain a common unknown.
  func shares(with other: UnknownSum) -> Bool {
    terms.contains { term in other.terms.contains { $0.unknown == term.unknown } }
  }

  static func - (a: UnknownSum, b: UnknownSum) -> UnknownSum { a + b * -1 }

  static func * (a: UnknownSum, factor: Double) -> UnknownSum {
    if factor == 0 { return UnknownSum(0) }
    var product = a
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].factor *= factor }
    return product
  }
}

/// A number that may be known as a sum.
struct PossibleSum: FingerNumber {
  /// The sum; nil where it is not known.
  var sum: UnknownSum?

  /// A sum with more terms counts as unknown, which bounds the time.
  static let most = 16

  init(_ sum: UnknownSum?) { self.sum = sum }

  static func + (a: PossibleSum, b: PossibleSum) -> PossibleSum {
    guard let first = a.sum, let second = b.sum else { return PossibleSum(nil) }
    let sum: UnknownSum = first + second
    return PossibleSum(sum.terms.count <= most ? sum : nil)
  }

  static func - (a: PossibleSum, b: PossibleSum) -> PossibleSum { a + -b }
  static prefix func - (a: PossibleSum) -> PossibleSum { a.times(-1) }
  var half: PossibleSum { times(0.5) }

  private func times(_ factor: Double) -> PossibleSum { PossibleSum(sum.map { $0 * factor }) }
}
