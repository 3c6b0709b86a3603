import TransitionPlan

extension ExpressionWriter {
  /// A function of the language.
  mutating func call(_ function: Function, _ arguments: [ExpressionID], _ type: ValueType) -> Written {
    // A range is no value in Swift: its ends are arguments.
    let ids = arguments.flatMap { ends(of: $0) ?? [$0] }
    let isGeneric = function == .min || function == .max
    let operands = sparing(ids, besides: isGeneric ? ids.count - 1 : 0)
    let count = operands.reduce(isGeneric ? ids.count - 1 : 0) { $0 + $1.operators }
    return Written(code: code(function, operands.map(\.code)), operators: count)
  }

  private func code(_ function: Function, _ values: [SwiftExpression]) -> SwiftExpression {
    switch function {
    case .min, .max, .abs: call(.name(function.rawValue), values, [])
    case .clamp, .lerp, .map, .rubberBand, .sqrt, .sin, .cos, .inset, .offset:
      call(.name("TransitionMath").dot(function.rawValue), values, [])
    case .aspectFit, .aspectFill: call(.name("TransitionMath").dot(function.rawValue), values, [nil, "in"])
    case .project: call(.name("TransitionMath").dot("project"), values, [nil, "rate"])
    case .rect: call(.name("CGRect"), values, ["x", "y", "width", "height"])
    case .point, .vector, .unit: call(.name("CGPoint"), values, ["x", "y"])
    case .size: call(.name("CGSize"), values, ["width", "height"])
    case .insets: call(.name("UIEdgeInsets"), values, ["top", "left", "bottom", "right"])
    }
  }

  private func call(
    _ function: SwiftExpression, _ values: [SwiftExpression], _ labels: [String?]
  ) -> SwiftExpression {
    .call(
      function,
      values.enumerated().map { SwiftArgument($0 < labels.count ? labels[$0] : nil, $1) })
  }

  /// The ends of a range.
  private func ends(of id: ExpressionID) -> [ExpressionID]? {
    switch scope.arena[id].kind {
    case .binary(.range, let low, let high): [low, high]
    case .local(let index): ends(of: scope.transition.locals[index].value)
    default: nil
    }
  }
}

extension SwiftExpression {
  /// A call of a function of the runtime.
  static func math(_ function: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(.name("TransitionMath").dot(function), arguments)
  }
}
