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
    var keys = screen.map { isAbsent($0) ? [] : [PropertyKey($0, .alpha)] } ?? []
    for key in animatedKeys(in: direction) where !key.property.isMotion && !keys.contains(key) {
      if case .shared = key.subject { continue }
      keys.append(key)
    }
    keys += addedFades(in: direction).filter { !keys.contains($0) }
    let progress = crossfade.curve.progress(at: time, of: crossfade.duration)
    let shows = direction == .forward ? time > 0 : time < crossfade.duration
    return (shows ? movedAtOnce(in: direction, crossfade == transition.fallback) : [])
      + keys.map { key in
        let start = fadedValue(key, at: direction.start, of: direction)
        let end = fadedValue(key, at: direction.end, of: direction)
        let value = start.interpolated(to: end, progress: progress).held(to: key.property.limits)
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
    return animatedKeys(in: direction).filter { $0.property.isMotion && isMoved($0) }.map {
      PropertyValue($0.subject, $0.property, restValue(of: $0.subject, $0.property, at: .to, of: direction))
    }
  }

  /// The alphas and blurs of added views that fade: those with a track, and one of a view that would move and has neither.
  func addedFades(in direction: Direction) -> [PropertyKey] {
    let moving = animatedKeys(in: direction)
    return transition.views.enumerated().flatMap { index, view in
      let own = [.alpha, .blur].map { PropertyKey(.added(index), $0) }.filter(moving.contains)
      if !own.isEmpty || !isMoved(index) { return own }
      let isBlur = if case .blur = view.content { true } else { false }
      return [PropertyKey(.added(index), isBlur ? .blur : .alpha)]
    }
  }

  /// Whether tracks move or reshape an added view.
  private func isMoved(_ index: Int) -> Bool {
    Direction.allCases.contains { direction in
      transition[direction].tracks.contains { $0.subject == .added(index) && $0.property.isMotion }
    }
  }

  /// The value at rest; the alpha of the screen that fades is 0 while the other one rests.
  func fadedValue(_ key: PropertyKey, at side: Side, of direction: Direction) -> Value {
    if let faded = transition.faded, key == PropertyKey(.screen(faded), .alpha), side != faded {
      return .number(0)
    }
    if case .added(let index) = key.subject, key.property == .alpha || key.property == .blur, isMoved(index) {
      if side == .from || !transition.views[index].isStanding { return .number(0) }
      if !Direction.allCases.contains(where: { animatedKeys(in: $0).contains(key) }) { return .number(1) }
    }
    return restValue(of: key.subject, key.property, at: side, of: direction)
  }
}
