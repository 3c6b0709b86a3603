/// The digits of a number in a spec.
struct NumberLiteral {
  /// The value; infinite when it is too large.
  let value: Double
  /// The offset just past the digits; what follows is the unit.
  let end: Int

  /// The greatest number of a spec. No length, angle or factor of a screen is near it, and arithmetic with a few such numbers is
  /// far from the end of a `Double`.
  static let greatest = 1_000_000_000.0

  /// Whether a known number is beyond the greatest one, or its negative.
  static func isTooLarge(_ value: Double) -> Bool { !(value.magnitude <= greatest) }

  /// The powers of ten that a `Double` represents exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20,
    1e21, 1e22,
  ]

  /// Reads a number token.
  ///
  /// Up to 2⁵³ both the digits without the point and the power of ten are exact, so their quotient is the nearest
  /// number there is (W. D. Clinger, How to Read Floating Point Numbers Accurately, 1990). The rest is left to Swift.
  /// - Parameters:
  ///   - bytes: The text.
  ///   - token: The offsets of the token in it.
  init(_ bytes: borrowing [UInt8], _ token: Range<Int>) {
    var digits: UInt64 = 0
    var isShort = true
    var decimals = 0
    var hasPoint = false
    var end = token.lowerBound
    while end < token.upperBound {
      let byte = bytes[end]
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        isShort = isShort && digits < 900_000_000_000_000
        if isShort { digits = digits * 10 + UInt64(byte - UInt8(ascii: "0")) }
        if hasPoint { decimals += 1 }
      } else if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else if byte != UInt8(ascii: "_") {
        break
      }
      end += 1
    }
    self.end = end
    if isShort, decimals < Self.powers.count {
      value = Double(digits) / Self.powers[decimals]
    } else {
      let text = String(
        decoding: bytes[token.lowerBound..<end].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      value = Double(text) ?? .infinity
    }
  }
}
