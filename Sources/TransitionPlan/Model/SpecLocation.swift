public import TransitionText

/// The location in the spec of a part of a plan.
public struct SpecLocation: Hashable, Sendable {
  /// The bytes.
  public var range: ByteRange
  /// The line of the first byte, from 1.
  public var line: Int
  /// The column of the first byte, from 1, in bytes.
  public var column: Int

  /// Makes a location.
  public init(range: ByteRange, line: Int, column: Int) {
    self.range = range
    self.line = line
    self.column = column
  }
}
