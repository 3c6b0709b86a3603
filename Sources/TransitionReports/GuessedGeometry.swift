import TransitionPlan

extension Evaluator {
  /// The frames of views that the transition reads and nobody has given: in the app they are others.
  var guessedFrames: [PropertyValue] {
    geometry.entries.compactMap { entry in
      guard entry.isDefaulted, entry.key.property == .frame, case .provided = entry.key.subject else {
        return nil
      }
      return PropertyValue(entry.key.subject, entry.key.property, entry.value)
    }
  }
}

extension SampledMoment {
  /// Adds what is laid out and does not move, and what of the layout was guessed.
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
