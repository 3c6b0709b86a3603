import TransitionPlan
import TransitionText

/// The values of one transition at one moment.
struct SampledMoment {
  let transition: Transition
  /// The direction, press or gesture that plays.
  let what: String
  let time: Double
  let length: Double
  /// Whether the platform plays it, with an animation of its own.
  var isByPlatform = false
  /// The values that move.
  var values: [SampledValue]
  /// The values that are changed for a while.
  var held: [PropertyValue]
  /// The progress of the finger; while values settle, that with which they began to.
  var progress: Double?
  /// Whether the finger has left.
  var isSettling = false
  var outcome: String?
  /// What the gesture would do beside what is played, in words.
  var remarks: [String] = []
  /// The rest state in which a gesture between several ends.
  var restState: String?
  /// The values of `place` that do not move.
  var placed: [PropertyValue] = []
  /// The frames that the sample does not give.
  var guessed: [PropertyValue] = []
  var steps: [GesturePlayback.Step] = []

  /// Mirrors the values for a layout from right to left.
  mutating func mirror(in scene: Scene) {
    // An item is mirrored with its own values, and with those that all items share.
    let states = Dictionary(
      uniqueKeysWithValues: Set(values.map(\.item)).union([nil]).map { item in
        let own = values.filter { $0.item == nil || $0.item == item }.map(\.value)
        return (item, scene.setting(own).setting(held).mirrored)
      })
    func mirrored(_ value: PropertyValue, item: Int?) -> PropertyValue {
      if value.property.isInReadingDirection { return value }
      let state = states[item] ?? scene
      return PropertyValue(value.subject, value.property, state.value(of: value.subject, value.property))
    }
    values = values.map { SampledValue(mirrored($0.value, item: $0.item), item: $0.item) }
    held = held.map { mirrored($0, item: nil) }
  }

  /// The values in columns.
  var table: String {
    let end = Self.milliseconds(length)
    let at = Self.milliseconds(time) + (time > length + 1e-9 ? ", ended at \(end)" : " of \(end)")
    var text = "\(transition.name), \(what), " + (isByPlatform ? "by UIKit" : "at \(at)")
    if let restState {
      text += ": settles in \(restState)"
    } else if let outcome {
      text += ": \(outcome)"
    }
    text += "\n"
    for remark in remarks { text += "  \(remark)\n" }
    for step in steps {
      let change = "\(step.state.rawValue) -> \(step.next.rawValue)"
      text += "  \(Self.milliseconds(step.time)) \(step.event.rawValue): \(step.action.rawValue), \(change)\n"
    }
    if let progress {
      text += "  progress \(Self.number(progress))\(isSettling ? " when it began to settle" : "")\n"
    }
    text += rows(values, indent: "  ")
    if !held.isEmpty { text += "  for a while:\n" + rows(held.map { SampledValue($0) }, indent: "    ") }
    if !placed.isEmpty {
      text += "  placed, where it rests:\n" + rows(placed.map { SampledValue($0) }, indent: "    ")
    }
    if !guessed.isEmpty {
      text += "  guessed, for want of a `sample`:\n" + rows(guessed.map { SampledValue($0) }, indent: "    ")
    }
    return text
  }

  private func rows(_ values: [SampledValue], indent: String) -> String {
    let rows = values.map { sampled in
      let (value, item) = (sampled.value, sampled.item.map { "[\($0)]" } ?? "")
      return [
        transition.name(of: value.subject) + item + "." + value.property.rawValue,
        Self.text(value.shown), value.property.type.shownUnit,
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
      if isByPlatform { json.member("byPlatform", true) }
      if let outcome { json.member("outcome", outcome) }
      if let restState { json.member("restState", restState) }
      if let progress, !isSettling { json.member("progress", Self.rounded(progress)) }
      json.member("values") { write(values, &$0) }
      json.member("held") { write(held.map { SampledValue($0) }, &$0) }
      if !placed.isEmpty { json.member("placed") { write(placed.map { SampledValue($0) }, &$0) } }
      if !guessed.isEmpty { json.member("guessed") { write(guessed.map { SampledValue($0) }, &$0) } }
    }
  }

  private func write(_ values: [SampledValue], _ json: inout JSONWriter) {
    json.array { json in
      for sampled in values {
        let value = sampled.value
        json.element { json in
          json.inline { json in
            json.object { json in
              json.member("target", transition.name(of: value.subject))
              if let item = sampled.item { json.member("item", item) }
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

  static func text(_ value: Value) -> String {
    if case .flag(let flag) = value { return flag ? "true" : "false" }
    return value.numbers.map(number).joined(separator: ", ")
  }

  /// A value with the unit of its property.
  static func textWithUnit(_ value: Value, of property: Property) -> String {
    let unit = property.type.shownUnit
    return text(value.shown(as: property.type)) + (unit.isEmpty ? "" : " " + unit)
  }

  /// A number rounded to a ten thousandth, which is finer than any display.
  static func rounded(_ number: Double) -> Double {
    let rounded = (number * 10_000).rounded() / 10_000
    if !rounded.isFinite { return number }
    return rounded == 0 ? 0 : rounded
  }

  static func number(_ number: Double) -> String { NumberText.text(rounded(number)) }

  static func milliseconds(_ seconds: Double) -> String { number(seconds * 1000) + "ms" }
}

extension Property {
  /// Whether it counts from the side where reading begins.
  var isInReadingDirection: Bool { self == .leading || self == .trailing }
}

extension PropertyValue {
  /// The value in the unit in which people read it.
  fileprivate var shown: Value { value.shown(as: property.type) }
}

extension Value {
  /// The value in the unit in which people read its type: angles in degrees.
  func shown(as type: ValueType) -> Value {
    guard type == .scalar(.angle), case .number(let angle) = self else { return self }
    return .number(angle * 180 / .pi)
  }
}

extension ValueType {
  /// The unit of its numbers where people read them.
  var shownUnit: String { self == .scalar(.angle) ? "deg" : unitName }

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
