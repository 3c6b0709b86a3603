import TransitionText

/// The phase of a transition, which determines the held values.
public enum TransitionPhase: Hashable, Sendable {
  /// Nothing plays, and the screen on this side rests.
  case rest(Side)
  /// A direction plays without a finger.
  case playing(Direction)
  /// A crossfade plays in place of a direction.
  case fading(Direction)
  /// A finger drives an interaction, or its values go to rest.
  case driven(Interaction)
  /// A finger has moved the to screen between its rest states and has lifted, and the to screen leaves.
  case leaving(Interaction)
}

extension Evaluator {
  /// The phase of a transition while a direction plays: it rests before 0 and from its end on, where all obligations of the run have been
  /// released.
  /// - Parameter time: Seconds from its start, delay included.
  public func phase(in direction: Direction, at time: Double) -> TransitionPhase {
    if time < 0 { return .rest(direction.start) }
    if time >= length(of: direction) { return .rest(direction.end) }
    return .playing(direction)
  }

  /// The phase while a crossfade plays in place of a direction.
  /// - Parameter time: Seconds from its start.
  public func phase(
    of crossfade: Crossfade, in direction: Direction, at time: Double
  ) -> TransitionPhase {
    if time < 0 { return .rest(direction.start) }
    if time >= crossfade.duration { return .rest(direction.end) }
    return .fading(direction)
  }

  /// The temporary values of properties by `hide`, `hold` and the ends of shared elements, each property once. A view that is made
  /// invisible has a `hidden` that is true.
  ///
  /// A value is read in the layout of the tracks' ends; that of a hold in an interaction when the gesture begins. If two obligations hold
  /// one property, which the checker allows only when they agree, the one for the run overrides the one that lasts as long as the to
  /// screen; otherwise the later one overrides the earlier.
  /// - Parameters:
  ///   - phase: The phase of the transition.
  ///   - finger: The finger of a `driven` or `leaving` phase.
  public func heldValues(in phase: TransitionPhase, under finger: FingerState = .rest) -> [PropertyValue] {
    var pictures = FlatSet<SpecLocation>()
    for element in transition.shared {
      pictures.insert(element.from.location)
      pictures.insert(element.to.location)
    }
    let taken = transition.obligations.filter {
      $0.kind.changed != nil && isTaken($0, in: phase, isOfPicture: pictures.contains($0.location))
    }
    if taken.isEmpty { return [] }
    var context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    context.state = state
    let own = phase.interaction.map { $0.holds.map(\.location) } ?? []
    let isOfInteraction = FlatSet(transition.interactions.flatMap { $0.holds.map(\.location) })
    var values: [PropertyValue] = []
    var places = FlatTable<PropertyKey, Int>()
    func hold(_ subject: Subject, _ property: Property, _ value: Value) {
      guard value.isFinite else { return }
      let held = PropertyValue(subject, property, value.held(to: property.limits))
      if let place = places[held.key] {
        values[place] = held
      } else {
        places.set(held.key, values.count)
        values.append(held)
      }
    }
    for obligation in taken.filter({ !$0.isOfRun }) + taken.filter(\.isOfRun) {
      switch obligation.kind {
      case .invisible(let subject): hold(subject, .hidden, .flag(true))
      case .held(let subject, let property, let value):
        if !isOfInteraction.contains(obligation.location) {
          hold(subject, property, context.value(value))
        } else if own.contains(obligation.location), let interaction = phase.interaction {
          hold(subject, property, beginning(of: interaction, under: finger).value(value))
        }
      case .inserted, .standing, .moved, .recognizer: break
      }
    }
    return values
  }

  /// The context that an interaction reads when its gesture begins.
  func beginning(of interaction: Interaction, under finger: FingerState) -> ExpressionContext {
    context(of: interaction, under: finger.atBeginning)
  }

  /// The context that an interaction reads under a finger, before anything is driven.
  func context(of interaction: Interaction, under finger: FingerState) -> ExpressionContext {
    var context = ExpressionContext(
      layout: scene, start: startState(of: interaction.direction), finger: finger, expressions,
      locals: transition.locals)
    context.state = state
    return context
  }

  /// Whether an obligation is taken in a phase.
  /// - Parameter isOfPicture: Whether it is of a shared element, whose ends are invisible while its picture flies.
  private func isTaken(_ obligation: Obligation, in phase: TransitionPhase, isOfPicture: Bool) -> Bool {
    if let subject = obligation.kind.changed, isAbsent(subject) { return false }
    if isOfPicture {
      // Pictures are not shown in crossfades, nor without a screen to fly to.
      if case .fading = phase { return false }
      if isMotionReduced || absent != nil { return false }
      // No picture flies between rest states: it starts when the finger has lifted and the to screen leaves.
      if case .driven(let interaction) = phase, interaction.states != nil { return false }
    }
    return switch (obligation.acquire, phase) {
    case (.stayStart, .rest(let side)): side == .to && absent != .to
    case (.stayStart, _): absent != .to
    case (_, .rest): false
    case (.drivenStart, .driven), (.drivenStart, .leaving): true
    case (.drivenStart, _): false
    case (.runStart, _): true
    case (.forwardStart, _): phase.direction == .forward
    case (.backwardStart, _): phase.direction == .backward
    case (.runEnd, _), (.stayEnd, _): false
    }
  }
}

extension TransitionPhase {
  fileprivate var interaction: Interaction? {
    switch self {
    case .driven(let interaction), .leaving(let interaction): interaction
    case .rest, .playing, .fading: nil
    }
  }

  fileprivate var direction: Direction? {
    switch self {
    case .rest: nil
    case .playing(let direction), .fading(let direction): direction
    case .driven(let interaction), .leaving(let interaction): interaction.direction
    }
  }
}

extension ObligationKind {
  /// The object whose value or visibility the obligation changes.
  fileprivate var changed: Subject? {
    switch self {
    case .invisible(let subject), .held(let subject, _, _): subject
    case .inserted, .standing, .moved, .recognizer: nil
    }
  }
}
