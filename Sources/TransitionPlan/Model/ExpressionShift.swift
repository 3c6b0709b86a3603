/// How expressions are numbered when those of several parts of a file come into one arena: each part has made its own
/// behind those that all of them know.
package struct ExpressionShift: Sendable {
  /// So many expressions are known to all parts and keep their numbers.
  private let common: UInt32
  /// How much further back the others stand.
  private let distance: UInt32

  /// - Parameters:
  ///   - common: How many expressions all parts know.
  ///   - count: How many there are before those of the part, with those.
  package init(common: Int, to count: Int) {
    self.common = UInt32(common)
    distance = UInt32(count - common)
  }

  /// Numbers an expression anew.
  package func renumber(_ id: inout ExpressionID) { id = shifted(id) }

  /// Numbers an expression anew, if there is one.
  package func renumber(_ id: inout ExpressionID?) { id = id.map(shifted) }

  private func shifted(_ id: ExpressionID) -> ExpressionID {
    id.index < common ? id : ExpressionID(Int(id.index + distance))
  }

  /// Numbers the operands of a part's expressions anew, and puts all that it has made behind those of the parts before.
  package func move(_ part: inout ExpressionArena, behind all: inout ExpressionArena) {
    for index in part.expressions.indices.dropFirst(Int(common)) { renumber(&part.expressions[index].kind) }
    all.expressions.append(contentsOf: part.expressions[Int(common)...])
    part.expressions = []
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
