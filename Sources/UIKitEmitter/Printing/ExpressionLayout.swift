import TransitionText

extension SwiftExpression {
  /// It as text that may be broken.
  var layout: Layout {
    switch self {
    case .name(let name): .text(name)
    case .number(let number): .text(NumberText.text(number))
    case .string(let text): .text(Self.quoted(text))
    case .member(let base, let name): .sequence([base.layout(in: .postfix), .text("." + name)])
    case .optionalMember(let base, let name):
      .sequence([base.layout(in: .postfix), .text("?." + name)])
    case .implicit(let name): .text("." + name)
    case .call(let function, let arguments):
      modified ?? .sequence([function.layout(in: .postfix), .list("(", arguments.map(\.layout), ")")])
    case .trailing(let call, let closure):
      .sequence([call.layout(in: .postfix), .text(" "), closure.layout])
    case .closure(let closure): closure.layout
    case .prefix(let symbol, let operand): .sequence([.text(symbol), operand.layout(in: .postfix)])
    case .binary(_, .range, _): rangeLayout
    case .binary: .group(chain())
    case .cast(let value, let type): .sequence([value.layout(in: .cast), .text(" as? " + type)])
    case .array(let items): .list("[", items.map(\.layout), "]")
    }
  }

  /// It where something around binds as tightly as that.
  func layout(in around: SwiftPrecedence) -> Layout {
    precedence < around ? .sequence([.text("("), layout, .text(")")]) : layout
  }

  /// A call and calls of its result: these stand together on the next line where they do not fit behind it, or behind its
  /// closing bracket where its arguments are broken.
  private var modified: Layout? {
    var modifiers: [Layout] = []
    var first = self
    while case .call(.member(let base, let name), let arguments) = first, case .call = base {
      modifiers.insert(.sequence([.text("." + name), .list("(", arguments.map(\.layout), ")")]), at: 0)
      first = base
    }
    guard !modifiers.isEmpty, case .call(let function, let arguments) = first else { return nil }
    let list = Layout.list("(", arguments.map(\.layout), ")", closesBelow: true)
    return .sequence([
      function.layout(in: .postfix), list, .nested(.group(.sequence([.softLine] + modifiers))),
    ])
  }

  /// Operands of operators that bind alike stand below each other where they do not fit on one line.
  /// - Parameter isNested: Whether those below are one step further in.
  func chain(isNested: Bool = true) -> Layout {
    var operands: [(symbol: SwiftOperator, operand: SwiftExpression)] = []
    var first = self
    while case .binary(let left, let symbol, let right) = first, symbol.precedence == precedence {
      operands.insert((symbol, right), at: 0)
      first = left
      // Comparisons do not go on.
      if precedence == .comparison { break }
    }
    let tighter = precedence.tighter
    let head = first.layout(in: precedence == .comparison ? tighter : precedence)
    let rest = operands.flatMap { symbol, operand in
      [Layout.line, .text(symbol.rawValue + " "), operand.layout(in: tighter)]
    }
    return .sequence([head, isNested ? .nested(.sequence(rest)) : .sequence(rest)])
  }

  private var rangeLayout: Layout {
    guard case .binary(let low, _, let high) = self else { return .sequence([]) }
    let space = low.precedence == .postfix && high.precedence == .postfix ? "" : " "
    return .sequence([
      low.layout(in: .addition), .text(space + "..." + space), high.layout(in: .addition),
    ])
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

extension SwiftArgument {
  /// It as text that may be broken.
  var layout: Layout {
    guard let label else { return value.layout }
    return .sequence([.text(label + ": "), value.layout])
  }
}

extension SwiftClosure {
  /// It as text that may be broken.
  var layout: Layout {
    .braces(signature.map { " " + $0 + " in" } ?? "", body)
  }
}
