import TransitionText

/// How values settle after a finger has lifted.
///
/// On *finish* all properties that the direction animates or the finger drove go to their values at the far rest state. On *cancel* the
/// driven ones go back and the others stay where they are: at the start. All of it takes the duration and the curve of the interaction's
/// `settle`.
///
/// What the finger moved starts at the velocity that it has under the finger, measured over a millisecond: a place with its x and its y, with
/// a curve that is no spring only with its speed along its way; any other property only with its speed towards its end, never negative. Without a distance there is no velocity. A frame is a centre, which
/// is a place, and a size, which is not. All parts of an object's transform have one velocity, that along their way home.
///
/// A view that the finger did not move has gone along with its screen, and does so on its way home.
public struct SettleMotion: Sendable {
  /// How the interaction ends.
  public let outcome: InteractionOutcome
  /// The length, in seconds.
  public let duration: Double
  /// The curve.
  public let curve: Curve

  let start: Scene
  /// The rest state from which the finger moved the screens.
  let rest: Scene
  let startValues: [PropertyValue]
  let endValues: [PropertyValue]
  let parts: [SettlePart]

  /// The values of all properties that move or may have moved, each once.
  /// - Parameter time: Seconds since the finger lifted.
  public func values(at time: Double) -> [PropertyValue] {
    if time <= 0 { return startValues }
    if time >= duration { return endValues }
    let now = state(at: time)
    return startValues.map {
      let value = now.value(of: $0.subject, $0.property).held(to: $0.property.limits)
      return PropertyValue($0.subject, $0.property, value)
    }
  }

  /// The initial velocity of a property, in whole distances per second for each of its numbers; a frame's numbers are centre x, centre y,
  /// width and height. Nil for a property that the finger does not move.
  public func velocities(of subject: Subject, _ property: Property) -> [Double]? {
    let key = PropertyKey(subject, property.isOfFrame ? .frame : property)
    return parts.first { $0.key == key }?.velocities
  }

  /// All properties at a time before the end, not yet within their limits: also the place of a frame of which only a length moves.
  func state(at time: Double) -> Scene {
    var scene = start
    for part in parts {
      let from = part.numbers(of: part.start)
      let to = part.numbers(of: part.end)
      let now = from.indices.map {
        let progress = curve.progress(at: time, of: duration, velocity: part.velocities?[$0])
        return from[$0] + (to[$0] - from[$0]) * progress
      }
      var value = part.value(of: now)
      if let side = part.screen, case .rect(let frame) = value {
        value = .rect(CarriedFrame(in: side, rest: rest, now: scene)?(frame) ?? frame)
      }
      scene.set(part.key.subject, part.key.property, value)
    }
    return scene
  }
}

extension Evaluator {
  /// The motion with which an interaction settles.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - outcome: The outcome.
  ///   - finger: The finger when it lifted; without velocity when the touch was cancelled.
  public func settle(
    _ interaction: Interaction, _ outcome: InteractionOutcome, from finger: FingerState
  ) -> SettleMotion {
    let side = outcome == .finish ? interaction.direction.end : interaction.direction.start
    return SettleMotion(self, interaction, outcome, finger, home: self, side)
  }

  /// The motion with which an interaction between rest states settles in one of them.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - target: The state, an index into `Transition.states`; −1 is the from screen.
  ///   - finger: The finger when it lifted.
  public func settle(_ interaction: Interaction, in target: Int, from finger: FingerState) -> SettleMotion {
    // To the from screen the views start where they are laid out now.
    SettleMotion(
      self, interaction, target < 0 ? .finish : .cancel, finger,
      home: target < 0 ? self : resting(in: target),
      target < 0 ? .from : .to)
  }
}
