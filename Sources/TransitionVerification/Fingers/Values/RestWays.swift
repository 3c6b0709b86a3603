import TransitionPlan

/// How far tracks move numbers from the rest at which a gesture begins to the other rest.
extension FingerAnalysis {
  /// The change of a number; nil where no track moves it, or where the finger moves among several rest states.
  mutating func restWay(_ key: PartKey) -> Quantity? {
    guard let entry = facts.entries[key] else { return nil }
    let from = value(entry.from, entry.part, .layout)
    guard let table = entry.table else {
      let way = value(entry.to, entry.part, .layout) - from
      return facts.interaction.direction.start == .from ? way : -way
    }
    // Between rest states a finger has no one way.
    if facts.interaction.states != nil { return nil }
    let values = facts.transition.stateTables[table].values
    if facts.interaction.direction.start == .from {
      return values.first.map { value($0, entry.part, .layout) - from }
    }
    if let state, values.indices.contains(state) { return from - value(values[state], entry.part, .layout) }
    let ways = values.map { from - value($0, entry.part, .layout) }
    guard let first = ways.first else { return nil }
    return ways.count == 1 ? first : Quantity(ways.dropFirst().reduce(first.range) { $0.hull($1.range) })
  }

  /// The values of a number in the rests to which the finger may bring it; none where no track moves it.
  mutating func goals(_ key: PartKey) -> [Quantity] {
    guard let entry = facts.entries[key] else { return [] }
    guard let table = entry.table, let states = facts.interaction.states else {
      return restWay(key).map { [rest(key) + $0] } ?? []
    }
    let rows = facts.transition.stateTables[table].values + (states.includesBackward ? [entry.from] : [])
    return rows.map { value($0, entry.part, .layout) }
  }

  /// The change of a position in a frame, with the object's translation; nil where no track moves it, or where it is not known.
  /// - Parameter place: The position; that of a translation is the middle.
  mutating func placeWay(_ subject: Subject, _ place: Property, along axis: Axis) -> Quantity? {
    let shifted = PartKey(subject, .translation, axis.rawValue)
    if facts.held.contains(shifted) { return nil }
    let key = PartKey(
      subject, place == .translation ? axis[.middle] : place,
      place == .frame || place == .center ? axis.rawValue : 0)
    guard let axis = Axis(of: key.property) else { return nil }
    let isMoved = axis.properties.contains { facts.entries[PartKey(subject, $0, 0)] != nil }
    let way = isMoved ? frameWay(key, axis) : nil
    if isMoved, way == nil { return nil }
    guard let shift = restWay(shifted) else { return way }
    return way.map { $0 + shift } ?? shift
  }

  /// The change of a number of a frame by tracks of its axis; the change of a sum is the sum of the changes.
  private mutating func frameWay(_ key: PartKey, _ axis: Axis) -> Quantity? {
    func part(_ property: Property) -> PartKey { PartKey(key.subject, property, 0) }
    var said: [(property: Property, way: Quantity)] = []
    for property in axis.properties {
      if facts.held.contains(part(property)) { return nil }
      if facts.entries[part(property)] == nil {
        // A second position determines a length that is not placed.
        if property != axis[.length], facts.placedParts[part(property)] != nil,
          facts.placedParts[part(axis[.length])] == nil
        {
          return nil
        }
        continue
      }
      guard let way = restWay(part(property)) else { return nil }
      said.append((property, way))
    }
    guard let first = said.first, said.count < 3 else { return nil }
    if said.count == 1 {
      let still = Quantity(0)
      if first.property == axis[.length] { return axis.place(key.property, middle: still, length: first.way) }
      return key.property == axis[.length] ? still : first.way
    }
    let (way, length) = (said[1].way - first.way, said[1].way)
    // In the order of `properties`: the length is the last.
    let ownLength =
      said[1].property == axis[.length]
      ? length : first.property == axis[.minimum] && said[1].property == axis[.maximum] ? way : way + way
    let middle = axis.middle(from: first.way, at: first.property, ownLength)
    return axis.place(key.property, middle: middle, length: ownLength)
  }
}
