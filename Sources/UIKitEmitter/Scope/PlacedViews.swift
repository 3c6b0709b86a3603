import TransitionPlan

/// Views inside a screen whose places are said in the container's coordinates: as values of UIKit those depend on the screen's
/// own frame and transform, which have to be written before them, and to be at the end of the same time.
extension TransitionScope {
  /// The screen in which a slot places a view; nil where it does not.
  func screen(around slot: Slot) -> Side? {
    guard slot.kind == .frame, case .provided(let side, _) = slot.subject else { return nil }
    return side
  }

  /// Whether the frame of any view inside a screen is set.
  func placesViews(in side: Side) -> Bool { slots.contains { screen(around: $0) == side } }

  /// Whether a direction leaves a place to the view's own screen: the other one alone moves it, and the screen takes along
  /// what is in it.
  func goesAlong(_ slot: Slot, in direction: Direction) -> Bool {
    guard !isOverlay, let side = screen(around: slot), plays(direction.opposite) else { return false }
    func moves(_ subject: Subject) -> Bool {
      transition[direction].tracks.contains { track in
        let kind = Slot.kind(of: track.property)
        return track.subject == subject && (kind == .frame || kind == .transform && subject != slot.subject)
      }
    }
    let isDriven = transition.interactions.contains { interaction in
      interaction.drives.contains { $0.subject == slot.subject && $0.property.isGeometry }
    }
    return !moves(slot.subject) && moves(.screen(side)) && !isDriven
  }

  /// The direction that alone places a view whose screen moves in the other one; nil where both do, or nothing moves.
  func placedOnly(_ slot: Slot) -> Direction? {
    Direction.allCases.first { plays($0) && goesAlong(slot, in: $0.opposite) }
  }

  /// On which axes the place of an object is said, and not just its length.
  func placedAxes(_ subject: Subject) -> [Axis] {
    Axis.allCases.filter { axis in
      var values = AxisValues()
      for property in geometry(subject) { values.add(property, .stub(property), on: axis) }
      return values.newMiddle(own: .one) != nil
    }
  }
}

extension Value {
  /// A value of the form that a property has.
  fileprivate static func stub(_ property: Property) -> Value {
    switch property.type {
    case .rect: .rect(.one)
    case .point, .size, .vector: .pair(.one, .one)
    default: .scalar(.one)
    }
  }
}

extension Transition {
  /// Slots with a screen's own transform and frame before the places of the views in it.
  static func screensFirst(_ slots: [Slot]) -> [Slot] {
    var slots = slots
    for side in Side.allCases {
      let first = slots.firstIndex { slot in
        if case .provided(side, _) = slot.subject { slot.kind == .frame } else { false }
      }
      guard let first else { continue }
      let late = slots[first...].filter { slot in
        slot.subject == .screen(side) && (slot.kind == .transform || slot.kind == .frame)
      }
      slots.removeAll(where: late.contains)
      slots.insert(contentsOf: late, at: first)
    }
    return slots
  }
}
