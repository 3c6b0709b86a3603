/// The frames of objects in the layout, as far as the spec says them: by places, or because an object fills the container.
package struct LaidOutFrames {
  /// Multiples of values, and of the length of the container on the same axis.
  private struct Number {
    var parts: [(number: ExpressionID, factor: Double)] = []
    var share = 0.0
  }

  /// A number that a value of a property gives an axis.
  private typealias Part = (axis: Axis, part: Property.AxisPart, number: ExpressionID)

  private let expressions: ExpressionArena
  private let locals: [Local]
  private let places: [Subject: [Placement]]

  /// - Parameters:
  ///   - places: The places of each object.
  ///   - expressions: All expressions.
  ///   - locals: The `let`s that they use.
  package init(_ places: [Subject: [Placement]], _ expressions: ExpressionArena, locals: [Local]) {
    (self.places, self.expressions, self.locals) = (places, expressions, locals)
  }

  /// Whether a value of a property surely is that of the layout, in containers of all sizes.
  /// - Parameters:
  ///   - fills: Whether the object fills the container where nothing places it.
  ///   - axis: The axis that matters; nil for all that the property has.
  package func surelyHave(
    _ value: ExpressionID, of key: PropertyKey, fills: Bool = false, on axis: Axis? = nil
  ) -> Bool {
    let places = places[key.subject] ?? []
    if places.isEmpty, !fills { return false }
    if places.contains(where: {
      $0.property.plain == key.property.plain
        && expressions.areEqual($0.value, value, through: locals) == true
    }) {
      return true
    }
    guard let parts = parts(of: value, as: key.property) else { return false }
    return parts.allSatisfy { part in
      if let axis, part.axis != axis { return true }
      let known = numbers(on: part.axis, places, fills: fills)
      return number(part.part, of: known).map { equals(part, $0) } ?? false
    }
  }

  /// Whether the layout of a property follows from places.
  package func areSaid(of key: PropertyKey) -> Bool {
    let places = places[key.subject] ?? []
    return !key.property.axisParts.isEmpty
      && key.property.axisParts.allSatisfy { axis, part in
        let placed = places.flatMap { $0.property.axisParts.filter { $0.axis == axis } }
        return placed.count > 1 || placed.contains { $0.part == part }
      }
  }

  /// The numbers of a value on both axes; nil for a value that is not written in numbers.
  private func parts(of value: ExpressionID, as property: Property) -> [Part]? {
    guard property.isOfFrame, let numbers = expressions.numbers(of: value, through: locals) else {
      return nil
    }
    return zip(property.numbers, numbers).flatMap { property, number in
      property.axisParts.map { ($0.axis, $0.part, number) }
    }
  }

  /// What is known of an axis. A single placed position leaves the length as it is, and a single length the middle.
  private func numbers(on axis: Axis, _ places: [Placement], fills: Bool)
    -> [(part: Property.AxisPart, number: Number)]
  {
    var known: [(part: Property.AxisPart, number: Number)] = []
    for place in places where place.property.axisParts.contains(where: { $0.axis == axis }) {
      guard let parts = parts(of: place.value, as: place.property) else { return [] }
      known += parts.filter { $0.axis == axis }.map {
        ($0.part, Number(parts: [($0.number, 1)]))
      }
    }
    if !fills || known.count > 1 { return known }
    if known.isEmpty { known.append((.minimum, Number())) }
    let isLength = known[0].part == .length
    return known + [isLength ? (.middle, Number(share: 0.5)) : (.length, Number(share: 1))]
  }

  /// A number of an axis: one that is known, or one that follows from two that are.
  private func number(_ part: Property.AxisPart, of known: [(part: Property.AxisPart, number: Number)])
    -> Number?
  {
    if let own = known.first(where: { $0.part == part }) { return own.number }
    guard known.count > 1 else { return nil }
    let (a, b, own) = (known[0].part.terms, known[1].part.terms, part.terms)
    let area = a.minimum * b.length - a.length * b.minimum
    if area == 0 { return nil }
    let first = (own.minimum * b.length - own.length * b.minimum) / area
    let second = (a.minimum * own.length - a.length * own.minimum) / area
    let (one, other) = (known[0].number, known[1].number)
    return Number(
      parts: one.parts.map { ($0.number, $0.factor * first) }
        + other.parts.map { ($0.number, $0.factor * second) },
      share: one.share * first + other.share * second)
  }

  private func equals(_ part: Part, _ number: Number) -> Bool {
    let difference = ExpressionBounds(expressions, locals: locals).terms(
      [(part.number, 1)] + number.parts.map { ($0.number, -$0.factor) })
    var share = -number.share
    for term in difference.terms {
      guard case .property(.container, let property) = expressions[term.value].kind,
        let (axis, own) = property.axisParts.first, property.axisParts.count == 1, axis == part.axis
      else { return false }
      share += term.factor * own.terms.length
    }
    return abs(difference.constant) < Self.tiny && abs(share) < Self.tiny
  }

  /// Smaller numbers are rounding errors.
  private static let tiny = 1e-9
}

extension Property.AxisPart {
  /// The part as multiples of the minimum and the length of its axis.
  fileprivate var terms: (minimum: Double, length: Double) {
    switch self {
    case .minimum: (1, 0)
    case .middle: (1, 0.5)
    case .maximum: (1, 1)
    case .length: (0, 1)
    }
  }
}
