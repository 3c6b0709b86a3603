/// The digits of a number in a spec.
struct NumberLiteral {
  /// Its value; infinite when it is too large.
  let value: Double
  /// How many bytes the digits take; what follows is the unit.
  let length: Int

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20,
    1e21, 1e22,
  ]

  /// Reads a number token.
  ///
  /// Up to 2⁵³ both the digits without the point and the power of ten are exact, so their quotient is the nearest
  /// number there is (W. D. Clinger, How to Read Floating Point Numbers Accurately, 1990). The rest is left to Swift.
  init(_ token: ArraySlice<UInt8>) {
    var digits: UInt64 = 0
    var isShort = true
    var decimals = 0
    var hasPoint = false
    var end = token.startIndex
    while end < token.endIndex {
      let byte = token[end]
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
    length = end - token.startIndex
    if isShort, decimals < Self.powers.count {
      value = Double(digits) / Self.powers[decimals]
    } else {
      let text = String(decoding: token[..<end].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
      value = Double(text) ?? .infinity
    }
  }
}
