extension Evaluator {
  /// The values while a crossfade replaces a direction: `fallback`, or `reduceMotion`.
  ///
  /// The upper screen fades, and the alpha of all other objects with tracks goes from rest to rest; pictures are not shown, and properties
  /// that move or reshape keep their found values. An added view that would move fades in if it stays, and is invisible otherwise.
  /// - Parameters:
  ///   - crossfade: The crossfade.
  ///   - direction: The direction that it replaces.
  ///   - time: Seconds from its start; before 0 and after its end the values are those at rest.
  public func values(
    of crossfade: Crossfade, in direction: Direction, at time: Double
  ) -> [PropertyValue] {
    let upper = Subject.screen(transition.top)
    var keys = isAbsent(upper) ? [] : [PropertyKey(upper, .alpha)]
    for key in animatedKeys(in: direction) where key.property == .alpha && !keys.contains(key) {
      if case .shared = key.subject { continue }
      keys.append(key)
    }
    for index in transition.views.indices where fades(index) {
      let isBlur = if case .blur = transition.views[index].content { true } else { false }
      keys.append(PropertyKey(.added(index), isBlur ? .blur : .alpha))
    }
    let progress = crossfade.curve.progress(at: time, of: crossfade.duration)
    return keys.map { key in
      let start = fadedValue(key, upper, at: direction.start)
      let end = fadedValue(key, upper, at: direction.end)
      let value = start.interpolated(to: end, progress: progress).held(to: key.property.limits)
      return PropertyValue(key.subject, key.property, value)
    }
  }

  /// Whether tracks move an added view, and none changes its alpha or its blur.
  private func fades(_ index: Int) -> Bool {
    let own = Direction.allCases.flatMap { transition[$0].tracks.filter { $0.subject == .added(index) } }
      .map(\.property)
    return own.contains { $0.isOfFrame || $0.isTransform || $0 == .cornerRadius }
      && !own.contains(.alpha) && !own.contains(.blur)
  }

  /// The alpha at rest; 0 for the upper screen while the other one rests.
  private func fadedValue(_ key: PropertyKey, _ upper: Subject, at side: Side) -> Value {
    if key.subject == upper, side != transition.top { return .number(0) }
    if case .added(let index) = key.subject, fades(index) {
      return .number(side == .to && transition.views[index].isStanding ? 1 : 0)
    }
    return restValue(of: key.subject, key.property, at: side)
  }
}
