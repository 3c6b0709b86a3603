public import TransitionPlan
import TransitionText

/// The values of everything at one moment, as a table or as JSON.
public enum SampleReport {
  /// Makes the report of a plan, in the geometry of its samples.
  /// - Returns: UTF-8.
  public static func make(_ plan: Plan, _ request: SampleRequest) throws(ReportFailure) -> [UInt8] {
    var moments: [SampledMoment] = []
    for index in plan.transitions.indices {
      var evaluator = Evaluator(plan: plan, transition: index)
      if let container = request.container { evaluator = evaluator.resized(to: container) }
      let isMirrored = request.isRightToLeft && evaluator.transition.isDirectional
      var own = request
      if isMirrored, case .gesture(var gesture, let time) = request.moment {
        gesture.script = gesture.script.mirrored(in: evaluator.scene.frame(of: .container).width)
        own.moment = .gesture(gesture, at: time)
      }
      var found = try self.moments(evaluator, own)
      if isMirrored {
        for place in found.indices { found[place].mirror(in: evaluator.scene) }
      }
      moments += found
    }
    if moments.isEmpty {
      if case .gesture(let gesture, _) = request.moment,
        !plan.transitions.contains(where: { $0.interactions.indices.contains(gesture.interaction) })
      {
        throw ReportFailure("no transition has an interaction \(gesture.interaction)")
      }
      if let standIn = request.standIn, !plan.transitions.isEmpty {
        throw ReportFailure("no transition has a `\(standIn.memberName)`")
      }
      throw ReportFailure("the spec has no transition")
    }
    return request.isJSON ? json(moments) : Array(moments.map(\.table).joined(separator: "\n").utf8)
  }

  private static func moments(
    _ evaluator: Evaluator, _ request: SampleRequest
  ) throws(ReportFailure) -> [SampledMoment] {
    let transition = evaluator.transition
    let crossfade = request.standIn?.crossfade(of: transition)
    if request.standIn != nil, crossfade == nil { return [] }
    switch request.moment {
    case .time(let time):
      return Direction.allCases.map { direction in
        if let crossfade, let standIn = request.standIn {
          return SampledMoment(
            transition: transition, what: "\(direction.rawValue), \(standIn.memberName)", time: time,
            length: crossfade.duration, values: evaluator.values(of: crossfade, in: direction, at: time),
            held: evaluator.heldValues(in: evaluator.phase(of: crossfade, in: direction, at: time)))
        }
        return SampledMoment(
          transition: transition, what: direction.rawValue, time: time,
          length: evaluator.length(of: direction), values: evaluator.values(in: direction, at: time),
          held: evaluator.heldValues(in: evaluator.phase(in: direction, at: time)))
      }
    case .gesture(let gesture, let time):
      guard transition.interactions.indices.contains(gesture.interaction) else { return [] }
      var evaluator = evaluator
      if let name = gesture.state {
        guard let state = transition.states.firstIndex(where: { $0.name == name }) else {
          throw ReportFailure("`\(transition.name)` has no state `\(name)`")
        }
        evaluator = evaluator.resting(in: state)
      }
      if let name = gesture.absent { evaluator = evaluator.lacking(try absentSide(name, transition)) }
      if request.standIn == .reduceMotion { evaluator = evaluator.reducingMotion }
      return [playback(evaluator, gesture, time)]
    }
  }

  private static func absentSide(_ name: String, _ transition: Transition) throws(ReportFailure) -> Side {
    guard let side = Side.allCases.first(where: { transition[$0].name == name }) else {
      throw ReportFailure("`\(transition.name)` has no screen `\(name)`")
    }
    guard transition[side].isOptional else {
      throw ReportFailure("`\(name)` is never absent: only a screen with `?` may be")
    }
    return side
  }

  /// How many frames a second a gesture is played at: one for each millisecond.
  private static let rate = 1000.0

  private static func playback(
    _ evaluator: Evaluator, _ gesture: ScriptedGesture, _ time: Double?
  ) -> SampledMoment {
    let interaction = evaluator.transition.interactions[gesture.interaction]
    let played = evaluator.play(gesture.script, on: interaction, rate: rate)
    let start = gesture.script.points.first?.time ?? 0
    let end = played.frames.last?.time ?? gesture.script.points.last?.time ?? start
    let moment = time ?? end
    // Nothing moves before the platform has started the run.
    let frame = played.frames.last { $0.time <= moment + 1e-9 }
    var sampled = SampledMoment(
      transition: evaluator.transition, what: "gesture \(gesture.interaction)", time: moment, length: end,
      values: frame?.values ?? [], held: frame?.held ?? [])
    sampled.progress = frame?.progress
    sampled.outcome = played.isOpen ? played.outcome.map(\.rawValue) ?? "nothing started" : "did not begin"
    sampled.steps = played.steps
    return sampled
  }

