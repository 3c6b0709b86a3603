import TransitionText

/// The value of one property at one moment.
public struct PropertyValue: Hashable, Sendable {
  /// Whose property it is.
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

  /// Which property it is.
  public var key: PropertyKey { PropertyKey(subject, property) }
}

/// The reference for what a plan means: the value of everything at any time and under any finger.
///
/// Previews, sampled timelines and tests are made from it. It is a pure function of a plan and a scene. What tracks and fingers
/// move is `values`, what is changed for a while (`hide`, `hold`, the ends of shared elements) is `heldValues`; one value of a
/// property, and all properties at a moment or at rest, have both in them.
///
/// For example:
///
///     let evaluator = Evaluator(plan: plan)
///     evaluator.value(of: .screen(.to), .alpha, in: .forward, at: 0.1)
public struct Evaluator: Sendable {
  /// The transition.
  public let transition: Transition
  /// What the tracks' ends are made of: the layout when a direction starts.
  public let scene: Scene

  /// The rest state in which the to screen is: an index into `Transition.states`.
  public private(set) var state = 0

  /// The screen that is absent; see `lacking`.
  var absent: Side?
  /// Whether people ask for reduced motion; see `reducingMotion`.
  var isMotionReduced = false

  /// The item of every collection that moves; see `showing`.
  var item = CollectionItem.only {
    didSet {
      for index in forward.indices { forward[index].item = item }
      for index in backward.indices { backward[index].item = item }
    }
  }

  let expressions: ExpressionArena
  private var forward: [Motion]
  private var backward: [Motion]

  /// Makes an evaluator.
  /// - Parameters:
  ///   - plan: The plan.
  ///   - index: Which transition of the plan; it exists.
  ///   - scene: The layout; the transition's sample when left out.
  public init(plan: Plan, transition index: Int = 0, scene: Scene? = nil) {
    let transition = plan.transitions[index]
    self.init(transition, plan.expressions, scene ?? Scene(transition, of: plan))
  }

  private init(_ transition: Transition, _ expressions: ExpressionArena, _ scene: Scene) {
    self.transition = transition
    self.scene = scene
    self.expressions = expressions
    let context = ExpressionContext(layout: scene, expressions, locals: transition.locals)
    forward = Motion.motions(of: transition.forward, context)
    backward = Motion.motions(of: transition.backward, context)
  }

  /// The same transition with the to screen in another of its rest states.
  /// - Parameter state: An index into `Transition.states`.
  public func resting(in state: Int) -> Evaluator {
    var evaluator = self
    evaluator.state = state
    return evaluator
  }

  /// The same transition, in the same rest state, when the container has got another size: the sample's layout, `place`s and
  /// rest values are worked out again. A run in whose middle that happens goes to its target's rest in the new size, and a
  /// finger's is cancelled; see `GestureScript.Ending.resized`.
  /// - Parameter container: In points.
  public func resized(to container: Size) -> Evaluator {
    var evaluator = Evaluator(transition, expressions, Scene(transition, expressions, container: container))
    evaluator.state = state
    evaluator.absent = absent
    evaluator.isMotionReduced = isMotionReduced
    evaluator.item = item
    return evaluator
  }

  /// How long a direction takes without a finger, in seconds: its delay and its duration.
  public func length(of direction: Direction) -> Double {
    transition[direction].delay + transition[direction].duration
  }

  // MARK: Without a finger

  /// The value of a property.
  /// - Parameters:
  ///   - subject: The object.
  ///   - property: The property; a part of an animated frame will do.
  ///   - direction: The direction that plays.
  ///   - time: Seconds from its start, delay included. Before 0 and after its end the values are those at rest.
  public func value(
    of subject: Subject, _ property: Property, in direction: Direction, at time: Double
  ) -> Value {
    let key = PropertyKey(subject, property)
    let held = heldValues(in: phase(in: direction, at: time))
    if let motion = motions(direction).first(where: { $0.key == key }), !held.contains(where: key.isChanged) {
      return motion.value(at: time, of: length(of: direction))
    }
    return scene.setting(values(in: direction, at: time)).setting(held).value(of: subject, property)
  }

