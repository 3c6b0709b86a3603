import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on a `let` that was meant to be a share: `let pull = translation.y / 300` is a length.
extension Checker {
  /// Labels the plain number by which a `let` divides a length, where the `let` is used as a plain number, and suppresses findings
  /// about its other uses.
  /// - Returns: Whether there is such a number.
  mutating func blameLet(_ node: NodeID, _ diagnostic: inout Diagnostic) -> Bool {
    guard let name = plainLet(in: node), let declaration = scope[name.symbol],
      let value = lengthLets[declaration.name], let divisor = plainDivisor(in: value),
      let fixIt = unitFixIt(divisor, .length)
    else { return false }
    let text = tree.source.text(tree.range(divisor))
    diagnostic.notes = ["`\(text)` is not a length, so the quotient is still one"]
    diagnostic.labels.append(DiagnosticLabel(tree.range(divisor), "a plain number"))
    diagnostic.fixIts = [FixIt(fixIt.title, fixIt.edits, applicability: .needsReview)]
    scope.resolve(name.symbol, .broken)
    return true
  }

  /// A smaller divisor is intended, as in `translation.y / 2`.
  private static let leastWhole = 10.0

  /// The `let` in a value, clamped or not.
  private func plainLet(in node: NodeID) -> PathName? {
    switch tree.kind(node) {
    case .path:
      guard let name = onlyName(node), case .local? = scope[name.symbol]?.entity else { return nil }
      return name
    default: return inner(node).compactMap { plainLet(in: $0) }.first
    }
  }

  /// The plain number that a length is divided by.
  private func plainDivisor(in node: NodeID) -> NodeID? {
    if tree.kind(node) == .binary {
      guard let right = tree.child(node, .right), let left = tree.child(node, .left),
        tree.tokens[tree.tokenRange(left).upperBound].kind == .slash,
        let number = literal(right), number >= Self.leastWhole
      else { return nil }
      return right
    }
    return inner(node).compactMap { plainDivisor(in: $0) }.first
  }

  /// The operands of parentheses, signs and clamping functions.
  private func inner(_ node: NodeID) -> [NodeID] {
    switch tree.kind(node) {
    case .parenthesized, .prefix: return [tree.child(node, .operand)].compactMap(\.self)
    case .apply:
      guard let name = tree.child(node, .function) else { return [] }
      switch vocabulary[tree.symbol(name)].function {
      case .min, .max: return arguments(of: node).map(\.node)
      case .abs, .clamp, .rubberBand: return arguments(of: node).prefix(1).map(\.node)
      default: return []
      }
    default: return []
    }
  }
}
