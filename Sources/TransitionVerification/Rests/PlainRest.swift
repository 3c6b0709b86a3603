import TransitionPlan

/// What besides its tracks affects how a screen rests: mostly nothing, so the ends of the tracks suffice.
struct PlainRest {
  private let sampled: UInt64
  private let held: UInt64
  private let tabled: UInt64

  init(of side: Side, in transition: borrowing Transition) {
    let subject = Subject.screen(side)
    var (sampled, held, tabled): (UInt64, UInt64, UInt64) = (0, 0, 0)
    let (samples, obligations, tables) = (
      transition.sample, transition.obligations, transition.stateTables
    )
    for index in samples.indices where samples[index].subject == subject {
      sampled |= Self.bit(samples[index].property)
    }
    for index in obligations.indices {
      if case .held(subject, let property, _) = obligations[index].kind { held |= Self.bit(property) }
    }
    for index in tables.indices where tables[index].subject == subject {
      tabled |= Self.bit(tables[index].property)
    }
    (self.sampled, self.held, self.tabled) = (sampled, held, tabled)
  }

  /// Whether `sample` gives a property a value.
  func isSampled(_ property: Property) -> Bool { sampled & Self.bit(property) != 0 }

  /// Whether a property, or the frame that it is part of, is held or has a value in each rest state.
  func hasOther(_ property: Property) -> Bool {
    (held | tabled) & (property.isOfFrame ? Self.frame : Self.bit(property)) != 0
  }

  /// Whether the screen fills the container, as in a plain layout.
  var fills: Bool { (sampled | held | tabled) & Self.frame == 0 }

  private static let frame = Property.allCases.reduce(0) { $0 | ($1.isOfFrame ? bit($1) : 0) }

  private static func bit(_ property: Property) -> UInt64 { 1 << property.number }
}

extension LaidOutFrames {
  init(of transition: Transition, _ expressions: ExpressionArena) {
    self.init(
      Dictionary(grouping: transition.placements, by: \.subject), expressions, locals: transition.locals)
  }
}

extension Transition {
  /// Whether a track, a table or a hold sets another part of a frame on an axis that a property is on: the layout may be another one then.
  /// - Parameter axis: The axis that matters; nil for all that the property has.
  func setsAnotherPart(beside key: PropertyKey, on axis: Axis? = nil) -> Bool {
    let axes = axis.map { [$0] } ?? key.property.axisParts.map(\.axis)
    func isOther(_ subject: Subject, _ property: Property) -> Bool {
      subject == key.subject && property.isOfFrame && property.plain != key.property.plain
        && property.axisParts.contains { axes.contains($0.axis) }
    }
    return tracks.contains { isOther($0.subject, $0.property) }
      || stateTables.contains { isOther($0.subject, $0.property) }
      || obligations.contains { obligation in
        guard case .held(let subject, let property, _) = obligation.kind else { return false }
        return isOther(subject, property)
      }
  }

  /// Whether an object without a place surely fills the container in the layout.
  func fillsContainer(_ subject: Subject) -> Bool {
    switch subject {
    case .screen(let side): return PlainRest(of: side, in: self).fills
    case .added(let index):
      if case .button = views[index].content { return false }
      return views[index].fills == nil || views[index].fills == .container
    default: return false
    }
  }
}
