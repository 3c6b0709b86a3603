import TransitionPlan

extension Evaluator {
  /// The frames of views and bars and the safe areas that the transition reads and the sample does not give. They differ in the
  /// app.
  var guessedFrames: [PropertyKey] {
    geometry.entries.compactMap { entry in
      guard entry.isDefaulted else { return nil }
      switch (entry.key.subject, entry.key.property) {
      case (.provided, .frame), (.tabBar, .frame), (.navigationBar, .frame), (_, .safeArea): break
      default: return nil
      }
      return entry.key
    }
  }

  /// The values of the app that an expression reads, with its `let`s, and the sample does not give: each once.
  func guessedValues(in expression: ExpressionID) -> [(name: String, value: Value)] {
    var found: [(name: String, value: Value)] = []
    expressions.visit(expression) { id in
      let new: [(name: String, value: Value)]
      switch expressions[id].kind {
      case .handed(let side, let index) where !scene.isHanded(side, index):
        let name = "\(transition[side].name).\(transition[side].values[index].name)"
        new = [(name, scene.handed(side, index, expressions[id].type))]
      case .local(let index): new = guessedValues(in: transition.locals[index].value)
      default: new = []
      }
      found += new.filter { value in !found.contains { $0.name == value.name } }
    }
    return found
  }
}

extension SampledMoment {
  /// Adds the values of `place` that do not move, and the guessed frames.
  /// - Parameter isMirrored: Whether the layout is from right to left.
  mutating func addLayout(_ evaluator: Evaluator, isMirrored: Bool) {
    let moving = Set(values.map(\.value.key))
    func read(_ keys: [PropertyKey], in scene: Scene) -> [PropertyValue] {
      let mirrored = isMirrored ? scene.mirrored : scene
      return keys.map {
        let scene = $0.property.isInReadingDirection ? scene : mirrored
        return PropertyValue($0.subject, $0.property, scene.value(of: $0.subject, $0.property))
      }
    }
    let keys = transition.placements.map { PropertyKey($0.subject, $0.property) }
    let state = transition.states.firstIndex { $0.name == restState }
    let resting = state.map { evaluator.resting(in: $0) } ?? evaluator
    placed = read(keys.filter { !moving.contains($0) }, in: resting.restState(at: .to))
    guessed = read(evaluator.guessedFrames, in: evaluator.scene)
  }
}
