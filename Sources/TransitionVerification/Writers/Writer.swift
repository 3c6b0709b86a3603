import TransitionPlan
import TransitionText

/// When a construct sets its property.
struct Phases {
  /// While these directions play by themselves.
  var runs: Set<Direction> = []
  /// While any finger drives these directions, settling included.
  var driven: Set<Direction> = []
  /// While one interaction drives: its index and its direction.
  var interaction: (index: Int, direction: Direction)?
  /// At rest, while the to screen is there.
  var includesRest = false
  /// While a view is touched and shortly after, which may be in the beginning of its transition.
  var isTouch = false

  /// Whether both include a common moment.
  func overlaps(_ other: Phases) -> Bool {
    if isTouch || other.isTouch { return true }
    if includesRest && other.includesRest || !runs.isDisjoint(with: other.runs) { return true }
    switch (interaction, other.interaction) {
    case (let one?, let another?): return one.index == another.index
    case (let one?, nil): return other.driven.contains(one.direction)
    case (nil, let another?): return driven.contains(another.direction)
    case (nil, nil): return !driven.isDisjoint(with: other.driven)
    }
  }
}

/// A part of an object that only one construct can set: a property, or a value on an axis of the frame.
enum Slot: Hashable {
  case property(Subject, Property)
  case axis(AxisKey, Property.AxisPart)

  /// The slots of a property.
  static func of(_ subject: Subject, _ property: Property) -> [Slot] {
    if !property.isOfFrame { return [.property(subject, property)] }
    return property.axisParts.map { .axis(AxisKey(subject, $0.axis), $0.part) }
  }
}

/// A construct that sets a property.
struct Writer {
  /// The kind of construct; it decides with which others it can conflict.
  enum Kind: Int {
    case hide, hold, animate, drive, place, press
    /// A real view that a `live` element moves.
    case live
  }

  var kind: Kind
  var subject: Subject
  var property: Property
  var phases: Phases
  /// The name in messages.
  var name: String
  var location: SpecLocation

  init(
    _ kind: Kind, _ subject: Subject, _ property: Property, _ phases: Phases, _ name: String,
    _ location: SpecLocation
  ) {
    (self.kind, self.subject, self.property) = (kind, subject, property)
    (self.phases, self.name, self.location) = (phases, name, location)
  }

  /// The slots that it sets. A held position of a frame fixes the others, whatever its length does; a held frame fixes all.
  var slots: [Slot] {
    if kind == .live { return Property.movedAlong.flatMap { Slot.of(subject, $0) } }
    if kind != .hold || !property.isOfFrame { return Slot.of(subject, property) }
    var slots: [Slot] = []
    for axis in Axis.allCases {
      let held = property.axisParts.filter { $0.axis == axis }.map(\.part)
      let holdsPlace = held.contains { $0 != .length }
      for part in Property.AxisPart.allCases where part == .length ? held.contains(part) : holdsPlace {
        slots.append(.axis(AxisKey(subject, axis), part))
      }
    }
    return slots
  }
}

/// All constructs of one transition that set a property, in the order of the text.
struct Writers {
  let transition: Transition
  let expressions: ExpressionArena
  private(set) var all: [Writer]
  /// The values at which tracks leave properties in the to screen.
  private let rests: NumberedTable<PropertyKey, [ExpressionID]>
  /// The values of places, by where they are written.
  private let places: [SpecLocation: ExpressionID]
  private let placedRests: PlacedRests
  private let frames: LaidOutFrames

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
    let writers =
      transition.hides + transition.holds + transition.moves + transition.placers + transition.drivers
      + transition.pressers + transition.lives
    all = writers.sorted { $0.location.range.start < $1.location.range.start }
    rests = transition.trackRests()
    places = Dictionary(
      transition.placements.map { ($0.location, $0.value) }, uniquingKeysWith: { first, _ in first })
    placedRests = PlacedRests(transition, expressions)
    frames = LaidOutFrames(of: transition, expressions)
  }

  /// Whether a track leaves its property in the to screen, or in one of its states, at the found value, which is that of `place`.
  func restsAsFound(_ writer: Writer) -> Bool {
    let key = PropertyKey(writer.subject, writer.property)
    guard let rest = rests[key]?.first else { return true }
    let table = transition.stateTables.first { PropertyKey($0.subject, $0.property) == key }
    return (table?.values ?? [rest]).contains { expressions.isFound($0) }
  }

  /// Whether a track rests where a place of the whole frame has that part; true also where two places of its axis have it. Nil where
  /// neither says so.
  func restsAsPlaced(_ writer: Writer) -> Bool? {
    let key = PropertyKey(writer.subject, writer.property)
    guard writer.property.axisParts.count == 1, let rest = rests[key]?.first else { return nil }
    guard let frame = placedRests.frames[writer.subject],
      expressions.numbers(of: frame, through: transition.locals) != nil
    else {
      let said = (placedRests.parts[writer.subject] ?? []).filter {
        $0.axis == writer.property.axisParts.first?.axis
      }
      let isWhole = Set(said.map(\.part)).count > 1
      return isWhole && placedRests.surelyAgrees(writer.subject, writer.property) ? true : nil
    }
    return frames.surelyHave(rest, of: key) || !placedRests.surelyDiffers(writer.subject, writer.property)
  }

  /// Whether a track without a table of states surely leaves an axis as the layout has it.
  func keepsLayout(_ writer: Writer, on axis: Axis) -> Bool {
    let key = PropertyKey(writer.subject, writer.property)
    let fills = transition.fillsContainer(writer.subject)
    return !transition.setsAnotherPart(beside: key, on: axis)
      && transition.tracks.allSatisfy { track in
        PropertyKey(track.subject, track.property) != key
          || [track.start, track.end].allSatisfy {
            frames.surelyHave($0, of: key, fills: fills, on: axis)
          }
      }
  }

  /// Whether a track rests in the to screen elsewhere than its `place`.
  func disagrees(_ track: Writer, with place: Writer) -> Bool {
    guard let value = places[place.location],
      let rest = rests[PropertyKey(track.subject, track.property)]?.first, !restsAsFound(track)
    else { return false }
    if place.property == .frame, restsAsPlaced(track) == true { return false }
    if track.property.plain == place.property.plain,
      expressions.areEqual(rest, value, through: transition.locals) == true
    {
      return false
    }
    guard place.property.settles(track.property) else { return true }
    return placedRests.surelyDiffers(track.subject, track.property)
  }
}

