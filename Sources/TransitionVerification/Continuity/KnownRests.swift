import TransitionPlan

/// Whether the values of tracks are known as far as the sample is, so that what rests can be looked at.
enum KnownRests {
  /// Whether neither end of a track needs what the app hands over and the sample says nothing of.
  static func isKnown(_ track: Track, _ transition: Transition, _ expressions: ExpressionArena) -> Bool {
    areKnown(track.start, track.end, transition, expressions)
  }

  /// The same of the two ends of one.
  static func areKnown(
    _ start: ExpressionID, _ end: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    isKnown(start, transition, expressions) && isKnown(end, transition, expressions)
  }

  /// The layouts in which to look at what rests, the first one that of `sample`: what fills a phone is part of a tablet, so
  /// that where the sample has no container each is to be asked.
  static func scenes(_ transition: Transition, _ plan: Plan) -> [Scene] {
    let own = Scene(transition, of: plan)
    if transition.sample.contains(where: { $0.subject == .container && $0.property.isOfFrame }) {
      return [own]
    }
    let others = GestureDomain.displays.filter { $0 != Scene.defaultContainer }
    return [own] + others.map { Scene(transition, of: plan, container: $0) }
  }

  /// Whether a value needs nothing such.
  static func isKnown(
    _ value: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    if expressions.constant(value) != nil { return true }
    var isKnown = true
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .handed(let side, let index):
        isKnown = isKnown && transition.handedSample.contains { $0.side == side && $0.index == index }
      case .local(let index):
        isKnown = isKnown && self.isKnown(transition.locals[index].value, transition, expressions)
      // Each device has its own.
      case .property(.container, .safeArea):
        isKnown =
          isKnown
          && transition.sample.contains { $0.subject == .container && $0.property == .safeArea }
      // Where a view is without a sample, nobody knows.
      case .property(let view, let property), .found(let view, let property):
        guard case .provided = view, property.isOfFrame else { break }
        isKnown =
          isKnown && transition.sample.contains { $0.subject == view && $0.property.isOfFrame }
      default: break
      }
    }
    return isKnown
  }
}
