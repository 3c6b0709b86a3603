import Foundation
import Testing
import TransitionText

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.5, "0.5"), (12.25, "12.25"), (0.0001, "0.0001"),
    (-0.0625, "-0.0625"), (1e15, "1000000000000000"), (0.1, "0.1"), (1 / 3.0, "0.3333333333333333"),
    (723_493_578_740.341, "723493578740.341"), (499_999_999_999.9999, "499999999999.9999"),
    (899_999_999_999.9999, "899999999999.9999"), (123456789.123, "123456789.123"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
  ])
  func known(_ number: Double, _ text: String) {
    #expect(NumberText.text(number) == text)
  }

  /// Random numbers read back as themselves, also by Foundation, and have no more digits than Swift's shortest form.
  @Test func roundTrips() {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<10_000 {
      let number: Double =
        switch index % 4 {
        case 0: Double.random(in: -1000...1000, using: &generator)
        case 1: (Double.random(in: -1e6...1e6, using: &generator) * 100).rounded() / 100
        case 2: Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
        default: Double(Int64.random(in: -1_000_000...1_000_000, using: &generator)) / 10_000
        }
      guard number.isFinite else { continue }
      let text = NumberText.text(number)
      #expect(Double(text) == number, "\(number) became \(text)")
      #expect(NSString(string: text).doubleValue == number, "\(number) became \(text)")
      let digits = { (text: String) in text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count }
      #expect(digits(text) <= digits(number.description), "\(number) became \(text)")
      #expect(!text.hasSuffix(".0") && !text.hasPrefix("."))
    }
  }

  @Test(arguments: [
    (1.66666, 3, "1.667"), (0.5, 0, "1"), (2, 3, "2"), (-1.0005, 2, "-1"), (-0.001, 2, "0"),
    (1e300, 20, "1e+300"),
  ])
  func rounded(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(NumberText.rounded(number, decimals: decimals) == text)
  }
}
