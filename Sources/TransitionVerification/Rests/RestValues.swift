import TransitionPlan
import TransitionText

/// Where the values of a transition's properties at rest are written, number by number.
final class RestValues {
  /// How everything rests in each state of the to screen, on each display; empty until a gesture asks.
  var restScenes: [[Scene]] = []

  /// A number of a property at both rests: a part of two expressions.
  struct Entry {
    var from: ExpressionID
    var to: ExpressionID
    var part: Int
    /// Where it is written.
    var location: SpecLocation
    /// Where the value in the to screen is written, for consecutive tracks.
    var endLocation: SpecLocation
    /// The table of its values in the states of the to screen: an index into `Transition.stateTables`; nil without one.
    var table: Int?
  }

  /// Where both directions move a number, the entry of `forward`.
  private(set) var entries = NumberedTable<PartKey, Entry>()
  /// The entries with which `backward` ends, of numbers that leave in another way than they have come.
  private var leaving: [(key: PartKey, entry: Entry)] = []
  /// The numbers that are held at fixed values during runs.
  private(set) var held = NumberedSet<PartKey>()
  /// The geometry that tracks and holds change.
  private(set) var moved = ChangedAxes()
  /// The geometry that places change.
  private(set) var placed = ChangedAxes()
  /// The numbers that places give, each as a part of an expression.
  private(set) var placedParts = NumberedTable<PartKey, (value: ExpressionID, part: Int)>()
  /// Objects that are hidden or have another alpha for the whole stay: the alpha, nil where hidden.
  private(set) var veiled = FlatTable<Subject, (alpha: ExpressionID?, location: SpecLocation)>()
  /// The objects with tracks, tables, places or holds.
  private(set) var touched: SubjectMarks
  /// What moves in each direction while a finger scrubs.
  private var scrubbed: (forward: Scrubbed, backward: Scrubbed) = (Scrubbed(), Scrubbed())

  /// The covers at rest, once a gesture has asked for them.
  private var knownCovers: RestingCovers?

  /// Which objects cover which while the to screen rests.
  func covers(_ transition: Transition, _ expressions: ExpressionArena) -> RestingCovers {
    let covers = knownCovers ?? RestingCovers(transition, expressions)
    knownCovers = covers
    return covers
  }

  private var knownTracks = ByDirection<FlatTable<Subject, [Int]>>()

  /// The indices of an object's tracks among those of a direction.
  func tracks(of subject: Subject, in direction: Direction, _ transition: Transition) -> [Int] {
    if let known = knownTracks[direction] { return known[subject] ?? [] }
    let tracks = transition[direction].tracks
    let known = FlatTable(grouping: tracks.indices) { tracks[$0].subject }
    knownTracks[direction] = known
    return known[subject] ?? []
  }

  private struct Scrubbed {
    var geometry = ChangedAxes()
    var numbers = NumberedSet<PartKey>()
  }

  init(_ transition: borrowing Transition) {
    touched = SubjectMarks(of: transition)
    // `forward` is asked first.
    let isMirrored = transition.isMirrored
    add(transition.forward.tracks, of: .forward, isMirrored)
    add(transition.backward.tracks, of: .backward, isMirrored)
    if transition.interactions.contains(where: { $0.drives.isEmpty }) {
      scrub(transition.forward.tracks, &scrubbed.forward)
      scrub(transition.backward.tracks, &scrubbed.backward)
    }
    for (index, table) in transition.stateTables.enumerated() {
      change(table.subject, table.property)
      for part in 0..<table.property.type.count {
        guard let first = table.values.first else { continue }
        entries.set(
          PartKey(table.subject, table.property, part),
          Entry(
            from: table.from, to: first, part: part, location: table.location,
            endLocation: table.location, table: index))
      }
    }
    for placement in transition.placements {
      placed.change(placement.subject, placement.property)
      touched.insert(placement.subject)
      for part in 0..<placement.property.type.count {
        placedParts.set(PartKey(placement.subject, placement.property, part), (placement.value, part))
      }
    }
    let obligations = transition.obligations
    for index in obligations.indices {
      if !obligations[index].isOfRun { veil(obligations[index]) }
      guard case .held(let subject, let property, _) = obligations[index].kind else { continue }
      change(subject, property)
      for part in 0..<property.type.count { held.insert(PartKey(subject, property, part)) }
    }
  }

  private func veil(_ obligation: Obligation) {
    switch obligation.kind {
    case .invisible(let subject): veiled.set(subject, (nil, obligation.location))
    case .held(let subject, .alpha, let value): veiled.set(subject, (value, obligation.location))
    default: break
    }
  }

  private func change(_ subject: Subject, _ property: Property) {
    moved.change(subject, property)
    touched.insert(subject)
  }

  private func add(_ tracks: [Track], of direction: Direction, _ isMirrored: Bool) {
    let before = entries.count
    for index in tracks.indices {
      let (subject, property) = (tracks[index].subject, tracks[index].property)
      change(subject, property)
      let (start, end) = (tracks[index].start, tracks[index].end)
      let (from, to) = direction == .forward ? (start, end) : (end, start)
      for part in 0..<property.type.count {
        let key = PartKey(subject, property, part)
        guard let place = entries.place(of: key) else {
          entries.set(
            key,
            Entry(
              from: from, to: to, part: part, location: tracks[index].location,
              endLocation: tracks[index].location))
          continue
        }
        var entry = entries.values[place]
        if place < before {
          // The last track says where the number ends.
          if !isMirrored, subject.comesWithTo {
            (entry.from, entry.location) = (from, tracks[index].location)
            leaving.append((key, entry))
          }
          continue
        }
        // Consecutive tracks: the first one begins at rest, and the last one ends there.
        if direction == .backward {
          entry.from = from
        } else {
          entry.to = to
          entry.endLocation = tracks[index].location
        }
        entries.set(key, entry)
      }
    }
  }

  /// The entries for a gesture of a direction.
  func entries(of direction: Direction) -> NumberedTable<PartKey, Entry> {
    if direction == .forward || leaving.isEmpty { return entries }
    var own = entries
    for (key, entry) in leaving where own[key]?.table == nil { own.set(key, entry) }
    return own
  }

  private func scrub(_ tracks: [Track], _ scrubbed: inout Scrubbed) {
    for index in tracks.indices {
      let (subject, property) = (tracks[index].subject, tracks[index].property)
      scrubbed.geometry.change(subject, property)
      for part in 0..<property.type.count { scrubbed.numbers.insert(PartKey(subject, property, part)) }
    }
  }

  /// Whether a number follows the progress of a finger without drives.
  func isScrubbed(_ key: PartKey, in direction: Direction) -> Bool {
    let scrubbed = direction == .forward ? scrubbed.forward : scrubbed.backward
    return scrubbed.numbers.contains(key) || scrubbed.geometry.hasChanged(key)
  }

  /// The geometry that drives change.
  static func geometry(of drives: [Drive]) -> ChangedAxes {
    var geometry = ChangedAxes()
    for drive in drives { geometry.change(drive.subject, drive.property) }
    return geometry
  }
}
