import TransitionText

/// What settles when a finger lifts, and where it is and goes.
private struct SettleStart {
  let evaluator: Evaluator
  let interaction: Interaction
  let outcome: InteractionOutcome
  let destination: Evaluator
  let side: Side
  /// What the finger drives, where it is.
  let pose: Pose
  let driven: Set<PropertyKey>
  /// The rest state from which the finger moved the screens.
  let rest: Scene
  /// All properties where they are, and a moment later with the finger's velocity.
  var now: Scene
  let next: Scene
  /// Where they settle.
  let home: Scene
  /// What moves or may have moved.
  let keys: [PropertyKey]
  /// The views that go along with their screens.
  var carried = FlatTable<Subject, Side>()

  init(
    _ evaluator: Evaluator, _ interaction: Interaction, _ outcome: InteractionOutcome, _ finger: FingerState,
    home destination: Evaluator, _ side: Side
  ) {
    (self.evaluator, self.interaction, self.outcome) = (evaluator, interaction, outcome)
    (self.destination, self.side) = (destination, side)
    let direction = interaction.direction
    let (pose, context) = evaluator.posed(interaction, finger)
    self.pose = pose
    driven = Set(pose.values.map(\.key))
    rest = evaluator.startState(of: direction)
    now = context.present
    next = evaluator.posed(interaction, finger.moved(for: SettlePart.moment)).context.present
    home = evaluator.reached(destination.restState(at: side, of: direction), by: interaction, outcome)
    // Pictures fly only between the screens.
    let isFlying = interaction.states == nil || outcome == .finish
    var keys = evaluator.animatedKeys(in: direction).filter { key in
      if case .shared = key.subject { return isFlying && evaluator.follows(key) }
      return evaluator.follows(key)
    }
    for key in pose.values.map(\.key) where !keys.contains(key) { keys.append(key) }
    self.keys = keys
    carryViews()
    if isFlying { placePictures() }
  }

  /// Views that the finger did not move have gone along with their screens.
  private mutating func carryViews() {
    for subject in Set(keys.filter(\.property.isOfFrame).map(\.subject)) {
      guard case .provided(let side, _) = subject, now.frame(of: subject) == rest.frame(of: subject),
        !driven.contains(where: {
          $0.subject == subject && ($0.property.isOfFrame || $0.property.isTransform)
        }),
        let way = CarriedFrame(in: side, rest: rest, now: now),
        CarriedFrame(in: side, rest: home, now: rest) != nil
      else { continue }
      now.set(subject, .frame, .rect(way(now.frame(of: subject))))
      carried.set(subject, side)
    }
  }

  /// From a rest state a picture begins to fly where its view is seen.
  private mutating func placePictures() {
    guard interaction.states != nil, let seen = evaluator.seen(rest, now) else { return }
    let rests = RestLookup(seen, at: .to)
    for key in keys where [.frame, .clip].contains(key.property) {
      guard case .shared = key.subject else { continue }
      now.set(key.subject, key.property, rests[key])
    }
  }

  var settle: Settle { outcome == .finish ? interaction.finish : interaction.cancel }

  var startValues: [PropertyValue] {
    keys.map { key in
      let posed = pose.values.first { $0.key == key }?.value
      return PropertyValue(
        key.subject, key.property,
        (posed ?? now.value(of: key.subject, key.property)).held(to: key.property.limits))
    }
  }

  var endValues: [PropertyValue] {
    let rests = RestLookup(destination, at: side, of: interaction.direction)
    return keys.map { PropertyValue($0.subject, $0.property, rests[$0]) }
  }

  /// What settles; views that go along with a screen come after it.
  var parts: [SettlePart] {
    var frames: Set<Subject> = []
    let parts = keys.filter { !$0.property.isOfFrame || frames.insert($0.subject).inserted }.map(part)
    let sorted = parts.filter { $0.screen == nil } + parts.filter { $0.screen != nil }
    return SettlePart.joined(sorted, now, ahead: next, moved: driven)
  }

