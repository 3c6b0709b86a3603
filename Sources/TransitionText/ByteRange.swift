/// A half-open range of bytes of one source text.
public struct ByteRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset just past the last byte; at least `start`.
  public var end: UInt32

  /// Makes the range `start..<end`, in bytes.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The empty range at an offset.
  @inlinable
  public init(at offset: UInt32) {
    self.init(offset, offset)
  }

  /// The number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }

  /// Whether the range is empty.
  @inlinable public var isEmpty: Bool { start == end }

  /// The smallest range that contains this one and another.
  @inlinable
  public func union(_ other: ByteRange) -> ByteRange {
    ByteRange(min(start, other.start), max(end, other.end))
  }

  /// Whether the range contains another one.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the range contains an offset, or ends there.
  @inlinable
  public func touches(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}
