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
      default: break
      }
    }
    return isKnown
  }
}
