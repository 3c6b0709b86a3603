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
  private var changes = (NumberedTable<Subject, Change>(), NumberedTable<Subject, Change>())

  /// Notes that something sets a property of an object.
  mutating func change(_ subject: Subject, _ property: Property) {
    let parts = property.axisParts
    for isHorizontal in [true, false] {
      let own = parts.filter { $0.isHorizontal == isHorizontal }.map(\.part)
      if own.isEmpty { continue }
      var change = self.change(subject, isHorizontal) ?? Change()
      change.count += 1
      for part in own { change.parts |= 1 << part.rawValue }
      if isHorizontal { changes.0.set(subject, change) } else { changes.1.set(subject, change) }
    }
  }

  private func change(_ subject: Subject, _ isHorizontal: Bool) -> Change? {
    isHorizontal ? changes.0[subject] : changes.1[subject]
  }

  /// What is said of the axis of a number; nil where nothing is, or where it has none.
  private func change(of key: PartKey) -> Change? {
    FrameAxis(of: key.property).flatMap { change(key.subject, $0.length == .width) }
  }

  /// Whether a number may differ from the layout. A length does if it is set itself, or two positions are.
  func hasChanged(_ key: PartKey) -> Bool {
    guard let change = change(of: key) else { return false }
    let isLength = FrameAxis(of: key.property)?.length == key.property
    return !isLength || change.parts & 1 << Property.AxisPart.length.rawValue != 0
      || change.parts.nonzeroBitCount > 1
  }

  /// Whether several parts of one axis change, each of which may move the others.
  func isMixed(_ key: PartKey) -> Bool { change(of: key)?.count ?? 0 > 1 }
}
