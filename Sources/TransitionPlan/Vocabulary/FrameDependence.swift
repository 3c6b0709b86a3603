import TransitionText

extension Property {
  /// Whether the value of this property changes with another one of the same object.
  ///
  /// A property that is set has that value, whatever else is set on its axis. The others follow from those that are set; if only one value
  /// of an axis is set, the length stays, or the middle if that one is the length.
  /// - Parameters:
  ///   - other: The other property, one of `all`.
  ///   - all: All properties that are set of the object at once.
  public func depends(on other: Property, of all: [Property]) -> Bool {
    if self == other { return true }
    return axisParts.contains { axis, part in
      let said = Set(all.flatMap { $0.parts(on: axis) })
      return !part.deciding(among: said).isDisjoint(with: other.parts(on: axis))
    }
  }

  /// Whether it is a place that stays when other parts of its axis are driven: only the length of the axis, or only places of the frame that
  /// have tracks.
  /// - Parameters:
  ///   - driven: All properties of the object that are driven.
  ///   - said: All parts of its frame that tracks set.
  package func keepsPlace(among driven: [Property], _ said: [Property]) -> Bool {
    guard axisParts.count == 1, let own = axisParts.first, own.part != .length else { return false }
    let same = driven.filter { !$0.parts(on: own.axis).isEmpty }
    if same.isEmpty || same.contains(self) { return false }
    return same.allSatisfy { $0.parts(on: own.axis) == [.length] }
      || driven.allSatisfy { property in
        !property.isOfFrame || said.contains(property) && !property.axisParts.contains { $0.part == .length }
      }
  }

  /// The property that is a part of this one: `frame.y` is `y`; nil where none is.
  func property(of component: Component) -> Property? {
    switch (self, component) {
    case (.frame, .x), (.bounds, .x): .x
    case (.frame, .y), (.bounds, .y): .y
    case (.frame, .width), (.bounds, .width), (.size, .width): .width
    case (.frame, .height), (.bounds, .height), (.size, .height): .height
    case (.frame, .size), (.bounds, .size): .size
    case (.frame, .center), (.bounds, .center): .center
    case (.center, .x): .centerX
    case (.center, .y): .centerY
    default: nil
    }
  }

  private func parts(on axis: Axis) -> [AxisPart] {
    axisParts.filter { $0.axis == axis }.map(\.part)
  }
}

extension Transition {
  /// The parts of frames that tracks and tables set, each once.
  package var saidFrameParts: [PropertyKey] {
    var seen = FlatSet<PropertyKey>()
    let keys =
      tracks.map { PropertyKey($0.subject, $0.property) }
      + stateTables.map { PropertyKey($0.subject, $0.property) }
    return keys.filter { $0.property.isOfFrame && seen.insert($0) }
  }
}

extension Property.AxisPart {
  /// The values set on an axis from which this part follows.
  fileprivate func deciding(among said: Set<Property.AxisPart>) -> Set<Property.AxisPart> {
    if said.contains(self) { return [self] }
    if said.count > 1 { return said }
    switch self {
    case .length: return []
    case .middle: return said.subtracting([.length])
    case .minimum, .maximum: return said
    }
  }
}
