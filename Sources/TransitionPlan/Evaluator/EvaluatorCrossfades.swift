import TransitionText

extension Evaluator {
  /// The values while a crossfade replaces a direction: `fallback`, or `reduceMotion`.
  ///
  /// A screen fades, `Transition.faded`, and what does not move or reshape an object goes from rest to rest; pictures are not shown. What
  /// moves or reshapes keeps its found value, except of the to screen and an added view that stays: that is at once where the to screen
  /// rests. An added view that would move fades in from 0 if it stays, and is invisible otherwise.
  /// - Parameters:
  ///   - crossfade: The crossfade.
  ///   - direction: The direction that it replaces.
  ///   - time: Seconds from its start; before 0 and after its end the values are those at rest.
  public func values(
    of crossfade: Crossfade, in direction: Direction, at time: Double
  ) -> [PropertyValue] {
    let screen = transition.faded.map { Subject.screen($0) }
    var keys = FlatSet(screen.map { isAbsent($0) ? [] : [PropertyKey($0, .alpha)] } ?? [])
    for key in animatedKeys(in: direction) where !key.property.isMotion {
      if case .shared = key.subject { continue }
      keys.insert(key)
    }
    for key in addedFades(in: direction) { keys.insert(key) }
    let progress = crossfade.curve.progress(at: time, of: crossfade.duration)
    let shows = direction == .forward ? time > 0 : time < crossfade.duration
    let (starts, ends) = fadedValues(of: keys, in: direction)
    return (shows ? movedAtOnce(in: direction, crossfade == transition.fallback) : [])
      + zip(keys, zip(starts, ends)).map { key, values in
        let value = values.0.interpolated(to: values.1, progress: progress).held(to: key.property.limits)
        return PropertyValue(key.subject, key.property, value)
      }
  }

  /// The values that move or reshape an object and are set immediately as the to screen rests: all of that screen, its views and added
  /// views that stay, and standing values of bars and of the from screen of an overlay: in `fallback`, and where the from screen is above
  /// and stays.
  private func movedAtOnce(in direction: Direction, _ isFallback: Bool) -> [PropertyValue] {
    let standing = FlatSet(
      transition.obligations.compactMap { obligation -> PropertyKey? in
        guard !obligation.isOfRun, case .standing(let subject, let property, _) = obligation.kind else {
          return nil
        }
        return PropertyKey(subject, property)
      })
    func stands(_ key: PropertyKey) -> Bool {
      (isFallback || transition.faded == nil) && standing.contains(key)
    }
    func isMoved(_ key: PropertyKey) -> Bool {
      switch key.subject {
      case .screen(.to), .provided(.to, _): true
      case .added(let index): transition.views[index].isStanding
      case .screen(.from), .provided(.from, _): transition.style == .overlay && stands(key)
      default: stands(key)
      }
    }
    let rests = RestLookup(self, at: .to, of: direction)
    return animatedKeys(in: direction).filter { $0.property.isMotion && isMoved($0) }.map {
      PropertyValue($0.subject, $0.property, rests[$0])
    }
  }

  /// The alphas and blurs of added views that fade: those with a track, and one of a view that would move and has neither.
  func addedFades(in direction: Direction) -> [PropertyKey] {
    let (moving, moved) = (FlatSet(animatedKeys(in: direction)), movedViews)
    return transition.views.enumerated().flatMap { index, view in
      let own = [.alpha, .blur].map { PropertyKey(.added(index), $0) }.filter(moving.contains)
      if !own.isEmpty || !moved.contains(.added(index)) { return own }
      let isBlur = if case .blur = view.content { true } else { false }
      return [PropertyKey(.added(index), isBlur ? .blur : .alpha)]
    }
  }

  /// The added views that tracks move or reshape, among others.
  private var movedViews: FlatSet<Subject> {
    FlatSet(transition.tracks.filter(\.property.isMotion).map(\.subject))
  }

  /// The values at rest where a direction starts and where it ends.
  func fadedValues(of keys: FlatSet<PropertyKey>, in direction: Direction) -> (start: [Value], end: [Value]) {
    let moved = movedViews
    let tracked = FlatSet(Direction.allCases.flatMap { animatedKeys(in: $0) })
    func values(at side: Side) -> [Value] {
      let rests = RestLookup(self, at: side, of: direction)
      return keys.map { key in
        // The alpha of the screen that fades is 0 while the other one rests.
        if let faded = transition.faded, key == PropertyKey(.screen(faded), .alpha), side != faded {
          return .number(0)
        }
        if case .added(let index) = key.subject, key.property == .alpha || key.property == .blur,
          moved.contains(key.subject)
        {
          if side == .from || !transition.views[index].isStanding { return .number(0) }
          if !tracked.contains(key) { return .number(1) }
        }
        return rests[key]
      }
    }
    return (values(at: direction.start), values(at: direction.end))
  }
}
