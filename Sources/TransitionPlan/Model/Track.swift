import TransitionText

/// The animation of one property from one value to another in one direction.
public struct Track: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value when the direction starts.
  public var start: ExpressionID
  /// The value when the direction has finished.
  public var end: ExpressionID
  /// When it begins to move, in seconds from the start of the direction, delay included.
  public var windowStart: Double
  /// When it has arrived, in seconds from the start of the direction.
  public var windowEnd: Double
  /// The curve within its window.
  public var curve: Curve
  /// The damping ratio of its spring, computed when the direction starts; nil when `curve` contains it.
  public var damping: ExpressionID?
  /// How the items of a collection follow each other; nil when all move at the same time.
  public var stagger: Stagger?
  /// The path of a place; nil for a straight line.
  public var arc: Arc?
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a track.
  public init(
    subject: Subject, property: Property, start: ExpressionID, end: ExpressionID, windowStart: Double,
    windowEnd: Double, curve: Curve, stagger: Stagger? = nil, arc: Arc? = nil, location: SpecLocation
  ) {
    self.subject = subject
    self.property = property
    self.start = start
    self.end = end
    self.windowStart = windowStart
    self.windowEnd = windowEnd
    self.curve = curve
    self.stagger = stagger
    self.arc = arc
    self.location = location
  }
}

/// How the items of a collection follow each other.
///
/// The window is that of the group. With items of the ranks 0 to r in a window of the length W, each item takes W − r·T and an item of rank
/// i begins i·T later, where T is the interval, but at most W / (r + 1).
public struct Stagger: Hashable, Sendable {
  /// The item that moves first.
  public enum Origin: Hashable, Sendable {
    /// By their order in the collection.
    case first, last, center
    /// By the distance of the middle of an item from a point: items at the same distance move together.
    case near(ExpressionID)

    /// The origins that are written as a word.
    public static let words: [(text: String, origin: Origin)] = [
      ("first", .first), ("last", .last), ("center", .center),
    ]

    /// The word; nil for a point.
    public var word: String? { Self.words.first { $0.origin == self }?.text }
  }

  /// The delay of an item after the previous one, in seconds.
  public var interval: Double
  /// The item that moves first.
  public var origin: Origin

  /// Makes a stagger.
  public init(interval: Double, origin: Origin) {
    self.interval = interval
    self.origin = origin
  }

  /// The point by which items are ordered; nil for an order in the collection.
  public var point: ExpressionID? { if case .near(let point) = origin { point } else { nil } }

  /// The part of the window in which an item moves, in seconds.
  /// - Parameters:
  ///   - item: The index of the item, from 0.
  ///   - count: The number of items, 1 or more.
  ///   - length: The length of the window, in seconds.
  ///   - distance: The distance of the middle of an item from that point.
  func window(
    of item: Int, among count: Int, in length: Double, _ distance: (Int) -> Double
  ) -> ClosedRange<Double> {
    guard count > 1, length > 0 else { return 0...max(0, length) }
    let (rank, last): (Double, Double) =
      switch origin {
      case .first: (Double(item), Double(count - 1))
      case .last: (Double(count - 1 - item), Double(count - 1))
      case .center: (abs(Double(item) - Double(count - 1) / 2), Double(count - 1) / 2)
      case .near: Self.rank(of: item, (0..<count).map(distance))
      }
    let step = min(interval, length / (last + 1))
    let own = length - last * step
    return (rank * step)...(rank * step + own)
  }

  /// The rank of an item and the highest rank: items whose distances differ by at most half a point share one.
  private static func rank(of item: Int, _ distances: [Double]) -> (Double, Double) {
    var (rank, own, ring) = (0.0, 0.0, distances.min() ?? 0)
    for distance in distances.sorted() {
      if distance > ring + 0.5 { (rank, ring) = (rank + 1, distance) }
      if distance <= distances[item] { own = rank }
    }
    return (own, rank)
  }
}

/// A curved path between two places: a quadratic Bézier curve whose middle is off the straight line.
public struct Arc: Hashable, Sendable {
  /// The side to which it bends.
  public enum Bend: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// The side.
  public var bend: Bend
  /// The distance of the middle from the line, as a share of the distance of the ends.
  public var height: Double

  /// Makes an arc.
  public init(bend: Bend, height: Double) {
    self.bend = bend
    self.height = height
  }

  /// The displacement of a place from the straight line, in points.
  /// - Parameters:
  ///   - progress: The share of the distance.
  ///   - distance: The distance of the ends, in points.
  public func offset(at progress: Double, of distance: Double) -> Vector {
    let length = 4 * progress * (1 - progress) * height * distance
    return switch bend {
    case .up: Vector(x: 0, y: -length)
    case .down: Vector(x: 0, y: length)
    case .left: Vector(x: -length, y: 0)
    case .right: Vector(x: length, y: 0)
    }
  }
}

/// One direction of a transition, played without a finger.
public struct DirectionPlan: Hashable, Sendable {
  /// Whether the platform plays it: then no track moves, and the end values are set along with it.
  public var isSystem = false
  /// Its length in seconds, without the delay; 0 when the platform plays it.
  public var duration: Double
  /// The time before the motion, in seconds.
  public var delay: Double
  /// The curve of tracks without their own.
  public var curve: Curve
  /// The tracks, in the order of the spec, but those of one property in the order in which they play. A step is before the track that
  /// begins with it, and after the one that ends with it.
  public var tracks: [Track]
  /// Where it is written; for a mirrored `backward`, where `forward` is.
  public var location: SpecLocation

  /// Makes a direction.
  /// - Parameter tracks: In the order of the spec.
  public init(
    duration: Double, delay: Double = 0, curve: Curve, tracks: [Track], location: SpecLocation
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.tracks = Self.inOrder(tracks)
    self.location = location
  }

  /// Tracks with those of one property in the order in which they play. A step comes before the track that begins with it, and after the
  /// one that ends with it.
  private static func inOrder(_ tracks: [Track]) -> [Track] {
    func comesLater(_ a: Track, _ b: Track) -> Bool {
      (a.windowStart, a.windowEnd) > (b.windowStart, b.windowEnd)
    }
    let isInOrder =
      tracks.count <= 24
      && tracks.indices.allSatisfy { later in
        tracks[..<later].allSatisfy { earlier in
          earlier.property != tracks[later].property || earlier.subject != tracks[later].subject
            || !comesLater(earlier, tracks[later])
        }
      }
    if isInOrder { return tracks }
    var ordered = tracks
    for (_, places) in FlatTable(
      grouping: tracks.indices, by: { PropertyKey(tracks[$0].subject, tracks[$0].property) })
    where places.count > 1 {
      let own = places.sorted { comesLater(tracks[$1], tracks[$0]) }
      for (place, index) in zip(places, own) { ordered[place] = tracks[index] }
    }
    return ordered
  }
}
