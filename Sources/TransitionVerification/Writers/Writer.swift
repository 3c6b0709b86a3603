import TransitionPlan
import TransitionText

/// A part of what a transition does, in which something may be set.
enum Phase: Hashable {
  /// A direction that plays by itself.
  case run(Direction)
  /// One under a finger, by the index of the interaction, its settle included.
  case driven(Int)
  /// The rest while the to screen is there.
  case rest
}

/// What of an object can be set by one construct only: a property, or what a part of a frame says of an axis.
enum Slot: Hashable {
  case property(Subject, Property)
  case axis(Subject, isHorizontal: Bool, Property.AxisPart)

  /// The slots of a property.
  static func of(_ subject: Subject, _ property: Property) -> [Slot] {
    if !property.isOfFrame { return [.property(subject, property)] }
    return property.axisParts.map { .axis(subject, isHorizontal: $0.isHorizontal, $0.part) }
  }
}

/// A construct that sets a property.
struct Writer {
  /// What it is, as far as that decides with which others it goes together.
  enum Kind {
    case hide, hold, animate, drive, place
  }

  var kind: Kind
  var subject: Subject
  var property: Property
  var phases: Set<Phase>
  /// What it is called in a message.
  var name: String
  var location: SpecLocation

  /// What it sets; a frame that is held leaves nothing open.
  var slots: [Slot] {
    if kind != .hold || property != .frame { return Slot.of(subject, property) }
    return [true, false].flatMap { isHorizontal in
      Property.AxisPart.allCases.map { .axis(subject, isHorizontal: isHorizontal, $0) }
    }
  }
}

/// All that sets a property in one transition, in the order of the text.
struct Writers {
  let transition: Transition
  let expressions: ExpressionArena
  private(set) var all: [Writer]
  /// The values at which tracks leave properties in the to screen.
  private let rests: [PropertyKey: ExpressionID]

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
    let writers =
      transition.hides + transition.holds + transition.moves + transition.placers + transition.drivers
    all = writers.sorted { $0.location.range.start < $1.location.range.start }
    var last: [PropertyKey: Track] = [:]
    for track in transition.forward.tracks {
      let key = PropertyKey(track.subject, track.property)
      if track.windowEnd >= last[key]?.windowEnd ?? 0 { last[key] = track }
    }
    var rests = last.mapValues(\.end)
    for track in transition.backward.tracks.sorted(by: { $0.windowStart < $1.windowStart }) {
      let key = PropertyKey(track.subject, track.property)
      if rests[key] == nil { rests[key] = track.start }
    }
    self.rests = rests
  }

  /// Whether a track leaves its property in the to screen as it is found there, where `place` puts it.
  func restsAsFound(_ writer: Writer) -> Bool {
    guard let rest = rests[PropertyKey(writer.subject, writer.property)] else { return true }
    if case .found = expressions[rest].kind { return true }
    return false
  }

  /// Whether a track rests in the to screen elsewhere than where `place` puts it.
  func disagrees(_ track: Writer, with place: Writer) -> Bool {
    guard let value = transition.placements.first(where: { $0.location == place.location })?.value,
      let rest = rests[PropertyKey(track.subject, track.property)], !restsAsFound(track)
    else { return false }
    return track.property != place.property || expressions.areEqual(rest, value) != true
  }
}

extension Transition {
  fileprivate var hides: [Writer] {
    obligations.compactMap { obligation in
      guard case .invisible(let subject) = obligation.kind else { return nil }
      let isEnd = obligation.reason.hasPrefix("shared ")
      let name = isEnd ? "`\(obligation.reason)`, which hides its ends," : "`\(obligation.reason)`"
      return Writer(
        kind: .hide, subject: subject, property: .alpha, phases: phases(of: obligation), name: name,
        location: obligation.location)
    }
  }

  fileprivate var holds: [Writer] {
    let standing: [Writer] = obligations.compactMap { obligation in
      guard case .held(let subject, let property, _) = obligation.kind,
        !isUnderFinger(obligation)
      else { return nil }
      return Writer(
        kind: .hold, subject: subject, property: property, phases: phases(of: obligation), name: "`hold`",
        location: obligation.location)
    }
    return standing
      + interactions.enumerated().flatMap { index, interaction in
        interaction.holds.map {
          Writer(
            kind: .hold, subject: $0.subject, property: $0.property, phases: [.driven(index)], name: "`hold`",
            location: $0.location)
        }
      }
  }

  /// Whether an obligation is that of a `hold` in an interaction, which is asked itself.
  private func isUnderFinger(_ obligation: Obligation) -> Bool {
    obligation.acquire == .drivenStart
      && interactions.contains { $0.holds.contains { $0.location == obligation.location } }
  }

  /// The tracks of both directions, each with when it moves.
  fileprivate var moves: [Writer] {
    struct Key: Hashable {
      var property: PropertyKey
      var location: SpecLocation
    }
    var writers: [Writer] = []
    var places: [Key: Int] = [:]
    for direction in Direction.allCases {
      var phases: Set<Phase> = [.run(direction)]
      for (index, interaction) in interactions.enumerated() where interaction.direction == direction {
        phases.insert(.driven(index))
      }
      for track in self[direction].tracks where track.property != .clip && track.property != .content {
        let key = Key(property: PropertyKey(track.subject, track.property), location: track.location)
        if let known = places[key] {
          writers[known].phases.formUnion(phases)
        } else {
          places[key] = writers.count
          writers.append(
            Writer(
              kind: .animate, subject: track.subject, property: track.property, phases: phases,
              name: "`animate`", location: track.location))
        }
      }
    }
    return writers
  }

  fileprivate var placers: [Writer] {
    placements.map {
      Writer(
        kind: .place, subject: $0.subject, property: $0.property, phases: [.rest], name: "`place`",
        location: $0.location)
    }
  }

  fileprivate var drivers: [Writer] {
    interactions.enumerated().flatMap { index, interaction in
      interaction.drives.map {
        Writer(
          kind: .drive, subject: $0.subject, property: $0.property, phases: [.driven(index)], name: "`drive`",
          location: $0.location)
      }
    }
  }

  private func phases(of obligation: Obligation) -> Set<Phase> {
    var phases: Set<Phase> = []
    let directions: [Direction] =
      switch obligation.acquire {
      case .forwardStart: [.forward]
      case .backwardStart: [.backward]
      case .drivenStart: []
      default: [.forward, .backward]
      }
    for direction in directions { phases.insert(.run(direction)) }
    for (index, interaction) in interactions.enumerated()
    where obligation.acquire == .drivenStart || directions.contains(interaction.direction) {
      phases.insert(.driven(index))
    }
    if obligation.acquire == .stayStart { phases.insert(.rest) }
    return phases
  }
}
