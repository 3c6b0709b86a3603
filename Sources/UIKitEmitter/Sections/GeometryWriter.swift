import TransitionPlan

/// Writes the statements that place a screen or a view that is handed over.
///
/// The middle and the extent are set, never the frame, which is undefined under a transform; and of both only the axes that
/// the spec names, so that the rest stays the layout's.
extension SlotWriter {
  /// The statements that give an object the geometry that is animated of it.
  /// - Parameters:
  ///   - named: Whether the values get names first: long ones that are read once more than they should be.
  ///   - value: The value of each property.
  func geometry(_ subject: Subject, named: Bool, _ value: (Property) -> Value) -> [SwiftItem] {
    if named {
      let (items, axes) = self.named(subject, value)
      return items + place(subject, axes)
    }
    var axes: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    var items: [SwiftItem] = []
    for property in scope.geometry(subject) {
      var value = value(property)
      if property.type == .rect, value.scalar.text.contains("(") {
        let name = PoseWriter.field(scope, subject, property)
        items += declare(name, value, property)
        value = .rect(Code(name))
      }
      for axis in Axis.allCases { axes[axis]?.add(property, value, on: axis) }
    }
    return items + place(subject, axes)
  }

  /// The statements that place an object where a finger has brought it: only what is driven of it moves.
  func driven(_ subject: Subject, _ fields: [(property: Property, name: Code)]) -> [SwiftItem] {
    var axes: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    for field in fields {
      for axis in Axis.allCases {
        axes[axis]?.add(field.property, Self.read(field.name, field.property), on: axis)
      }
    }
    return place(subject, axes)
  }

  /// Gives names to the values of the geometry that is animated of an object.
  /// - Returns: The declarations, and what they say of the axes.
  func named(
    _ subject: Subject, only one: Property? = nil, _ value: (Property) -> Value
  ) -> (items: [SwiftItem], axes: [Axis: AxisValues]) {
    var items: [SwiftItem] = []
    var axes: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    for property in one.map({ [$0] }) ?? scope.geometry(subject) {
      let name = PoseWriter.field(scope, subject, property)
      items += declare(name, value(property), property)
      for axis in Axis.allCases { axes[axis]?.add(property, Self.read(Code(name), property), on: axis) }
    }
    return (items, axes)
  }

  /// The statements that set the whole extent and the middle of what lies in the container.
  /// - Parameters:
  ///   - length: The length of an axis of which none is said; nil to leave it as it is.
  ///   - middle: The middle of an axis of which none is said.
  func whole(
    _ subject: Subject, _ axes: [Axis: AxisValues], length: ((Axis) -> Code)?, middle: (Axis) -> Code
  ) -> [SwiftItem] {
    let object = object(subject)
    var lengths: [Code] = []
    var middles: [Code] = []
    var isResized = length != nil
    for axis in Axis.allCases {
      let values = axes[axis] ?? AxisValues()
      let own = Code(object).member("bounds").member(axis.extent)
      if values.newLength != nil { isResized = true }
      let size = values.newLength ?? length?(axis) ?? own
      lengths.append(size)
      let place = values.newMiddle(own: size) ?? middle(axis)
      middles.append(axis == .horizontal ? scope.inReadingDirection(place, receiver) : place)
    }
    return swift {
      if isResized { "\(object).bounds.size = \(Value.pair(lengths[0], lengths[1]).size.text)" }
      "\(object).center = \(Value.pair(middles[0], middles[1]).point.text)"
      let isAnimated = Axis.allCases.contains { axes[$0]?.newLength != nil }
      if case .screen = subject, isAnimated { laidOut(object) }
    }
  }

  /// What is inside a screen goes with its size, when that is animated: else the next layout would put it there at once.
  private func laidOut(_ object: String) -> [SwiftItem] {
    laysOut ? swift { "\(object).layoutIfNeeded()" } : []
  }

  private func declare(_ name: String, _ value: Value, _ property: Property) -> [SwiftItem] {
    switch property.type {
    case .rect: swift { "let \(name): CGRect = \(value.scalar.text)" }
    case .size: swift { "let \(name): CGSize = \(value.size.text)" }
    case .point: swift { "let \(name): CGPoint = \(value.point.text)" }
    default: swift { "let \(name): CGFloat = \(value.scalar.text)" }
    }
  }

  /// A value of a property by the name of what keeps it.
  static func read(_ name: Code, _ property: Property) -> Value {
    switch property.type {
    case .rect: .rect(name)
    case .size: .pair(name.member("width"), name.member("height"))
    case .point: .pair(name.member("x"), name.member("y"))
    default: .scalar(name)
    }
  }

  /// The statements that place a screen by its edges: it may turn about any place in it, or be absent.
  private func put(_ object: String, _ axes: [Axis: AxisValues]) -> [SwiftItem] {
    var items: [SwiftItem] = []
    var places: [String] = []
    for axis in Axis.allCases {
      guard let values = axes[axis], !values.isEmpty else { continue }
      if let length = values.newLength {
        items += swift { "\(object).bounds.size.\(axis.extent) = \(length.text)" }
      }
      if values.low == nil, values.middle == nil, values.high == nil { continue }
      let own = "\(object).bounds.\(axis.extent)"
      let length = values.newLength ?? (object.contains("?") ? Code(own + " ?? 0", .ternary) : Code(own))
      places.append("\(axis.coordinate): \(values.newLow(own: length, whole: .zero).text)")
    }
    if places.isEmpty { return items }
    return items + swift { "\(scope.helper(.put))(\(object), \(places.joined(separator: ", ")))" }
  }

