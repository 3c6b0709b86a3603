/// Several measurements of one thing.
struct Spread {
  private let sorted: [Double]

  /// - Parameter values: The measurements; at least one.
  init(_ values: [Double]) { sorted = values.sorted() }

  var median: Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Half the distance between the quartiles, as a share of the median.
  var deviation: Double {
    (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / 2 / median
  }

  /// The median with the deviation after it: `12.3 ±4%`.
  func text(_ convert: (Double) -> Double = { $0 }) -> String {
    "\(Self.short(convert(median))) ±\(Int((deviation * 100).rounded()))%"
  }

  /// A number with three significant digits.
  static func short(_ number: Double) -> String {
    if number >= 100 { return "\(Int(number.rounded()))" }
    let digits = number >= 10 ? 10.0 : 100
    return "\((number * digits).rounded() / digits)"
  }
}
