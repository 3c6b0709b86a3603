extension Evaluator {
  /// The values while a crossfade replaces a direction: `fallback`, or `reduceMotion`.
  ///
  /// The upper screen fades, and the alpha of all other objects with tracks goes from rest to rest; pictures are not shown, and properties
  /// that move or reshape keep their found values.
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
    let progress = crossfade.curve.progress(at: time, of: crossfade.duration)
    return keys.map { key in
      let start = fadedValue(key, upper, at: direction.start)
      let end = fadedValue(key, upper, at: direction.end)
      let value = start.interpolated(to: end, progress: progress).held(to: key.property.limits)
      return PropertyValue(key.subject, key.property, value)
    }
  }

  /// The alpha at rest; 0 for the upper screen while the other one rests.
  private func fadedValue(_ key: PropertyKey, _ upper: Subject, at side: Side) -> Value {
    if key.subject == upper, side != transition.top { return .number(0) }
    return restValue(of: key.subject, key.property, at: side)
  }
}
