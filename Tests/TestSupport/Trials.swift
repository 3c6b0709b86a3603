import Foundation

/// The number of random or long inputs that a test tries. `swift test` tries a quarter of them, and all with
/// `TRANSC_LONG_TESTS=1`, as `.ci/long` does.
public enum Trials {
  private static let triesAll = ProcessInfo.processInfo.environment["TRANSC_LONG_TESTS"] == "1"

  /// The number of inputs that are tried.
  ///
  /// - Parameter all: The number of all inputs, at least 1. A quarter of it is rounded up.
  public static func count(_ all: Int) -> Int { triesAll ? all : (all + 3) / 4 }

  /// Whether an input is tried: each one, or every fourth.
  public static func includes(_ number: Int) -> Bool { triesAll || number.isMultiple(of: 4) }

  /// The inputs that are tried.
  public static func some<Input>(of all: [Input]) -> [Input] {
    all.enumerated().filter { includes($0.offset) }.map(\.element)
  }

  /// The seeds of the random inputs that are tried, from 0 on.
  ///
  /// - Parameter all: The number of all inputs, at least 1.
  public static func seeds(_ all: Int) -> [UInt64] { Array(0..<UInt64(count(all))) }
}