  /// The values of all tracks, each property once, in the order of the plan; see `value(of:_:in:at:)`.
  public func values(in direction: Direction, at time: Double) -> [PropertyValue] {
    let length = length(of: direction)
    return motions(direction).map {
      PropertyValue($0.key.subject, $0.key.property, $0.value(at: time, of: length))
    }
  }

  /// All properties while a direction plays, animated or not, and what is changed for the run.
  public func state(in direction: Direction, at time: Double) -> Scene {
    scene.setting(values(in: direction, at: time)).setting(heldValues(in: phase(in: direction, at: time)))
  }

  // MARK: At rest

  /// The value of a property in a rest state.
  public func restValue(of subject: Subject, _ property: Property, at side: Side) -> Value {
    let key = PropertyKey(subject, property)
    let held = heldValues(in: .rest(side))
    if held.contains(where: key.isChanged) { return restState(at: side).value(of: subject, property) }
    if side == .to, let value = stateValues(in: state).first(where: { $0.key == key }) { return value.value }
    for direction in Direction.allCases {
      if let motion = motions(direction).first(where: { $0.key == key }) {
        return motion.restValue(atStart: direction.start == side)
      }
    }
    return restState(at: side).value(of: subject, property)
  }

  /// All properties in a rest state, and what is changed as long as the to screen is there.
  ///
  /// What only one direction animates has that direction's value; of what both animate `forward` is asked, and the
  /// checker has seen to it that they agree.
  public func restState(at side: Side) -> Scene {
    let values = side == .to ? stateValues(in: self.state) : []
    let tabled = FlatSet(values.map(\.key))
    var state = scene
    for direction in [Direction.backward, .forward] {
      // What is said of one frame in several ways is said together.
      let rests = motions(direction).filter { !tabled.contains($0.key) }.map {
        PropertyValue($0.key.subject, $0.key.property, $0.restValue(atStart: direction.start == side))
      }
      state = state.setting(rests + values)
    }
    return state.setting(heldValues(in: .rest(side)))
  }

  // MARK: Scrubbed

  /// The values of all tracks at a position of a direction: windows are kept and curves are linear.
  /// - Parameter position: 0…1 of the duration; the delay does not count.
  func scrubbedValues(in direction: Direction, at position: Double) -> [PropertyValue] {
    let plan = transition[direction]
    return motions(direction).map {
      let value = $0.scrubbedValue(at: position, delay: plan.delay, duration: plan.duration)
      return PropertyValue($0.key.subject, $0.key.property, value)
    }
  }

  /// The properties that a direction animates, each once.
  func animatedKeys(in direction: Direction) -> [PropertyKey] { motions(direction).map(\.key) }

  /// The parts of frames that tracks and tables say, each once.
  var saidFrameParts: [PropertyKey] {
    var seen = FlatSet<PropertyKey>()
    let keys =
      motions(.forward).map(\.key) + motions(.backward).map(\.key)
      + transition.stateTables.map { PropertyKey($0.subject, $0.property) }
    return keys.filter { $0.property.isOfFrame && seen.insert($0) }
  }

  private func motions(_ direction: Direction) -> [Motion] {
    let motions = direction == .forward ? forward : backward
    return absent == nil ? motions : motions.filter { !isAbsent($0.key.subject) }
  }
}

extension PropertyKey {
  /// Whether another value of a property changes this one: the same, or another part of the same frame.
  fileprivate func isChanged(by value: PropertyValue) -> Bool {
    value.subject == subject
      && (value.property == property || value.property.isOfFrame && property.isOfFrame)
  }
}

extension Scene {
  /// The scene with other values; those of one object at once.
  public func setting(_ values: [PropertyValue]) -> Scene {
    var scene = self
    // Each object once, in one go through the values: there may be thousands.
    for (subject, own) in FlatTable(grouping: values, by: \.subject) {
      scene.set(subject, own.map { (property: $0.property, value: $0.value) })
    }
    return scene
  }
}
