import TransitionText

extension Layout {
  mutating func write(_ expression: SwiftExpression) {
    switch expression {
    case .name(let name): text(name)
    case .number(let number): text(NumberText.text(number))
    case .string(let string): text(Self.quoted(string))
    case .member(let base, let name):
      write(base, in: .postfix)
      text(".")
      text(name)
    case .optionalMember(let base, let name):
      write(base, in: .postfix)
      text("?.")
      text(name)
    case .implicit(let name):
      text(".")
      text(name)
    case .call(let function, let arguments):
      if case .member(let base, _) = function, case .call = base { return modified(expression) }
      write(function, in: .postfix)
      write(arguments)
    case .trailing(let call, let closure):
      write(call, in: .postfix)
      text(" ")
      write(closure)
    case .closure(let closure): write(closure)
    case .prefix(let symbol, let operand):
      text(symbol)
      write(operand, in: .postfix)
    case .binary(let low, .range, let high):
      let space = low.precedence == .postfix && high.precedence == .postfix ? "" : " "
      write(low, in: .addition)
      text(space + "..." + space)
      write(high, in: .addition)
    case .binary: group { $0.chain(expression) }
    case .cast(let value, let type):
      write(value, in: .cast)
      text(" as? " + type)
    case .array(let items): list("[", items, "]", closesBelow: true, endsWithComma: true) { $0.write($1) }
    }
  }

  /// An expression, in parentheses if its operator binds less tightly than its surroundings.
  private mutating func write(_ expression: SwiftExpression, in around: SwiftPrecedence) {
    if expression.precedence >= around { return write(expression) }
    text("(")
    write(expression)
    text(")")
  }

  private mutating func write(_ closure: SwiftClosure) {
    group { $0.braces(closure.signature.map { " " + $0 + " in" } ?? "", closure.body) }
  }

  private mutating func write(_ arguments: [SwiftArgument], closesBelow: Bool = false) {
    list("(", arguments, ")", closesBelow: closesBelow) { list, argument in
      if let label = argument.label {
        list.text(label)
        list.text(": ")
      }
      list.write(argument.value)
    }
  }

  /// A call and calls of its result: these are together on the next line if they do not fit behind it, or behind its closing bracket if its
  /// arguments are broken; if one line is too short for them, each has its own.
  private mutating func modified(_ call: SwiftExpression) {
    var modifiers: [(name: String, arguments: [SwiftArgument])] = []
    var first = call
    while case .call(.member(let base, let name), let arguments) = first, case .call = base {
      modifiers.append((name, arguments))
      first = base
    }
    guard case .call(let function, let arguments) = first else { return }
    write(function, in: .postfix)
    write(arguments, closesBelow: true)
    nested { rest in
      rest.group { group in
        group.softLine()
        group.group { line in
          for (index, modifier) in modifiers.reversed().enumerated() {
            if index > 0 { line.softLine() }
            line.text("." + modifier.name)
            line.write(modifier.arguments)
          }
        }
      }
    }
  }

  /// Operands of operators of one precedence are below each other if they do not fit on one line.
  /// - Parameter isNested: Whether those below are indented by one step.
  mutating func chain(_ expression: SwiftExpression, isNested: Bool = true) {
    let precedence = expression.precedence
    var operands: [(symbol: SwiftOperator, operand: SwiftExpression)] = []
    var first = expression
    while case .binary(let left, let symbol, let right) = first, symbol.precedence == precedence {
      operands.append((symbol, right))
      first = left
      // Comparisons do not associate.
      if precedence == .comparison { break }
    }
    func rest(_ layout: inout Layout) {
      for (symbol, operand) in operands.reversed() {
        layout.line()
        layout.text(symbol.rawValue)
        layout.text(" ")
        layout.write(operand, in: precedence.tighter)
      }
    }
    write(first, in: precedence == .comparison ? precedence.tighter : precedence)
    if isNested { nested(rest) } else { rest(&self) }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": quoted += "\\\\"
      case "\"": quoted += "\\\""
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
