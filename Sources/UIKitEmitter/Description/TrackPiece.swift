import TransitionPlan
import TransitionText

/// One piece of the animation of a property: a member of the spec, or a part of one, in both directions or in one.
struct TrackPiece {
  let forward: Track?
  let backward: Track?
  /// The track of one direction, for the values that both share.
  let track: Track

  private init(forward: Track?, backward: Track?, track: Track) {
    self.forward = forward
    self.backward = backward
    self.track = track
  }

  /// The value on the from side.
  var from: ExpressionID { forward?.start ?? track.end }
  /// The value on the to side.
  var to: ExpressionID { forward?.end ?? track.start }

  /// The pieces of two directions: those of one property together, in the order in which they play.
  static func pieces(_ forward: DirectionPlan, _ backward: DirectionPlan) -> [TrackPiece] {
    let back = backward.tracks
    let places = FlatTable(grouping: back.indices) { back[$0].location.range.start }
    var isPaired = [Bool](repeating: false, count: back.count)
    var pieces = forward.tracks.map { track in
      let mirror = places[track.location.range.start]?.first {
        !isPaired[$0] && isMirrored(track, back[$0])
      }
      if let mirror { isPaired[mirror] = true }
      return TrackPiece(forward: track, backward: mirror.map { back[$0] }, track: track)
    }
    pieces += back.indices.filter { !isPaired[$0] }.map {
      TrackPiece(forward: nil, backward: back[$0], track: back[$0])
    }
    return FlatTable(grouping: pieces) { PropertyKey($0.track.subject, $0.track.property) }
      .flatMap { sorted($0.value) }
  }

  /// Whether two tracks are one member, forward and backward.
  private static func isMirrored(_ there: Track, _ back: Track) -> Bool {
    there.subject == back.subject && there.property == back.property
      && there.location.range == back.location.range && there.start == back.end && there.end == back.start
      && there.damping == back.damping && there.arc == back.arc
  }

  /// Sorted by the times of forward, then by those of backward; the sort is stable.
  private static func sorted(_ pieces: [TrackPiece]) -> [TrackPiece] {
    func place(_ piece: TrackPiece) -> (Int, Double, Double) {
      (piece.forward == nil ? 1 : 0, piece.track.windowStart, piece.track.windowEnd)
    }
    return pieces.enumerated().sorted { left, right in
      let (a, b) = (place(left.element), place(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}

/// A window as a part of a direction's duration.
struct TrackWindow {
  let start: Double
  let end: Double

  static let whole = TrackWindow(start: 0, end: 1)

  private init(start: Double, end: Double) {
    self.start = Self.plain(start)
    self.end = Self.plain(end)
  }

  /// The window of a track in its direction.
  init(_ track: Track, in direction: DirectionPlan) {
    let duration = direction.duration > 0 ? direction.duration : 1
    self.init(
      start: (track.windowStart - direction.delay) / duration,
      end: (track.windowEnd - direction.delay) / duration)
  }

  /// The same window in reverse.
  var mirrored: TrackWindow { TrackWindow(start: 1 - end, end: 1 - start) }

  /// The window as Swift.
  var code: SwiftExpression { .binary(.number(start), .range, .number(end)) }

  /// Whether both are equal except for rounding: the times of a plan are exact to the nanosecond.
  func isNear(_ other: TrackWindow) -> Bool { abs(start - other.start) < 5e-8 && abs(end - other.end) < 5e-8 }

  /// A share without the rounding errors of floating-point numbers.
  private static func plain(_ share: Double) -> Double {
    min(max((share * 1e8).rounded() / 1e8, 0), 1)
  }
}
