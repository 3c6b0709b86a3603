import TransitionPlan

extension ExpressionArena {
  /// A hash of expressions that is equal where `areEqual` says that they are.
  func likeness(_ id: ExpressionID) -> Int {
    var hasher = Hasher()
    if let value = constantValue(id) { hasher.combine(value) } else { combine(id, into: &hasher) }
    return hasher.finalize()
  }

  private func combine(_ id: ExpressionID, into hasher: inout Hasher) {
    switch self[id].kind {
    case .component(_, let part): hasher.combine(part)
    case .negate: hasher.combine(0)
    case .not: hasher.combine(1)
    case .binary(let symbol, _, _): hasher.combine(symbol)
    case .call(let function, _): hasher.combine(function)
    case let leaf: hasher.combine(leaf)
    }
    for operand in operands(of: id) { combine(operand, into: &hasher) }
  }
}
