import TransitionPlan

/// Whether the to screen covers the container where it rests, as far as the spec says.
struct ToScreenCover {
  /// Whether nothing gives the screen a transform, a smaller alpha, or another frame than a `place`.
  let isPlain: Bool
  /// Whether it fills the container as well.
  let coversContainer: Bool

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    let screen = Subject.screen(.to)
    let rests = PlainRest(of: .to, in: transition)
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { $0.subject == screen }.map {
        (property: $0.property, rest: $0.value(at: .to, in: direction))
      }
    }
    isPlain =
      rests.fills && transition.stateTables.allSatisfy { $0.subject != screen }
      && tracks.allSatisfy { property, rest in
        if property.isOfFrame { return expressions.isLayout(rest, of: .to, property) }
        guard let neutral = property.neutral else {
          return property != .translation || expressions.isLayout(rest, of: .to, property)
        }
        return [.cornerRadius, .dim, .blur].contains(property) || expressions.constant(rest) == neutral
      }
    coversContainer =
      isPlain
      && transition.placements.allSatisfy {
        $0.subject != screen || ViewCover.isWhole($0, expressions)
      }
  }
}
