import TransitionPlan
import TransitionText

/// The context of names and expressions within a transition.
struct TimelineContext {
  let transition: Transition
  let expressions: ExpressionArena

  func name(_ subject: Subject) -> String { transition.name(of: subject) }
}

extension JSONWriter {
  /// Writes a member that is an array.
  mutating func list<Item>(_ key: String, _ items: [Item], _ body: (inout JSONWriter, Item) -> Void) {
    member(key) { json in
      json.array { json in
        for item in items { json.element { body(&$0, item) } }
      }
    }
  }

  /// Writes an object on one line.
  mutating func line(_ body: (inout JSONWriter) -> Void) { inline { $0.object(body) } }

  /// Writes a member that is an object on one line.
  mutating func line(_ key: String, _ body: (inout JSONWriter) -> Void) { member(key) { $0.line(body) } }

  /// Writes a location in the spec.
  mutating func spec(_ location: SpecLocation) {
    line("spec") { json in
      json.member("line", location.line)
      json.member("column", location.column)
    }
  }

  /// Writes numbers on one line.
  mutating func numbers(_ numbers: [Double]) {
    inline { json in
      json.array { json in
        for number in numbers { json.element { $0.number(number) } }
      }
    }
  }

  /// Writes documentation, if there is any.
  mutating func summary(_ lines: [String]) {
    if !lines.isEmpty { member("summary", lines.joined(separator: "\n")) }
  }

  /// Writes an object, its property, and the unit of its numbers.
  mutating func path(_ subject: Subject, _ property: Property, _ context: TimelineContext) {
    member("target", context.name(subject))
    member("property", property.rawValue)
    member("unit", TimelineUnit.of(property.type))
  }

  /// Writes a curve.
  /// - Parameter isOfGesture: Whether a spring continues at the velocity of a finger.
  mutating func curve(_ curve: Curve, isOfGesture: Bool = false) {
    line("curve") { json in
      switch curve {
      case .linear: json.member("kind", "linear")
      case .cubic(let cubic, let name):
        json.member("kind", "cubicBezier")
        if let name { json.member("name", name.rawValue) }
        json.member("points") { $0.numbers([cubic.x1, cubic.y1, cubic.x2, cubic.y2]) }
      case .spring(let curve):
        json.member("kind", "spring")
        json.member("dampingRatio", curve.dampingRatio)
        json.member("mass", curve.spring.mass)
        json.member("stiffness", curve.spring.stiffness)
        json.member("damping", curve.spring.damping)
        if isOfGesture {
          json.member("initialVelocity", "gesture")
        } else {
          json.member("initialVelocity", 0)
        }
        json.member("settleMs", Milliseconds.of(curve.duration))
      }
    }
  }
}

/// The names of units in timelines.
enum TimelineUnit {
  /// The unit of a dimension: `1`, `pt`, `pt/s`, `1/s`, `pt^2`.
  static func of(_ dimension: Dimension) -> String {
    let parts = [("pt", Int(dimension.length)), ("s", Int(dimension.time)), ("rad", Int(dimension.angle))]
    let above = parts.filter { $0.1 > 0 }.map { power($0.0, $0.1) }.joined(separator: "*")
    let below = parts.filter { $0.1 < 0 }.map { "/" + power($0.0, -$0.1) }.joined()
    return (above.isEmpty ? "1" : above) + below
  }

  /// The unit of every number of a value; `color` for red, green, blue and alpha in sRGB, `flag` for a truth value.
  static func of(_ type: ValueType) -> String {
    switch type {
    case .scalar(let dimension), .vector(let dimension), .range(let dimension): of(dimension)
    case .point, .size, .rect, .insets: of(Dimension.length)
    case .color: "color"
    case .flag: "flag"
    }
  }

  private static func power(_ unit: String, _ exponent: Int) -> String {
    exponent == 1 ? unit : "\(unit)^\(exponent)"
  }
}
