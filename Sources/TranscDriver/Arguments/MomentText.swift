import TransitionText

/// A time as the command line writes it: `250ms`, `0.25s`; or a share of a direction: `50%`.
enum MomentText {
  /// The share that a text says, from 0 on; nil where it is none.
  static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let digits = plain(text.dropLast()) else { return nil }
    return digits / 100
  }

  private static func plain(_ digits: Substring) -> Double? {
    let isPlain = digits.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
    guard isPlain, let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  static func parse(_ text: String) throws(UsageError) -> Double {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = isMilliseconds ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text[...]
    guard let number = plain(digits) else {
      throw UsageError("`\(text)` is not a time such as `250ms`", command: .sample)
    }
    if digits.count == text.count {
      if number <= 1 {
        let percent = NumberText.rounded(number * 100, decimals: 6)
        throw UsageError("`\(text)` has no unit: write `\(text)s` or `\(percent)%`", command: .sample)
      }
      throw UsageError(
        "`\(text)` has no unit", meant: text + (digits.contains(".") && number < 10 ? "s" : "ms"),
        command: .sample)
    }
    return isMilliseconds ? number / 1000 : number
  }
}
