import TransitionPlan

/// Where the values of a transition's properties at rest are written, number by number.
struct RestValues {
  /// The values of one number of a property at both rests: a part of two expressions.
  struct Entry {
    var from: ExpressionID
    var to: ExpressionID
    var part: Int
    /// Where it is written.
    var location: SpecLocation
    /// The values in the states of the to screen, where it has a table of them.
    var states: [ExpressionID] = []
    /// The window that the two values are of; tracks before it and after it know better.
    fileprivate var window: ClosedRange<Double>
  }

  /// How much of an object's geometry is not the layout's.
  struct Geometry {
    private var corners: Set<Subject> = []
    private var middles: Set<Subject> = []
    private var sizes: Set<Subject> = []
    private var count: [Subject: Int] = [:]

    fileprivate mutating func change(_ subject: Subject, _ property: Property) {
      guard property.isOfFrame else { return }
      count[subject, default: 0] += 1
      switch property {
      case .x, .y: corners.insert(subject)
      case .center, .centerX, .centerY: middles.insert(subject)
      default: sizes.insert(subject)
      }
      // Two places on one axis make a length.
      if corners.contains(subject), middles.contains(subject) { sizes.insert(subject) }
    }

    /// Whether a number may be another one than the layout's.
    func hasChanged(_ key: PartKey) -> Bool {
      guard key.property.isOfFrame, let count = count[key.subject], count > 0 else { return false }
      return key.property == .width || key.property == .height ? sizes.contains(key.subject) : true
    }

    /// Whether several parts of one frame are changed, each of which may move the others.
    func isMixed(_ key: PartKey) -> Bool { key.property.isOfFrame && count[key.subject] ?? 0 > 1 }
  }

  private(set) var entries: [PartKey: Entry] = [:]
  /// The numbers that are held during runs, at values of the runs' own.
  private(set) var held: Set<PartKey> = []
  /// What tracks and places make of the geometry.
  private(set) var geometry = Geometry()
  /// What tracks and holds alone make of it.
  private(set) var moved = Geometry()
  /// What places alone make of it.
  private(set) var placed = Geometry()
  /// The numbers that places say, by a part of an expression.
  private(set) var placedParts: [PartKey: (value: ExpressionID, part: Int)] = [:]
  /// What moves while a finger scrubs, in each direction.
  private(set) var scrubbed: [Direction: Geometry] = [:]
  private var animated: [Direction: Set<PartKey>] = [:]

  init(_ transition: Transition) {
    // `forward` is asked first.
    for direction in [Direction.forward, .backward] {
      add(transition[direction].tracks, of: direction)
    }
    for table in transition.stateTables {
      change(table.subject, table.property)
      for part in 0..<table.property.type.count {
        guard let first = table.values.first else { continue }
        entries[PartKey(table.subject, table.property, part)] = Entry(
          from: table.from, to: first, part: part, location: table.location, states: table.values,
          window: 0...0)
      }
    }
    for placement in transition.placements {
      geometry.change(placement.subject, placement.property)
      placed.change(placement.subject, placement.property)
      for part in 0..<placement.property.type.count {
        placedParts[PartKey(placement.subject, placement.property, part)] = (placement.value, part)
      }
    }
    for obligation in transition.obligations {
      guard case .held(let subject, let property, _) = obligation.kind else { continue }
      change(subject, property)
      for part in 0..<property.type.count { held.insert(PartKey(subject, property, part)) }
    }
  }

  private mutating func change(_ subject: Subject, _ property: Property) {
    geometry.change(subject, property)
    moved.change(subject, property)
  }

  private mutating func add(_ tracks: [Track], of direction: Direction) {
    let before = entries
    for track in tracks {
      change(track.subject, track.property)
      scrubbed[direction, default: Geometry()].change(track.subject, track.property)
      for part in 0..<track.property.type.count {
        let key = PartKey(track.subject, track.property, part)
        animated[direction, default: []].insert(key)
        if before[key] != nil { continue }
        let (from, to) = direction == .forward ? (track.start, track.end) : (track.end, track.start)
        let window = track.windowStart...track.windowEnd
        guard var entry = entries[key] else {
          entries[key] = Entry(from: from, to: to, part: part, location: track.location, window: window)
          continue
        }
        // Tracks that follow each other: the first begins at rest, and the last ends there.
        if (window.lowerBound < entry.window.lowerBound) == (direction == .forward) { entry.from = from }
        if (window.upperBound > entry.window.upperBound) == (direction == .forward) { entry.to = to }
        entry.window =
          min(window.lowerBound, entry.window.lowerBound)...max(window.upperBound, entry.window.upperBound)
        entries[key] = entry
      }
    }
  }

  /// Whether a number follows the progress of a finger that drives nothing by itself.
  func isScrubbed(_ key: PartKey, in direction: Direction) -> Bool {
    animated[direction]?.contains(key) == true || scrubbed[direction]?.hasChanged(key) == true
  }

  /// What drives make of the geometry.
  static func geometry(of drives: [Drive]) -> Geometry {
    var geometry = Geometry()
    for drive in drives { geometry.change(drive.subject, drive.property) }
    return geometry
  }
}

extension ValueType {
  /// How many numbers a value of it has.
  var count: Int {
    switch self {
    case .scalar, .flag: 1
    case .point, .size, .vector, .range: 2
    case .rect, .insets, .color: 4
    }
  }
}
