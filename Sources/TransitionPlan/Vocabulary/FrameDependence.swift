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
    return axisParts.contains { isHorizontal, part in
      let said = Set(all.flatMap { $0.parts(isHorizontal) })
      return !part.deciding(among: said).isDisjoint(with: other.parts(isHorizontal))
    }
  }

  private func parts(_ isHorizontal: Bool) -> [AxisPart] {
    axisParts.filter { $0.isHorizontal == isHorizontal }.map(\.part)
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
