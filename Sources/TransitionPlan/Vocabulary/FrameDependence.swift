extension Property {
  /// Whether the value of this property changes with another one of the same object.
  ///
  /// A property that is set is what it is set to, whatever else is said of its axis. What is not set follows from what is; of
  /// an axis of which one thing alone is set the length stays, or if that is what is set the middle.
  /// - Parameters:
  ///   - other: The other property, one of `all`.
  ///   - all: All that is set of the object at once.
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
  /// What of that which is said of an axis this part of it follows from.
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
