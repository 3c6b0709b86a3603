import TransitionPlan

/// A number as a constant and multiples of any number of unknowns, where a `Quantity` knows of one: the middle of a frame is its
/// beginning and half its length, wherever that is.
struct UnknownSum: Hashable {
  /// What is not zero, by the places of the unknowns in the table of who works it out.
  private(set) var factors: [Int: Double] = [:]
  private(set) var constant: Double

  /// What is smaller is left by rounding.
  private static let tiny = 1e-9

  init(_ constant: Double) { self.constant = constant }

  /// One unknown.
  init(unknown: Int) {
    factors = [unknown: 1]
    constant = 0
  }

  /// Its value, where nothing unknown is left in it.
  var known: Double? { factors.isEmpty ? constant : nil }

  static func + (a: UnknownSum, b: UnknownSum) -> UnknownSum {
    var sum = a
    sum.constant += b.constant
    for (unknown, factor) in b.factors {
      let total = sum.factors[unknown, default: 0] + factor
      sum.factors[unknown] = abs(total) < tiny ? nil : total
    }
    return sum
  }

  static func - (a: UnknownSum, b: UnknownSum) -> UnknownSum { a + b * -1 }

  static func * (a: UnknownSum, factor: Double) -> UnknownSum {
    if factor == 0 { return UnknownSum(0) }
    var product = a
    product.constant *= factor
    product.factors = a.factors.mapValues { $0 * factor }
    return product
  }
}

extension UnknownSum: AxisNumber {
  var half: UnknownSum { self * 0.5 }
}

/// An unknown of a sum: what is read of a layout, or what is worked out of such by more than sums.
struct SumUnknown {
  /// What makes two of them one.
  enum Key: Hashable {
    case read(Unknown)
    case call(Function, Int, [UnknownSum])
    case product(UnknownSum, UnknownSum)
    case quotient(UnknownSum, UnknownSum)
  }

  /// Whose layout alone it comes from, so that it may be any number: of a view that a screen hands over, or of a picture.
  var origin: Subject?
  /// What it surely lies in.
  var range: Interval
}