  /// The statements that set an object's extent and its middle.
  func place(_ subject: Subject, _ axes: [Axis: AxisValues]) -> [SwiftItem] {
    let object = object(subject)
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    let space = receiver + (scope.isOverlay ? "containerView" : "container")
    func own(_ axis: Axis) -> Code {
      // What lies in a view that is scaled is as large there as it looks.
      if case .provided = subject {
        return Code("\(scope.helper(.extent))(of: \(view), in: \(space)).\(axis.extent)")
      }
      let member = "\(object).bounds.\(axis.extent)"
      return object.hasSuffix("?") ? Code(member + " ?? 0", .ternary) : Code(member)
    }
    var items: [SwiftItem] = []
    var middles: [(axis: Axis, code: Code)] = []
    let lengths = Axis.allCases.compactMap { axes[$0]?.newLength }
    let isProvided = if case .provided = subject { true } else { false }
    if isProvided, !lengths.isEmpty {
      let extents = Axis.allCases.compactMap { axis in
        axes[axis]?.newLength.map { "\(axis.extent): \($0.text)" }
      }
      items += swift {
        "\(scope.helper(.resize))(\(view), \(extents.joined(separator: ", ")), in: \(space))"
      }
    } else if lengths.count == 2 {
      items += swift { "\(object).bounds.size = \(Value.pair(lengths[0], lengths[1]).size.text)" }
    }
    let isScreen = if case .screen = subject { true } else { false }
    let inside = isScreen && !lengths.isEmpty ? laidOut(object) : []
    if case .screen(let side) = subject, scope.isAnchored(subject) || scope.mayLack(side) {
      return items + put(object, axes) + inside
    }
    for axis in Axis.allCases {
      guard let values = axes[axis], !values.isEmpty else { continue }
      if let length = values.newLength, lengths.count < 2, !isProvided {
        items += swift { "\(object).bounds.size.\(axis.extent) = \(length.text)" }
      }
      guard let middle = values.newMiddle(own: own(axis)) else { continue }
      middles.append((axis, axis == .horizontal ? scope.inReadingDirection(middle, receiver) : middle))
    }
    // What is behind an overlay does not lie in its container.
    let isBehind = scope.isOverlay && subject == .screen(.from)
    if isScreen, !isBehind {
      if middles.count == 2 {
        let center = Value.pair(middles[0].code, middles[1].code).point.text
        return items + swift { "\(object).center = \(center)" } + inside
      }
      return items
        + middles.flatMap { axis, code in
          swift { "\(object).center.\(axis.coordinate) = \(code.text)" }
        } + inside
    }
    if middles.isEmpty { return items + inside }
    let places = middles.map { "\($0.axis.coordinate): \($0.code.text)" }.joined(separator: ", ")
    let helper = scope.helper(scope.isShifted(subject) ? .shift : .move)
    return items + swift { "\(helper)(\(view), \(places), in: \(space))" } + inside
  }

  /// The statements that leave a view inside a screen to that screen's layout again, when a run is over.
  func leave(_ slot: Slot, at side: Side) -> [SwiftItem] {
    guard slot.kind == .frame, scope.isShifted(slot.subject) else {
      return statements(slot, at: .fixed(side))
    }
    let object = object(slot.subject)
    let axes = named(slot.subject) { rest(slot.subject, $0, at: side) }.axes
    // A layout need not say how long it is.
    var lengths: [Axis: AxisValues] = [.horizontal: AxisValues(), .vertical: AxisValues()]
    for property in scope.geometry(slot.subject) {
      for axis in Axis.allCases {
        lengths[axis]?.add(property, rest(slot.subject, property, at: side), on: axis)
      }
    }
    let extents = Axis.allCases.compactMap { axis in
      lengths[axis]?.newLength.map { "\(axis.extent): \($0.text)" }
    }
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    let space = receiver + (scope.isOverlay ? "containerView" : "container")
    let moved = Axis.allCases.filter { axes[$0]?.newMiddle(own: .zero) != nil }
    return swift {
      if !extents.isEmpty {
        "\(scope.helper(.resize))(\(view), \(extents.joined(separator: ", ")), in: \(space))"
      }
      for axis in moved { "\(object).transform.t\(axis.coordinate) = 0" }
      if Axis.allCases.contains(where: { axes[$0]?.newLength != nil }) {
        "\(object).superview?.setNeedsLayout()"
      }
    }
  }
}

extension TransitionScope {
  /// Whether a view inside a screen is moved by its transform, which the screen's layout leaves alone.
  func isShifted(_ subject: Subject) -> Bool {
    guard case .provided(let side, _) = subject, !isContainer, !(isOverlay && side == .from) else {
      return false
    }
    return !plainSlots.contains(Slot(subject: subject, kind: .transform))
  }

  /// A place in x as the container has it, where the spec's x runs in reading direction.
  func inReadingDirection(_ x: Code, _ receiver: String = "") -> Code {
    transition.isDirectional ? .call(receiver + "mirrored", [x]) : x
  }
}
