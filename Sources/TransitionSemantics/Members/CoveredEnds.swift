import TransitionPlan

extension Checker {
  /// Whether a screen without a `place` covers the container where it rests: nothing is seen then of what lies below it. The `to` screen of
  /// an overlay may be transparent.
  /// - Parameter rests: The values of its tracks there.
  func coversContainer(
    _ side: Side, in style: TransitionStyle?, _ holds: [Hold], _ placements: [Placement],
    rests: [(property: Property, value: ExpressionID)]
  ) -> Bool {
    let screen = Subject.screen(side)
    return (side == .from || style != .overlay) && !placements.contains { $0.subject == screen }
      && !holds.contains { $0.subject == screen && !leavesWhole($0.property, $0.value, side) }
      && rests.allSatisfy { leavesWhole($0.property, $0.value, side) }
  }

  /// Whether a screen with a value of a property still covers the container.
  private func leavesWhole(_ property: Property, _ value: ExpressionID, _ side: Side) -> Bool {
    if case .found(.screen(side), property) = expressions[value].kind { return true }
    switch property {
    case .dim, .blur, .borderWidth, .borderColor, .tint, .shadowOpacity, .shadowRadius, .shadowOffset,
      .perspective,
      .anchor, .clipsToBounds:
      return true
    case .x, .y, .leading, .top: return expressions.constant(value) == 0
    case .translation:
      guard case .call(.vector, let parts) = expressions[value].kind else { return false }
      return parts.allSatisfy { expressions.constant($0) == 0 }
    default: return property.neutral.map { expressions.constant(value) == $0 } ?? false
    }
  }

  /// The objects below another one, directly or not.
  func below(_ object: Subject, _ layers: [Layer]) -> Set<Subject> {
    var (below, open) = (Set<Subject>(), [object])
    while let object = open.popLast() {
      for layer in layers where layer.above == object && below.insert(layer.below).inserted {
        open.append(layer.below)
      }
    }
    return below
  }
}
