import TransitionPlan

/// What is set on the items of a collection, one later than the other.
struct StaggeredSlot: Hashable {
  /// The collection, which is a view of a screen.
  let side: Side
  let view: Int
  let kind: Slot.Kind

  var subject: Subject { .provided(side, view) }

  /// Whether a crossfade leaves it alone.
  var isLeftOutOfFades: Bool { kind != .alpha }
}

extension Transition {
  /// What is set on items, in the order of the spec.
  var staggered: [StaggeredSlot] {
    var slots: [StaggeredSlot] = []
    for track in forward.tracks + backward.tracks where track.stagger != nil {
      guard case .provided(let side, let view) = track.subject, let kind = Slot.kind(of: track.property)
      else { continue }
      let slot = StaggeredSlot(side: side, view: view, kind: kind)
      if !slots.contains(slot) { slots.append(slot) }
    }
    return slots
  }
}

extension TransitionScope {
  /// The collections whose items move one later than the other.
  var itemized: [StaggeredSlot] {
    transition.staggered.reduce(into: []) { found, slot in
      if !found.contains(where: { $0.subject == slot.subject }) { found.append(slot) }
    }
  }

  /// The property of the run with the items of a collection.
  func items(_ slot: StaggeredSlot) -> String {
    names[slot.side] + NameTable.capitalized(transition[slot.side].views[slot.view].name) + "Items"
  }

  /// The tracks of the items in a direction.
  func tracks(_ slot: StaggeredSlot, in direction: Direction) -> [Track] {
    transition[direction].tracks.filter {
      $0.stagger != nil && $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind
    }
  }

  /// Whether the items of a collection have a part in a direction.
  func hasStaggers(_ direction: Direction) -> Bool {
    transition[direction].tracks.contains { $0.stagger != nil }
  }

  /// The number that a property of items has at rest.
  func staggeredRest(_ slot: StaggeredSlot, _ property: Property, at side: Side) -> Value {
    guard let ends = tracks(slot.subject, property) else {
      return property == .translation ? .pair(.zero, .zero) : .scalar(Code(property.neutral ?? 0))
    }
    return ExpressionWriter(scope: self) { _ in nil }.value(side == .from ? ends.from : ends.to)
  }

  /// The properties of items that are in one slot.
  func staggeredParts(_ slot: StaggeredSlot) -> [Property] {
    let parts: [Property] = [.alpha, .translation, .rotation, .scale, .scaleX, .scaleY]
    let tracks = transition.forward.tracks + transition.backward.tracks
    return parts.filter { part in
      Slot.kind(of: part) == slot.kind
        && tracks.contains { $0.stagger != nil && $0.subject == slot.subject && $0.property == part }
    }
  }

  /// What is set on an item, of values for its properties.
  func staggeredValue(_ slot: StaggeredSlot, _ value: (Property) -> Value) -> Code {
    slot.kind == .alpha ? value(.alpha).scalar : transform(staggeredParts(slot), value)
  }

  /// What an item has on a side.
  func staggeredValue(_ slot: StaggeredSlot, at side: Side) -> Code {
    staggeredValue(slot) { staggeredRest(slot, $0, at: side) }
  }
}