  private static func json(_ moments: [SampledMoment]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for moment in moments { json.element { moment.write(&$0) } }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

/// The values of one transition at one moment.
struct SampledMoment {
  let transition: Transition
  /// What plays.
  let what: String
  let time: Double
  let length: Double
  /// What moves.
  var values: [PropertyValue]
  /// What is changed for a while.
  var held: [PropertyValue]
  var progress: Double?
  var outcome: String?
  var steps: [GesturePlayback.Step] = []

  /// Makes the values those that readers from right to left see.
  mutating func mirror(in scene: Scene) {
    let state = scene.setting(values).setting(held).mirrored
    func mirrored(_ value: PropertyValue) -> PropertyValue {
      PropertyValue(value.subject, value.property, state.value(of: value.subject, value.property))
    }
    values = values.map(mirrored)
    held = held.map(mirrored)
  }

  /// The values in columns.
  var table: String {
    let at = "\(Self.milliseconds(time)) of \(Self.milliseconds(length))"
    var text = "\(transition.name), \(what), at \(at)"
    if let outcome { text += ": \(outcome)" }
    text += "\n"
    for step in steps {
      let change = "\(step.state.rawValue) -> \(step.next.rawValue)"
      text += "  \(Self.milliseconds(step.time)) \(step.event.rawValue): \(step.action.rawValue), \(change)\n"
    }
    if let progress { text += "  progress \(Self.number(progress))\n" }
    text += rows(values, indent: "  ")
    if !held.isEmpty { text += "  for a while:\n" + rows(held, indent: "    ") }
    return text
  }

  private func rows(_ values: [PropertyValue], indent: String) -> String {
    let rows = values.map { value in
      [
        transition.name(of: value.subject) + "." + value.property.rawValue, Self.text(value.value),
        value.property.type.unitName,
      ]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      let name = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      let value = row[1] + String(repeating: " ", count: widths[1] - row[1].count)
      let unit = row[2]
      text += indent + (unit.isEmpty ? "\(name)  \(row[1])\n" : "\(name)  \(value)  \(unit)\n")
    }
    return text
  }

  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.member("transition", transition.name)
      json.member("what", what)
      json.member("atMs", Milliseconds.of(time))
      json.member("lengthMs", Milliseconds.of(length))
      if let outcome { json.member("outcome", outcome) }
      if let progress { json.member("progress", Self.rounded(progress)) }
      json.member("values") { write(values, &$0) }
      json.member("held") { write(held, &$0) }
    }
  }

  private func write(_ values: [PropertyValue], _ json: inout JSONWriter) {
    json.array { json in
      for value in values {
        json.element { json in
          json.inline { json in
            json.object { json in
              json.member("target", transition.name(of: value.subject))
              json.member("property", value.property.rawValue)
              json.member("unit", value.property.type.unitName)
              json.member("value") { Self.write(value.value, &$0) }
            }
          }
        }
      }
    }
  }

  private static func write(_ value: Value, _ json: inout JSONWriter) {
    switch value {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.number(rounded(number))
    default:
      json.array { json in
        for number in value.numbers { json.element { $0.number(rounded(number)) } }
      }
    }
  }

  private static func text(_ value: Value) -> String {
    if case .flag(let flag) = value { return flag ? "true" : "false" }
    return value.numbers.map(number).joined(separator: ", ")
  }

  /// A value with the unit of its property.
  static func textWithUnit(_ value: Value, of property: Property) -> String {
    let unit = property.type.unitName
    return text(value) + (unit.isEmpty ? "" : " " + unit)
  }

  /// To a ten thousandth, which is finer than any display.
  static func rounded(_ number: Double) -> Double {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }

  static func number(_ number: Double) -> String { NumberText.text(rounded(number)) }

  static func milliseconds(_ seconds: Double) -> String { number(seconds * 1000) + "ms" }
}

extension ValueType {
  /// The unit of its numbers; empty where they have none.
  var unitName: String {
    switch self {
    case .scalar(.none), .vector(.none), .range(.none), .flag: ""
    case .scalar(.angle): "rad"
    case .scalar(.time): "s"
    case .scalar(.speed), .vector(.speed): "pt/s"
    case .color: "rgba"
    default: "pt"
    }
  }
}
