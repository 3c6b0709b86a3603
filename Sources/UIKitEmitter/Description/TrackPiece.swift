import TransitionPlan

/// One piece of the way of a property: a member of the spec, or a part of one, in both directions or in one.
struct TrackPiece {
  let forward: Track?
  let backward: Track?
  /// What it says in common; it is that of one direction.
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
    var rest = backward.tracks
    var pieces = forward.tracks.map { track in
      let mirror = rest.firstIndex { isMirrored(track, $0) }.map { rest.remove(at: $0) }
      return TrackPiece(forward: track, backward: mirror, track: track)
    }
    pieces += rest.map { TrackPiece(forward: nil, backward: $0, track: $0) }
    var groups: [PropertyKey: [TrackPiece]] = [:]
    var order: [PropertyKey] = []
    for piece in pieces {
      let key = PropertyKey(piece.track.subject, piece.track.property)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(piece)
    }
    return order.flatMap { sorted(groups[$0] ?? []) }
  }

  /// Whether two tracks are one member, there and back.
  private static func isMirrored(_ there: Track, _ back: Track) -> Bool {
    there.subject == back.subject && there.property == back.property
      && there.location.range == back.location.range && there.start == back.end && there.end == back.start
      && there.damping == back.damping && there.stagger == back.stagger && there.arc == back.arc
  }

  /// By the times of the way there, then those of the way back; what is at one time stays as it is.
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

/// A window as shares of a direction's time.
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

  /// The same the other way round.
  var mirrored: TrackWindow { TrackWindow(start: 1 - end, end: 1 - start) }

  /// It as Swift.
  var code: SwiftExpression { .binary(.number(start), .range, .number(end)) }

  /// Whether both are one but for what rounding adds: the times of a plan are right to the nanosecond.
  func isNear(_ other: TrackWindow) -> Bool { abs(start - other.start) < 5e-8 && abs(end - other.end) < 5e-8 }

  /// A share without what floating-point numbers add to it.
  private static func plain(_ share: Double) -> Double {
    min(max((share * 1e8).rounded() / 1e8, 0), 1)
  }
}
