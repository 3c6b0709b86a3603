/// How a run of the tool ended.
public enum ExitCode: Int32, Hashable, Sendable, Comparable {
  /// Done, perhaps with warnings.
  case success = 0
  /// There are errors in a spec, or there is no code to explain.
  case findings = 1
  /// Wrong usage, or something could not be read or written.
  case failure = 2

  /// Whether the first is the milder one.
  public static func < (first: ExitCode, second: ExitCode) -> Bool { first.rawValue < second.rawValue }
}
