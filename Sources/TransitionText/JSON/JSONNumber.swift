/// A number of a JSON document, with all of its digits.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it is in the document: `-1.50e+3`.
  public let text: String

  /// Makes a number of a valid text.
  init(text: String) { self.text = text }

  /// The nearest `Double`, 0 for a number that is too small; nil for one that is too large.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number as an `Int`, exactly; nil when it has a fraction, or is too large for one.
  ///
  /// `1.0`, `10e-1` and `0.1e1` are 1, as in mathematics.
  public var int: Int? {
    if let value = Int(text) { return value }
    let parts = DecimalParts(text)
    // More digits overflow anyway, and an exponent may mean millions of them.
    if parts.exponent < 0 || parts.digits.count + parts.exponent > Self.mostDigits { return nil }
    var value = 0
    for digit in parts.digits + Array(repeating: 0, count: parts.exponent) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Away from zero, so that the smallest `Int` is reached.
      let (sum, overflowAgain) = product.addingReportingOverflow(parts.isNegative ? -digit : digit)
      if overflow || overflowAgain { return nil }
      value = sum
    }
    return value
  }

  /// How many digits the largest `Int` has.
  private static let mostDigits = 19
}

/// A number as significant digits and a power of ten.
private struct DecimalParts {
  let isNegative: Bool
  /// The digits without leading and trailing zeros; empty for 0.
  private(set) var digits: [Int] = []
  private(set) var exponent = 0

  /// More than the number of digits that a text can have.
  private static let largestExponent = 1 << 40

  init(_ text: String) {
    isNegative = text.utf8.first == UInt8(ascii: "-")
    let halves = text.utf8.split(maxSplits: 1, whereSeparator: { $0 | 0x20 == UInt8(ascii: "e") })
    var isFraction = false
    for byte in halves.first ?? text.utf8[...] {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { continue }
      if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(Int(byte - UInt8(ascii: "0"))) }
      if isFraction { exponent -= 1 }
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if halves.count > 1 { exponent += Self.exponent(halves[1]) }
    if digits.isEmpty { exponent = 0 }
  }

  /// An exponent, clamped so that a sum of two cannot overflow.
  private static func exponent(_ text: Substring.UTF8View) -> Int {
    let text = String(decoding: text, as: UTF8.self)
    if let value = Int(text) { return max(-largestExponent, min(value, largestExponent)) }
    return text.hasPrefix("-") ? -largestExponent : largestExponent
  }
}
