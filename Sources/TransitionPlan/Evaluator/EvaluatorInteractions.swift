import TransitionText

extension Evaluator {
  /// Whether the gates of an interaction let a gesture begin: the direction of its pan, and `begin`.
  ///
  /// A pan's direction is open when the larger component of the velocity is in that direction; equal components and a velocity of 0 are let
  /// through, as in the emitted code.
  public func opens(_ interaction: Interaction, with finger: FingerState) -> Bool {
    refusal(of: interaction, with: finger) == nil
  }

  private func refusal(of interaction: Interaction, with finger: FingerState) -> GestureRefusal? {
    if !interaction.gesture.admits(finger) { return .direction }
    if cannotBegin(interaction) { return .absence }
    guard let begin = interaction.begin else { return nil }
    return context(of: interaction, under: finger).value(begin).isTrue ? nil : .condition
  }

  /// Why the gates of an interaction do not let a scripted gesture begin; nil if they do.
  public func refusal(of interaction: Interaction, with script: GestureScript) -> GestureRefusal? {
    script.points.isEmpty ? nil : refusal(of: interaction, with: script.finger(at: 0))
  }

  /// The values under a finger.
  ///
  /// Properties without a drive are at rest at the start. A drive whose value is not finite keeps the value at the start.
  public func pose(_ interaction: Interaction, under finger: FingerState) -> Pose {
    posed(interaction, finger).pose
  }

  /// The decision of an interaction when the finger lifts.
  public func decision(_ interaction: Interaction, under finger: FingerState) -> InteractionOutcome {
    if absent != nil { return .cancel }
    let context = posed(interaction, finger).context
    switch interaction.decision {
    case .finishWhen(let condition, _): return context.value(condition).isTrue ? .finish : .cancel
    case .cancelWhen(let condition, _): return context.value(condition).isTrue ? .cancel : .finish
    case .cancels: return .cancel
    case .nearest: return nearestState(interaction, under: finger) < 0 ? .finish : .cancel
    }
  }

  /// Whether the condition holds under which an interaction finishes while the finger is down.
  public func isReached(_ interaction: Interaction, under finger: FingerState) -> Bool {
    guard let condition = interaction.finishNow, absent == nil else { return false }
    return posed(interaction, finger).context.value(condition).isTrue
  }

  /// The values under a finger, and the context in which conditions are evaluated.
  func posed(_ interaction: Interaction, _ finger: FingerState) -> (pose: Pose, context: ExpressionContext) {
    var context = context(of: interaction, under: finger)
    let held = context.start.setting(heldValues(in: .driven(interaction), under: finger))
    context.present = held
    var free = 0.0
    var position = Double(state)
    var driven = [PropertyValue?](repeating: nil, count: interaction.drives.count)
    let drives = FlatTable(grouping: interaction.drives.indices) { interaction.drives[$0].subject }
    // A part of a frame that is driven alone may keep another one at rest.
    let hasFrames = interaction.drives.contains { $0.property.isOfFrame }
    let parts = hasFrames ? transition.saidFrameParts.filter { absent == nil || !isAbsent($0.subject) } : []
    let said = FlatTable(grouping: parts) { $0.subject }
    var kept: [PropertyValue] = []
    for step in interaction.steps {
      switch step {
      case .local(let index): context.known.set(index, context.value(transition.locals[index].value))
      case .progress:
        let progress = interaction.progress.map { context.value($0) } ?? .number(0)
        free = progress.number
        context.progress = progress.heldProgress
      case .drive(let index):
        let value = drivenValue(interaction.drives[index], context, interaction, position)
        driven[index] = value
        // All driven parts of one frame together, as two edges determine its length, and the rest values that these keep.
        let parts = (drives[value.subject] ?? []).compactMap { driven[$0] }
          .map { (property: $0.property, value: $0.value) }
        let own = said[value.subject] ?? []
        let rests = own.filter { $0.property.keepsPlace(among: parts.map(\.property), own.map(\.property)) }
          .map { PropertyValue($0.subject, $0.property, held.value(of: $0.subject, $0.property)) }
        kept = kept.filter { $0.subject != value.subject } + rests
        context.present.set(
          value.subject,
          [(.frame, .rect(held.frame(of: value.subject)))] + rests.map { ($0.property, $0.value) } + parts)
        if let states = interaction.states, states.drive == index {
          position = self.position(of: value.value.number, states)
          context.progress = transition.states.count > 1 ? position / Double(transition.states.count - 1) : 0
        }
      }
    }
    var values = driven.compactMap { $0 } + kept
    if interaction.drives.isEmpty {
      values = scrubbedValues(in: interaction.direction, at: context.progress)
      context.present = context.present.setting(values)
      // A decision reads the current values, by a name or without one.
      context.known = FlatTable()
    }
    var pose = Pose(progress: context.progress, values: values)
    if absent != nil {
      pose = resisted(pose, interaction, progress: free, from: context.start)
      context.progress = pose.progress
      context.present = held.setting(pose.values)
    }
    pose.values.removeAll { !follows($0.key) }
    return (pose, context)
  }

  private func drivenValue(
    _ drive: Drive, _ context: ExpressionContext, _ interaction: Interaction, _ position: Double
  ) -> PropertyValue {
    guard let expression = drive.value else {
      let values =
        interaction.states == nil
        ? scrubbedValues(in: interaction.direction, at: context.progress) : stateValues(at: position)
      let track = values.first {
        $0.subject == drive.subject && $0.property == drive.property
      }
      return track
        ?? PropertyValue(
          drive.subject, drive.property, context.start.value(of: drive.subject, drive.property))
    }
    let value = context.value(expression)
    let usable = value.isFinite ? value : context.start.value(of: drive.subject, drive.property)
    return PropertyValue(drive.subject, drive.property, usable.held(to: drive.property.drivenLimits))
  }
}

/// Why a gesture does not begin.
public enum GestureRefusal: Hashable, Sendable {
  /// The fingers go another way, or come from another side.
  case direction
  /// A screen is absent.
  case absence
  /// `begin when` does not hold.
  case condition
}

extension Gesture {
  /// Whether the fingers move in its direction.
  fileprivate func admits(_ finger: FingerState) -> Bool {
    switch self {
    case .pan(let direction): direction.admits(finger.velocity)
    // The platform decides how steep a finger from an edge may be.
    case .edgePan(.leading), .edgePan(.left): finger.velocity.x >= 0
    case .edgePan(.trailing), .edgePan(.right): finger.velocity.x <= 0
    case .edgePan(.top): finger.velocity.y >= 0
    case .edgePan(.bottom): finger.velocity.y <= 0
    case .pinch(.in): finger.scaleVelocity <= 0
    case .pinch(.out): finger.scaleVelocity >= 0
    case .rotate: true
    }
  }
}

extension PanDirection {
  /// Whether the larger component of a velocity is in this direction.
  fileprivate func admits(_ velocity: Vector) -> Bool {
    switch self {
    case .down: velocity.y >= abs(velocity.x)
    case .up: -velocity.y >= abs(velocity.x)
    case .right, .trailing: velocity.x >= abs(velocity.y)
    case .left, .leading: -velocity.x >= abs(velocity.y)
    case .vertical: abs(velocity.y) >= abs(velocity.x)
    case .horizontal: abs(velocity.x) >= abs(velocity.y)
    case .any: true
    }
  }
}

extension Value {
  /// The value as a progress: clamped to 0…1, and 0 when it is not a number.
  fileprivate var heldProgress: Double { number.isNaN ? 0 : min(max(number, 0), 1) }
}
