import TransitionText

/// The value of one property at one moment.
public struct PropertyValue: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value, in points and radians.
  public var value: Value

  /// Makes the value of a property.
  public init(_ subject: Subject, _ property: Property, _ value: Value) {
    self.subject = subject
    self.property = property
    self.value = value
  }

  /// The key of the property.
  public var key: PropertyKey { PropertyKey(subject, property) }
}

/// The reference semantics of a plan: the value of every property at any time and under any finger.
///
/// Previews, sampled timelines and tests are made from it. It is a pure function of a plan and a scene. `values` are those that tracks and
/// fingers change; `heldValues` are temporary values (`hide`, `hold`, the ends of shared elements). One value of a property, and all
/// properties at a moment or at rest, include both.
///
/// For example:
///
///     let evaluator = Evaluator(plan: plan)
///     evaluator.value(of: .screen(.to), .alpha, in: .forward, at: 0.1)
public struct Evaluator: Sendable {
  /// The transition.
  public let transition: Transition
  /// The layout when a direction starts, from which the tracks' ends are computed.
  public let scene: Scene

  /// The current rest state of the to screen: an index into `Transition.states`.
  public private(set) var state = 0

  /// The screen that is absent; see `lacking`.
  var absent: Side?
  /// Whether the user asks for reduced motion; see `reducingMotion`.
  private(set) var isMotionReduced = false

  /// The item of every collection that moves; see `showing`.
  var item = CollectionItem.only {
    didSet {
      for index in forward.indices { forward[index].item = item }
      for index in backward.indices { backward[index].item = item }
    }
  }

  package let expressions: ExpressionArena
  private var forward: [Motion]
  private var backward: [Motion]

  /// Makes an evaluator.
  /// - Parameters:
  ///   - plan: The plan.
  ///   - index: The index of the transition in the plan; it exists.
  ///   - scene: The layout; the transition's sample by default.
  public init(plan: Plan, transition index: Int = 0, scene: Scene? = nil) {
    let transition = plan.transitions[index]
    self.init(transition, plan.expressions, scene ?? Scene(transition, of: plan))
  }

  /// Makes an evaluator in which only some objects have tracks, for speed.
  package init(
    plan: Plan, transition index: Int, scene: Scene, animating isAnimated: (Subject) -> Bool
  ) {
    self.init(plan.transitions[index], plan.expressions, scene, isAnimated)
  }

  private init(
    _ transition: Transition, _ expressions: ExpressionArena, _ scene: Scene,
    _ isAnimated: (Subject) -> Bool = { _ in true }
  ) {
    self.transition = transition
    self.scene = scene
    self.expressions = expressions
    let context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    forward = Motion.motions(of: transition.forward, context, isAnimated)
    backward = Motion.motions(of: transition.backward, context, isAnimated)
  }

  /// The same transition with the to screen in another of its rest states. The views of that screen are laid out in it, so they go along.
  /// - Parameter state: An index into `Transition.states`.
  public func resting(in state: Int) -> Evaluator {
    let evaluator = inState(state)
    let views = transition.to.views.indices.map { Subject.provided(.to, $0) }
    if state == self.state || views.isEmpty { return evaluator }
    let (rest, now) = (restState(at: .to), evaluator.restState(at: .to))
    guard let carried = CarriedFrame(in: .to, rest: rest, now: now) else { return evaluator }
    var scene = scene
    for view in views {
      let (old, new) = (scene.frame(of: view), carried(scene.frame(of: view)))
      // A place sets its part of the frame; otherwise the view goes along.
      var frame = new
      for place in transition.placements where place.subject == view {
        for (axis, part) in place.property.axisParts {
          frame.keep(part, of: old, on: axis)
        }
      }
      if frame != old { scene.set(view, .frame, .rect(frame)) }
    }
    return evaluator.laidOut(as: scene)
  }