  private func part(_ key: PropertyKey) -> SettlePart {
    let property: Property = key.property.isOfFrame ? .frame : key.property
    // Whether the finger moves a place, whose coordinates have a velocity each, or only a length.
    let isPlace = driven.contains { $0.isPart(of: key.subject) && $0.property.type.isPlace }
    var start = now.value(of: key.subject, property)
    var end = home.value(of: key.subject, property)
    let screen = property == .frame ? carried[key.subject] : nil
    if let screen, case .rect(let last) = end {
      start = rest.value(of: key.subject, property)
      end = .rect(CarriedFrame(in: screen, rest: home, now: rest)?(last) ?? last)
    }
    let velocities = SettlePart.velocities(
      from: SettlePart.numbers(of: start), to: SettlePart.numbers(of: end),
      ahead: SettlePart.numbers(of: next.value(of: key.subject, property)), settle.curve
    ) { SettlePart.isCoordinate($0, of: start) && (property != .frame || isPlace) }
    return SettlePart(
      key: PropertyKey(key.subject, property), start: start, end: end,
      velocities: isMoved(key.subject, property) ? velocities : nil, screen: screen)
  }

  /// Whether the finger moves a property.
  private func isMoved(_ subject: Subject, _ property: Property) -> Bool {
    driven.contains {
      if $0.subject != subject { return false }
      // A view inside a screen is moved by its transform, which has its place as well.
      if case .provided = subject, property == .frame || property.isTransform {
        return $0.property.isOfFrame || $0.property.isTransform
      }
      return $0.property == property || property == .frame && $0.property.isOfFrame
    }
  }
}

extension SettleMotion {
  init(
    _ evaluator: Evaluator, _ interaction: Interaction, _ outcome: InteractionOutcome, _ finger: FingerState,
    home destination: Evaluator, _ side: Side
  ) {
    let start = SettleStart(evaluator, interaction, outcome, finger, home: destination, side)
    self.outcome = outcome
    (duration, curve) = (start.settle.duration, start.settle.curve)
    (self.start, rest) = (start.now, start.rest)
    (startValues, endValues, parts) = (start.startValues, start.endValues, start.parts)
  }
}

extension Evaluator {
  /// Rest values as an interaction that finishes reaches them: parts of a frame that only the other direction moves stay where they are.
  fileprivate func reached(
    _ home: Scene, by interaction: Interaction, _ outcome: InteractionOutcome
  ) -> Scene {
    if interaction.states != nil || outcome != .finish { return home }
    let own = Set(
      animatedKeys(in: interaction.direction)
        + interaction.drives.map { PropertyKey($0.subject, $0.property) })
    let others = Set(animatedKeys(in: interaction.direction.opposite)).subtracting(own).filter(
      \.property.isOfFrame)
    if others.isEmpty { return home }
    let rest = startState(of: interaction.direction)
    var reached = home
    for subject in Set(others.map(\.subject)) {
      let values = own.filter { $0.subject == subject && $0.property.isOfFrame }.map {
        PropertyValue(subject, $0.property, home.value(of: subject, $0.property))
      }
      reached.set(subject, .frame, .rect(rest.setting(values).frame(of: subject)))
    }
    return reached
  }

  /// The same transition in the layout that is seen while a finger drags the to screen, whose views go along: there a picture begins to fly.
  /// Nil if the screen is turned.
  fileprivate func seen(_ rest: Scene, _ now: Scene) -> Evaluator? {
    guard let carried = CarriedFrame(in: .to, rest: rest, now: now) else { return nil }
    var layout = scene
    for view in transition.to.views.indices {
      let subject = Subject.provided(.to, view)
      layout.set(subject, .frame, .rect(carried(scene.frame(of: subject))))
    }
    return laidOut(as: layout)
  }
}

extension PropertyKey {
  fileprivate func isPart(of subject: Subject) -> Bool { self.subject == subject && property.isOfFrame }
}

extension ValueType {
  /// Whether its values have the coordinates of a place.
  fileprivate var isPlace: Bool { self == .point || self == .rect }
}
