/// One property going from one value to another in one direction.
public struct Track: Hashable, Sendable {
  /// Whose property it is.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value when the direction starts.
  public var start: ExpressionID
  /// The value when it has finished.
  public var end: ExpressionID
  /// When it begins to move, in seconds from the start of the direction, delay included.
  public var windowStart: Double
  /// When it has arrived, in seconds from the start of the direction.
  public var windowEnd: Double
  /// How it goes within its window.
  public var curve: Curve
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a track.
  public init(
    subject: Subject, property: Property, start: ExpressionID, end: ExpressionID, windowStart: Double,
    windowEnd: Double, curve: Curve, location: SpecLocation
  ) {
    self.subject = subject
    self.property = property
    self.start = start
    self.end = end
    self.windowStart = windowStart
    self.windowEnd = windowEnd
    self.curve = curve
    self.location = location
  }
}

/// One way of a transition, played without a finger.
public struct DirectionPlan: Hashable, Sendable {
  /// Its length in seconds, without the delay.
  public var duration: Double
  /// How long nothing moves at first, in seconds.
  public var delay: Double
  /// The curve of what has none of its own.
  public var curve: Curve
  /// What moves, in the order of the spec.
  public var tracks: [Track]
  /// Where it is written; for a mirrored `backward`, where `forward` is.
  public var location: SpecLocation

  /// Makes a direction.
  public init(
    duration: Double, delay: Double = 0, curve: Curve, tracks: [Track], location: SpecLocation
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.tracks = tracks
    self.location = location
  }
}
