/// Numbers as text: an exponent only where necessary, no trailing zeros, no locale.
public enum NumberText {
  /// The text of a number: the fewest digits that read back as the same number (`0.5`, `12`, `-3`).
  public static func text(_ number: Double) -> String {
    var buffer = TextBuffer()
    write(number, into: &buffer)
    return buffer.text
  }

  /// A number rounded to a number of decimals, for people: `1.667`.
  public static func rounded(_ number: Double, decimals: Int) -> String {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let rounded = (number * power).rounded() / power
    return text(rounded.isFinite ? rounded : number)
  }

  /// Below this magnitude numbers are at most 2⁻¹⁴ apart, so a number that is nearest to a multiple of 1/10000 has that as its
  /// shortest text.
  private static let exactLimit = 5e11

  static func write(_ number: Double, into buffer: inout TextBuffer) {
    if number == 0 { return buffer.write(byte: UInt8(ascii: "0")) }
    let scaled = (number * 10_000).rounded()
    if abs(number) < exactLimit, scaled / 10_000 == number {
      if scaled < 0 { buffer.write(byte: UInt8(ascii: "-")) }
      let magnitude = Int(abs(scaled))
      write(magnitude / 10_000, into: &buffer)
      writeFraction(magnitude % 10_000, into: &buffer)
    } else {
      writeDescription(number.description, into: &buffer)
    }
  }

  static func write(_ number: Int, into buffer: inout TextBuffer) {
    if number < 0 { buffer.write(byte: UInt8(ascii: "-")) }
    var place: UInt = 1
    while number.magnitude / place >= 10 { place *= 10 }
    while place != 0 {
      buffer.write(byte: UInt8(ascii: "0") + UInt8(number.magnitude / place % 10))
      place /= 10
    }
  }

  /// Writes a number of 1/10000ths as a decimal fraction; nothing for 0.
  private static func writeFraction(_ tenThousandths: Int, into buffer: inout TextBuffer) {
    var rest = tenThousandths
    var place = 1_000
    if rest == 0 { return }
    buffer.write(byte: UInt8(ascii: "."))
    while rest != 0 {
      buffer.write(byte: UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Writes Swift's own shortest description without a trailing `.0`.
  private static func writeDescription(_ description: String, into buffer: inout TextBuffer) {
    buffer.write(description.hasSuffix(".0") ? String(description.dropLast(2)) : description)
  }
}
