import Foundation

/// How often tests repeat that draw their inputs at random, or make them long: a quarter of what they run with
/// `TRANSC_LONG_TESTS=1`, as `.ci/run` does.
public enum Trials {
  /// Whether all are run.
  public static let areAll = ProcessInfo.processInfo.environment["TRANSC_LONG_TESTS"] == "1"

  /// A share of a number, at least 1.
  public static func count(_ all: Int) -> Int { areAll ? all : (all + 3) / 4 }

  /// The seeds of so many random inputs, or of a share of them.
  public static func seeds(_ all: Int) -> [UInt64] { Array(0..<UInt64(count(all))) }
}
