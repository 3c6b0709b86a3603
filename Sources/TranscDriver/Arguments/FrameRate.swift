/// A number of frames a second as the command line writes it: `60fps`, `29.97fps`.
enum FrameRate {
  /// Fewer frames a second show no motion; more fill the disk and show nothing new.
  private static let range = 1.0...1000.0
  private static let unit = "fps"

  static func parse(_ text: String) throws(UsageError) -> Double {
    let digits = text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    // `Double` would read `0x1p4`, `inf` and `nan` too.
    guard
      digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }),
      let rate = Double(digits)
    else { throw UsageError("`\(text)` is not a frame rate such as `60fps`", command: .generate) }
    if !text.hasSuffix(unit) {
      throw UsageError("`\(text)` has no unit", meant: text + unit, command: .generate)
    }
    guard range.contains(rate) else {
      throw UsageError("`\(text)` is outside `1fps` to `1000fps`", command: .generate)
    }
    return rate
  }
}
