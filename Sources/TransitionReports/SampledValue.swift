import TransitionPlan

/// The value of a property at a moment, of an object or of one item of a collection.
struct SampledValue {
  let value: PropertyValue
  /// The item, from 0; nil where all items are alike.
  let item: Int?

  init(_ value: PropertyValue, item: Int? = nil) {
    self.value = value
    self.item = item
  }
}

extension SampledValue {
  /// Values, with those of staggered properties for each item of their collection.
  /// - Parameters:
  ///   - staggered: The staggered properties.
  ///   - count: How many items every collection shows, 1 or more.
  ///   - make: Makes the values of one item, each time of the same properties in the same order.
  static func each(
    _ staggered: Set<PropertyKey>, items count: Int, _ evaluator: Evaluator,
    _ make: (Evaluator) -> [PropertyValue]
  ) -> [SampledValue] {
    if count < 2 || staggered.isEmpty { return make(evaluator).map { SampledValue($0) } }
    let items = (0..<count).map { make(evaluator.showing(item: $0, among: count)) }
    return items[0].indices.flatMap { index in
      staggered.contains(items[0][index].key)
        ? items.indices.map { SampledValue(items[$0][index], item: $0) }
        : [SampledValue(items[0][index])]
    }
  }
}

extension Transition {
  /// The properties that one of the directions staggers over the items of a collection. Both directions then move the items.
  var staggered: Set<PropertyKey> { forward.staggered.union(backward.staggered) }
}

extension DirectionPlan {
  /// The properties that are staggered over the items of a collection.
  var staggered: Set<PropertyKey> {
    Set(tracks.filter { $0.stagger != nil }.map { PropertyKey($0.subject, $0.property) })
  }
}
