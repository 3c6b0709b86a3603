import TransitionPlan

/// Whether the sample determines the values of tracks, so that their rest can be checked.
enum KnownRests {
  /// Whether no value needs an unknown handed-over value.
  static func areKnown(
    _ values: [ExpressionID], _ transition: Transition, _ expressions: ExpressionArena,
    isSafeAreaKnown: Bool = false
  ) -> Bool {
    values.allSatisfy { isKnown($0, transition, expressions, isSafeAreaKnown: isSafeAreaKnown) }
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

  /// Layouts with the least and the most safe area on each side. A statement about a sum
  /// of insets that is true in all of these layouts is true in every layout.
  static func scenesOfSafeAreas(_ transition: Transition, _ plan: Plan) -> [Scene] {
    scenes(transition, plan).flatMap {
      scenes(on: $0.frame(of: .container).size, transition, plan)
    }
  }

  /// The displays for which a spec is made, of those on which gestures are checked: the tablet alone if the container of `sample` is one,
  /// the phone that is held sideways alone if that container is wider than high, and the upright ones otherwise, because an app may be for
  /// one kind only.
  static func displays(_ transition: Transition, _ expressions: ExpressionArena) -> [Size] {
    func isSideways(_ size: Size) -> Bool { size.width > size.height }
    let isGiven = transition.sample.contains { $0.subject == .container && $0.property.isOfFrame }
    let own =
      isGiven ? Scene(transition, expressions).frame(of: .container).size : Scene.defaultContainer
    return GestureDomain.displays.filter { isTablet(own) ? isTablet($0) : isSideways(own) == isSideways($0) }
  }

  static func isTablet(_ size: Size) -> Bool { min(size.width, size.height) >= leastTablet }

  /// No phone has a longer short side, in points.
  private static let leastTablet = 600.0

  /// The layouts on a display, each made when it is asked for: with the least and the most safe area on each side, or one for values that do
  /// not read it.
  static func scenes(
    on display: Size, _ transition: Transition, _ plan: Plan, readingSafeArea isRead: Bool = true
  ) -> LazyMapSequence<[(Double, Double)], Scene> {
    let most = display.mostSafeArea
    let sides: [(Double, Double)] = isRead ? [(0, 0), (1, 0), (0, 1), (1, 1)] : [(0, 0)]
    return sides.lazy.map { first, last in
      Scene(
        transition, of: plan, container: display,
        safeArea: Insets(
          top: first * most.top, left: first * most.left, bottom: last * most.bottom,
          right: last * most.right))
    }
  }

  /// Whether a value follows from the size of the display and from some objects themselves.
  /// - Parameter isSafeAreaKnown: Whether it may follow from the safe area of the display as well.
  static func followsDisplay(
    _ value: ExpressionID, _ subjects: [Subject], _ transition: Transition, _ expressions: ExpressionArena,
    isSafeAreaKnown: Bool
  ) -> Bool {
    if expressions.constant(value) != nil { return true }
    return expressions.first(in: value, through: transition.locals, reading: .handed | .property | .found) {
      switch expressions[$0].kind {
      case .handed: true
      case .property(.container, .safeArea): !isSafeAreaKnown
      case .property(let subject, let property), .found(let subject, let property):
        !property.movesFrame || subject != .container && !subjects.contains(subject)
      default: false
      }
    } == nil
  }

  /// Whether a value needs no unknown handed-over value.
  /// - Parameter isSafeAreaKnown: Whether the safe area of the container counts as known.
  static func isKnown(
    _ value: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena,
    isSafeAreaKnown: Bool = false
  ) -> Bool {
    if expressions.constant(value) != nil { return true }
    return expressions.first(in: value, through: transition.locals, reading: .handed | .property | .found) {
      switch expressions[$0].kind {
      case .handed(let side, let index):
        return !transition.handedSample.contains { $0.side == side && $0.index == index }
      // It differs between devices.
      case .property(.container, .safeArea):
        return !isSafeAreaKnown
          && !transition.sample.contains { $0.subject == .container && $0.property == .safeArea }
      // Without a sample or a place, the position of a view is unknown.
      case .property(let view, let property), .found(let view, let property):
        guard case .provided = view, property.isOfFrame else { return false }
        return !transition.sample.contains { $0.subject == view && $0.property.isOfFrame }
          && !transition.placements.contains { place in
            place.subject == view && place.property == .frame && place.value != value
              && isKnown(place.value, transition, expressions, isSafeAreaKnown: isSafeAreaKnown)
          }
      default: return false
      }
    } == nil
  }
}
