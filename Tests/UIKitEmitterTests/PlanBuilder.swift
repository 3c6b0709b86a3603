import TransitionPlan
import TransitionText

/// Makes plans by hand, briefly.
struct PlanBuilder {
  var arena = ExpressionArena()

  static func at(_ line: Int, _ column: Int = 3) -> SpecLocation {
    SpecLocation(range: ByteRange(at: UInt32(line * 10)), line: line, column: column)
  }

  mutating func add(_ kind: ExpressionKind, _ type: ValueType) -> ExpressionID {
    arena.add(Expression(kind, type: type, range: ByteRange(at: 7)))
  }

  mutating func number(_ value: Double, _ type: ValueType = .number) -> ExpressionID {
    add(.number(value), type)
  }

  mutating func property(_ subject: Subject, _ property: Property) -> ExpressionID {
    add(.property(subject, property), property.type)
  }

  mutating func vector(_ x: ExpressionID, _ y: ExpressionID) -> ExpressionID {
    add(.call(.vector, [x, y]), .vector(.length))
  }

  mutating func vector(_ x: Double, _ y: Double) -> ExpressionID {
    let (x, y) = (number(x, .length), number(y, .length))
    return vector(x, y)
  }

  mutating func binary(
    _ name: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID, _ type: ValueType
  ) -> ExpressionID {
    add(.binary(name, left, right), type)
  }

  mutating func gesture(_ value: GestureValue, _ component: Component) -> ExpressionID {
    let whole = add(.gesture(value), value.type)
    return add(.component(whole, component), value == .velocity ? .scalar(.speed) : .length)
  }

  mutating func map(
    _ value: ExpressionID, _ a: ExpressionID, _ b: ExpressionID, _ c: Double, _ d: Double
  ) -> ExpressionID {
    let from = binary(.range, a, b, .range(.length))
    let (low, high) = (number(c), number(d))
    let to = binary(.range, low, high, .range(.none))
    return add(.call(.map, [value, from, to]), .number)
  }

  /// A direction of tracks from `a` at the from screen to `b` at the to screen.
  func direction(
    _ direction: Direction, _ duration: Double, _ curve: Curve, delay: Double = 0,
    _ values: [(Subject, Property, ExpressionID, ExpressionID, line: Int)],
    windows: [Int: (start: Double, end: Double, curve: Curve)] = [:], line: Int
  ) -> DirectionPlan {
    let tracks = values.enumerated().map { index, value in
      let window = windows[index] ?? (delay, delay + duration, curve)
      return Track(
        subject: value.0, property: value.1, start: direction == .forward ? value.2 : value.3,
        end: direction == .forward ? value.3 : value.2, windowStart: window.start, windowEnd: window.end,
        curve: window.curve, location: Self.at(value.line))
    }
    return DirectionPlan(
      duration: duration, delay: delay, curve: curve, tracks: tracks, location: Self.at(line))
  }

  static func spring(_ damping: Double, _ duration: Double) -> Curve {
    .spring(SpringCurve(dampingRatio: damping, duration: duration))
  }

  static func standing(_ subject: Subject, _ property: Property, _ value: ExpressionID, _ line: Int)
    -> Obligation
  {
    Obligation(
      kind: .standing(subject, property, value), acquire: .stayStart,
      releases: [
        .init(.forwardFinish, nil), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
        .init(.backwardCancel, nil), .init(.leftOtherwise, .stayEnd),
      ], reason: "animate", location: at(line))
  }

  static func transition(
    _ name: String, documentation: [String] = [], from: Screen, to: Screen, top: Side = .to,
    forward: DirectionPlan, backward: DirectionPlan, shared: [SharedElement] = [], calls: [HookCall] = [],
    locals: [Local] = [], interactions: [Interaction] = [], obligations: [Obligation] = [],
    fallback: Crossfade? = nil, reduceMotion: Crossfade? = nil, line: Int = 1
  ) -> Transition {
    Transition(
      name: name, documentation: documentation, style: .navigation, from: from, to: to, top: top,
      forward: forward, backward: backward, shared: shared, calls: calls, locals: locals,
      interactions: interactions, obligations: obligations, fallback: fallback, reduceMotion: reduceMotion,
      sample: [], orderLocation: nil, location: at(line))
  }

  func plan(_ source: String, _ transitions: [Transition]) -> Plan {
    Plan(sourceName: source, expressions: arena, transitions: transitions)
  }

  static func fade(_ duration: Double, _ line: Int) -> Crossfade {
    Crossfade(duration: duration, curve: .easeInOut, location: at(line))
  }
}
