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
/// Previews, sampled timelines and tests are made from it. It is a pure function of a plan and a scene. Obligations
/// (what is invisible, held or standing) are not values and are not played, but for the holds of an interaction.
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

  let expressions: ExpressionArena
  private let forward: [Motion]
  private let backward: [Motion]

  /// Makes an evaluator.
  /// - Parameters:
  ///   - plan: The plan.
  ///   - index: Which transition of the plan; it exists.
  ///   - scene: The layout; the transition's sample when left out.
  public init(plan: Plan, transition index: Int = 0, scene: Scene? = nil) {
    let transition = plan.transitions[index]
    let scene = scene ?? Scene(transition, of: plan)
    self.transition = transition
    self.scene = scene
    expressions = plan.expressions
    let context = ExpressionContext(layout: scene, plan.expressions, locals: transition.locals)
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
    if let motion = motions(direction).first(where: { $0.key == key }) {
      return motion.value(at: time, of: length(of: direction))
    }
    return state(in: direction, at: time).value(of: subject, property)
  }

  /// The value of a property for one item of a collection, whose items follow each other where a track has a `stagger`.
  /// - Parameters:
  ///   - item: Which item, from 0.
  ///   - count: How many are shown, 1 or more.
  public func value(
    of subject: Subject, _ property: Property, in direction: Direction, at time: Double, item: Int,
    among count: Int
  ) -> Value {
    let key = PropertyKey(subject, property)
    guard let motion = motions(direction).first(where: { $0.key == key }) else {
      return value(of: subject, property, in: direction, at: time)
    }
    return motion.value(at: time, of: length(of: direction), CollectionItem(index: item, count: count))
  }

  /// The values of all tracks, each property once, in the order of the plan; see `value(of:_:in:at:)`.
  public func values(in direction: Direction, at time: Double) -> [PropertyValue] {
    let length = length(of: direction)
    return motions(direction).map {
      PropertyValue($0.key.subject, $0.key.property, $0.value(at: time, of: length))
    }
  }

  /// All properties while a direction plays, animated or not.
  public func state(in direction: Direction, at time: Double) -> Scene {
    scene.setting(values(in: direction, at: time))
  }

  // MARK: At rest

  /// The value of a property in a rest state.
  public func restValue(of subject: Subject, _ property: Property, at side: Side) -> Value {
    let key = PropertyKey(subject, property)
    if side == .to, let value = stateValues(in: state).first(where: { $0.key == key }) { return value.value }
    for direction in Direction.allCases {
      if let motion = motions(direction).first(where: { $0.key == key }) {
        return motion.restValue(atStart: direction.start == side)
      }
    }
    return restState(at: side).value(of: subject, property)
  }

  /// All properties in a rest state.
  ///
  /// What only one direction animates has that direction's value; of what both animate `forward` is asked, and the
  /// checker has seen to it that they agree.
  public func restState(at side: Side) -> Scene {
    var state = scene
    for direction in [Direction.backward, .forward] {
      state = state.setting(
        motions(direction).map {
          PropertyValue(
            $0.key.subject, $0.key.property, $0.restValue(atStart: direction.start == side))
        })
    }
    return side == .to ? state.setting(stateValues(in: self.state)) : state
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

  private func motions(_ direction: Direction) -> [Motion] { direction == .forward ? forward : backward }
}

extension Scene {
  /// The scene with other values; those of one object at once.
  public func setting(_ values: [PropertyValue]) -> Scene {
    var scene = self
    var isDone: Set<Subject> = []
    for value in values where isDone.insert(value.subject).inserted {
      scene.set(
        value.subject,
        values.filter { $0.subject == value.subject }.map { (property: $0.property, value: $0.value) })
    }
    return scene
  }
}
