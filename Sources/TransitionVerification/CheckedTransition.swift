import TransitionPlan

/// A transition that is checked, and what several rules ask about it: each is worked out once, for the first rule that asks.
final class CheckedTransition {
  let plan: Plan
  let index: Int
  let transition: Transition
  let expressions: ExpressionArena
  /// The layouts in which is looked at what rests, the first one that of `sample`. Most rules know what they want to know from the first.
  private(set) lazy var layouts = KnownRests.containers(transition).map { [plan, transition] container in
    RestingLayout(Scene(transition, of: plan, container: container), self)
  }
  /// What added views cover.
  private(set) lazy var cover = ViewCover(transition, expressions)
  /// Whether the to screen hides what is below it.
  private(set) lazy var toCover = ScreenCover(of: .to, transition, expressions)
  /// The added views outside the container.
  private(set) lazy var outside = AddedOutside(transition, expressions)
  private(set) lazy var bounds = ExpressionBounds(expressions, locals: transition.locals)
  private var knownEnds = ByDirection<NumberedTable<PropertyKey, TrackEnds>>()

  init(_ plan: Plan, _ index: Int) {
    (self.plan, self.index) = (plan, index)
    (transition, expressions) = (plan.transitions[index], plan.expressions)
  }

  /// The first and the last track of each property in a direction.
  func ends(of direction: Direction) -> NumberedTable<PropertyKey, TrackEnds> {
    let ends = knownEnds[direction] ?? TrackEnds.of(transition[direction].tracks)
    knownEnds[direction] = ends
    return ends
  }

  /// The layouts on each display for which the spec is made; see `KnownRests.scenes(on:_:_:readingSafeArea:)`.
  func layoutsOnDisplays(readingSafeArea isRead: Bool) -> [(size: Size, layouts: [RestingLayout])] {
    KnownRests.displays(transition, expressions).map { size in
      (
        size,
        KnownRests.scenes(on: size, transition, plan, readingSafeArea: isRead).map { RestingLayout($0, self) }
      )
    }
  }

  /// The layouts in which to look at what follows from some values, with the least and the most safe area if that has a say; nil where the
  /// values are not known.
  func layouts(knowing values: [ExpressionID]) -> [RestingLayout]? {
    func areKnown(withSafeArea: Bool) -> Bool {
      KnownRests.areKnown(values, transition, expressions, isSafeAreaKnown: withSafeArea)
    }
    if areKnown(withSafeArea: false) { return layouts }
    if !areKnown(withSafeArea: true) { return nil }
    return layoutsOfSafeAreas
  }

  private lazy var layoutsOfSafeAreas = KnownRests.scenesOfSafeAreas(transition, plan).map {
    RestingLayout($0, self)
  }
}
