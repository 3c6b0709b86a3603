import TransitionPlan

/// Which parts of objects' geometry differ from the layout.
struct ChangedAxes {
  /// What is said of one axis of a frame: how often, and which of its parts.
  private struct Change {
    var count = 0
    /// A bit for each part.
    var parts: UInt8 = 0
  }

  /// The horizontal axis and the vertical one.
  private var changes = Axis.allCases.map { _ in NumberedTable<Subject, Change>() }

  /// Notes that something sets a property of an object.
  mutating func change(_ subject: Subject, _ property: Property) {
    let parts = property.axisParts
    for axis in Axis.allCases {
      let own = parts.filter { $0.axis == axis }.map(\.part)
      if own.isEmpty { continue }
      var change = changes[axis.rawValue][subject] ?? Change()
      change.count += 1
      for part in own { change.parts |= 1 << part.rawValue }
      changes[axis.rawValue].set(subject, change)
    }
  }

  /// What is said of the axis of a number; nil where nothing is, or where it has none.
  private func change(of key: PartKey) -> Change? {
    Axis(of: key.property).flatMap { changes[$0.rawValue][key.subject] }
  }

  /// Whether a number may differ from the layout. A length does if it is set itself, or two positions are.
  func hasChanged(_ key: PartKey) -> Bool {
    guard let change = change(of: key) else { return false }
    let isLength = Axis(of: key.property)?[.length] == key.property
    return !isLength || change.parts & 1 << Property.AxisPart.length.rawValue != 0
      || change.parts.nonzeroBitCount > 1
  }

  /// Whether several parts of one axis change, each of which may move the others.
  func isMixed(_ key: PartKey) -> Bool { change(of: key)?.count ?? 0 > 1 }
}
