extension ExpressionArena {
  /// The value of an expression that does not depend on a run, also one of several numbers such as `vector(0, 40pt)`; nil for other
  /// expressions, and for those that are not built from numbers by functions alone.
  public func constantValue(_ id: ExpressionID) -> Value? {
    switch self[id].kind {
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .color(let color): return .color(color)
    case .negate(let operand): return constantValue(operand)?.mapped { $0 == 0 ? 0 : -$0 }
    case .call(let function, let arguments) where function.onlyGathers:
      var lanes = Value.Lanes()
      for (index, argument) in arguments.prefix(4).enumerated() {
        guard let number = constantValue(argument)?.number else { return nil }
        lanes[index] = number
      }
      return Value(self[id].type, lanes)
    case .call(let function, let arguments):
      let values = arguments.compactMap(constantValue)
      return values.count == arguments.count ? function.value(values, type: self[id].type) : nil
    default: return nil
    }
  }

  /// Whether two expressions have one value in every run: true if they are alike, false if they are known to differ, nil if only a run can
  /// tell.
  /// - Parameter locals: The `let`s that they use.
  public func areEqual(_ left: ExpressionID, _ right: ExpressionID, through locals: [Local] = []) -> Bool? {
    if let a = constantValue(left), let b = constantValue(right) { return a == b }
    return isAlike(left, right, locals) ? true : nil
  }

  private func isAlike(_ left: ExpressionID, _ right: ExpressionID, _ locals: [Local]) -> Bool {
    if self[left].kind == self[right].kind { return true }
    func isAlike(_ a: ExpressionID, _ b: ExpressionID) -> Bool { self.isAlike(a, b, locals) }
    switch (kind(left, through: locals), kind(right, through: locals)) {
    case (.component(let a, let part), .component(let b, let other)): return part == other && isAlike(a, b)
    case (.negate(let a), .negate(let b)), (.not(let a), .not(let b)): return isAlike(a, b)
    case (.binary(let sign, let a, let b), .binary(let other, let c, let d)):
      return sign == other && isAlike(a, c) && isAlike(b, d)
    case (.call(let function, let values), .call(let other, let others)):
      return function == other && values.count == others.count && zip(values, others).allSatisfy(isAlike)
    case (let a, let b): return a == b
    }
  }
}