extension Property {
  /// The properties that a `live` element sets of the view that it moves: place, size, transforms and visibility. The view at the other
  /// end is hidden, as the ends of all elements are.
  static let movedAlong: [Property] = [
    .x, .y, .centerX, .centerY, .trailing, .bottom, .width, .height, .scale, .scaleX, .scaleY, .rotation,
    .rotationX, .rotationY, .translation, .alpha,
  ]
}

extension Transition {
  /// The properties that `live` elements set: those of the view in the from screen, in every run.
  fileprivate var lives: [Writer] {
    let phases = Phases(runs: [.forward, .backward], driven: drivenDirections)
    return shared.filter { $0.kind == .live }.map { element in
      Writer(
        .live, .provided(.from, element.from.view), .frame, phases,
        "`shared \(element.name)`, which moves the view itself,", element.from.location)
    }
  }

  fileprivate var hides: [Writer] {
    let ends = pictureEnds
    return obligations.compactMap { obligation in
      guard case .invisible(let subject) = obligation.kind else { return nil }
      let isEnd = ends.contains(obligation.location)
      let name = "`\(obligation.reason)`" + (isEnd ? ", which hides its ends," : "")
      return Writer(.hide, subject, .alpha, phases(of: obligation), name, obligation.location)
    }
  }

  fileprivate var holds: [Writer] {
    let underFinger = Set(interactions.flatMap(\.holds).map(\.location))
    let standing: [Writer] = obligations.compactMap { obligation in
      guard case .held(let subject, let property, _) = obligation.kind,
        obligation.acquire != .drivenStart || !underFinger.contains(obligation.location)
      else { return nil }
      return Writer(.hold, subject, property, phases(of: obligation), "`hold`", obligation.location)
    }
    return standing
      + interactions.enumerated().flatMap { index, interaction in
        let phases = Phases(interaction: (index, interaction.direction))
        return interaction.holds.map { Writer(.hold, $0.subject, $0.property, phases, "`hold`", $0.location) }
      }
  }

  /// The tracks of both directions, each with its phases.
  fileprivate var moves: [Writer] {
    struct Key: Hashable {
      var property: PropertyKey
      var location: SpecLocation
    }
    var writers: [Writer] = []
    var places: [Key: Int] = [:]
    for direction in Direction.allCases {
      let phases = Phases(runs: [direction], driven: drivenDirections.intersection([direction]))
      for track in self[direction].tracks where track.property != .clip && track.property != .content {
        let key = Key(property: PropertyKey(track.subject, track.property), location: track.location)
        if let known = places[key] {
          writers[known].phases.runs.formUnion(phases.runs)
          writers[known].phases.driven.formUnion(phases.driven)
        } else {
          places[key] = writers.count
          writers.append(
            Writer(.animate, track.subject, track.property, phases, "`animate`", track.location))
        }
      }
    }
    return writers
  }

  fileprivate var placers: [Writer] {
    let phases = Phases(includesRest: true)
    return placements.map { Writer(.place, $0.subject, $0.property, phases, "`place`", $0.location) }
  }

  fileprivate var drivers: [Writer] {
    interactions.enumerated().flatMap { index, interaction in
      let phases = Phases(interaction: (index, interaction.direction))
      return interaction.drives.map {
        Writer(.drive, $0.subject, $0.property, phases, "`drive`", $0.location)
      }
    }
  }

  /// The presses. Both ways of a press are one writer.
  fileprivate var pressers: [Writer] {
    let phases = Phases(isTouch: true)
    return presses.flatMap(\.down.tracks).map {
      Writer(.press, $0.subject, $0.property, phases, "`press`", $0.location)
    }
  }

  /// Where the ends of shared elements are written.
  var pictureEnds: FlatSet<SpecLocation> {
    FlatSet(shared.flatMap { [$0.from.location, $0.to.location] })
  }

  /// The directions that an interaction can drive.
  private var drivenDirections: Set<Direction> { Set(interactions.map(\.direction)) }

  private func phases(of obligation: Obligation) -> Phases {
    let driven = drivenDirections
    switch obligation.acquire {
    case .forwardStart: return Phases(runs: [.forward], driven: driven.intersection([.forward]))
    case .backwardStart: return Phases(runs: [.backward], driven: driven.intersection([.backward]))
    case .drivenStart: return Phases(driven: driven)
    case .stayStart: return Phases(runs: [.forward, .backward], driven: driven, includesRest: true)
    default: return Phases(runs: [.forward, .backward], driven: driven)
    }
  }
}
