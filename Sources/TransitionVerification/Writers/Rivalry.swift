import TransitionPlan
import TransitionText

/// Whether two constructs of a transition can conflict at all. In nearly all transitions no two set the same property, which one
/// pass shows.
struct Rivalry {
  /// What is set of one object, a bit for each slot.
  private struct Row {
    /// The slots that each kind of construct sets.
    var set = SIMD8<UInt64>()
    /// The slots of tracks that do not rest at the found value.
    var moved: UInt64 = 0
    /// The index of the interaction that has driven its frame last, plus 1.
    var frameDriver = 0

    subscript(kind: Writer.Kind) -> UInt64 {
      get { set[kind.rawValue] }
      set { set[kind.rawValue] = newValue }
    }
  }

  private var rows: [Row]
  /// Whether two of the added constructs may conflict.
  private(set) var isPossible = false

  /// Visits all constructs of a transition that set a property.
  init(_ transition: borrowing Transition, _ expressions: ExpressionArena) {
    rows = Array(filledWith: Row(), count: transition.subjectBound)
    for element in transition.shared where element.kind == .live {
      add(
        .live, .provided(.from, element.from.view), Property.movedAlong.reduce(0) { $0 | Self.bits($1) })
    }
    add(transition.obligations, transition.interactions)
    for placement in transition.placements { place(placement.subject, placement.property) }
    let (tracks, returning) = (transition.forward.tracks, transition.backward.tracks)
    for index in tracks.indices {
      animate(tracks[index].subject, tracks[index].property, expressions[tracks[index].end].kind)
    }
    if !transition.isMirrored {
      for index in returning.indices {
        animate(
          returning[index].subject, returning[index].property, expressions[returning[index].start].kind)
      }
    }
    for press in transition.presses {
      for track in press.down.tracks { add(.press, track.subject, Self.bits(track.property)) }
    }
    for (index, interaction) in transition.interactions.enumerated() {
      for hold in interaction.holds { self.hold(hold.subject, hold.property) }
      for drive in interaction.drives { self.drive(drive.subject, drive.property, index) }
    }
  }

  private mutating func add(_ obligations: [Obligation], _ interactions: [Interaction]) {
    var driven: [Int] = []
    for index in obligations.indices {
      switch obligations[index].kind {
      case .invisible(let subject): add(.hide, subject, Self.bits(.alpha))
      case .held(let subject, let property, _):
        if obligations[index].acquire == .drivenStart {
          driven.append(index)
        } else {
          hold(subject, property)
        }
      case .inserted, .standing, .moved, .recognizer: break
      }
    }
    if !driven.isEmpty { add(driven.map { obligations[$0] }, besideHoldsOf: interactions) }
  }

  /// Adds the holds of driven runs. Those of interactions come last, and are compared there.
  private mutating func add(_ driven: [Obligation], besideHoldsOf interactions: [Interaction]) {
    let holds = interactions.flatMap(\.holds)
    let other = driven.dropLast(holds.count)
    for case .held(let subject, let property, _) in other.map(\.kind) { hold(subject, property) }
    if driven[other.endIndex...].map(\.location) != holds.map(\.location) { isPossible = true }
  }

  // MARK: Kinds; see `Axes` for what else than a rival is a conflict

  /// Adds slots that a construct sets.
  /// - Parameter restsAsFound: Whether they rest at the found value, which is compatible with a place.
  private mutating func add(
    _ kind: Writer.Kind, _ subject: Subject, _ bits: UInt64, restsAsFound: Bool = false
  ) {
    let index = Int(subject.number)
    for rival in TwoWriters.rivals(of: kind) where rows[index][rival] & bits != 0 {
      if !restsAsFound || rival != .place { isPossible = true }
    }
    rows[index][kind] |= bits
  }

  private mutating func hold(_ subject: Subject, _ property: Property) {
    var bits = Self.bits(property)
    // A held position of a frame fixes the other positions.
    for places: UInt64 in [0x07, 0x70] where bits & Self.frameBits & places != 0 { bits |= places }
    // Two values of one frame may determine an axis twice.
    if bits & Self.frameBits != 0, rows[Int(subject.number)][.hold] & Self.frameBits != 0 {
      isPossible = true
    }
    add(.hold, subject, bits)
  }

  /// - Parameter rest: The value at rest in the to screen.
  private mutating func animate(_ subject: Subject, _ property: Property, _ rest: ExpressionKind) {
    if property == .clip || property == .content { return }
    let (index, bits) = (Int(subject.number), Self.bits(property))
    if case .found = rest { return add(.animate, subject, bits, restsAsFound: true) }
    add(.animate, subject, bits)
    let row = rows[index]
    rows[index].moved |= bits
    if row[.place] & Self.frameBits == 0 { return }
    if bits & Self.frameBits & row.moved != 0 { isPossible = true }
    for axis: UInt64 in [0x0F, 0xF0] where bits & axis != 0 && row[.place] & axis != 0 { isPossible = true }
    limit(row[.place] | row.moved | bits)
  }

  private mutating func drive(_ subject: Subject, _ property: Property, _ interaction: Int) {
    let (index, bits) = (Int(subject.number), Self.bits(property))
    add(.drive, subject, bits)
    if bits & Self.frameBits == 0 { return }
    if rows[index].frameDriver == interaction + 1 { isPossible = true }
    rows[index].frameDriver = interaction + 1
  }

  private mutating func place(_ subject: Subject, _ property: Property) {
    add(.place, subject, Self.bits(property))
    limit(rows[Int(subject.number)][.place])
  }

  /// Two values determine an axis.
  private mutating func limit(_ said: UInt64) {
    let (horizontal, vertical) = (said & 0x0F, said & 0xF0)
    if horizontal.nonzeroBitCount > 2 || vertical.nonzeroBitCount > 2 { isPossible = true }
  }

  // MARK: Slots

  /// The slots of a frame: four bits for the horizontal axis, and four for the vertical one. A bit is that of a property of a part.
  private static let frameBits: UInt64 = 0xFF

  /// The slots of a property; see `Slot`.
  private static func bits(_ property: Property) -> UInt64 { allBits[Int(property.number)] }

  private static let allBits: [UInt64] = Property.allCases.map { property in
    if !property.isOfFrame { return 1 << property.number }
    return property.axisParts.reduce(0) { bits, part in
      let place = Property.AxisPart.allCases.firstIndex(of: part.part) ?? 0
      return bits | 1 << (part.axis == .horizontal ? place : place + 4)
    }
  }
}
