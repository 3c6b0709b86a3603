import TransitionPlan

extension Evaluator {
  /// The frames of views and bars and the safe areas that the transition reads and the sample does not give. They differ in the app.
  var guessedFrames: [PropertyValue] {
    geometry.entries.compactMap { entry in
      guard entry.isDefaulted else { return nil }
      switch (entry.key.subject, entry.key.property) {
      case (.provided, .frame), (.tabBar, .frame), (.navigationBar, .frame), (_, .safeArea): break
      default: return nil
      }
      return PropertyValue(entry.key.subject, entry.key.property, entry.value)
    }
  }
}

extension SampledMoment {
  /// Adds the values of `place` that do not move, and the guessed frames.
  mutating func addLayout(_ evaluator: Evaluator) {
    let moving = Set(values.map(\.value.key))
    let rest = evaluator.restState(at: .to)
    placed = transition.placements.compactMap { place in
      let key = PropertyKey(place.subject, place.property)
      if moving.contains(key) { return nil }
      return PropertyValue(place.subject, place.property, rest.value(of: place.subject, place.property))
    }
    guessed = evaluator.guessedFrames
  }
}