  /// Reduces motion, if the spec has a `reduceMotion`: a screen fades, if its alpha has no track, and added views go from rest to rest.
  mutating func reduceMotion() {
    if transition.reduceMotion == nil { return }
    isMotionReduced = true
    let faded = transition.faded.map { PropertyKey(.screen($0), .alpha) }
    for direction in Direction.allCases where !transition[direction].isSystem {
      let own = FlatSet(animatedKeys(in: direction))
      let screen = [faded].compactMap(\.self).filter { !own.contains($0) }
      let keys = FlatSet(screen + addedFades(in: direction))
      let (starts, ends) = fadedValues(of: keys, in: direction)
      let fades = zip(keys, zip(starts, ends)).map { key, values in
        Motion.fade(key, from: values.0, to: values.1, over: transition[direction])
      }
      let others = motions(direction).filter { !keys.contains($0.key) }
      if direction == .forward { forward = others + fades } else { backward = others + fades }
    }
  }

  /// The same transition, in the same layout, in another state, in which the way back begins.
  private func inState(_ state: Int) -> Evaluator {
    var evaluator = self
    evaluator.state = state
    for value in stateValues(in: state) {
      for index in backward.indices where backward[index].key == value.key {
        evaluator.backward[index] = backward[index].beginning(at: value.value)
      }
    }
    return evaluator
  }

  /// The same transition, in the same state, in another layout.
  func laidOut(as scene: Scene) -> Evaluator {
    let shown = absent.map { scene.lacking($0) } ?? scene
    var evaluator = Evaluator(transition, expressions, shown).inState(state)
    evaluator.absent = absent
    if isMotionReduced { evaluator.reduceMotion() }
    evaluator.item = item
    return evaluator
  }

  /// The same transition, in the same rest state, after a change of the container's size: the sample's layout, `place`s and rest values are
  /// computed again. A run in which that happens goes to its target's rest in the new size, and one that a finger drives is cancelled; see
  /// `GestureScript.Ending.resized`.
  /// - Parameter container: In points.
  public func resized(to container: Size) -> Evaluator {
    var first = laidOut(as: Scene(transition, expressions, container: container))
    first.state = 0
    return first.resting(in: state)
  }

  /// The length of a direction without a finger, in seconds: its delay and its duration.
  public func length(of direction: Direction) -> Double {
    transition[direction].delay + transition[direction].duration
  }

  // MARK: Without a finger

  /// The value of a property.
  /// - Parameters:
  ///   - subject: The object.
  ///   - property: The property; it may be a part of an animated frame.
  ///   - direction: The direction that plays.
  ///   - time: Seconds from its start, delay included. Before 0 and after its end the values are those at rest.
  public func value(
    of subject: Subject, _ property: Property, in direction: Direction, at time: Double
  ) -> Value {
    values(of: subject, property, in: direction, at: [time])[0]
  }

  /// The values of a property at some times; see `value(of:_:in:at:)`. What is held is worked out once for each phase.
  /// - Parameter times: In ascending order.
  package func values(
    of subject: Subject, _ property: Property, in direction: Direction, at times: [Double]
  ) -> [Value] {
    let key = PropertyKey(subject, property)
    let (motion, length) = (motions(direction).first { $0.key == key }, length(of: direction))
    var last: (phase: TransitionPhase, isHeld: Bool)?
    return times.map { time in
      let phase = phase(in: direction, at: time)
      if last?.phase != phase { last = (phase, heldValues(in: phase).contains(where: key.isChanged)) }
      if let motion, last?.isHeld == false { return motion.value(at: time, of: length) }
      return state(in: direction, at: time).value(of: subject, property)
    }
  }

  /// The values of all tracks, each property once, in the order of the plan; see `value(of:_:in:at:)`.
  public func values(in direction: Direction, at time: Double) -> [PropertyValue] {
    let length = length(of: direction)
    return motions(direction).map {
      PropertyValue($0.key.subject, $0.key.property, $0.value(at: time, of: length))
    }
  }

  /// All properties while a direction plays, animated or not, including the values held for the run.
  public func state(in direction: Direction, at time: Double) -> Scene {
    scene.setting(stillValues(in: direction) + values(in: direction, at: time))
      .setting(heldValues(in: phase(in: direction, at: time)))
  }

  /// What only the other direction moves of added views: it is as the to screen rests.
  private func stillValues(in direction: Direction) -> [PropertyValue] {
    if transition.views.isEmpty { return [] }
    let own = FlatSet(motions(direction).map(\.key))
    let rests = RestLookup(self, at: .to)
    return motions(direction.opposite).map(\.key).compactMap { key in
      guard case .added = key.subject, !own.contains(key) else { return nil }
      return PropertyValue(key.subject, key.property, rests[key])
    }
  }

