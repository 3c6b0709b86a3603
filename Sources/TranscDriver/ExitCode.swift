/// How a run of the tool ended.
public enum ExitCode: Int32, Hashable, Sendable, Comparable {
  /// Done, perhaps with warnings.
  case success = 0
  /// There are errors in a spec, or another check of the command has found a problem.
  case findings = 1
  /// Wrong usage, or something could not be read or written.
  case failure = 2

  /// The meaning of each code, for people.
  static let meanings: [(code: ExitCode, text: String)] = [
    (.success, "success, perhaps with warnings"),
    (
      .findings,
      "a spec has errors, `--check` found work to do, `doctor` found a problem, or `explain` does not know a code"
    ),
    (.failure, "wrong usage, or a file cannot be read or written"),
  ]

  /// Whether the first is the milder one.
  public static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }
}
