import TransitionPlan
import TransitionText

/// Whether two constructs of a transition can conflict at all. In nearly all transitions no two set the same property, which one
/// pass shows.
struct Rivalry {
  /// The slots of one object that each kind of construct sets, a bit for each slot.
  private struct Row {
    var hidden: UInt64 = 0
    var held: UInt64 = 0
    var animated: UInt64 = 0
    var driven: UInt64 = 0
    var placed: UInt64 = 0
    var pressed: UInt64 = 0
    /// The slots that `live` elements set.
    var live: UInt64 = 0
    /// The slots of tracks that do not rest at the found value.
    var moved: UInt64 = 0
    /// The index of the interaction that has driven its frame last, plus 1.
    var frameDriver = 0
  }

  private var rows: [Row]
  /// Whether two of the added constructs may conflict.
  private(set) var isPossible = false

  /// Visits all constructs of a transition that set a property.
  init(_ transition: borrowing Transition, _ expressions: ExpressionArena) {
    rows = Array(filledWith: Row(), count: transition.subjectBound)
    for element in transition.shared where element.kind == .live {
      for side in Side.allCases { move(.provided(side, element[side].view), isMoved: side == .from) }
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
      for track in press.down.tracks { self.press(track.subject, track.property) }
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
      case .invisible(let subject): hide(subject)
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

  // MARK: Kinds; see `TwoWriters.rivals` and `Axes`

  /// Adds an end of a `live` element, before anything else.
  private mutating func move(_ subject: Subject, isMoved: Bool) {
    let index = Int(subject.number)
    let bits = Property.movedAlong(isMoved: isMoved).reduce(0) { $0 | Self.bits($1) }
    meet(bits, rows[index].live)
    rows[index].live |= bits
  }

  private mutating func hide(_ subject: Subject) {
    let (index, bits) = (Int(subject.number), Self.bits(.alpha))
    let row = rows[index]
    meet(bits, row.held | row.animated | row.driven | row.live)
    rows[index].hidden |= bits
  }

  private mutating func hold(_ subject: Subject, _ property: Property) {
    let index = Int(subject.number)
    var bits = Self.bits(property)
    // A held position of a frame fixes the other positions.
    for places: UInt64 in [0x07, 0x70] where bits & Self.frameBits & places != 0 { bits |= places }
    let row = rows[index]
    meet(bits, row.hidden | row.held | row.animated | row.driven | row.placed | row.pressed | row.live)
    // Two values of one frame may determine an axis twice.
    if bits & Self.frameBits != 0, row.held & Self.frameBits != 0 { isPossible = true }
    rows[index].held |= bits
  }

  /// - Parameter rest: The value at rest in the to screen. A found value is compatible with a place.
  private mutating func animate(_ subject: Subject, _ property: Property, _ rest: ExpressionKind) {
    if property == .clip || property == .content { return }
    let (index, bits) = (Int(subject.number), Self.bits(property))
    let row = rows[index]
    meet(bits, row.hidden | row.held | row.pressed | row.live)
    rows[index].animated |= bits
    if case .found = rest { return }
    meet(bits, row.placed)
    rows[index].moved |= bits
    if row.placed & Self.frameBits == 0 { return }
    meet(bits & Self.frameBits, row.moved)
    for axis: UInt64 in [0x0F, 0xF0] { if bits & axis != 0, row.placed & axis != 0 { isPossible = true } }
    limit(row.placed | row.moved | bits)
  }

  private mutating func drive(_ subject: Subject, _ property: Property, _ interaction: Int) {
    let (index, bits) = (Int(subject.number), Self.bits(property))
    let row = rows[index]
    meet(bits, row.hidden | row.held | row.pressed | row.live)
    rows[index].driven |= bits
    if bits & Self.frameBits == 0 { return }
    if row.frameDriver == interaction + 1 { isPossible = true }
    rows[index].frameDriver = interaction + 1
  }

  private mutating func place(_ subject: Subject, _ property: Property) {
    let (index, bits) = (Int(subject.number), Self.bits(property))
    let row = rows[index]
    meet(bits, row.placed | row.held)
    rows[index].placed |= bits
    limit(row.placed | bits)
  }

  private mutating func press(_ subject: Subject, _ property: Property) {
    let (index, bits) = (Int(subject.number), Self.bits(property))
    let row = rows[index]
    meet(bits, row.held | row.animated | row.driven | row.pressed | row.live)
    rows[index].pressed |= bits
  }

  private mutating func meet(_ bits: UInt64, _ others: UInt64) {
    if bits & others != 0 { isPossible = true }
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
  private static func bits(_ property: Property) -> UInt64 {
    switch property {
    case .x, .leading: 0x01
    case .centerX: 0x02
    case .trailing: 0x04
    case .width: 0x08
    case .y, .top: 0x10
    case .centerY: 0x20
    case .bottom: 0x40
    case .height: 0x80
    case .center: 0x22
    case .size: 0x88
    case .frame, .bounds: 0xAA
    default: 1 << property.number
    }
  }
}