  // MARK: At rest

  /// The value of a property in a rest state.
  /// - Parameter direction: See `restState(at:of:)`.
  public func restValue(
    of subject: Subject, _ property: Property, at side: Side, of direction: Direction = .forward
  ) -> Value {
    RestLookup(self, at: side, of: direction)[PropertyKey(subject, property)]
  }

  /// All properties in a rest state, including the values held as long as the to screen is shown.
  ///
  /// - Parameter direction: The direction that determines the properties that both animate. The checker has ensured that the two agree,
  ///   except where an object is absent while the from screen rests: it may leave in another way than it has come.
  public func restState(at side: Side, of direction: Direction = .forward) -> Scene {
    restState(at: side, in: [direction.opposite, direction])
  }

  /// All properties at the rest from which a direction starts. What `backward` alone animates has its original value before `forward`.
  func startState(of direction: Direction) -> Scene {
    direction == .forward ? restState(at: .from, in: [.forward]) : restState(at: .to)
  }

  /// All properties as the to screen comes, when `forward` begins, or goes, when `backward` has ended: then what `backward` does not move is
  /// as it rests in the to screen.
  /// - Parameter direction: `forward` for the moment at which the to screen comes, `backward` for the one at which it goes.
  public func edgeState(of direction: Direction) -> Scene {
    if direction == .forward { return startState(of: .forward) }
    let ends = motions(.backward).map {
      PropertyValue($0.key.subject, $0.key.property, $0.restValue(atStart: false))
    }
    return restState(at: .to).setting(ends)
  }

  /// The values that differ from those at rest where a direction starts: before `forward`, what `backward` alone animates of the to screen
  /// has its original value, not the one with which `backward` ends. Parts of a frame are one value.
  public func startValues(of direction: Direction) -> [PropertyValue] {
    let (start, rest) = (startState(of: direction), restState(at: direction.start))
    var seen = FlatSet<PropertyKey>()
    return motions(direction.opposite).compactMap { motion in
      let key = motion.key.property.isOfFrame ? PropertyKey(motion.key.subject, .frame) : motion.key
      let value = start.value(of: key.subject, key.property)
      guard seen.insert(key), value != rest.value(of: key.subject, key.property) else { return nil }
      return PropertyValue(key.subject, key.property, value)
    }
  }

  private func restState(at side: Side, in directions: [Direction]) -> Scene {
    let values = side == .to ? stateValues(in: self.state) : []
    let tabled = FlatSet(values.map(\.key))
    var state = scene
    for direction in directions {
      // All values of one frame are set together.
      var rests: [PropertyValue] = []
      for motion in motions(direction) where !tabled.contains(motion.key) {
        let value = motion.restValue(atStart: direction.start == side)
        rests.append(PropertyValue(motion.key.subject, motion.key.property, value))
      }
      state = state.setting(rests + values)
    }
    return state.setting(heldValues(in: .rest(side)))
  }

  // MARK: Scrubbed

  /// The values of all tracks at a position of a direction: windows apply, and curves are linear.
  /// - Parameter position: 0…1 of the duration, without the delay.
  func scrubbedValues(in direction: Direction, at position: Double) -> [PropertyValue] {
    let plan = transition[direction]
    return motions(direction).map {
      let value = $0.scrubbedValue(at: position, delay: plan.delay, duration: plan.duration)
      return PropertyValue($0.key.subject, $0.key.property, value)
    }
  }

  /// The properties that a direction animates, each once.
  func animatedKeys(in direction: Direction) -> [PropertyKey] { motions(direction).map(\.key) }

  /// The motions of a direction, without those of a screen that is absent.
  func motions(_ direction: Direction) -> [Motion] {
    let motions = direction == .forward ? forward : backward
    return absent == nil ? motions : motions.filter { !isAbsent($0.key.subject) }
  }
}

extension PropertyKey {
  /// Whether a value of another property changes this one: of the same property, or of another part of the same frame.
  func isChanged(by value: PropertyValue) -> Bool {
    value.subject == subject
      && (value.property == property || value.property.isOfFrame && property.isOfFrame)
  }
}
