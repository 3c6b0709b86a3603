/// The new numbers of expressions when those of several parts of a file are merged into one arena: each part has appended its own to the
/// common ones.
package struct ExpressionShift: Sendable {
  /// The number of expressions that are common to all parts and keep their numbers.
  private let common: UInt32
  /// The offset that is added to the numbers of the others.
  private let distance: UInt32

  /// - Parameters:
  ///   - common: The number of expressions that all parts have in common.
  ///   - count: The number of expressions before those of the part, including the common ones.
  package init(common: Int, to count: Int) {
    self.common = UInt32(common)
    distance = UInt32(count - common)
  }

  /// Renumbers an expression.
  package func renumber(_ id: inout ExpressionID) { id = shifted(id) }

  /// Renumbers an expression, if there is one.
  package func renumber(_ id: inout ExpressionID?) { id = id.map(shifted) }

  private func shifted(_ id: ExpressionID) -> ExpressionID {
    id.index < common ? id : ExpressionID(Int(id.index + distance))
  }

  /// Renumbers the operands of a part's expressions, and appends its own expressions to those of the parts before.
  package func move(_ part: inout ExpressionArena, behind all: inout ExpressionArena) {
    for index in part.expressions.indices.dropFirst(Int(common)) { renumber(&part.expressions[index].kind) }
    all.expressions.append(contentsOf: part.expressions[Int(common)...])
    all.readings.append(contentsOf: part.readings[Int(common)...])
    all.allReadings = all.allReadings | part.allReadings
    part = ExpressionArena()
  }

  private func renumber(_ kind: inout ExpressionKind) {
    switch kind {
    case .number, .flag, .color, .property, .start, .found, .handed, .inState, .gesture, .gestureStart,
      .local:
      break
    case .component(let operand, let component): kind = .component(shifted(operand), component)
    case .negate(let operand): kind = .negate(shifted(operand))
    case .not(let operand): kind = .not(shifted(operand))
    case .binary(let sign, let left, let right): kind = .binary(sign, shifted(left), shifted(right))
    case .call(let function, let arguments): kind = .call(function, arguments.map(shifted))
    }
  }
}
