import TransitionText

/// The animation of one property in a direction: its tracks one after the other, with computed ends.
struct Motion: Sendable {
  /// A track with computed ends.
  private struct Piece: Sendable {
    var start: Value
    let end: Value
    let windowStart: Double
    let windowEnd: Double
    let curve: Curve
    let arc: Arc?
    let stagger: Stagger?
    /// The distance of the middle of an item from the point by which items are ordered.
    let distance: @Sendable (CollectionItem) -> Double

    func value(at time: Double, _ curve: Curve, _ item: CollectionItem) -> Value {
      var window = 0...(windowEnd - windowStart)
      if let stagger {
        window = stagger.window(of: item.index, among: item.count, in: window.upperBound) {
          distance(CollectionItem(index: $0, count: item.count))
        }
      }
      let own = window.upperBound - window.lowerBound
      let progress = curve.resized(to: own).progress(at: time - windowStart - window.lowerBound, of: own)
      let value = start.interpolated(to: end, progress: progress)
      return arc.map { value.bent(along: $0, from: start, to: end, at: progress) } ?? value
    }
  }

  /// The property.
  let key: PropertyKey
  private var pieces: [Piece]
  /// The item of a collection that moves.
  var item = CollectionItem.only

  /// The motions of a direction, in the order in which their properties first occur.
  ///
  /// The ends are read in the layout. An end that is not finite is replaced by the track's value at its start, and a start that is not
  /// finite by the layout's value.
  /// - Parameter isAnimated: The objects whose tracks count.
  static func motions(
    of direction: DirectionPlan, _ context: ExpressionContext, _ isAnimated: (Subject) -> Bool = { _ in true }
  ) -> [Motion] {
    var pieces = FlatTable<PropertyKey, [Piece]>()
    for track in direction.tracks where isAnimated(track.subject) {
      let key = PropertyKey(track.subject, track.property)
      let layout = context.present.value(of: track.subject, track.property)
      let start = context.value(track.start)
      let end = context.value(track.end)
      let finiteStart = start.isFinite ? start : layout
      let length = track.windowEnd - track.windowStart
      var curve = track.curve
      if let damping = track.damping, length > 0 {
        curve = .spring(SpringCurve(dampingRatio: context.value(damping).number, duration: length))
      }
      let piece = Piece(
        start: finiteStart, end: end.isFinite ? end : finiteStart, windowStart: track.windowStart,
        windowEnd: track.windowEnd, curve: curve, arc: track.arc,
        stagger: track.stagger, distance: distance(of: track, context))
      pieces[key, default: []].append(piece)
    }
    return pieces.map { key, own in Motion(key: key, pieces: own) }
  }

  /// The motion of an alpha over a whole direction.
  static func fade(_ key: PropertyKey, from start: Value, to end: Value, over direction: DirectionPlan)
    -> Motion
  {
    let piece = Piece(
      start: start, end: end, windowStart: direction.delay,
      windowEnd: direction.delay + direction.duration, curve: .linear, arc: nil, stagger: nil,
      distance: { _ in 0 })
    return Motion(key: key, pieces: [piece])
  }

  private static func distance(
    of track: Track, _ context: ExpressionContext
  ) -> @Sendable (CollectionItem) -> Double {
    guard let id = track.stagger?.point, case .point(let point) = context.value(id),
      case .rect(let frame) = context.present.value(of: track.subject, .frame)
    else { return { _ in 0 } }
    return { item in
      let middle = item.frame(in: frame).center
      let (x, y) = (middle.x - point.x, middle.y - point.y)
      return (x * x + y * y).squareRoot()
    }
  }

  /// The same motion from another value: that of another rest state.
  func beginning(at value: Value) -> Motion {
    var motion = self
    motion.pieces[0].start = value
    return motion
  }

  /// The value at rest, before the first track or after the last.
  func restValue(atStart isAtStart: Bool) -> Value {
    let value = isAtStart ? pieces.first?.start : pieces.last?.end
    return (value ?? .number(0)).held(to: key.property.limits)
  }

  /// The value at a time, in seconds from the start, of a direction of a length.
  func value(at time: Double, of length: Double) -> Value {
    if time <= 0 { return restValue(atStart: true) }
    if time >= length { return restValue(atStart: false) }
    return held {
      $0.value(at: time, $0.curve, item)
    } pieceAt: {
      $0.windowStart <= time
    }
  }

  /// The value at a position of the duration, at constant speed within each window.
  func scrubbedValue(at position: Double, delay: Double, duration: Double) -> Value {
    if position <= 0 { return restValue(atStart: true) }
    if position >= 1 { return restValue(atStart: false) }
    let time = delay + position * duration
    // A finger may be exactly at a step, and rounding must not keep it before that.
    func hasBegun(_ piece: Piece) -> Bool { piece.windowStart <= time + 1e-12 }
    return held(
      { $0.value(at: hasBegun($0) ? max(time, $0.windowStart) : time, .linear, item) }, pieceAt: hasBegun)
  }

  /// The value of the last piece that has begun, or of the first one; clamped to the property's limits.
  private func held(_ value: (Piece) -> Value, pieceAt hasBegun: (Piece) -> Bool) -> Value {
    guard let piece = pieces.last(where: hasBegun) ?? pieces.first else { return restValue(atStart: true) }
    return value(piece).held(to: key.property.limits)
  }
}

extension Value {
  /// The place, or the rect, at its distance from the straight line.
  fileprivate func bent(along arc: Arc, from start: Value, to end: Value, at progress: Double) -> Value {
    func place(_ value: Value) -> Point? {
      switch value {
      case .point(let point): point
      case .vector(let vector): Point(x: vector.x, y: vector.y)
      case .rect(let rect): rect.center
      default: nil
      }
    }
    guard let a = place(start), let b = place(end) else { return self }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let offset = arc.offset(at: progress, of: (dx * dx + dy * dy).squareRoot())
    switch self {
    case .point(let point): return .point(Point(x: point.x + offset.x, y: point.y + offset.y))
    case .vector(let vector): return .vector(Vector(x: vector.x + offset.x, y: vector.y + offset.y))
    case .rect(let rect):
      return .rect(Rect(x: rect.x + offset.x, y: rect.y + offset.y, width: rect.width, height: rect.height))
    default: return self
    }
  }
}

extension Curve {
  /// The curve in a window of another length: a spring that settles in its window also settles in the other one.
  fileprivate func resized(to duration: Double) -> Curve {
    guard case .spring(let curve) = self, !curve.isExact, curve.duration != duration, duration > 0 else {
      return self
    }
    return .spring(SpringCurve(dampingRatio: curve.dampingRatio, duration: duration))
  }
}
