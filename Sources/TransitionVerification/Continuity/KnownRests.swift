import TransitionPlan

/// Whether the sample determines the values of tracks, so that their rest can be checked.
enum KnownRests {
  /// Whether neither end of a track reads a handed-over value that the sample does not give.
  static func isKnown(
    _ track: Track, _ transition: Transition, _ expressions: ExpressionArena, isSafeAreaKnown: Bool = false
  ) -> Bool {
    [track.start, track.end].allSatisfy {
      isKnown($0, transition, expressions, isSafeAreaKnown: isSafeAreaKnown)
    }
  }

  /// The same for the two ends of one track.
  static func areKnown(
    _ start: ExpressionID, _ end: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    isKnown(start, transition, expressions) && isKnown(end, transition, expressions)
  }

  /// The sizes of the container in which to look at what rests, the first one, nil, that of `sample`: what fills a phone is part of
  /// a tablet, so that where the sample has no container each is to be asked.
  static func containers(_ transition: Transition) -> [Size?] {
    if transition.sample.contains(where: { $0.subject == .container && $0.property.isOfFrame }) {
      return [nil]
    }
    return [nil] + GestureDomain.displays.filter { $0 != Scene.defaultContainer }
  }

  /// The layouts in them, each made when it is asked for.
  static func scenes(
    _ transition: Transition, _ plan: Plan
  ) -> LazyMapSequence<LazySequence<[Size?]>.Elements, Scene> {
    containers(transition).lazy.map { Scene(transition, of: plan, container: $0) }
  }

  /// Layouts with the least and the most safe area on each side; a bar takes at most a third of the container. A statement about a sum
  /// of insets that is true in all of these layouts is true in every layout.
  static func scenesOfSafeAreas(_ transition: Transition, _ plan: Plan) -> [Scene] {
    scenes(transition, plan).flatMap { scene in
      let container = scene.frame(of: .container)
      let most = (width: container.width / 3, height: container.height / 3)
      return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { first, last in
        Scene(
          transition, of: plan, container: container.size,
          safeArea: Insets(
            top: first * most.height, left: first * most.width, bottom: last * most.height,
            right: last * most.width))
      }
    }
  }

  /// Whether a value needs no unknown handed-over value.
  /// - Parameter isSafeAreaKnown: Whether the safe area of the container counts as known.
  static func isKnown(
    _ value: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena,
    isSafeAreaKnown: Bool = false
  ) -> Bool {
    if expressions.constant(value) != nil { return true }
    var isKnown = true
    expressions.visit(value, reading: .handed | .local | .property | .found) { id in
      switch expressions[id].kind {
      case .handed(let side, let index):
        isKnown = isKnown && transition.handedSample.contains { $0.side == side && $0.index == index }
      case .local(let index):
        isKnown =
          isKnown
          && self.isKnown(
            transition.locals[index].value, transition, expressions, isSafeAreaKnown: isSafeAreaKnown)
      // It differs between devices.
      case .property(.container, .safeArea) where !isSafeAreaKnown:
        isKnown =
          isKnown
          && transition.sample.contains { $0.subject == .container && $0.property == .safeArea }
      // Without a sample or a place, the position of a view is unknown.
      case .property(let view, let property), .found(let view, let property):
        guard case .provided = view, property.isOfFrame else { break }
        isKnown =
          isKnown
          && (transition.sample.contains { $0.subject == view && $0.property.isOfFrame }
            || transition.placements.contains { place in
              place.subject == view && place.property == .frame && place.value != value
                && self.isKnown(place.value, transition, expressions, isSafeAreaKnown: isSafeAreaKnown)
            })
      default: break
      }
    }
    return isKnown
  }
}
