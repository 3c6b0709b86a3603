import TransitionText

/// What a transition is doing, as far as it decides what is changed for a while.
public enum TransitionPhase: Hashable, Sendable {
  /// Nothing plays, and the screen on this side rests.
  case rest(Side)
  /// A direction plays without a finger.
  case playing(Direction)
  /// A crossfade plays in the place of a direction.
  case fading(Direction)
  /// A finger drives an interaction, or its values go to rest.
  case driven(Interaction)
}

extension Evaluator {
  /// In which phase a transition is while a direction plays: it rests before 0 and from its end on, where everything that
  /// was taken for the run has been given back.
  /// - Parameter time: Seconds from its start, delay included.
  public func phase(in direction: Direction, at time: Double) -> TransitionPhase {
    if time < 0 { return .rest(direction.start) }
    if time >= length(of: direction) { return .rest(direction.end) }
    return .playing(direction)
  }

  /// The same while a crossfade plays in the place of a direction.
  /// - Parameter time: Seconds from its start.
  public func phase(
    of crossfade: Crossfade, in direction: Direction, at time: Double
  ) -> TransitionPhase {
    if time < 0 { return .rest(direction.start) }
    if time >= crossfade.duration { return .rest(direction.end) }
    return .fading(direction)
  }

  /// What is changed for a while: what `hide`, `hold` and the ends of shared elements make of properties, each once. A view
  /// that is made invisible has a `hidden` that is true.
  ///
  /// A value is read where the tracks' ends are, and that of a hold in an interaction when the gesture begins. Where
  /// two obligations are about one property, which the checker lets pass only when they agree, the one for the run covers
  /// the one that lasts as long as the to screen is there, and else the later one the earlier.
  /// - Parameters:
  ///   - phase: What the transition is doing.
  ///   - finger: The finger of a `driven` phase.
  public func heldValues(in phase: TransitionPhase, under finger: FingerState = .rest) -> [PropertyValue] {
    var context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    context.state = state
    let own = phase.interaction.map { $0.holds.map(\.location) } ?? []
    let isOfInteraction = FlatSet(transition.interactions.flatMap { $0.holds.map(\.location) })
    let pictures = FlatSet(transition.shared.flatMap { [$0.from.location, $0.to.location] })
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
    let taken = transition.obligations.filter {
      isTaken($0, in: phase, isOfPicture: pictures.contains($0.location))
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

  /// What an interaction reads when its gesture begins.
  func beginning(of interaction: Interaction, under finger: FingerState) -> ExpressionContext {
    var context = ExpressionContext(
      start: restState(at: interaction.direction.start), finger: finger.atBeginning, expressions,
      locals: transition.locals)
    context.state = state
    return context
  }

  /// Whether something is taken in a phase.
  /// - Parameter isOfPicture: Whether it is that of a shared element, whose ends are invisible while its picture flies.
  private func isTaken(_ obligation: Obligation, in phase: TransitionPhase, isOfPicture: Bool) -> Bool {
    if let subject = obligation.kind.changed, isAbsent(subject) { return false }
    if isOfPicture {
      // Pictures stay away from crossfades, and those that have nowhere to fly to.
      if case .fading = phase { return false }
      if isMotionReduced || absent != nil { return false }
      // A finger that only goes from one rest state to another lets nothing fly.
      if case .driven(let interaction) = phase, interaction.states?.includesBackward == false { return false }
    }
    return switch (obligation.acquire, phase) {
    case (.stayStart, .rest(let side)): side == .to && absent != .to
    case (.stayStart, _): absent != .to
    case (_, .rest): false
    case (.drivenStart, .driven): true
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
    if case .driven(let interaction) = self { interaction } else { nil }
  }

  fileprivate var direction: Direction? {
    switch self {
    case .rest: nil
    case .playing(let direction), .fading(let direction): direction
    case .driven(let interaction): interaction.direction
    }
  }
}

extension ObligationKind {
  /// The object that has another value or look meanwhile.
  fileprivate var changed: Subject? {
    switch self {
    case .invisible(let subject), .held(let subject, _, _): subject
    case .inserted, .standing, .moved, .recognizer: nil
    }
  }
}
