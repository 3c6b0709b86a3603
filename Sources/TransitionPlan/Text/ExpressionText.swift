import TransitionText

/// Expressions in the language's own notation, with as few parentheses as possible.
package struct ExpressionText {
  /// All expressions.
  package let expressions: ExpressionArena
  /// The transition whose names are used; nil for an expression of no transition, whose names are indices.
  package let transition: Transition?

  /// Makes the notation of some expressions.
  package init(expressions: ExpressionArena, transition: Transition?) {
    self.expressions = expressions
    self.transition = transition
  }

  /// The precedence of an expression; one with a lower precedence than its surroundings needs parentheses.
  private enum Binding: Int, Comparable {
    case or, and, not, comparison, range, sum, product, prefix, whole

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }

    /// The next tighter one, which is required of the right operand of an operator.
    var tighter: Binding { Binding(rawValue: rawValue + 1) ?? .whole }
  }

  /// The notation of an expression.
  package func text(_ id: ExpressionID) -> String { text(id, within: .or) }

  /// The name of an object.
  func name(of subject: Subject) -> String {
    if let transition, transition.has(subject) { return transition.name(of: subject) }
    return switch subject {
    case .container: "container"
    case .screen(let side): side.rawValue
    case .provided(let side, let index): "\(side.rawValue).views[\(index)]"
    case .shared(let index): "shared[\(index)]"
    case .added(let index): "views[\(index)]"
    case .tabBar: "tabBar"
    case .navigationBar: "navigationBar"
    }
  }

  /// The name of a value that a screen hands over.
  private func name(of side: Side, _ index: Int) -> String {
    if let transition, transition[side].values.indices.contains(index) {
      return transition[side].name + "." + transition[side].values[index].name
    }
    return "\(side.rawValue).values[\(index)]"
  }

  /// The name of a `let`.
  func name(ofLocal index: Int) -> String {
    if let transition, transition.locals.indices.contains(index) { return transition.locals[index].name }
    return "locals[\(index)]"
  }

  private func text(_ id: ExpressionID, within surroundings: Binding) -> String {
    let (text, binding) = bound(expressions[id])
    return binding < surroundings ? "(" + text + ")" : text
  }

  private func bound(_ expression: Expression) -> (String, Binding) {
    switch expression.kind {
    case .number(let number):
      let text = QuantityText.text(number, expression.type.dimension ?? .none)
      return (text, number < 0 ? .prefix : .whole)
    case .flag(let flag): return (flag ? "true" : "false", .whole)
    case .color(let color): return (text(color), .whole)
    case .property(let subject, let property): return (name(of: subject) + "." + property.rawValue, .whole)
    case .start(let subject, let property):
      return ("start." + name(of: subject) + "." + property.rawValue, .whole)
    case .found: return ("_", .whole)
    case .handed(let side, let index): return (name(of: side, index), .whole)
    case .inState(let index): return (transition?.states[index].name ?? "states[\(index)]", .whole)
    case .gesture(let value): return (value.rawValue, .whole)
    case .gestureStart(let value): return ("start." + value.rawValue, .whole)
    case .local(let index): return (name(ofLocal: index), .whole)
    case .component(let operand, let component):
      return (text(operand, within: .whole) + "." + component.rawValue, .whole)
    case .negate(let operand): return ("-" + text(operand, within: .whole), .prefix)
    case .not(let operand): return ("not " + text(operand, within: .not), .not)
    case .binary(let symbol, let left, let right):
      let binding = Self.binding(of: symbol)
      // Comparisons and ranges do not chain.
      let leftmost = binding == .comparison || binding == .range ? binding.tighter : binding
      let space = symbol == .range ? "" : " "
      let operands = (text(left, within: leftmost), text(right, within: binding.tighter))
      return (operands.0 + space + symbol.rawValue + space + operands.1, binding)
    case .call(let function, let arguments):
      let labels = function.labels
      let list = arguments.enumerated().map { index, argument in
        (index < labels.count ? labels[index] : "") + text(argument, within: .or)
      }.joined(separator: ", ")
      return (function.rawValue + "(" + list + ")", .whole)
    }
  }

  private static func binding(of symbol: BinaryOperator) -> Binding {
    switch symbol {
    case .or: .or
    case .and: .and
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: .comparison
    case .range: .range
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    }
  }

  /// A colour as `#RRGGBBAA`, or by its components if bytes cannot represent it.
  func text(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    let bytes = parts.map { ($0 * 255).rounded() }
    let isExact = zip(parts, bytes).allSatisfy { $1 >= 0 && $1 <= 255 && $1 / 255 == $0 }
    guard isExact else {
      return "color(" + parts.map(NumberText.text).joined(separator: ", ") + ")"
    }
    return "#"
      + bytes.map { byte in
        let digits = String(Int(byte), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Function {
  /// The labels of its arguments.
  fileprivate var labels: [String] {
    switch self {
    case .insets: ["top: ", "left: ", "bottom: ", "right: "]
    case .aspectFit, .aspectFill, .rubberBand: ["", "in: "]
    case .project: ["", "rate: "]
    default: []
    }
  }
}

extension Transition {
  /// Whether the transition has a subject.
  fileprivate func has(_ subject: Subject) -> Bool {
    switch subject {
    case .provided(let side, let index): self[side].views.indices.contains(index)
    case .shared(let index): shared.indices.contains(index)
    case .added(let index): views.indices.contains(index)
    default: true
    }
  }
}
