extension Layout {
  mutating func write(_ statement: SwiftStatement) {
    switch statement {
    case .blank: blankLine()
    case .note(let text): paragraph(text)
    case .constant(let name, let type, let value):
      text("let ")
      text(name)
      if let type { self.type(type) }
      write(assigned: value)
    case .discarded(let value):
      text("_")
      write(assigned: value)
    case .expression(let call): write(call)
    case .assignment(let target, let value):
      write(target)
      write(assigned: value)
    case .guarding(let condition):
      text("guard ")
      write(condition)
      text(" else { return nil }")
    case .binding(let name, let value):
      text("guard let " + name + " = ")
      write(value)
      text(" else { return nil }")
    case .result(let value):
      text("return ")
      write(value)
    case .placed(let statement, let place):
      remarked(place, isAbove: statement.breaksAtSign) { $0.write(statement) }
    }
  }

  /// Statements below each other; any number of blank statements is one empty line.
  mutating func write(_ statements: [SwiftStatement]) {
    var isFirst = true
    var isApart = false
    for statement in statements {
      if statement.isBlank {
        isApart = !isFirst
        continue
      }
      if isApart { blankLine() } else if !isFirst { hardLine() }
      write(statement)
      isFirst = false
      isApart = false
    }
  }

  /// A value with an operator outside all brackets begins on the next line if it does not fit.
  private mutating func write(assigned value: SwiftExpression) {
    guard case .binary = value else {
      text(" = ")
      return write(value)
    }
    group { group in
      group.text(" =")
      group.nested { rest in
        rest.line()
        rest.chain(value, isNested: false)
      }
    }
  }
}

extension SwiftStatement {
  fileprivate var isBlank: Bool { if case .blank = self { true } else { false } }

  /// Whether its first line end is behind the assignment operator, where no comment can be.
  fileprivate var breaksAtSign: Bool {
    switch self {
    case .constant(_, _, .binary), .discarded(.binary), .assignment(_, .binary): true
    default: false
    }
  }
}
