extension SwiftStatement {
  /// It as text that may be broken.
  var layout: Layout {
    switch self {
    case .blank: .blankLine
    case .note(let text): .paragraph(marker: "//", text)
    case .constant(let name, let type, let value):
      Self.assignment("let " + name + (type.map { ": " + $0 } ?? ""), value)
    case .discarded(let value): Self.assignment("_", value)
    case .expression(let call): call.layout
    case .assignment(let target, let value): Self.assignment(target.layout, value)
    case .guarding(let condition):
      .sequence([.text("guard "), condition.layout, .text(" else { return nil }")])
    case .binding(let name, let value):
      .sequence([.text("guard let " + name + " = "), value.layout, .text(" else { return nil }")])
    case .result(let value): .sequence([.text("return "), value.layout])
    case .cases(let name, let cases):
      .sequence([.text("switch " + name + " {"), .sequence(cases.flatMap(Self.lines)), .hardLine, .text("}")])
    case .placed(let statement, let place):
      .remarked(statement.layout, place, isAbove: statement.breaksAtSign)
    }
  }

  /// Whether its first line end is behind the sign of an assignment, where no comment can stand.
  private var breaksAtSign: Bool {
    switch self {
    case .constant(_, _, .binary), .discarded(.binary), .assignment(_, .binary): true
    default: false
    }
  }

  /// Statements below each other; where an empty line is said there is one, however often.
  static func lines(_ statements: [SwiftStatement]) -> Layout {
    var parts: [Layout] = []
    var isApart = false
    for statement in statements {
      if statement == .blank {
        isApart = !parts.isEmpty
      } else {
        if !parts.isEmpty { parts.append(isApart ? .blankLine : .hardLine) }
        parts.append(statement.layout)
        isApart = false
      }
    }
    return .sequence(parts)
  }

  private static func assignment(_ target: String, _ value: SwiftExpression) -> Layout {
    assignment(.text(target), value)
  }

  /// A value that has operators outside all brackets begins on the next line if it does not fit.
  private static func assignment(_ target: Layout, _ value: SwiftExpression) -> Layout {
    if case .binary = value {
      return .group(
        .sequence([target, .text(" ="), .nested(.sequence([.line, value.chain(isNested: false)]))]))
    }
    return .sequence([target, .text(" = "), value.layout])
  }

  private static func lines(of item: SwiftCase) -> [Layout] {
    let names = item.names.map { "." + $0 }.joined(separator: ", ")
    return [.hardLine, .text("case " + names + ": "), .nested(item.value.layout)]
  }
}
