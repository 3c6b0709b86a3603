import TransitionPlan
import TransitionText

/// Plans with one or two constructs, made by hand.
struct SmallPlan {
  static let nowhere = SpecLocation(range: ByteRange(at: 0), line: 1, column: 1)
  var arena = ExpressionArena()

  mutating func add(_ kind: ExpressionKind, _ type: ValueType) -> ExpressionID {
    arena.add(TransitionPlan.Expression(kind, type: type, range: ByteRange(at: 0)))
  }

  mutating func number(_ value: Double, _ type: ValueType = .number) -> ExpressionID {
    add(.number(value), type)
  }

  mutating func call(_ function: Function, _ numbers: [Double], _ type: ValueType) -> ExpressionID {
    let arguments = numbers.map { number($0, .length) }
    return add(.call(function, arguments), type)
  }

  mutating func range(_ a: Double, _ b: Double) -> ExpressionID {
    let ends = (number(a), number(b))
    return add(.binary(.range, ends.0, ends.1), .range(.none))
  }

  mutating func track(
    _ subject: Subject, _ property: Property, _ start: ExpressionID, _ end: ExpressionID,
    over window: ClosedRange<Double> = 0...1, _ curve: Curve = .linear
  ) -> Track {
    Track(
      subject: subject, property: property, start: start, end: end, windowStart: window.lowerBound,
      windowEnd: window.upperBound, curve: curve, location: Self.nowhere)
  }

  func plan(
    _ tracks: [Track], delay: Double = 0, interactions: [Interaction] = [], sample: [SampleValue] = [],
    shared: [SharedElement] = [], locals: [Local] = []
  ) -> Plan {
    let here = Self.nowhere
    let views = [ProvidedView(name: "card", kind: .view, isOptional: false, location: here)]
    let direction = DirectionPlan(
      duration: 1, delay: delay, curve: .easeInOut, tracks: tracks, location: here)
    let transition = Transition(
      name: "Small", documentation: [], style: .navigation,
      from: Screen(name: "list", views: views, location: here), to: Screen(name: "detail", location: here),
      top: .to, forward: direction,
      backward: DirectionPlan(duration: 1, curve: .easeInOut, tracks: [], location: here), shared: shared,
      calls: [], locals: locals, interactions: interactions, obligations: [], fallback: nil,
      reduceMotion: nil, sample: sample, orderLocation: nil, location: here)
    return Plan(sourceName: "small.transition", expressions: arena, transitions: [transition])
  }

  /// The value of an expression at the end of a track of a property.
  func value(_ id: ExpressionID, as property: Property) -> Value {
    let plan = plan([track0(id, property)])
    return Evaluator(plan: plan).value(of: .screen(.to), property, in: .forward, at: 1)
  }

  private func track0(_ id: ExpressionID, _ property: Property) -> Track {
    Track(
      subject: .screen(.to), property: property, start: id, end: id, windowStart: 0, windowEnd: 1,
      curve: .linear, location: Self.nowhere)
  }
}
